"""Days, moments and money months."""
