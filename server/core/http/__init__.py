"""HTTP: blueprints, parsing, fields, errors, pagination, rate limits, request context."""
