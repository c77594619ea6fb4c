"""The periodic jobs of the ledger."""

from typing import Final

from server.core.http.idempotency import delete_old_keys
from server.core.operations.job_queue import Job
from server.transactions.undo_log import delete_expired

HOUR: Final = 3600

JOBS: Final = (
    Job("forget_old_keys", delete_old_keys, every_seconds=HOUR),
    Job("forget_old_acts", delete_expired, every_seconds=HOUR),
)
