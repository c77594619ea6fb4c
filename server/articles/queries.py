"""Queries on published articles: those in state `published` whose time has come."""

from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, Select, and_, exists, or_, select, update
from sqlalchemy.orm import aliased

from server.articles.enums import PUBLISHED
from server.articles.models import Article, ArticleText
from server.core.calendar.clock import now
from server.core.text.i18n import LANGUAGES
from server.extensions import db

CARD: Final = (
    Article.id,
    Article.slug,
    Article.kind,
    Article.published_at,
    Article.cover,
    Article.view_count,
    Article.comment_count,
    ArticleText.title,
    ArticleText.description,
    ArticleText.words,
)
WHOLE: Final = (
    *CARD,
    Article.topics,
    ArticleText.body,
    ArticleText.sources,
    ArticleText.updated_at,
)
NEWEST_FIRST: Final = (Article.published_at.desc(), Article.slug)


def is_published() -> ColumnElement[bool]:
    """Whether readers see an article now."""
    return and_(Article.state == PUBLISHED, Article.published_at <= now())


def list_cards(
    language: str, kind: str | None, limit: int | None, after: tuple[datetime, str] | None = None
) -> list[Row[Any]]:
    """The published articles of one kind or both, newest first."""
    wanted = _published(CARD, language).order_by(*NEWEST_FIRST).limit(limit)
    if kind:
        wanted = wanted.where(Article.kind == kind)
    if after:
        moment, slug = after
        same = and_(Article.published_at == moment, Article.slug > slug)
        wanted = wanted.where(or_(Article.published_at < moment, same))
    return list(db.session.execute(wanted))


def cards_by_id(ids: list[str], language: str) -> dict[str, Row[Any]]:
    """The published articles among these ids, by id."""
    wanted = _published(CARD, language).where(Article.id.in_(ids))
    return {row.id: row for row in db.session.execute(wanted)}


def find_article(slug: str, language: str) -> Row[Any] | None:
    """A published article with its text and the languages that it has."""
    columns = (*WHOLE, *(_has_language(one).label(f"told_in_{one}") for one in LANGUAGES))
    return db.session.execute(_published(columns, language).where(Article.slug == slug)).first()


def list_newest(language: str, limit: int) -> list[Row[Any]]:
    """The newest articles of both kinds with their texts."""
    wanted = _published(WHOLE, language).order_by(*NEWEST_FIRST).limit(limit)
    return list(db.session.execute(wanted))


def list_topics(language: str) -> list[Row[Any]]:
    """The kinds and topics of all published articles, newest first."""
    columns = (Article.id, Article.kind, Article.topics)
    return list(db.session.execute(_published(columns, language).order_by(*NEWEST_FIRST)))


def list_addresses() -> list[Row[Any]]:
    """Every published article once for each of its languages, newest first."""
    columns = (
        Article.slug,
        Article.kind,
        Article.published_at,
        ArticleText.language,
        ArticleText.updated_at,
    )
    wanted = select(*columns).join(ArticleText, ArticleText.article_id == Article.id)
    ordered = wanted.where(is_published()).order_by(*NEWEST_FIRST, ArticleText.language)
    return list(db.session.execute(ordered))


def find_published_id(slug: str) -> str | None:
    """The id of a published article."""
    return db.session.scalar(select(Article.id).where(Article.slug == slug, is_published()))


def add_views(counts: dict[str, int]) -> None:
    """Add to the view counts of articles, in a fixed order that prevents deadlocks."""
    for slug, count in sorted(counts.items()):
        added = update(Article).where(Article.slug == slug)
        db.session.execute(added.values(view_count=Article.view_count + count))


def add_comments(slug: str, by: int) -> bool:
    """Add to the count of visible comments; False when there is no such article."""
    counted = update(Article).where(Article.slug == slug)
    changed = db.session.execute(
        counted.values(comment_count=Article.comment_count + by).returning(Article.id)
    )
    return changed.first() is not None


def _has_language(language: str) -> ColumnElement[bool]:
    text = aliased(ArticleText)
    return exists().where(text.article_id == Article.id, text.language == language)


def _published(columns: tuple[Any, ...], language: str) -> Select[Any]:
    texts = and_(ArticleText.article_id == Article.id, ArticleText.language == language)
    return select(*columns).join(ArticleText, texts).where(is_published())
