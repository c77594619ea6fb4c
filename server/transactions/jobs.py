"""What the worker does for the ledger."""

from typing import Final

from server.core.http.idempotency import forget_old_keys
from server.core.operations.job_queue import Job
from server.transactions.act_queries import forget_old

HOUR: Final = 3600

JOBS: Final = (
    Job("forget_old_keys", forget_old_keys, every_seconds=HOUR),
    Job("forget_old_acts", forget_old, every_seconds=HOUR),
)
