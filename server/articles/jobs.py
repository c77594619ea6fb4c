"""What the worker does for articles."""

from typing import Final

from server.articles.planning import bring_due
from server.core.operations.job_queue import Job

JOBS: Final = (Job("planned_articles", bring_due, every_seconds=60),)
