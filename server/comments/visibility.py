"""The visibility of comments: states, reasons to hold them, and the counts of articles."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from sqlalchemy import update

from server.articles import service as articles
from server.comments.models import Comment
from server.extensions import db

SHOWN: Final = "shown"
HELD: Final = "held"
STATES: Final = (SHOWN, HELD)
# Why a comment is held: the link detection, or reports of readers.
LINK: Final = "link"
REPORTS: Final = "reports"
REASONS: Final = ("spam", "abuse", "scam", "other")


def follow_account(owner_id: str, *, is_visible: bool) -> None:
    """Show the comments of an account that is in use again, or hide those of one that is not."""
    changes = Comment.owner_id == owner_id, Comment.visible.is_not(is_visible)
    # Held comments stay hidden.
    not_held = (Comment.held_for.is_(None),) if is_visible else ()
    changed = update(Comment).where(*changes, *not_held).values(visible=is_visible)
    found = db.session.scalars(changed.returning(Comment.article_id))
    _count(found, 1 if is_visible else -1)


def erase_counts(owner_id: str) -> None:
    """Subtract a person's comments from the counts; the rows are deleted with the account."""
    follow_account(owner_id, is_visible=False)


def set_visibility(comment: Comment, *, visible: bool) -> None:
    """Show or hide a comment that this transaction has locked."""
    if comment.visible != visible:
        comment.visible = visible
        db.session.flush()
        _count([comment.article_id], 1 if visible else -1)


def count_added(article_id: str) -> None:
    """Add a visible comment to the count of its article."""
    _count([article_id], 1)


def count_removed(article_id: str) -> None:
    """Subtract a visible comment from the count of its article."""
    _count([article_id], -1)


def _count(article_ids: Iterable[str], by: int) -> None:
    numbers = Counter(article_ids)
    slugs = {slug: id_ for id_, slug in articles.list_slugs(numbers).items()}
    # The same order as for view counts, which prevents deadlocks.
    for slug in sorted(slugs):
        articles.add_comments(slug, by * numbers[slugs[slug]])
