"""The only code that reads `rulings/`: strict YAML in, a checked Library out."""
