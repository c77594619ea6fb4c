"""Anonymous page view statistics."""
