"""The places below articles where something is said."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import ColumnElement, select

from server.articles.models import PUBLISHED, Article, ArticleText
from server.articles.service import LISTS
from server.core.calendar.clock import now
from server.core.errors import NotFound
from server.extensions import db


class Place(NamedTuple):
    """An article as it is named beside a comment; `path` is its page in English."""

    slug: str
    title: str
    path: str


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


def places_of(article_ids: Collection[str], language: str) -> dict[str, Place]:
    """These articles by their ids, called as in a language if they are told in it; one query."""
    columns = (Article.id, Article.slug, Article.kind, ArticleText.language, ArticleText.title)
    told = select(*columns).outerjoin(ArticleText, ArticleText.article_id == Article.id)
    found: dict[str, Place] = {}
    for row in db.session.execute(told.where(Article.id.in_(article_ids))):
        if row.id not in found or row.language == language:
            path = f"{LISTS[row.kind]}/{row.slug}"
            found[row.id] = Place(row.slug, row.title or row.slug, path)
    return found


def _shown() -> tuple[ColumnElement[bool], ...]:
    return Article.state == PUBLISHED, Article.published_at <= now()
