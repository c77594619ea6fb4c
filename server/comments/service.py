"""Comments below articles: list, add, change, delete and report."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy import delete as deletion

from server.articles import service as articles
from server.comments import visibility
from server.comments.errors import ConsentRequired, OwnComment, TooLateToEdit, UnderReview
from server.comments.link_detection import has_link
from server.comments.models import Comment, CommentReport
from server.comments.visibility import HELD, LINK, REPORTS, SHOWN
from server.core.calendar.clock import format_utc, now
from server.core.data_export import Exported, Row, Table
from server.core.database.upserts import upsert_into
from server.core.errors import NotFound
from server.core.http.pagination import InvalidCursor, decode_cursor, encode_cursor
from server.core.ids import new_id
from server.core.text.i18n import _
from server.extensions import db
from server.notifications.preferences import minors
from server.users import closure, profiles

EDIT_WINDOW: Final = timedelta(minutes=15)
# Reports of this many people hold a comment for review.
HOLD_THRESHOLD: Final = 3
_COLUMNS: Final = (
    Comment.id,
    Comment.owner_id,
    Comment.text,
    Comment.held_for,
    Comment.created_at,
    Comment.edited_at,
)
COMMENT_COLUMNS: Final = ("id", "article", "text", "state", "created_at", "edited_at")
REPORT_COLUMNS: Final = ("comment_id", "reason", "note", "created_at")


@dataclass(frozen=True)
class Page:
    """A page of comments, the count of the article, and the cursor of the next page."""

    items: list[dict[str, Any]]
    total: int
    next_cursor: str | None


def list_comments(reader_id: str | None, slug: str, limit: int, cursor: str | None) -> Page:
    """The newest comments of an article with the reader's own held ones; NotFound, BadCursor.

    Four queries at most.
    """
    article_id, total = articles.find_comment_target(slug)
    conditions = [Comment.article_id == article_id, _is_visible_to(reader_id)]
    if cursor is not None:
        conditions.append(Comment.id < _read_cursor(cursor))
    newest = select(*_COLUMNS).where(*conditions).order_by(Comment.id.desc()).limit(limit + 1)
    rows = db.session.execute(newest).all()
    more = len(rows) > limit
    rows = rows[:limit]
    return Page(
        items=_serialize(reader_id, rows),
        total=total,
        next_cursor=encode_cursor(rows[-1].id) if more else None,
    )


def add_comment(owner_id: str, slug: str, text: str) -> dict[str, Any]:
    """Add a comment, held when it contains a link, and return it. NotFound, ConsentRequired."""
    _require_writer(owner_id)
    article_id, _count = articles.find_comment_target(slug)
    held_for = LINK if has_link(text) else None
    comment = Comment(
        id=new_id(),
        article_id=article_id,
        owner_id=owner_id,
        text=text,
        held_for=held_for,
        visible=held_for is None,
        created_at=now(),
    )
    db.session.add(comment)
    db.session.flush()
    if comment.visible:
        visibility.count_added(article_id)
    return _serialize_own(owner_id, comment)


def change_comment(owner_id: str, comment_id: str, text: str) -> dict[str, Any]:
    """Change an own comment and check it for links again.

    NotFound, ConsentRequired, TooLateToEdit after 15 minutes, UnderReview when it is held for
    reports.
    """
    _require_writer(owner_id)
    mine = select(Comment).where(Comment.id == comment_id, Comment.owner_id == owner_id)
    comment = db.session.scalars(mine.with_for_update()).first()
    if comment is None:
        raise NotFound
    articles.require_published(comment.article_id)
    if _editable_until(comment.created_at) <= now():
        raise TooLateToEdit
    if comment.held_for == REPORTS:
        raise UnderReview
    if comment.text != text:
        comment.text, comment.edited_at = text, now()
        _check_links(comment)
    return _serialize_own(owner_id, comment)


def delete_comment(owner_id: str, comment_id: str) -> None:
    """Delete an own comment, or NotFound."""
    mine = deletion(Comment).where(Comment.id == comment_id, Comment.owner_id == owner_id)
    deleted = db.session.execute(mine.returning(Comment.article_id, Comment.visible)).first()
    if deleted is None:
        raise NotFound
    if deleted.visible:
        visibility.count_removed(deleted.article_id)


def report_comment(owner_id: str, comment_id: str, reason: str, note: str | None) -> bool:
    """Report a comment once per person and text; three reports hold it.

    False when an operator has already released this text. NotFound when the reporter cannot see
    it, OwnComment.
    """
    # The lock makes concurrent reporters count each other.
    locked = select(Comment).where(Comment.id == comment_id).with_for_update()
    comment = db.session.scalars(locked).first()
    if comment is None:
        raise NotFound
    articles.require_published(comment.article_id)
    if comment.owner_id == owner_id:
        raise OwnComment
    known = _find_report(owner_id, comment_id)
    if known and known.created_at >= (comment.edited_at or comment.created_at):
        return known.settled_at is None
    if not comment.visible:
        raise NotFound
    _store_report(owner_id, comment_id, reason, note)
    if _count_unsettled_reports(comment_id) >= HOLD_THRESHOLD:
        visibility.set_visibility(comment, visible=False)
        comment.held_for = REPORTS
    return True


def _require_writer(owner_id: str) -> None:
    # The lock on the account prevents new comments while it is being closed.
    if not closure.lock_if_active(owner_id):
        raise NotFound
    if minors.get()([owner_id]):
        raise ConsentRequired


def _check_links(comment: Comment) -> None:
    """Hold a changed comment that contains a link, else show it."""
    if has_link(comment.text):
        visibility.set_visibility(comment, visible=False)
        comment.held_for = LINK
    else:
        comment.held_for = None
        visibility.set_visibility(comment, visible=True)
    db.session.flush()


def _find_report(owner_id: str, comment_id: str) -> CommentReport | None:
    mine = CommentReport.owner_id == owner_id, CommentReport.comment_id == comment_id
    return db.session.scalars(select(CommentReport).where(*mine)).first()


def _store_report(owner_id: str, comment_id: str, reason: str, note: str | None) -> None:
    values = {"reason": reason, "note": note, "created_at": now(), "settled_at": None}
    inserted = upsert_into(CommentReport).values(comment_id=comment_id, owner_id=owner_id, **values)
    # A report of an earlier text is replaced.
    keys = ["comment_id", "owner_id"]
    db.session.execute(inserted.on_conflict_do_update(index_elements=keys, set_=values))


def _count_unsettled_reports(comment_id: str) -> int:
    unsettled = CommentReport.comment_id == comment_id, CommentReport.settled_at.is_(None)
    return db.session.scalar(select(func.count()).where(*unsettled)) or 0


def _serialize_own(owner_id: str, comment: Comment) -> dict[str, Any]:
    """A comment as its author sees it."""
    (serialized,) = _serialize(owner_id, [comment])
    return serialized


def _editable_until(created_at: datetime) -> datetime:
    return created_at + EDIT_WINDOW


def _is_visible_to(reader_id: str | None) -> ColumnElement[bool]:
    visible: ColumnElement[bool] = Comment.visible.is_(True)
    return visible if reader_id is None else or_(visible, Comment.owner_id == reader_id)


def _read_cursor(cursor: str) -> str:
    parts = decode_cursor(cursor)
    if len(parts) != 1 or not isinstance(parts[0], str):
        raise InvalidCursor
    return parts[0]


def _serialize(reader_id: str | None, rows: Collection[Any]) -> list[dict[str, Any]]:
    faces = profiles.get_public_profiles({row.owner_id for row in rows})
    reported = _find_reported(reader_id, [row.id for row in rows])
    return [
        {
            "id": row.id,
            "author": faces[row.owner_id],
            "text": row.text,
            "created_at": format_utc(row.created_at),
            "edited_at": format_utc(row.edited_at) if row.edited_at else None,
            "state": HELD if row.held_for else SHOWN,
            "mine": row.owner_id == reader_id,
            "editable_until": _own_edit_deadline(reader_id, row),
            "reported": row.id in reported,
        }
        for row in rows
        # Comments of accounts that are not in use are hidden.
        if row.owner_id in faces
    ]


def _own_edit_deadline(reader_id: str | None, row: Any) -> str | None:
    until = _editable_until(row.created_at)
    is_free = row.owner_id == reader_id and row.held_for != REPORTS
    return format_utc(until) if is_free and until > now() else None


def _find_reported(reader_id: str | None, ids: Collection[str]) -> frozenset[str]:
    if reader_id is None or not ids:
        return frozenset()
    mine = CommentReport.owner_id == reader_id, CommentReport.comment_id.in_(ids)
    # A report counts for the text that it was made of.
    changed_at = func.coalesce(Comment.edited_at, Comment.created_at)
    reports = select(CommentReport.comment_id).join(Comment, Comment.id == CommentReport.comment_id)
    current = reports.where(*mine, CommentReport.created_at >= changed_at)
    return frozenset(db.session.scalars(current))


def export(owner_id: str) -> Exported:
    """Everything that the owner wrote below articles, and what they reported of others."""
    return Exported(
        tables=[
            Table.of(
                "comments",
                _("Your comments on articles, including those waiting for review."),
                COMMENT_COLUMNS,
                _comments(owner_id),
            ),
            Table.of(
                "comment_reports",
                _("Comments you reported."),
                REPORT_COLUMNS,
                _reports(owner_id),
            ),
        ]
    )


def _comments(owner_id: str) -> list[Row]:
    mine = select(Comment).where(Comment.owner_id == owner_id).order_by(Comment.id)
    written = list(db.session.scalars(mine))
    slugs = articles.list_slugs({one.article_id for one in written})
    return [
        (
            one.id,
            slugs[one.article_id],
            one.text,
            HELD if one.held_for else SHOWN,
            format_utc(one.created_at),
            format_utc(one.edited_at) if one.edited_at else None,
        )
        for one in written
    ]


def _reports(owner_id: str) -> list[Row]:
    mine = select(CommentReport).where(CommentReport.owner_id == owner_id)
    made = db.session.scalars(mine.order_by(CommentReport.created_at, CommentReport.comment_id))
    return [(one.comment_id, one.reason, one.note, format_utc(one.created_at)) for one in made]
