"""Writing, changing, deleting and reporting comments."""

from typing import Any, Final

from sqlalchemy import delete as deletion
from sqlalchemy import func, select
from sqlalchemy.dialects import postgresql, sqlite

from server.articles import service
from server.comments import reading, showing
from server.comments.errors import ConsentRequired, OwnComment, TooLateToEdit, UnderReview
from server.comments.links import holds_link
from server.comments.models import LINK, REPORTS, Comment, CommentReport
from server.core.calendar.clock import now
from server.core.errors import NotFound
from server.core.ids import new_id
from server.extensions import db
from server.notifications.minors import minors
from server.users import service as users

# So many different people take a comment out of sight until an operator has looked at it.
ENOUGH_REPORTS: Final = 3

page = reading.page


def add(owner_id: str, slug: str, text: str) -> dict[str, Any]:
    """Write below an article and return the comment, which is held when there is a link in it.

    NotFound without such an article, ConsentRequired when a parent would have to agree first.
    """
    _require_writer(owner_id)
    article_id, _count = service.find_comment_target(slug)
    held_for = LINK if holds_link(text) else None
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
        showing.count_new(article_id)
    return reading.one(owner_id, comment)


def change(owner_id: str, comment_id: str, text: str) -> dict[str, Any]:
    """Change an own comment, which is judged anew.

    NotFound, ConsentRequired, TooLateToEdit after 15 minutes, UnderReview when it is held for
    reports.
    """
    _require_writer(owner_id)
    mine = select(Comment).where(Comment.id == comment_id, Comment.owner_id == owner_id)
    comment = db.session.scalars(mine.with_for_update()).first()
    if comment is None:
        raise NotFound
    service.require_published(comment.article_id)
    if reading.editable_until(comment.created_at) <= now():
        raise TooLateToEdit
    if comment.held_for == REPORTS:
        raise UnderReview
    if comment.text != text:
        comment.text, comment.edited_at = text, now()
        _judge(comment)
    return reading.one(owner_id, comment)


def delete(owner_id: str, comment_id: str) -> None:
    """Delete an own comment, or NotFound."""
    mine = deletion(Comment).where(Comment.id == comment_id, Comment.owner_id == owner_id)
    gone = db.session.execute(mine.returning(Comment.article_id, Comment.visible)).first()
    if gone is None:
        raise NotFound
    if gone.visible:
        showing.count_gone(gone.article_id)


def report(owner_id: str, comment_id: str, reason: str, note: str | None) -> bool:
    """Hold something against what somebody wrote, once a person; three people take it out of sight.

    What was changed since can be reported again. False when an operator has let these very words
    stand; NotFound when the reporter cannot see them, OwnComment.
    """
    # Held until the end, so that of three who report at once the last one counts all.
    asked = select(Comment).where(Comment.id == comment_id).with_for_update()
    comment = db.session.scalars(asked).first()
    if comment is None:
        raise NotFound
    service.require_published(comment.article_id)
    if comment.owner_id == owner_id:
        raise OwnComment
    known = _report_of(owner_id, comment_id)
    if known and known.created_at >= (comment.edited_at or comment.created_at):
        return known.settled_at is None
    if not comment.visible:
        raise NotFound
    _keep_report(owner_id, comment_id, reason, note)
    if _open_reports(comment_id) >= ENOUGH_REPORTS:
        showing.turn(comment, visible=False)
        comment.held_for = REPORTS
    return True


def _require_writer(owner_id: str) -> None:
    # The account first: while it is being closed, nothing new of it is counted.
    if not users.hold_present(owner_id):
        raise NotFound
    if minors.among([owner_id]):
        raise ConsentRequired


def _judge(comment: Comment) -> None:
    """Hold a changed comment, or show it."""
    if holds_link(comment.text):
        showing.turn(comment, visible=False)
        comment.held_for = LINK
    else:
        comment.held_for = None
        showing.turn(comment, visible=True)
    db.session.flush()


def _report_of(owner_id: str, comment_id: str) -> CommentReport | None:
    mine = CommentReport.owner_id == owner_id, CommentReport.comment_id == comment_id
    return db.session.scalars(select(CommentReport).where(*mine)).first()


def _keep_report(owner_id: str, comment_id: str, reason: str, note: str | None) -> None:
    kind = postgresql if db.session.get_bind().dialect.name == "postgresql" else sqlite
    said = {"reason": reason, "note": note, "created_at": now(), "settled_at": None}
    kept = kind.insert(CommentReport).values(comment_id=comment_id, owner_id=owner_id, **said)
    # An earlier one was about other words.
    keys = ["comment_id", "owner_id"]
    db.session.execute(kept.on_conflict_do_update(index_elements=keys, set_=said))


def _open_reports(comment_id: str) -> int:
    open_ = CommentReport.comment_id == comment_id, CommentReport.settled_at.is_(None)
    return db.session.scalar(select(func.count()).where(*open_)) or 0
