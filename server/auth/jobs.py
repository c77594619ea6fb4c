"""What the worker does for passwords and invitations."""

from typing import Final

from server.auth import invitations
from server.auth.resets import forget_expired
from server.core.operations.job_queue import Job

JOBS: Final = (
    Job("forget_resets", forget_expired, every_seconds=60 * 60),
    Job("settle_invitations", invitations.settle_moved, every_seconds=60 * 60),
    Job("forget_invitations", invitations.forget_old, every_seconds=60 * 60),
)
