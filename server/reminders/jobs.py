"""What the worker does for reminders."""

from typing import Final

from server.core.operations.job_queue import Job
from server.reminders import engine, forgetting
from server.reminders.timing import JOB

MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE

JOBS: Final = (
    Job(JOB, engine.tell_due, every_seconds=MINUTE),
    Job("forget_reminders", forgetting.forget_removed, every_seconds=DAY),
)
