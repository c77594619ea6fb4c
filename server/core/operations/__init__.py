"""What operators need: settings, logs, metrics, the job queue and Redis."""
