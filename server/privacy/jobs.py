"""The jobs for exports and the erasure of accounts."""

from typing import Final

from server.core.operations.job_queue import Job
from server.privacy import account_closure, export_job, export_requests

MINUTE: Final = 60

JOBS: Final = (
    Job(export_requests.JOB, export_job.run_export_job, every_seconds=MINUTE),
    Job("old_exports", export_job.remove_old_exports, every_seconds=60 * MINUTE),
    Job("erase_accounts", account_closure.erase_closed_accounts, every_seconds=MINUTE),
)
