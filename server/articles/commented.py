"""What is said below articles: whether there is a place for it, and how much there is."""

from collections.abc import Collection, Mapping

from sqlalchemy import select, update

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


def count(changes: Mapping[str, int]) -> None:
    """Count so many comments more on these articles, or less; others wait until the end."""
    # In one order, so that two who count on several never wait for each other.
    for article_id in sorted(changes):
        more = Article.comment_count + changes[article_id]
        db.session.execute(
            update(Article).where(Article.id == article_id).values(comment_count=more)
        )


def slugs_of(article_ids: Collection[str]) -> dict[str, str]:
    """The slugs of these articles by their ids; one query."""
    asked = select(Article.id, Article.slug).where(Article.id.in_(article_ids))
    return {row.id: row.slug for row in db.session.execute(asked)}
