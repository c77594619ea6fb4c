"""What operators do with comments: look at the held ones, release them, remove any."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import delete, func, select, update

from server.articles import service
from server.audit import actions
from server.audit.service import record
from server.comments import showing, telling
from server.comments.models import Comment, CommentReport
from server.core.calendar.clock import now
from server.core.errors import NotFound
from server.core.operations.gauges import Gauge
from server.extensions import db
from server.users import service as users
from server.users.levels import require_other

NOT_IN_USE: Final = {"username": "(account not in use)"}


@dataclass(frozen=True)
class HeldComment:
    """A comment that waits for an operator: its author's username, its article's slug.

    `reports` are reasons, with notes where given.
    """

    id: str
    author: str
    article: str
    held_for: str
    created_at: datetime
    text: str
    reports: tuple[str, ...]


def held() -> list[HeldComment]:
    """The comments that wait, the oldest first."""
    waiting = select(Comment).where(Comment.held_for.is_not(None)).order_by(Comment.id)
    comments = list(db.session.scalars(waiting))
    reports = _reports(comments)
    faces = users.faces_of({comment.owner_id for comment in comments})
    slugs = service.list_slugs({comment.article_id for comment in comments})
    return [
        HeldComment(
            id=one.id,
            author=(faces.get(one.owner_id) or NOT_IN_USE)["username"] or "",
            article=slugs[one.article_id],
            held_for=one.held_for or "",
            created_at=one.created_at,
            text=one.text,
            reports=tuple(reports[one.id]),
        )
        for one in comments
    ]


def release(comment_id: str, *, actor_id: str | None = None) -> bool:
    """Let a held comment be seen; its reports are settled, and its author is told.

    False when others see it only once the account of its author is in use again.

    NotFound when it is not held, Yourself when it is the actor's own. Without an actor it is
    whoever runs the product.
    """
    waiting = Comment.id == comment_id, Comment.held_for.is_not(None)
    owner_id = db.session.scalar(select(Comment.owner_id).where(*waiting))
    # The account first, as everybody who writes locks it first.
    is_there = owner_id is not None and users.hold_present(owner_id)
    comment = db.session.scalars(select(Comment).where(*waiting).with_for_update()).first()
    if comment is None:
        raise NotFound
    require_other(actor_id, comment.owner_id, actions.COMMENT_RELEASED, comment_id)
    open_ = CommentReport.comment_id == comment_id, CommentReport.settled_at.is_(None)
    db.session.execute(update(CommentReport).where(*open_).values(settled_at=now()))
    comment.held_for = None
    db.session.flush()
    showing.turn(comment, visible=is_there)
    telling.released(comment.owner_id, comment_id, comment.article_id)
    record(actions.COMMENT_RELEASED, actor_id=actor_id, target_id=comment_id)
    return is_there


def remove(comment_id: str, reason: str, *, actor_id: str | None = None) -> None:
    """Delete a comment, held or not, for one of `models.REASONS`, and tell its author why.

    NotFound; without an actor it is whoever runs the product.
    """
    gone = delete(Comment).where(Comment.id == comment_id)
    columns = (Comment.owner_id, Comment.article_id, Comment.visible)
    found = db.session.execute(gone.returning(*columns)).first()
    if found is None:
        raise NotFound
    if found.visible:
        showing.count_gone(found.article_id)
    telling.removed(found.owner_id, comment_id, found.article_id, reason)
    record(actions.COMMENT_REMOVED[reason], actor_id=actor_id, target_id=comment_id)


def gauges() -> Iterator[Gauge]:
    """How many comments wait for an operator, and since when the oldest does."""
    asked = select(func.count(), func.min(Comment.created_at)).where(Comment.held_for.is_not(None))
    number, oldest = db.session.execute(asked).one()
    waits = 0.0 if oldest is None else max(0.0, (now() - oldest).total_seconds())
    yield Gauge(name="comments_held", about="How many comments are held.", value=number)
    yield Gauge(
        name="comments_oldest_held_seconds",
        about="How long ago the oldest of the comments that are held was written.",
        value=waits,
    )


def _reports(comments: Sequence[Comment]) -> defaultdict[str, list[str]]:
    """What people hold against these comments and no operator has settled."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    changed_at = {comment.id: comment.edited_at or comment.created_at for comment in comments}
    of_these = CommentReport.comment_id.in_(changed_at), CommentReport.settled_at.is_(None)
    asked = select(CommentReport).where(*of_these).order_by(CommentReport.created_at)
    for one in db.session.scalars(asked):
        earlier = " (before it was changed)" if one.created_at < changed_at[one.comment_id] else ""
        said = f"{one.reason}{earlier}"
        found[one.comment_id].append(f"{said}: {one.note}" if one.note else said)
    return found
