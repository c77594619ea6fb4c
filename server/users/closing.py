"""Accounts that close: kept for 72 hours, then deleted."""

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, or_, select, update

from server.core.calendar.clock import now
from server.extensions import db
from server.users.models import ACTIVE, User
from server.users.presence import presence
from server.users.roles import require_successor
from server.users.signing_out import sign_out_everywhere

KEPT: Final = timedelta(hours=72)


def close(owner_id: str) -> tuple[datetime, bool]:
    """Let an account close; returns when it is deleted, and whether this call did it.

    LastSuperAdmin when it is needed.

    Every session and token ends at once, and a change of address that waits is taken back.
    """
    require_successor(owner_id)
    moment = now()
    change = (
        update(User)
        .where(User.id == owner_id, User.closes_at.is_(None))
        .values(
            closes_at=moment + KEPT,
            session_version=User.session_version + 1,
            new_email=None,
            new_email_id=None,
            new_email_at=None,
            updated_at=moment,
        )
        .returning(User.id)
    )
    is_new = db.session.execute(change).first() is not None
    sign_out_everywhere(owner_id)
    if is_new:
        presence.follow(owner_id, is_there=False)
    closes_at = db.session.scalar(select(User.closes_at).where(User.id == owner_id))
    return closes_at or moment + KEPT, is_new


def reopen(owner_id: str) -> bool:
    """Keep an account that closes; False when the moment has passed."""
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
    presence.follow(owner_id, is_there=status == ACTIVE)
    return True


def hold_present(owner_id: str) -> bool:
    """Whether an account is in use; it stays so until the end of the transaction."""
    asked = select(User.status, User.closes_at).where(User.id == owner_id)
    row = db.session.execute(asked.with_for_update(read=True)).first()
    return row is not None and row.status == ACTIVE and row.closes_at is None


def to_erase() -> list[str]:
    """The accounts whose 72 hours have passed, the oldest first."""
    due = select(User.id).where(User.closes_at <= now()).order_by(User.closes_at, User.id)
    return list(db.session.scalars(due))


def lock_to_erase(owner_id: str) -> list[str] | None:
    """Hold an account whose time has come and return its addresses; None when it may stay."""
    due = select(User.email, User.new_email).where(User.id == owner_id, User.closes_at <= now())
    row = db.session.execute(due.with_for_update()).first()
    return None if row is None else [address for address in row if address]


def erase(owner_id: str) -> None:
    """Delete an account and, with it, every row that hangs on it."""
    db.session.execute(delete(User).where(User.id == owner_id))
