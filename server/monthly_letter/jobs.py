"""The worker's jobs for the monthly letter."""

from typing import Final

from server.core.operations.job_queue import Job
from server.monthly_letter import service

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE

JOBS: Final = (
    Job("monthly_letters", service.dispatch_due, every_seconds=MINUTE),
    Job("monthly_letters_enrol", service.enrol_accounts, every_seconds=HOUR),
)
