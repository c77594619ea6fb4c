"""Health, readiness, metrics, and the documentation page of the API."""
