"""Moderation by operators: the queue of held comments, release and removal."""

from collections import defaultdict
from collections.abc import Collection, Iterator
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, func, or_, select, update

from server.articles import service as articles
from server.audit import actions
from server.audit.service import record
from server.comments import visibility
from server.comments.models import Comment, CommentReport
from server.comments.visibility import HELD, SHOWN
from server.core.calendar.clock import format_utc, now
from server.core.database.text_search import contains_text
from server.core.errors import NotFound
from server.core.http.pagination import Page, PageRequest
from server.core.ids import new_id
from server.core.operations.gauges import Gauge
from server.core.text.i18n import DEFAULT
from server.extensions import db
from server.notifications.notification_request import NotificationRequest
from server.notifications.service import notify
from server.users import closure, profiles
from server.users import service as users
from server.users.operator_policy import require_not_own

RELEASED: Final = "comment_released"
REMOVED: Final = "comment_removed"
# These notifications are never mailed or pushed, so no preference turns them off.
PURPOSE: Final = "reminders"


def list_comments(language: str, which: PageRequest | None, q: str, state: str) -> Page:
    """A page, or all without one, of the held comments, oldest first, or the others, newest first.

    The search covers texts and authors. Five queries at most.
    """
    conditions: list[ColumnElement[bool]] = [
        Comment.held_for.is_not(None) if state == HELD else Comment.held_for.is_(None)
    ]
    if q:
        conditions.append(
            or_(contains_text(q, Comment.text), profiles.matches_person(Comment.owner_id, q))
        )
    ordered = (
        select(Comment)
        .where(*conditions)
        .order_by(Comment.id if state == HELD else Comment.id.desc())
    )
    if which:
        ordered = ordered.offset(which.offset).limit(which.per_page)
    comments = db.session.scalars(ordered).all()
    total = db.session.scalar(select(func.count()).select_from(Comment).where(*conditions)) or 0
    return Page(_serialize(comments, language), total)


def count_held() -> tuple[int, datetime | None]:
    """How many comments are held, and when the oldest of them was written; one query."""
    held = select(func.count(), func.min(Comment.created_at)).where(Comment.held_for.is_not(None))
    count, oldest = db.session.execute(held).one()
    return count, oldest


def release_comment(comment_id: str, *, actor_id: str | None = None) -> bool:
    """Show a held comment, settle its reports and notify its author.

    False when it stays hidden until its author's account is in use again. NotFound when it is not
    held, Yourself when it is the actor's own. Without an actor it is the command line.
    """
    held = Comment.id == comment_id, Comment.held_for.is_not(None)
    owner_id = db.session.scalar(select(Comment.owner_id).where(*held))
    # Lock the account first, in the same order as writers do.
    is_present = owner_id is not None and closure.lock_if_active(owner_id)
    comment = db.session.scalars(select(Comment).where(*held).with_for_update()).first()
    if comment is None:
        raise NotFound
    require_not_own(actor_id, comment.owner_id, actions.COMMENT_RELEASED, comment_id)
    unsettled = CommentReport.comment_id == comment_id, CommentReport.settled_at.is_(None)
    db.session.execute(update(CommentReport).where(*unsettled).values(settled_at=now()))
    comment.held_for = None
    db.session.flush()
    visibility.set_visibility(comment, visible=is_present)
    # A comment can be held and released again: each release has a cause of its own.
    cause = f"{comment_id}:{new_id()}"
    _notify(comment.owner_id, RELEASED, comment_id, comment.article_id, cause)
    record(actions.COMMENT_RELEASED, actor_id=actor_id, target_id=comment_id)
    return is_present


def remove_comment(comment_id: str, reason: str, *, actor_id: str | None = None) -> None:
    """Delete a comment, held or not, for one of `REASONS`, and notify its author.

    NotFound. Without an actor it is the command line.
    """
    columns = (Comment.owner_id, Comment.article_id, Comment.visible)
    deleted = db.session.execute(
        delete(Comment).where(Comment.id == comment_id).returning(*columns)
    ).first()
    if deleted is None:
        raise NotFound
    if deleted.visible:
        visibility.count_removed(deleted.article_id)
    _notify(deleted.owner_id, REMOVED, comment_id, deleted.article_id, comment_id, reason)
    record(actions.COMMENT_REMOVED[reason], actor_id=actor_id, target_id=comment_id)


def gauges() -> Iterator[Gauge]:
    """How many comments are held, and the age of the oldest in seconds."""
    count, oldest = count_held()
    age = 0.0 if oldest is None else max(0.0, (now() - oldest).total_seconds())
    yield Gauge(name="comments_held", about="How many comments are held.", value=count)
    yield Gauge(
        name="comments_oldest_held_seconds",
        about="How long ago the oldest of the comments that are held was written.",
        value=age,
    )


def _serialize(comments: Collection[Comment], language: str) -> list[dict[str, Any]]:
    faces = profiles.get_public_profiles({one.owner_id for one in comments})
    places = articles.list_places({one.article_id for one in comments}, language)
    reports = _list_unsettled_reports(comments)
    return [
        {
            "id": one.id,
            "text": one.text,
            "author": {"id": one.owner_id, **faces[one.owner_id]}
            if one.owner_id in faces
            else None,
            "article": places[one.article_id]._asdict(),
            "state": HELD if one.held_for else SHOWN,
            "held_for": one.held_for,
            "created_at": format_utc(one.created_at),
            "reports": reports[one.id],
        }
        for one in comments
    ]


def _list_unsettled_reports(
    comments: Collection[Comment],
) -> defaultdict[str, list[dict[str, Any]]]:
    """The reports of these comments that no operator has settled, oldest first, by comment."""
    found: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
    changed_at = {one.id: one.edited_at or one.created_at for one in comments}
    unsettled = CommentReport.comment_id.in_(changed_at), CommentReport.settled_at.is_(None)
    ordered = select(CommentReport).where(*unsettled).order_by(CommentReport.created_at)
    for report in db.session.scalars(ordered):
        found[report.comment_id].append(
            {
                "reason": report.reason,
                "note": report.note,
                "at": format_utc(report.created_at),
                "is_earlier": report.created_at < changed_at[report.comment_id],
            }
        )
    return found


def _notify(
    owner_id: str,
    kind: str,
    comment_id: str,
    article_id: str,
    cause: str,
    reason: str | None = None,
) -> None:
    """Notify an author that a comment was released or removed."""
    owner = users.find_recipient(owner_id)
    language = owner.mail_language if owner else DEFAULT
    place = articles.list_places([article_id], language)[article_id]
    news = NotificationRequest(
        owner_id=owner_id,
        cause=f"{kind}:{cause}",
        kind=kind,
        purpose=PURPOSE,
        subject_id=comment_id,
        about={"name": place.title, "path": place.path, "reason": reason},
    )
    notify([news])
