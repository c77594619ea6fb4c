"""Periodic jobs of articles."""

from typing import Final

from server.articles.publication import publish_due
from server.core.operations.job_queue import Job

JOBS: Final = (Job("planned_articles", publish_due, every_seconds=60),)
