"""Days to be reminded of, and the engine that notices when they have come."""
