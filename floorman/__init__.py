"""Floorman rules on what happened at a poker table, with the clause behind each ruling."""
