"""Reminders: single and recurring dates, their answers, and their notifications."""
