"""Operators edit articles: create, save, preview, discard, restore and delete."""

from typing import Any, Final

from sqlalchemy import delete as deletion
from sqlalchemy import select, union
from sqlalchemy.exc import IntegrityError

from server.articles import covers, labels, tip_rotation, version_history
from server.articles.draft import (
    Content,
    EditableArticle,
    bump_version,
    empty_text,
    get_editable,
    lock_editable,
    require_version,
    save_content,
    serialize,
)
from server.articles.enums import DRAFT, SET_ASIDE
from server.articles.errors import (
    BAD_SLUG,
    KNOWN_KIND,
    KNOWN_SLUG,
    RESERVED_SLUG,
    TAKEN_SLUG,
    NeverPublished,
)
from server.articles.markdown_renderer import render_uncached
from server.articles.models import Article, ShippedPart
from server.articles.paths import RESERVED, is_slug, make_slug
from server.articles.publication import drop_schedule
from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import now
from server.core.database.unit_of_work import after_commit, extend_timeout, release_connection
from server.core.errors import ValidationFailed
from server.core.http.etags import IfMatch
from server.core.ids import new_id
from server.core.text.i18n import LANGUAGES, Message
from server.extensions import db

# Attempts to find a free slug while others create articles with the same title.
MAX_TRIES: Final = 5


def get_article(article_id: str) -> dict[str, Any]:
    """An article with its working copy, or NotFound; four queries."""
    return serialize(get_editable(article_id))


def create_article(actor_id: str, kind: str, title: str, language: str) -> dict[str, Any]:
    """Create a draft with a title in a language; the slug is derived from it."""
    row = _insert_article(kind, make_slug(title))
    texts = {one: empty_text() for one in LANGUAGES}
    texts[language]["title"] = title
    work = EditableArticle(row, None, {})
    draft = bump_version(work, actor_id)
    draft.version = 1
    draft.content = Content(None, [], texts).to_json()
    draft.title_en, draft.title_id = (texts[one]["title"] for one in LANGUAGES)
    record(actions.ARTICLE_BEGUN, actor_id=actor_id, target_id=row.id)
    db.session.flush()
    return serialize(work)


def save_article(
    actor_id: str, article_id: str, body: dict[str, Any], match: IfMatch
) -> dict[str, Any]:
    """Save the working copy and return the article; the published text stays.

    A save that changes nothing succeeds whatever its version: it may repeat a lost response.
    NotFound, ChangedMeanwhile, ValidationFailed for an unusable slug.
    """
    work = lock_editable(article_id, IfMatch())
    row, content = work.article, work.content
    slug, kind = body.get("slug", row.slug), body.get("kind", row.kind)
    wanted = content._replace(topics=body["topics"], texts=body["texts"])
    if (slug, kind, wanted) == (row.slug, row.kind, content):
        return serialize(work)
    require_version(work, match)
    _keep_others_work(work, actor_id, match)
    _rename(work, slug, kind)
    save_content(work, actor_id, wanted)
    return _clean_up(work)


def discard_changes(actor_id: str, article_id: str, match: IfMatch) -> dict[str, Any]:
    """Go back to the published content and drop any schedule; the working copy becomes a version.

    NotFound, ChangedMeanwhile, NeverPublished.
    """
    work = lock_editable(article_id, match)
    if not work.texts:
        raise NeverPublished
    if work.has_changes or work.planned:
        drop_schedule(work, work.content)
        if work.has_changes:
            _set_aside(work, actor_id)
        save_content(work, actor_id, work.published, actions.ARTICLE_DISCARDED)
    return _clean_up(work)


def restore_version(actor_id: str, article_id: str, number: str, match: IfMatch) -> dict[str, Any]:
    """Make a version the working copy and store the one it replaces. NotFound, ChangedMeanwhile."""
    work = lock_editable(article_id, match)
    content = version_history.version_content(version_history.get_version_row(article_id, number))
    if work.has_changes and work.content != content:
        _set_aside(work, actor_id)
    save_content(work, actor_id, content, actions.ARTICLE_RESTORED)
    return _clean_up(work)


