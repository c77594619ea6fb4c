"""All articles as operators see them, and how many are not published yet."""

from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, Select, and_, func, null, or_, select
from sqlalchemy.orm import aliased

from server.articles.covers import describe_cover
from server.articles.draft import effective_state
from server.articles.enums import DRAFT, PUBLISHED
from server.articles.models import Article, ArticleDraft, ArticleText
from server.core.calendar.clock import format_utc, now
from server.core.database.text_search import contains_text
from server.core.http.pagination import Page, PageRequest
from server.core.text.i18n import LANGUAGES
from server.extensions import db

_TEXTS: Final = {language: aliased(ArticleText) for language in LANGUAGES}
_HAS_CHANGES: Final = ArticleDraft.content.is_not(null()).label("has_changes")
_UPDATED_AT: Final = func.coalesce(
    ArticleDraft.updated_at, Article.published_at, Article.created_at
)
_SHOWN: Final = (
    *(Article.id, Article.slug, Article.kind, Article.state, Article.published_at),
    *(Article.view_count, Article.comment_count, Article.cover, _HAS_CHANGES),
    ArticleDraft.planned_at,
    *(ArticleDraft.cover.label("new_cover"), ArticleDraft.title_en, ArticleDraft.title_id),
    *(_TEXTS[language].title.label(f"published_{language}") for language in LANGUAGES),
    _UPDATED_AT.label("updated_at"),
)


def list_articles(
    language: str, which: PageRequest, q: str, kind: str | None, state: str | None
) -> Page:
    """A page of articles, the last changed first, titled in a language if possible; two queries."""
    conditions = [
        *([Article.kind == kind] if kind else []),
        *([_is_in_state(state)] if state else []),
        *([_matches(q)] if q else []),
    ]
    ordered = _joined(*_SHOWN).where(*conditions).order_by(_UPDATED_AT.desc(), Article.id.desc())
    rows = db.session.execute(ordered.offset(which.offset).limit(which.per_page)).all()
    total = db.session.scalar(_joined(func.count(Article.id)).where(*conditions)) or 0
    return Page([_row(row, language) for row in rows], total)


def _joined(*columns: Any) -> Select[Any]:
    query = select(*columns).select_from(Article)
    query = query.outerjoin(ArticleDraft, ArticleDraft.article_id == Article.id)
    for language, text in _TEXTS.items():
        matches = and_(text.article_id == Article.id, text.language == language)
        query = query.outerjoin(text, matches)
    return query


def _is_in_state(state: str) -> ColumnElement[bool]:
    if state == DRAFT:
        return Article.state == DRAFT
    present: datetime = now()
    if state == PUBLISHED:
        return and_(Article.state == PUBLISHED, Article.published_at <= present)
    # A published article can have scheduled changes.
    is_planned = ArticleDraft.planned_at.is_not(None)
    return and_(Article.state == PUBLISHED, or_(Article.published_at > present, is_planned))


def _matches(q: str) -> ColumnElement[bool]:
    titles = (text.title for text in _TEXTS.values())
    return contains_text(q, Article.slug, ArticleDraft.title_en, ArticleDraft.title_id, *titles)


def _row(row: Row[Any], language: str) -> dict[str, Any]:
    return {
        "id": row.id,
        "slug": row.slug,
        "kind": row.kind,
        "title": _title(row, language),
        "cover": describe_cover(row.new_cover if row.has_changes else row.cover),
        "state": effective_state(row.state, row.published_at),
        "published_at": format_utc(row.published_at) if row.published_at else None,
        "updated_at": format_utc(row.updated_at),
        "has_changes": row.has_changes,
        "planned_at": format_utc(row.planned_at) if row.planned_at else None,
        "views": row.view_count,
        "comments": row.comment_count,
    }


def _title(row: Row[Any], language: str) -> str:
    """The title of the working copy in a language, else in the other one."""
    source = "title" if row.has_changes else "published"
    ordered = sorted(LANGUAGES, key=lambda one: one != language)
    titles = (getattr(row, f"{source}_{one}") for one in ordered)
    return next((title for title in titles if title), "")


def count_unpublished() -> tuple[int, int]:
    """How many articles are drafts, and how many are scheduled or have scheduled changes."""
    drafts = func.count().filter(Article.state == DRAFT)
    is_future = and_(Article.state == PUBLISHED, Article.published_at > now())
    scheduled = func.count().filter(or_(is_future, ArticleDraft.planned_at.is_not(None)))
    query = select(drafts, scheduled).select_from(Article).outerjoin(ArticleDraft)
    row = db.session.execute(query).one()
    return row[0], row[1]
