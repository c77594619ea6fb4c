"""The worker's jobs for investments."""

from typing import Final

from server.core.operations.job_queue import Job
from server.investments import due_dispatch

JOBS: Final = (Job("plan_dates", due_dispatch.dispatch_due, every_seconds=60),)
