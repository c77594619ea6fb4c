"""Whoever may no longer invite: their invitations that wait work no more."""

from sqlalchemy import update

from server.audit import actions
from server.audit import service as audit
from server.auth.invitations import open_now
from server.auth.models import Invitation
from server.core.calendar.clock import now
from server.extensions import db


def follow(owner_id: str, *, is_there: bool) -> None:
    """Withdraw what an account has invited when it goes out of use; it stays so."""
    if not is_there:
        withdraw_those_of(owner_id, actor_id=None)


def withdraw_those_of(inviter_id: str, *, actor_id: str | None) -> None:
    """Withdraw every invitation of an operator that could still be accepted."""
    theirs = Invitation.invited_by == inviter_id, Invitation.owner_id.is_(None), *open_now()
    ended = update(Invitation).where(*theirs).values(withdrawn_at=now()).returning(Invitation.id)
    for invitation_id in sorted(db.session.scalars(ended)):
        audit.record(actions.INVITATION_WITHDRAWN, actor_id=actor_id, target_id=invitation_id)
