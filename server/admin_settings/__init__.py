"""Site settings, roles, exchange rates and holidays in the console."""
