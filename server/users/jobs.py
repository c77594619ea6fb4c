"""What the worker does for accounts."""

from typing import Final

from server.core.operations.job_queue import Job
from server.users.activity import write_active
from server.users.addresses import forget_old
from server.users.service import free_unverified
from server.users.sorting import mend_keys

JOBS: Final = (
    Job("free_unverified", free_unverified, every_seconds=60 * 60),
    Job("active_users", write_active, every_seconds=60),
    Job("forget_addresses", forget_old, every_seconds=60 * 60),
    Job("name_keys", mend_keys, every_seconds=60 * 60),
)
