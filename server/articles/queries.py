"""What is asked of the tables of articles; what is shown is published, and its moment has come."""

from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, Select, and_, exists, or_, select, update
from sqlalchemy.orm import aliased

from server.articles.models import PUBLISHED, Article, ArticleText
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


def cards(
    language: str, kind: str | None, limit: int | None, after: tuple[datetime, str] | None = None
) -> list[Row[Any]]:
    """The published articles of a kind, or of both, newest first."""
    wanted = _published(CARD, language).order_by(*NEWEST_FIRST).limit(limit)
    if kind:
        wanted = wanted.where(Article.kind == kind)
    if after:
        moment, slug = after
        same = and_(Article.published_at == moment, Article.slug > slug)
        wanted = wanted.where(or_(Article.published_at < moment, same))
    return list(db.session.execute(wanted))


def cards_of(ids: list[str], language: str) -> dict[str, Row[Any]]:
    """Those of the published articles that have these ids, by their id."""
    wanted = _published(CARD, language).where(Article.id.in_(ids))
    return {row.id: row for row in db.session.execute(wanted)}


def whole(slug: str, language: str) -> Row[Any] | None:
    """One published article with its text, and in which languages it is told."""
    columns = (*WHOLE, *(_is_told_in(one).label(f"told_in_{one}") for one in LANGUAGES))
    return db.session.execute(_published(columns, language).where(Article.slug == slug)).first()


def newest_texts(language: str, limit: int) -> list[Row[Any]]:
    """The newest articles of both kinds with their texts."""
    wanted = _published(WHOLE, language).order_by(*NEWEST_FIRST).limit(limit)
    return list(db.session.execute(wanted))


def all_topics(language: str) -> list[Row[Any]]:
    """What relates the published articles to each other, newest first."""
    columns = (Article.id, Article.kind, Article.topics)
    return list(db.session.execute(_published(columns, language).order_by(*NEWEST_FIRST)))


def addresses() -> list[Row[Any]]:
    """Every published article in every language it has, newest first."""
    columns = (
        Article.slug,
        Article.kind,
        Article.published_at,
        ArticleText.language,
        ArticleText.updated_at,
    )
    wanted = select(*columns).join(ArticleText, ArticleText.article_id == Article.id)
    ordered = wanted.where(_is_shown()).order_by(*NEWEST_FIRST, ArticleText.language)
    return list(db.session.execute(ordered))


def published_id(slug: str) -> str | None:
    """The id of a published article."""
    return db.session.scalar(select(Article.id).where(Article.slug == slug, _is_shown()))


def add_views(counts: dict[str, int]) -> None:
    """Add to the counts of some articles, always in the same order."""
    for slug, count in sorted(counts.items()):
        added = update(Article).where(Article.slug == slug)
        db.session.execute(added.values(view_count=Article.view_count + count))


def count_comments(slug: str, by: int) -> bool:
    """Add to the count of shown comments; whether there is such an article."""
    counted = update(Article).where(Article.slug == slug)
    changed = db.session.execute(
        counted.values(comment_count=Article.comment_count + by).returning(Article.id)
    )
    return changed.first() is not None


def _is_told_in(language: str) -> ColumnElement[bool]:
    text = aliased(ArticleText)
    return exists().where(text.article_id == Article.id, text.language == language)


def _published(columns: tuple[Any, ...], language: str) -> Select[Any]:
    texts = and_(ArticleText.article_id == Article.id, ArticleText.language == language)
    return select(*columns).join(ArticleText, texts).where(_is_shown())


def _is_shown() -> ColumnElement[bool]:
    return and_(Article.state == PUBLISHED, Article.published_at <= now())