def delete_article(actor_id: str, article_id: str, match: IfMatch) -> None:
    """Delete an article with all its rows; a bundled one is not imported again."""
    lock_editable(article_id, match)
    extend_timeout()
    db.session.execute(deletion(Article).where(Article.id == article_id))
    record(actions.ARTICLE_DELETED, actor_id=actor_id, target_id=article_id)
    after_commit(tip_rotation.cache.clear)


def set_cover(actor_id: str, article_id: str, content: bytes, match: IfMatch) -> dict[str, Any]:
    """Make an upload the cover of the working copy.

    The image is processed before the first statement, so that no lock waits for it.
    """
    made = covers.render_cover(content)
    work = lock_editable(article_id, match)
    _keep_others_work(work, actor_id, match)
    covers.store_cover(article_id, made)
    save_content(work, actor_id, work.content._replace(cover=made.name))
    return _clean_up(work)


def remove_cover(actor_id: str, article_id: str, match: IfMatch) -> dict[str, Any]:
    """Remove the cover of the working copy, if there is one."""
    work = lock_editable(article_id, match)
    if work.content.cover is not None:
        _keep_others_work(work, actor_id, match)
        save_content(work, actor_id, work.content._replace(cover=None))
    return _clean_up(work)


def render_preview(body: str, language: str) -> dict[str, Any]:
    """A body as html, with its reading time in minutes and its number of words."""
    # Rendering is slow: no transaction stays open, and the cache keeps published texts only.
    release_connection()
    rendered = render_uncached(body, language)
    return {
        "html": rendered.html,
        "minutes": labels.reading_minutes(rendered.words),
        "words": rendered.words,
    }


def _clean_up(work: EditableArticle) -> dict[str, Any]:
    covers.delete_unused_covers(work.article.id)
    return serialize(work)


def _set_aside(work: EditableArticle, actor_id: str) -> None:
    """Store the working copy that is about to be replaced, under its editor."""
    by = work.draft.updated_by if work.draft else actor_id
    version_history.add_version(work, work.content, SET_ASIDE, by)


def _keep_others_work(work: EditableArticle, actor_id: str, match: IfMatch) -> None:
    """Store another operator's working copy, unless this request names its version."""
    by = work.draft.updated_by if work.draft else None
    if match.tags is None and work.has_changes and by != actor_id:
        _set_aside(work, actor_id)


def _rename(work: EditableArticle, slug: str, kind: str) -> None:
    """Change the slug or the kind of an article that readers have not seen."""
    row = work.article
    if kind != row.kind:
        if not work.slug_is_free:
            raise _field_error("kind", KNOWN_KIND)
        row.kind = kind
    if slug == row.slug:
        return
    if not work.slug_is_free:
        raise _field_error("slug", KNOWN_SLUG)
    if not is_slug(slug):
        raise _field_error("slug", BAD_SLUG)
    if slug in RESERVED or _is_bundled(slug):
        raise _field_error("slug", RESERVED_SLUG)
    try:
        with db.session.begin_nested():
            row.slug = slug
    except IntegrityError as error:
        raise _field_error("slug", TAKEN_SLUG) from error


def _field_error(field: str, sentence: Message) -> ValidationFailed:
    return ValidationFailed(errors={field: [sentence]})


def _is_bundled(slug: str) -> bool:
    """Whether a bundled article has or had this slug."""
    known = select(ShippedPart.slug).where(ShippedPart.slug == slug).limit(1)
    return db.session.scalar(known) is not None


def _insert_article(kind: str, base: str) -> Article:
    """A new row with the first free slug that begins like this."""
    for _try in range(MAX_TRIES):
        row = Article(
            id=new_id(),
            slug=_find_free_slug(base),
            kind=kind,
            state=DRAFT,
            topics=[],
            created_at=now(),
        )
        try:
            with db.session.begin_nested():
                db.session.add(row)
        except IntegrityError:
            continue
        return row
    raise _field_error("title", TAKEN_SLUG)


def _find_free_slug(base: str) -> str:
    like = f"{base}-%"
    names = union(
        *(
            select(column).where((column == base) | column.like(like))
            for column in (Article.slug, ShippedPart.slug)
        )
    )
    taken = {*db.session.scalars(names), *RESERVED}
    number = 1
    while (slug := base if number == 1 else f"{base}-{number}") in taken:
        number += 1
    return slug
