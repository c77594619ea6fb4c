"""Local services: a Redis protocol server and PostgreSQL."""
