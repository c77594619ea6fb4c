"""The audit log, as operators read it."""
