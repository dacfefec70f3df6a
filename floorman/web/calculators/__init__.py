"""The calculators on the web: their forms, their pages and their part of the API."""
