"""The notification centre: the list of somebody's notifications, newest first."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, FromClause, bindparam, case, distinct, exists, func, select

from server.categories.book import CategoryBook
from server.categories.usage import CategoryUsage
from server.core.calendar.clock import format_utc, now
from server.core.data_export import Exported, Row, Table
from server.core.http.pagination import InvalidCursor, decode_cursor, encode_cursor
from server.core.text.i18n import _
from server.extensions import db
from server.notifications import queries
from server.notifications.notification_request import ABOUT
from server.notifications.preferences import list_choices
from server.notifications.queries import FEEDS, NOTIFICATIONS

# Built once and without the ORM, as every open page polls this.
_VERSION: Final = select(FEEDS.c.version).where(FEEDS.c.owner_id == bindparam("owner_id"))
# Its dates that nobody answered are one notification: the latest, with how many there are.
REMINDER: Final = "reminder"
LETTER: Final = "monthly_letter"
LETTER_SUBJECT: Final = "month:"


def _is_missed(table: FromClause) -> ColumnElement[bool]:
    return (table.c.kind == REMINDER) & table.c.settled_at.is_(None)


def _same_missed(other: FromClause) -> ColumnElement[bool]:
    """Whether another row is about the same reminder, and nobody answered it either."""
    return (
        (other.c.owner_id == NOTIFICATIONS.c.owner_id)
        & (other.c.subject_id == NOTIFICATIONS.c.subject_id)
        & _is_missed(other)
    )


_OTHERS: Final = NOTIFICATIONS.alias("others")
_TIMES: Final = case(
    (
        _is_missed(NOTIFICATIONS),
        select(func.count(distinct(_OTHERS.c.day))).where(_same_missed(_OTHERS)).scalar_subquery(),
    ),
    else_=1,
)
_IS_LATEST: Final = ~(
    _is_missed(NOTIFICATIONS)
    & exists().where(_same_missed(_OTHERS), _OTHERS.c.id > NOTIFICATIONS.c.id)
)
_SUBJECT: Final = case(
    (_is_missed(NOTIFICATIONS), NOTIFICATIONS.c.subject_id), else_=NOTIFICATIONS.c.id
)
_UNREAD: Final = select(
    func.count(distinct(_SUBJECT)),
    func.max(case((NOTIFICATIONS.c.kind == LETTER, NOTIFICATIONS.c.subject_id))),
).where(NOTIFICATIONS.c.owner_id == bindparam("owner_id"), NOTIFICATIONS.c.read_at.is_(None))
_COLUMNS: Final = (
    *(
        NOTIFICATIONS.c[name]
        for name in (
            *("id", "kind", "subject_id", "category_id", "about"),
            *("created_at", "read_at", "settled_at"),
        )
    ),
    _TIMES.label("times"),
)
DETAILS: Final = tuple(name for name in ABOUT if name != "icon")
COLUMNS: Final = ("kind", *DETAILS, "told_at", "read_at", "settled_at")


class Unread(NamedTuple):
    """How many notifications are unread, and the month of the newest unread letter."""

    total: int
    letter: str | None


class NotificationPage(NamedTuple):
    """Some notifications, what is unread in all, and the cursor of the next page."""

    items: list[dict[str, Any]]
    unread: Unread
    next_cursor: str | None


def feed_version(owner_id: str) -> int:
    """How often the owner's list has changed; one query by primary key."""
    found = db.session.connection().execute(_VERSION, {"owner_id": owner_id}).scalar()
    return int(found or 0)


def list_notifications(
    owner_id: str, limit: int, cursor: str | None, book: CategoryBook
) -> NotificationPage:
    """A page of the owner's notifications; raises BadCursor for a cursor of another list.

    Categories have the names that they have now in the book.
    """
    query = select(*_COLUMNS).where(NOTIFICATIONS.c.owner_id == owner_id, _IS_LATEST)
    if cursor is not None:
        query = query.where(NOTIFICATIONS.c.id < _read_cursor(cursor))
    query = query.order_by(NOTIFICATIONS.c.id.desc()).limit(limit + 1)
    rows = db.session.connection().execute(query).all()
    next_cursor = encode_cursor(rows[limit - 1].id) if len(rows) > limit else None
    items = [_serialize(row, book) for row in rows[:limit]]
    return NotificationPage(items, find_unread(owner_id), next_cursor)


def find_unread(owner_id: str) -> Unread:
    """What the owner has not read."""
    count, subject = db.session.connection().execute(_UNREAD, {"owner_id": owner_id}).one()
    return Unread(count, subject.removeprefix(LETTER_SUBJECT) if subject else None)


def mark_read(owner_id: str, ids: Sequence[str] | None, subject_id: str | None = None) -> Unread:
    """Mark these of the owner, those about a subject, or all as read; returns what is unread."""
    chosen: list[ColumnElement[bool]] = [NOTIFICATIONS.c.read_at.is_(None)]
    if ids is not None:
        chosen.append(NOTIFICATIONS.c.id.in_(ids))
    if subject_id is not None:
        chosen.append(NOTIFICATIONS.c.subject_id == subject_id)
    queries.update_notifications(owner_id, *chosen, read_at=now())
    return find_unread(owner_id)


def move_category(owner_id: str, source_id: str, target_id: str) -> int:
    """Move the notifications about one category to another and return how many there were."""
    of_source = NOTIFICATIONS.c.category_id == source_id
    return len(queries.update_notifications(owner_id, of_source, category_id=target_id))


# A notification is no reason to keep a category.
CATEGORY_USE: Final = CategoryUsage(count=None, move=move_category)


def _read_cursor(cursor: str) -> str:
    parts = decode_cursor(cursor)
    if len(parts) != 1 or not isinstance(parts[0], str):
        raise InvalidCursor
    return parts[0]


def _serialize(row: Any, book: CategoryBook) -> dict[str, Any]:
    about = {name: row.about.get(name) for name in ABOUT}
    # A category that was removed since keeps the name it had.
    category = row.category_id and book.get(row.category_id)
    if category:
        about |= {"name": category.label, "icon": category.icon}
    return {
        "id": row.id,
        "kind": row.kind,
        "subject_id": row.subject_id,
        "about": {**about, "category_id": row.category_id},
        "times": row.times,
        "created_at": format_utc(row.created_at),
        "read_at": row.read_at and format_utc(row.read_at),
        "settled_at": row.settled_at and format_utc(row.settled_at),
    }


def export(owner_id: str) -> Exported:
    """The owner's choices and when they were made, and the owner's notifications."""
    return Exported(
        data={
            purpose: {
                "is_on": choice.is_on,
                "changed_at": choice.changed_at and format_utc(choice.changed_at),
            }
            for purpose, choice in list_choices(owner_id).items()
        },
        tables=[_notifications(owner_id)],
    )


def _notifications(owner_id: str) -> Table:
    moments = (NOTIFICATIONS.c.created_at, NOTIFICATIONS.c.read_at, NOTIFICATIONS.c.settled_at)
    mine = select(NOTIFICATIONS.c.kind, NOTIFICATIONS.c.about, *moments).where(
        NOTIFICATIONS.c.owner_id == owner_id
    )
    rows: list[Row] = [
        (kind, *map(about.get, DETAILS), *(moment and format_utc(moment) for moment in times))
        for kind, about, *times in db.session.execute(mine.order_by(NOTIFICATIONS.c.id))
    ]
    told = _("Your notifications from the last 90 days, and when you read them.")
    return Table.of("notifications", told, COLUMNS, rows)
