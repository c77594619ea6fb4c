"""The notification centre: what somebody was told, the newest first."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, func, select

from server.categories.book import CategoryBook
from server.core.calendar.clock import format_utc, now
from server.core.http.pagination import InvalidCursor, decode_cursor, encode_cursor
from server.extensions import db
from server.notifications import queries
from server.notifications.news import ABOUT
from server.notifications.queries import FEEDS, ROWS

# Made once and without the ORM: every open page asks this again and again.
_VERSION: Final = select(FEEDS.c.version).where(FEEDS.c.owner_id == bindparam("owner_id"))
_UNREAD: Final = select(func.count()).where(
    ROWS.c.owner_id == bindparam("owner_id"), ROWS.c.read_at.is_(None)
)
_SHOWN: Final = tuple(
    ROWS.c[name]
    for name in (
        *("id", "kind", "subject_id", "category_id", "about"),
        *("created_at", "read_at", "settled_at"),
    )
)


class Page(NamedTuple):
    """Some notifications, how many are unread in all, and where the next ones begin."""

    items: list[dict[str, Any]]
    unread: int
    next_cursor: str | None


def version(owner_id: str) -> int:
    """How often the owner's list has changed; one query by a key."""
    found = db.session.connection().execute(_VERSION, {"owner_id": owner_id}).scalar()
    return int(found or 0)


def page(owner_id: str, limit: int, cursor: str | None, book: CategoryBook) -> Page:
    """A page of the owner's notifications; BadCursor for a cursor that is not of this list.

    What is about a category is called as the category is now, in the words of the book.
    """
    listed = select(*_SHOWN).where(ROWS.c.owner_id == owner_id)
    if cursor is not None:
        listed = listed.where(ROWS.c.id < _last(cursor))
    listed = listed.order_by(ROWS.c.id.desc()).limit(limit + 1)
    found = db.session.connection().execute(listed).all()
    more = encode_cursor(found[limit - 1].id) if len(found) > limit else None
    return Page([_shown(row, book) for row in found[:limit]], unread(owner_id), more)


def unread(owner_id: str) -> int:
    """How many notifications the owner has not read."""
    counted = db.session.connection().execute(_UNREAD, {"owner_id": owner_id})
    return int(counted.scalar_one())


def read(owner_id: str, ids: Sequence[str] | None) -> int:
    """Mark those of the owner, or all, as read; returns how many are still unread."""
    asked = () if ids is None else (ROWS.c.id.in_(ids),)
    queries.change(owner_id, ROWS.c.read_at.is_(None), *asked, read_at=now())
    return unread(owner_id)


def _last(cursor: str) -> str:
    parts = decode_cursor(cursor)
    if len(parts) != 1 or not isinstance(parts[0], str):
        raise InvalidCursor
    return parts[0]


def _shown(row: Any, book: CategoryBook) -> dict[str, Any]:
    about = {name: row.about.get(name) for name in ABOUT}
    # One that was removed since keeps the name under which it was told.
    known = row.category_id and book.get(row.category_id)
    if known:
        about |= {"name": known.label, "icon": known.icon}
    return {
        "id": row.id,
        "kind": row.kind,
        "subject_id": row.subject_id,
        "about": {**about, "category_id": row.category_id},
        "created_at": format_utc(row.created_at),
        "read_at": row.read_at and format_utc(row.read_at),
        "settled_at": row.settled_at and format_utc(row.settled_at),
    }
