"""The worker's jobs for push."""

from typing import Final

from server.core.operations.job_queue import Job
from server.push import delivery
from server.push.outbox import PUSHES

JOBS: Final = (
    Job(PUSHES.job, delivery.send_queued, every_seconds=60),
    Job("push_retention", delivery.delete_old, every_seconds=6 * 60 * 60),
)
