"""Support messages and their answers."""
