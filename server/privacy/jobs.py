"""What the worker does for the data of people."""

from typing import Final

from server.core.operations.job_queue import Job
from server.privacy import erasing, exporting, exports

MINUTE: Final = 60

JOBS: Final = (
    Job(exports.JOB, exporting.make_waiting, every_seconds=MINUTE),
    Job("old_exports", exporting.remove_old, every_seconds=60 * MINUTE),
    Job("erase_accounts", erasing.erase_due, every_seconds=MINUTE),
)
