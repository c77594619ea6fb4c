"""Which browsers an account has signed in with before."""

import hashlib
import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from server.core.calendar.clock import now
from server.extensions import db
from server.sessions.models import KnownDevice

NAME_BYTES: Final = 32
MOST: Final = 30
KEPT: Final = timedelta(days=400)


@dataclass(frozen=True, slots=True)
class Meeting:
    """What is known of a browser at a sign-in, and the name it shall keep in its cookie."""

    name: str
    is_new: bool
    is_first: bool


def meet(owner_id: str, name: str | None) -> Meeting:
    """Remember that a browser with this name signed in to an account; the oldest beyond 30 go.

    `is_first` says that the account never met any browser before.
    """
    if name is not None and _met_again(owner_id, name):
        return Meeting(name, is_new=False, is_first=False)
    # One browser has one name for every account that signs in there.
    kept = name or secrets.token_urlsafe(NAME_BYTES)
    count = select(func.count()).select_from(KnownDevice)
    others = db.session.scalar(count.where(KnownDevice.owner_id == owner_id))
    moment = now()
    met = {"owner_id": owner_id, "digest": _digest(owner_id, kept)}
    kind = postgresql if db.session.get_bind().dialect.name == "postgresql" else sqlite
    made = kind.insert(KnownDevice).values(**met, created_at=moment, last_used_at=moment)
    db.session.execute(made.on_conflict_do_nothing())
    _thin_out(owner_id)
    return Meeting(kept, is_new=True, is_first=not others)


def forget_old() -> int:
    """Delete the browsers that nobody signed in with for 400 days; returns how many."""
    gone = delete(KnownDevice).where(KnownDevice.last_used_at < now() - KEPT)
    return len(db.session.execute(gone.returning(KnownDevice.digest)).all())


def met_by(owner_id: str) -> list[tuple[datetime, datetime]]:
    """When each browser of a person was met first and last."""
    found = select(KnownDevice.created_at, KnownDevice.last_used_at)
    rows = db.session.execute(
        found.where(KnownDevice.owner_id == owner_id).order_by(KnownDevice.created_at)
    )
    return [(row.created_at, row.last_used_at) for row in rows]


def _thin_out(owner_id: str) -> None:
    mine = KnownDevice.owner_id == owner_id
    newest = select(KnownDevice.digest).where(mine)
    newest = newest.order_by(KnownDevice.last_used_at.desc(), KnownDevice.created_at.desc())
    surplus = delete(KnownDevice).where(mine, KnownDevice.digest.not_in(newest.limit(MOST)))
    db.session.execute(surplus.execution_options(synchronize_session=False))


def _met_again(owner_id: str, name: str) -> bool:
    seen = (
        update(KnownDevice)
        .where(KnownDevice.owner_id == owner_id, KnownDevice.digest == _digest(owner_id, name))
        .values(last_used_at=now())
        .returning(KnownDevice.digest)
    )
    return db.session.execute(seen).first() is not None


def _digest(owner_id: str, name: str) -> str:
    # With the owner in it, nothing tells which accounts share a browser.
    return hashlib.sha256(f"{owner_id} {name}".encode()).hexdigest()
