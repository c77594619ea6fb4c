"""What others see of comments, and how articles count it: both change in one transaction."""

from collections import Counter
from collections.abc import Iterable

from sqlalchemy import update

from server.articles import service
from server.articles import service as articles
from server.comments.models import Comment
from server.extensions import db


def follow(owner_id: str, *, is_there: bool) -> None:
    """Show the comments of an account that came back into use, or none of one that went out."""
    changes = Comment.owner_id == owner_id, Comment.visible.is_not(is_there)
    # What is held stays so.
    free = (Comment.held_for.is_(None),) if is_there else ()
    turned = update(Comment).where(*changes, *free).values(visible=is_there)
    found = db.session.scalars(turned.returning(Comment.article_id))
    _count(found, 1 if is_there else -1)


def erase(owner_id: str) -> None:
    """Uncount what somebody wrote; the rows go with the account they hang on."""
    follow(owner_id, is_there=False)


def turn(comment: Comment, *, visible: bool) -> None:
    """Let others see a comment that is held by this transaction, or not."""
    if comment.visible != visible:
        comment.visible = visible
        db.session.flush()
        _count([comment.article_id], 1 if visible else -1)


def count_new(article_id: str) -> None:
    """Count a comment that others see from now on."""
    _count([article_id], 1)


def count_gone(article_id: str) -> None:
    """Count one less, that others saw."""
    _count([article_id], -1)


def _count(article_ids: Iterable[str], by: int) -> None:
    numbers = Counter(article_ids)
    slugs = {slug: id_ for id_, slug in service.list_slugs(numbers).items()}
    # In the order in which views are counted, so that two who count never wait for each other.
    for slug in sorted(slugs):
        articles.add_comments(slug, by * numbers[slugs[slug]])
