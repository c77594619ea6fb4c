"""The jobs for reset links and invitations."""

from typing import Final

from server.auth import invitations
from server.auth.reset_tokens import delete_expired_tokens
from server.core.operations.job_queue import Job

JOBS: Final = (
    Job("forget_resets", delete_expired_tokens, every_seconds=60 * 60),
    Job("settle_invitations", invitations.settle_changed_addresses, every_seconds=60 * 60),
    Job("forget_invitations", invitations.delete_old_invitations, every_seconds=60 * 60),
)
