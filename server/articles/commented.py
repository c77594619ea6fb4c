"""The places below articles where something is said."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, select

from server.articles.models import PUBLISHED, Article
from server.core.clock import now
from server.core.errors import NotFound
from server.extensions import db


def place_of(slug: str) -> tuple[str, int]:
    """The id of an article that is shown and how many comments it counts, or NotFound."""
    asked = select(Article.id, Article.comment_count).where(Article.slug == slug, *_shown())
    found = db.session.execute(asked).first()
    if found is None:
        raise NotFound
    return found.id, found.comment_count


def require_shown(article_id: str) -> None:
    """Raise NotFound when an article is not shown, as one that was taken back."""
    asked = select(Article.id).where(Article.id == article_id, *_shown())
    if db.session.scalar(asked) is None:
        raise NotFound


def slugs_of(article_ids: Collection[str]) -> dict[str, str]:
    """The slugs of these articles by their ids; one query."""
    asked = select(Article.id, Article.slug).where(Article.id.in_(article_ids))
    return {row.id: row.slug for row in db.session.execute(asked)}


def _shown() -> tuple[ColumnElement[bool], ...]:
    return Article.state == PUBLISHED, Article.published_at <= now()
