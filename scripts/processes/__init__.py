"""Runs the processes of the Procfile on one machine."""
