"""Keeping the owner of an account out, for a reason that is told, and letting them in again."""

from datetime import datetime
from typing import Any, Final

from sqlalchemy import update

from server.audit import actions
from server.audit import service as audit
from server.core.calendar.clock import now, wire
from server.core.errors import Conflict
from server.core.ids import new_id
from server.core.mail import outbox
from server.core.text.i18n import _
from server.extensions import db
from server.users.levels import Target, target_of
from server.users.models import ACTIVE, PENDING, SUSPENDED, User
from server.users.presence import presence
from server.users.signing_out import sign_out_everywhere
from server.users.standing_letters import ACCOUNT_RESTORED, ACCOUNT_SUSPENDED

REASONS: Final = tuple(actions.ACCOUNT_SUSPENDED)


class AlreadySuspended(Conflict):
    """409: somebody was faster, and the owner was told that reason."""

    code = "already_suspended"
    message = _("This account is suspended already.")


class NotSuspended(Conflict):
    """409: there is nothing to restore."""

    code = "not_suspended"
    message = _("This account is not suspended.")


class NotConfirmed(Conflict):
    """409: its owner has not confirmed the address, so nobody can sign in anyway."""

    code = "not_confirmed"
    message = _("The address of this account is not confirmed yet.")


def suspend(actor_id: str, target_id: str, reason: str, note: str) -> None:
    """Keep the owner of an account out from the next call on, and tell them why.

    Every session and token ends, and a change of address that waits is taken back.

    AlreadySuspended, NotConfirmed, and what `target_of` raises.
    """
    act = actions.ACCOUNT_SUSPENDED[reason]
    target = target_of(actor_id, target_id, act)
    _require_confirmed(target)
    moment = now()
    change: dict[str, Any] = {
        "status": SUSPENDED,
        "suspended_at": moment,
        "suspended_for": reason,
        "suspended_note": note or None,
        "session_version": User.session_version + 1,
        # It may be the work of whoever the owner is protected from.
        "new_email": None,
        "new_email_id": None,
        "new_email_at": None,
    }
    if not _become(target_id, ACTIVE, change):
        raise AlreadySuspended
    sign_out_everywhere(target_id)
    presence.follow(target_id, is_there=False)
    audit.record(act, actor_id=actor_id, target_id=target_id)
    _tell(target, ACCOUNT_SUSPENDED, moment)


def restore(actor_id: str, target_id: str) -> None:
    """Let the owner of a suspended account in again, who is told and signs in anew.

    NotSuspended, and what `target_of` raises. An account that closes goes on closing.
    """
    act = actions.SUSPENSION_LIFTED
    target = target_of(actor_id, target_id, act)
    reasons = dict.fromkeys(("suspended_at", "suspended_for", "suspended_note"))
    if not _become(target_id, SUSPENDED, {"status": ACTIVE, **reasons}):
        raise NotSuspended
    presence.follow(target_id, is_there=target.closes_at is None)
    audit.record(act, actor_id=actor_id, target_id=target_id)
    _tell(target, ACCOUNT_RESTORED, now())


def sign_out(actor_id: str, target_id: str) -> None:
    """End every session and token of an account at once; NotConfirmed, and as `target_of`."""
    target = target_of(actor_id, target_id, actions.SIGNED_OUT)
    _require_confirmed(target)
    raised = update(User).where(User.id == target_id)
    db.session.execute(raised.values(session_version=User.session_version + 1))
    sign_out_everywhere(target_id)
    audit.record(actions.SIGNED_OUT, actor_id=actor_id, target_id=target_id)


def _require_confirmed(target: Target) -> None:
    if target.status == PENDING:
        raise NotConfirmed


def _become(target_id: str, before: str, values: dict[str, Any]) -> bool:
    """Change an account that has this status; False when it has another."""
    mine = update(User).where(User.id == target_id, User.status == before)
    changed = mine.values(**values, updated_at=now()).returning(User.id)
    return db.session.execute(changed).first() is not None


def _tell(target: Target, template: str, moment: datetime) -> None:
    outbox.put(
        template=template,
        recipient=target.email,
        language=target.told_in,
        cause=f"{template}:{new_id()}",
        parameters={"account": target.id, "at": wire(moment)},
        owner_id=target.id,
    )
