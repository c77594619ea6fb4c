"""Comments as operators find them: those that are held, or those that others see."""

from collections import defaultdict
from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import ColumnElement, func, or_, select

from server.articles import service
from server.comments.models import HELD, SHOWN, Comment, CommentReport
from server.core.calendar.clock import wire
from server.core.http.page_number_pagination import Numbered, Which, holds
from server.extensions import db
from server.users import service as users

_COLUMNS: Final = (
    *(Comment.id, Comment.article_id, Comment.owner_id, Comment.text, Comment.held_for),
    *(Comment.created_at, Comment.edited_at),
)


def comments(language: str, which: Which, q: str, state: str) -> Numbered:
    """The held comments, the oldest first, or the others, the newest first; five queries at most.

    The search looks at their text and their authors.
    """
    conditions: list[ColumnElement[bool]] = [
        Comment.held_for.is_not(None) if state == HELD else Comment.held_for.is_(None)
    ]
    if q:
        conditions.append(or_(holds(q, Comment.text), users.is_called(Comment.owner_id, q)))
    order = Comment.id if state == HELD else Comment.id.desc()
    asked = select(*_COLUMNS).where(*conditions).order_by(order)
    rows = db.session.execute(asked.offset(which.offset).limit(which.per_page)).all()
    total = db.session.scalar(select(func.count()).select_from(Comment).where(*conditions)) or 0
    return Numbered(_told(rows, language), total)


def _told(rows: Collection[Any], language: str) -> list[dict[str, Any]]:
    faces = users.faces_of({row.owner_id for row in rows})
    places = service.list_places({row.article_id for row in rows}, language)
    reports = _reports(rows)
    return [
        {
            "id": row.id,
            "text": row.text,
            "author": {"id": row.owner_id, **faces[row.owner_id]}
            if row.owner_id in faces
            else None,
            "article": places[row.article_id]._asdict(),
            "state": HELD if row.held_for else SHOWN,
            "held_for": row.held_for,
            "created_at": wire(row.created_at),
            "reports": reports[row.id],
        }
        for row in rows
    ]


def _reports(rows: Collection[Any]) -> defaultdict[str, list[dict[str, Any]]]:
    """What people hold against these comments and no operator has settled, the oldest first."""
    found: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
    changed_at = {row.id: row.edited_at or row.created_at for row in rows}
    of_these = CommentReport.comment_id.in_(changed_at), CommentReport.settled_at.is_(None)
    asked = select(CommentReport).where(*of_these).order_by(CommentReport.created_at)
    for one in db.session.scalars(asked):
        found[one.comment_id].append(
            {
                "reason": one.reason,
                "note": one.note,
                "at": wire(one.created_at),
                "is_earlier": one.created_at < changed_at[one.comment_id],
            }
        )
    return found
