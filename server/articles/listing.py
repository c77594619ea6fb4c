"""All articles as operators find them: what was changed last first."""

from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, Select, and_, func, null, or_, select
from sqlalchemy.orm import aliased

from server.articles.covers import cover
from server.articles.models import (
    DRAFT,
    PUBLISHED,
    Article,
    ArticleDraft,
    ArticleText,
)
from server.articles.working import state_of
from server.core.calendar.clock import now, wire
from server.core.http.page_number_pagination import Numbered, Which, holds
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
    *(_TEXTS[language].title.label(f"told_{language}") for language in LANGUAGES),
    _UPDATED_AT.label("updated_at"),
)


def articles(language: str, which: Which, q: str, kind: str | None, state: str | None) -> Numbered:
    """Some articles with their titles in a language if there is one; two queries."""
    conditions = [
        *([Article.kind == kind] if kind else []),
        *([_is_in(state)] if state else []),
        *([_is_called(q)] if q else []),
    ]
    ordered = _joined(*_SHOWN).where(*conditions).order_by(_UPDATED_AT.desc(), Article.id.desc())
    rows = db.session.execute(ordered.offset(which.offset).limit(which.per_page)).all()
    total = db.session.scalar(_joined(func.count(Article.id)).where(*conditions)) or 0
    return Numbered([_row(row, language) for row in rows], total)


def _joined(*columns: Any) -> Select[Any]:
    asked = select(*columns).select_from(Article)
    asked = asked.outerjoin(ArticleDraft, ArticleDraft.article_id == Article.id)
    for language, text in _TEXTS.items():
        told = and_(text.article_id == Article.id, text.language == language)
        asked = asked.outerjoin(text, told)
    return asked


def _is_in(state: str) -> ColumnElement[bool]:
    if state == DRAFT:
        return Article.state == DRAFT
    moment: datetime = now()
    if state == PUBLISHED:
        return and_(Article.state == PUBLISHED, Article.published_at <= moment)
    # Readers may see one already, and get something else at the moment.
    is_planned = ArticleDraft.planned_at.is_not(None)
    return and_(Article.state == PUBLISHED, or_(Article.published_at > moment, is_planned))


def _is_called(text: str) -> ColumnElement[bool]:
    titles = (told.title for told in _TEXTS.values())
    return holds(text, Article.slug, ArticleDraft.title_en, ArticleDraft.title_id, *titles)


def _row(row: Row[Any], language: str) -> dict[str, Any]:
    return {
        "id": row.id,
        "slug": row.slug,
        "kind": row.kind,
        "title": _title(row, language),
        "cover": cover(row.new_cover if row.has_changes else row.cover),
        "state": state_of(row.state, row.published_at),
        "published_at": wire(row.published_at) if row.published_at else None,
        "updated_at": wire(row.updated_at),
        "has_changes": row.has_changes,
        "planned_at": wire(row.planned_at) if row.planned_at else None,
        "views": row.view_count,
        "comments": row.comment_count,
    }


def _title(row: Row[Any], language: str) -> str:
    """The title of the working copy in a language, else in the other one."""
    source = "title" if row.has_changes else "told"
    ordered = sorted(LANGUAGES, key=lambda one: one != language)
    titles = (getattr(row, f"{source}_{one}") for one in ordered)
    return next((title for title in titles if title), "")
