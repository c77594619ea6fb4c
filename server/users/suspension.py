"""Suspending accounts for a stated reason, restoring them, and signing their owners out."""

from datetime import datetime
from typing import Any, Final

from sqlalchemy import update

from server.audit import actions
from server.audit import service as audit
from server.core.calendar.clock import format_utc, now
from server.core.errors import Conflict
from server.core.ids import new_id
from server.core.mail import outbox
from server.core.text.i18n import _
from server.extensions import db
from server.sessions.accounts import ACTIVE, PENDING, SUSPENDED
from server.users.letters import ACCOUNT_RESTORED, ACCOUNT_SUSPENDED
from server.users.models import NO_EMAIL_CHANGE, User
from server.users.operator_policy import TargetAccount, get_target
from server.users.service import sign_out_everywhere
from server.users.visibility import visibility_changes

REASONS: Final = tuple(actions.ACCOUNT_SUSPENDED)


class AlreadySuspended(Conflict):
    """409: another operator was faster, and the owner was notified with that reason."""

    code = "already_suspended"
    message = _("This account is already suspended.")


class NotSuspended(Conflict):
    """409: there is nothing to restore."""

    code = "not_suspended"
    message = _("This account isn't suspended.")


class NotConfirmed(Conflict):
    """409: the address is not confirmed, so nobody can sign in anyway."""

    code = "not_confirmed"
    message = _("This account's address isn't confirmed yet.")


def suspend(actor_id: str, target_id: str, reason: str, note: str) -> None:
    """Suspend an account from the next request on and notify its owner.

    Every session and token ends, and a pending change of address is cancelled.
    AlreadySuspended, NotConfirmed, and the errors of `target_of`.
    """
    act = actions.ACCOUNT_SUSPENDED[reason]
    target = get_target(actor_id, target_id, act)
    _require_confirmed(target)
    moment = now()
    change: dict[str, Any] = {
        "status": SUSPENDED,
        "suspended_at": moment,
        "suspended_for": reason,
        "suspended_note": note or None,
        "session_version": User.session_version + 1,
        # Somebody who took the account over may have requested it.
        **NO_EMAIL_CHANGE,
    }
    if not _change(target_id, ACTIVE, change):
        raise AlreadySuspended
    sign_out_everywhere(target_id)
    visibility_changes.notify(target_id, is_visible=False)
    audit.record(act, actor_id=actor_id, target_id=target_id)
    _notify(target, ACCOUNT_SUSPENDED, moment)


def restore_account(actor_id: str, target_id: str) -> None:
    """Lift a suspension and notify the owner, who can sign in again.

    A closed account stays closed. NotSuspended, and the errors of `target_of`.
    """
    act = actions.SUSPENSION_LIFTED
    target = get_target(actor_id, target_id, act)
    reasons = dict.fromkeys(("suspended_at", "suspended_for", "suspended_note"))
    if not _change(target_id, SUSPENDED, {"status": ACTIVE, **reasons}):
        raise NotSuspended
    visibility_changes.notify(target_id, is_visible=target.closes_at is None)
    audit.record(act, actor_id=actor_id, target_id=target_id)
    _notify(target, ACCOUNT_RESTORED, now())


def sign_out_account(actor_id: str, target_id: str) -> None:
    """End every session and token of an account; NotConfirmed, and the errors of `target_of`."""
    target = get_target(actor_id, target_id, actions.SIGNED_OUT)
    _require_confirmed(target)
    raised = update(User).where(User.id == target_id)
    db.session.execute(raised.values(session_version=User.session_version + 1))
    sign_out_everywhere(target_id)
    audit.record(actions.SIGNED_OUT, actor_id=actor_id, target_id=target_id)


def _require_confirmed(target: TargetAccount) -> None:
    if target.status == PENDING:
        raise NotConfirmed


def _change(target_id: str, before: str, values: dict[str, Any]) -> bool:
    """Change an account with the status `before`; False when it has another."""
    mine = update(User).where(User.id == target_id, User.status == before)
    changed = mine.values(**values, updated_at=now()).returning(User.id)
    return db.session.execute(changed).first() is not None


def _notify(target: TargetAccount, template: str, moment: datetime) -> None:
    outbox.put(
        template=template,
        recipient=target.email,
        language=target.mail_language,
        cause=f"{template}:{new_id()}",
        parameters={"account": target.id, "at": format_utc(moment)},
        owner_id=target.id,
    )
