"""What the worker does for sessions and devices."""

from typing import Final

from server.core.operations.job_queue import Job
from server.sessions.known import forget_old

JOBS: Final = (Job("forget_devices", forget_old, every_seconds=24 * 60 * 60),)
