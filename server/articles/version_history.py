"""The last 100 stored versions of each article."""

from typing import Any, Final

from sqlalchemy import delete, func, select

from server.articles.draft import Content, EditableArticle, get_editable, normalize
from server.articles.enums import PUBLISHED, SHIPPED
from server.articles.models import ArticleVersion
from server.core.calendar.clock import format_utc, now
from server.core.errors import NotFound
from server.extensions import db
from server.users import profiles

MAX_VERSIONS: Final = 100
MAX_DIGITS: Final = 9


def list_versions(article_id: str) -> list[dict[str, Any]]:
    """The stored versions of an article, newest first, or NotFound; three queries at most."""
    columns = (
        *(ArticleVersion.number, ArticleVersion.kept_for),
        *(ArticleVersion.at, ArticleVersion.by),
    )
    listed = select(*columns).where(ArticleVersion.article_id == article_id)
    rows = db.session.execute(listed.order_by(ArticleVersion.number.desc())).all()
    if not rows:
        # Either the article has no version yet or it does not exist.
        get_editable(article_id)
    persons = profiles.get_profile_summaries({row.by for row in rows if row.by})
    return [_serialize(row, persons) for row in rows]


def get_version(article_id: str, number: str) -> dict[str, Any]:
    """One version with its content, or NotFound."""
    row = get_version_row(article_id, number)
    persons = profiles.get_profile_summaries([row.by] if row.by else [])
    return {**_serialize(row, persons), "content": version_content(row).serialize()}


def get_version_row(article_id: str, number: str) -> ArticleVersion:
    """The row of one version, or NotFound."""
    if not (number.isascii() and number.isdecimal() and len(number) <= MAX_DIGITS):
        raise NotFound
    row = db.session.get(ArticleVersion, (article_id, int(number)))
    if row is None:
        raise NotFound
    return row


def version_content(row: ArticleVersion) -> Content:
    """The content of a version."""
    return Content.from_json(row.cover, row.content)


def add_version(
    work: EditableArticle, content: Content, kept_for: str, actor_id: str | None
) -> None:
    """Store a version of a locked article and delete those beyond the last 100."""
    newest = func.max(ArticleVersion.number)
    mine = ArticleVersion.article_id == work.article.id
    number = (db.session.scalar(select(newest).where(mine)) or 0) + 1
    row = ArticleVersion(
        article_id=work.article.id,
        number=number,
        kept_for=kept_for,
        content=content.to_json(),
        cover=content.cover,
        at=now(),
        by=actor_id,
    )
    db.session.add(row)
    db.session.flush()
    db.session.execute(
        delete(ArticleVersion).where(mine, ArticleVersion.number <= number - MAX_VERSIONS)
    )


def add_published_version(work: EditableArticle, kept_for: str, actor_id: str | None) -> None:
    """Store the published content, unless the newest published version equals it."""
    if not work.texts:
        return
    mine = ArticleVersion.article_id == work.article.id
    given = mine & ArticleVersion.kept_for.in_((PUBLISHED, SHIPPED))
    newest = select(ArticleVersion).where(given).order_by(ArticleVersion.number.desc()).limit(1)
    row = db.session.scalars(newest).first()
    content = normalize(work.published)
    if row is None or normalize(version_content(row)) != content:
        add_version(work, content, kept_for, actor_id)


def _serialize(row: Any, persons: dict[str, dict[str, Any]]) -> dict[str, Any]:
    person = persons.get(row.by or "")
    return {
        "number": row.number,
        "what": row.kept_for,
        "at": format_utc(row.at),
        "by": person["fullname"] if person else None,
    }
