"""What the worker does for investment plans."""

from typing import Final

from server.core.operations.job_queue import Job
from server.investments import due

JOBS: Final = (Job("plan_dates", due.tell_due, every_seconds=60),)
