"""The job that deletes old origins; events are deleted by a command only."""

from typing import Final

from server.audit.service import forget_origins
from server.core.operations.job_queue import Job

JOBS: Final = (Job("audit_origins", forget_origins, every_seconds=60 * 60),)
