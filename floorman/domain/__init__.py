"""The words of the rulebook as small frozen types: no file, web or database code."""
