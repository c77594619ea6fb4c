"""The job that deletes old devices."""

from typing import Final

from server.core.operations.job_queue import Job
from server.sessions.trusted_devices import delete_old_devices

JOBS: Final = (Job("forget_devices", delete_old_devices, every_seconds=24 * 60 * 60),)
