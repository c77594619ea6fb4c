"""The log of operators who viewed transactions, kept for the owner of the transactions."""

from datetime import timedelta
from typing import Any, Final

from sqlalchemy import case, func, select, update

from server.core.calendar.clock import format_utc, now
from server.core.ids import new_id
from server.extensions import db
from server.privacy.models import AccessLogEntry as Entry
from server.users import profiles

MOST_LISTED: Final = 200
# Paging within this time is one access.
ONE_LOOK: Final = timedelta(minutes=10)


def record_access(owner_id: str, actor_id: str, role: str, reason: str, *, upto: int) -> None:
    """Record that an operator saw the newest `upto` transactions of an owner.

    An access within 10 minutes for the same reason extends the previous entry.
    """
    moment = now()
    same = (Entry.actor_id == actor_id, Entry.reason == reason, Entry.at > moment - ONE_LOOK)
    newest = select(func.max(Entry.id)).where(Entry.owner_id == owner_id, *same)
    seen = case((Entry.rows >= upto, Entry.rows), else_=upto)
    going_on = update(Entry).where(Entry.owner_id == owner_id, Entry.id == newest.scalar_subquery())
    added = going_on.values(rows=seen).returning(Entry.id)
    if db.session.execute(added.execution_options(synchronize_session=False)).first() is None:
        look = {"owner_id": owner_id, "actor_id": actor_id, "role": role, "reason": reason}
        db.session.add(Entry(id=new_id(), at=moment, rows=upto, **look))
        db.session.flush()


def list_accesses(owner_id: str, *, most: int | None = MOST_LISTED) -> list[dict[str, Any]]:
    """The accesses to the owner's transactions, the newest first; `most` may be None for all."""
    mine = select(Entry).where(Entry.owner_id == owner_id).order_by(Entry.id.desc()).limit(most)
    rows = db.session.scalars(mine).all()
    names = profiles.get_profile_summaries({row.actor_id for row in rows if row.actor_id})
    return [
        {
            "id": row.id,
            "at": format_utc(row.at),
            # None when the operator's account is gone.
            "operator": names[row.actor_id]["fullname"] if row.actor_id in names else None,
            "role": row.role,
            "reason": row.reason,
            "rows": row.rows,
        }
        for row in rows
    ]
