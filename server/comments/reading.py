"""Comments as their readers see them."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, func, or_, select

from server.articles import service
from server.comments.models import HELD, REPORTS, SHOWN, Comment, CommentReport
from server.core.calendar.clock import now, wire
from server.core.http.pagination import BadCursor, read_cursor, write_cursor
from server.extensions import db
from server.users import service as users

EDITABLE: Final = timedelta(minutes=15)
_COLUMNS: Final = (
    Comment.id,
    Comment.owner_id,
    Comment.text,
    Comment.held_for,
    Comment.created_at,
    Comment.edited_at,
)


@dataclass(frozen=True)
class Page:
    """Some comments of an article, how many it counts, and where the next ones begin."""

    items: list[dict[str, Any]]
    total: int
    next_cursor: str | None


def page(reader_id: str | None, slug: str, limit: int, cursor: str | None) -> Page:
    """The newest comments of an article, with the reader's own held ones; NotFound, BadCursor.

    Four queries at most.
    """
    article_id, total = service.find_comment_target(slug)
    conditions = [Comment.article_id == article_id, _seen_by(reader_id)]
    if cursor is not None:
        conditions.append(Comment.id < _last_seen(cursor))
    newest = select(*_COLUMNS).where(*conditions).order_by(Comment.id.desc()).limit(limit + 1)
    rows = db.session.execute(newest).all()
    more = len(rows) > limit
    rows = rows[:limit]
    return Page(
        items=_told(reader_id, rows),
        total=total,
        next_cursor=write_cursor(rows[-1].id) if more else None,
    )


def one(owner_id: str, comment: Comment) -> dict[str, Any]:
    """A comment as its author sees it."""
    (told,) = _told(owner_id, [comment])
    return told


def editable_until(created_at: datetime) -> datetime:
    """Until when the author can change what was written then."""
    return created_at + EDITABLE


def _seen_by(reader_id: str | None) -> ColumnElement[bool]:
    visible: ColumnElement[bool] = Comment.visible.is_(True)
    return visible if reader_id is None else or_(visible, Comment.owner_id == reader_id)


def _last_seen(cursor: str) -> str:
    parts = read_cursor(cursor)
    if len(parts) != 1 or not isinstance(parts[0], str):
        raise BadCursor
    return parts[0]


def _told(reader_id: str | None, rows: Collection[Any]) -> list[dict[str, Any]]:
    faces = users.faces_of({row.owner_id for row in rows})
    reported = _reported(reader_id, [row.id for row in rows])
    return [
        {
            "id": row.id,
            "author": faces[row.owner_id],
            "text": row.text,
            "created_at": wire(row.created_at),
            "edited_at": wire(row.edited_at) if row.edited_at else None,
            "state": HELD if row.held_for else SHOWN,
            "mine": row.owner_id == reader_id,
            "editable_until": _time_left(reader_id, row),
            "reported": row.id in reported,
        }
        for row in rows
        # Of an account that is not in use nothing is shown, whoever took it out of use.
        if row.owner_id in faces
    ]


def _time_left(reader_id: str | None, row: Any) -> str | None:
    until = editable_until(row.created_at)
    is_free = row.owner_id == reader_id and row.held_for != REPORTS
    return wire(until) if is_free and until > now() else None


def _reported(reader_id: str | None, ids: Collection[str]) -> frozenset[str]:
    if reader_id is None or not ids:
        return frozenset()
    mine = CommentReport.owner_id == reader_id, CommentReport.comment_id.in_(ids)
    # What was reported before a change was about other words.
    changed_at = func.coalesce(Comment.edited_at, Comment.created_at)
    asked = select(CommentReport.comment_id).join(Comment, Comment.id == CommentReport.comment_id)
    of_now = asked.where(*mine, CommentReport.created_at >= changed_at)
    return frozenset(db.session.scalars(of_now))
