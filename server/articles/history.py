"""What articles once said: the last 100 versions of each, to be looked at and brought back."""

from typing import Any, Final

from sqlalchemy import delete, func, select

from server.articles import uploads
from server.articles.models import PUBLISHED, SHIPPED, ArticleVersion
from server.articles.working import Content, Work, find, tidied
from server.core.calendar.clock import now, wire
from server.core.errors import NotFound
from server.extensions import db
from server.users import service as users

MOST: Final = 100
LONGEST_NUMBER: Final = 9


def versions(article_id: str) -> list[dict[str, Any]]:
    """The versions of an article that were kept, the newest first, or NotFound; few queries."""
    columns = (
        *(ArticleVersion.number, ArticleVersion.kept_for),
        *(ArticleVersion.at, ArticleVersion.by),
    )
    listed = select(*columns).where(ArticleVersion.article_id == article_id)
    rows = db.session.execute(listed.order_by(ArticleVersion.number.desc())).all()
    if not rows:
        # None of its versions was kept yet, or there is no such article.
        find(article_id)
    persons = users.persons_of({row.by for row in rows if row.by})
    return [_told(row, persons) for row in rows]


def version(article_id: str, number: str) -> dict[str, Any]:
    """One version with what it says, or NotFound."""
    row = kept(article_id, number)
    persons = users.persons_of([row.by] if row.by else [])
    return {**_told(row, persons), "content": content_of(row).shown()}


def kept(article_id: str, number: str) -> ArticleVersion:
    """One version as it is kept, or NotFound."""
    if not (number.isascii() and number.isdecimal() and len(number) <= LONGEST_NUMBER):
        raise NotFound
    row = db.session.get(ArticleVersion, (article_id, int(number)))
    if row is None:
        raise NotFound
    return row


def content_of(row: ArticleVersion) -> Content:
    """What a version says."""
    return Content(row.cover, row.content["topics"], row.content["texts"])


def keep(work: Work, content: Content, kept_for: str, actor_id: str | None) -> None:
    """Keep a version of an article that is held, and let go of those beyond the last 100."""
    newest = func.max(ArticleVersion.number)
    mine = ArticleVersion.article_id == work.article.id
    number = (db.session.scalar(select(newest).where(mine)) or 0) + 1
    row = ArticleVersion(
        article_id=work.article.id,
        number=number,
        kept_for=kept_for,
        content=content.stored(),
        cover=content.cover,
        at=now(),
        by=actor_id,
    )
    db.session.add(row)
    db.session.flush()
    db.session.execute(delete(ArticleVersion).where(mine, ArticleVersion.number <= number - MOST))


def keep_published(work: Work, kept_for: str, actor_id: str | None) -> None:
    """Keep what readers get now, unless the newest version of that says the same."""
    if not work.texts:
        return
    mine = ArticleVersion.article_id == work.article.id
    given = mine & ArticleVersion.kept_for.in_((PUBLISHED, SHIPPED))
    newest = select(ArticleVersion).where(given).order_by(ArticleVersion.number.desc()).limit(1)
    row = db.session.scalars(newest).first()
    content = tidied(work.published)
    if row is None or tidied(content_of(row)) != content:
        keep(work, content, kept_for, actor_id)


def sweep(work: Work) -> None:
    """Let go of the pictures that nothing shows any more."""
    db.session.flush()
    uploads.sweep(work.article.id)


def _told(row: Any, persons: dict[str, dict[str, Any]]) -> dict[str, Any]:
    person = persons.get(row.by or "")
    return {
        "number": row.number,
        "what": row.kept_for,
        "at": wire(row.at),
        "by": person["fullname"] if person else None,
    }
