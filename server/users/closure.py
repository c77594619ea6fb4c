"""Closing an account: it can be reopened for 72 hours, then it is erased."""

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, or_, select, update

from server.core.calendar.clock import now
from server.extensions import db
from server.sessions.accounts import ACTIVE
from server.users.models import NO_EMAIL_CHANGE, User
from server.users.roles import require_successor
from server.users.service import sign_out_everywhere
from server.users.visibility import visibility_changes

GRACE_PERIOD: Final = timedelta(hours=72)


def close_account(owner_id: str) -> tuple[datetime, bool]:
    """Close an account; returns when it will be erased, and whether this call closed it.

    Every session and token ends at once, and a pending change of address is cancelled.
    LastSuperAdmin when nobody else could run the product.
    """
    require_successor(owner_id)
    moment = now()
    change = (
        update(User)
        .where(User.id == owner_id, User.closes_at.is_(None))
        .values(
            closes_at=moment + GRACE_PERIOD,
            session_version=User.session_version + 1,
            **NO_EMAIL_CHANGE,
            updated_at=moment,
        )
        .returning(User.id)
    )
    is_new = db.session.execute(change).first() is not None
    sign_out_everywhere(owner_id)
    if is_new:
        visibility_changes.notify(owner_id, is_visible=False)
    closes_at = db.session.scalar(select(User.closes_at).where(User.id == owner_id))
    return closes_at or moment + GRACE_PERIOD, is_new


def reopen_account(owner_id: str) -> bool:
    """Reopen a closed account; False when it is too late."""
    present = now()
    kept = or_(User.closes_at.is_(None), User.closes_at > present)
    change = (
        update(User)
        .where(User.id == owner_id, kept)
        .values(closes_at=None, updated_at=present)
        .returning(User.status)
    )
    status = db.session.scalar(change)
    if status is None:
        return False
    visibility_changes.notify(owner_id, is_visible=status == ACTIVE)
    return True


def lock_if_active(owner_id: str) -> bool:
    """Whether an account is active; it is locked until the transaction ends."""
    asked = select(User.status, User.closes_at).where(User.id == owner_id)
    row = db.session.execute(asked.with_for_update(read=True)).first()
    return row is not None and row.status == ACTIVE and row.closes_at is None


def list_accounts_to_erase() -> list[str]:
    """The accounts closed for 72 hours, the oldest first."""
    due = select(User.id).where(User.closes_at <= now()).order_by(User.closes_at, User.id)
    return list(db.session.scalars(due))


def lock_account_to_erase(owner_id: str) -> list[str] | None:
    """Lock an account that is to be erased and return its addresses; None when it may stay."""
    due = select(User.email, User.new_email).where(User.id == owner_id, User.closes_at <= now())
    row = db.session.execute(due.with_for_update()).first()
    return None if row is None else [address for address in row if address]


def erase_account(owner_id: str) -> None:
    """Delete an account and, by cascade, every row that belongs to it."""
    db.session.execute(delete(User).where(User.id == owner_id))
