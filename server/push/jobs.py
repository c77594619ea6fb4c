"""What the worker does for push."""

from typing import Final

from server.core.operations.job_queue import Job
from server.push import delivery, outbox

JOBS: Final = (
    Job(outbox.JOB, delivery.send_waiting, every_seconds=60),
    Job("push_retention", delivery.forget_old, every_seconds=6 * 60 * 60),
)
