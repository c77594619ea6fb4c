"""Shared tools of the tests: services, a mail sink, signed-in people."""
