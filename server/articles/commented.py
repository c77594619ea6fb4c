"""The places below articles where something is said."""

from collections.abc import Collection

from sqlalchemy import select

from server.articles.models import PUBLISHED, Article
from server.core.clock import now
from server.core.errors import NotFound
from server.extensions import db


def place_of(slug: str) -> tuple[str, int]:
    """The id of an article that is shown and how many comments it counts, or NotFound."""
    shown = Article.state == PUBLISHED, Article.published_at <= now()
    asked = select(Article.id, Article.comment_count).where(Article.slug == slug, *shown)
    found = db.session.execute(asked).first()
    if found is None:
        raise NotFound
    return found.id, found.comment_count


def slugs_of(article_ids: Collection[str]) -> dict[str, str]:
    """The slugs of these articles by their ids; one query."""
    asked = select(Article.id, Article.slug).where(Article.id.in_(article_ids))
    return {row.id: row.slug for row in db.session.execute(asked)}
