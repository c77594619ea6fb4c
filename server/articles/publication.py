"""Publishing articles, now or at a scheduled time, and taking them back."""

from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import select

from server.articles import covers, tip_rotation, version_history
from server.articles.draft import (
    TEXT_FIELDS,
    Content,
    EditableArticle,
    Text,
    bump_version,
    lock_editable,
    normalize,
    serialize,
)
from server.articles.enums import DRAFT, PUBLISHED, SCHEDULED, SET_ASIDE, SHIPPED
from server.articles.errors import FAR_MOMENT, NOTHING_NEW, OLD_MOMENT, PAST_MOMENT, BadMoment
from server.articles.markdown_renderer import render
from server.articles.models import ArticleDraft, ArticleText
from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import now
from server.core.database.unit_of_work import after_commit
from server.core.errors import NotFound, ValidationFailed
from server.core.http.etags import IfMatch
from server.core.text.i18n import LANGUAGES, Message, _
from server.core.text.invisible_characters import is_blank
from server.extensions import db

REQUIRED: Final = ("title", "description", "body")
SOURCE_FIELDS: Final = ("title", "publisher")
MISSING: Final = _("This field is required.")
NOTHING: Final = _("Write the article in at least one language.")
BAD_ADDRESS: Final = _("Enter the full web address, such as https://ojk.go.id.")
# Tolerance for a slow clock of the client.
SLOW_CLOCK: Final = timedelta(hours=1)
OLDEST: Final = datetime(2000, 1, 1, tzinfo=UTC)
MAX_DELAY: Final = timedelta(days=2 * 366)
# The rest waits for the next run of the job.
BATCH: Final = 50


def publish_article(
    actor_id: str, article_id: str, at: datetime | None, match: IfMatch
) -> dict[str, Any]:
    """Publish the working copy at a time, now without one, and store it as a version.

    A published article keeps its content until then.
    NotFound, ChangedMeanwhile, ValidationFailed naming the missing fields.
    """
    work = lock_editable(article_id, match)
    content = normalize(work.content)
    _require_complete(content)
    if at is not None and work.article.state == PUBLISHED and work.is_known and at > now():
        return _schedule_changes(actor_id, work, content, at)
    published_at = _resolve_time(work, at)
    article = work.article
    if (article.state, article.published_at, work.has_changes) == (PUBLISHED, published_at, False):
        return serialize(work)
    draft = bump_version(work, actor_id)
    drop_schedule(work, content)
    _apply_content(work, content)
    article.state, article.published_at = PUBLISHED, published_at
    _clear_draft(draft)
    draft.first_shown_at = draft.first_shown_at if work.is_known else published_at
    db.session.flush()
    version_history.add_published_version(work, PUBLISHED, actor_id)
    covers.delete_unused_covers(work.article.id)
    result = serialize(work)
    is_scheduled = result["state"] == SCHEDULED
    action = actions.ARTICLE_SCHEDULED if is_scheduled else actions.ARTICLE_PUBLISHED
    record(action, actor_id=actor_id, target_id=article_id)
    after_commit(tip_rotation.cache.clear)
    return result


def unpublish_article(actor_id: str, article_id: str, match: IfMatch) -> dict[str, Any]:
    """Make an article a draft again; one that readers have seen keeps its time and its slug.

    NotFound, ChangedMeanwhile.
    """
    work = lock_editable(article_id, match)
    if work.article.state == DRAFT:
        return serialize(work)
    is_known = work.is_known
    draft = bump_version(work, actor_id)
    drop_schedule(work, work.content)
    work.article.state = DRAFT
    if not is_known:
        work.article.published_at = draft.first_shown_at = None
    db.session.flush()
    record(actions.ARTICLE_UNPUBLISHED, actor_id=actor_id, target_id=article_id)
    after_commit(tip_rotation.cache.clear)
    return serialize(work)


def _resolve_time(work: EditableArticle, at: datetime | None) -> datetime:
    """When the article appears; BadMoment for a time that is not allowed."""
    present = now()
    if at is None:
        return work.article.published_at or present
    _require_near(at)
    if work.is_known:
        if at < OLDEST:
            raise BadMoment(OLD_MOMENT)
        return at
    if at < present - SLOW_CLOCK:
        raise BadMoment(PAST_MOMENT)
    return max(at, present)


def _require_complete(content: Content) -> None:
    """Raise ValidationFailed naming the missing fields of each language that has a text."""
    written = {language: text for language, text in content.texts.items() if _has_text(text)}
    if not written:
        raise ValidationFailed(errors={"texts": [NOTHING]})
    errors: dict[str, list[Message]] = {}
    for language, text in written.items():
        place = f"texts.{language}"
        errors |= {f"{place}.{field}": [MISSING] for field in REQUIRED if is_blank(text[field])}
        for number, source in enumerate(text["sources"]):
            errors |= _source_errors(f"{place}.sources.{number}", source)
    if errors:
        raise ValidationFailed(errors=errors)


def _source_errors(place: str, source: Mapping[str, str]) -> dict[str, list[Message]]:
    errors = {f"{place}.{field}": [MISSING] for field in SOURCE_FIELDS if not source[field]}
    if not _is_web_address(source["url"]):
        errors[f"{place}.url"] = [BAD_ADDRESS]
    return errors


def _is_web_address(url: str) -> bool:
    """Whether this is a complete web address of another site."""
    if any(letter.isspace() for letter in url):
        return False
    try:
        parts = urlsplit(url)
        # Text before an @ can look like the host.
        named = "." in (parts.hostname or "") and "@" not in parts.netloc
        return parts.scheme in {"http", "https"} and named
    except ValueError:
        return False


def _schedule_changes(
    actor_id: str, work: EditableArticle, content: Content, at: datetime
) -> dict[str, Any]:
    """Schedule this content; later edits are not part of it. BadMoment when nothing changed."""
    _require_near(at)
    if (work.planned, work.planned_at) == (content, at):
        return serialize(work)
    if not work.has_changes:
        raise BadMoment(NOTHING_NEW)
    draft = bump_version(work, actor_id)
    drop_schedule(work, content)
    draft.planned, draft.planned_cover = content.to_json(), content.cover
    draft.planned_at, draft.planned_by = at, actor_id
    covers.delete_unused_covers(work.article.id)
    record(actions.ARTICLE_SCHEDULED, actor_id=actor_id, target_id=work.article.id)
    return serialize(work)


def cancel_schedule(actor_id: str, article_id: str, match: IfMatch) -> dict[str, Any]:
    """Cancel scheduled changes; the working copy stays. NotFound, ChangedMeanwhile."""
    work = lock_editable(article_id, match)
    if work.planned is not None:
        bump_version(work, actor_id)
        drop_schedule(work, work.content)
        covers.delete_unused_covers(work.article.id)
        record(actions.ARTICLE_CALLED_OFF, actor_id=actor_id, target_id=article_id)
    return serialize(work)


def drop_schedule(work: EditableArticle, replacement: Content) -> None:
    """Drop scheduled changes; they become a version unless the replacement equals them."""
    planned, draft = work.planned, work.draft
    if planned is None or draft is None:
        return
    if planned != normalize(replacement):
        version_history.add_version(work, planned, SET_ASIDE, draft.planned_by)
    _clear_schedule(draft)


def publish_due() -> None:
    """Publish all due scheduled changes, each once even with several workers."""
    due = select(ArticleDraft.article_id).where(ArticleDraft.planned_at <= now())
    ordered = due.order_by(ArticleDraft.article_id).limit(BATCH)
    for article_id in db.session.scalars(ordered).all():
        # The article may have been deleted meanwhile.
        with suppress(NotFound):
            _publish_planned(lock_editable(article_id, IfMatch()))


def _require_near(at: datetime) -> None:
    """Raise BadMoment for a time too far in the future."""
    if at > now() + MAX_DELAY:
        raise BadMoment(FAR_MOMENT)


def _publish_planned(work: EditableArticle) -> None:
    """Publish scheduled content that is due; the version number stays the working copy's."""
    planned, draft = work.planned, work.draft
    if planned is None or draft is None or draft.planned_at is None or draft.planned_at > now():
        return
    is_all = normalize(work.content) == planned
    by = draft.planned_by
    _apply_content(work, planned)
    if is_all:
        _clear_draft(draft)
    _clear_schedule(draft)
    db.session.flush()
    version_history.add_published_version(work, PUBLISHED, by)
    covers.delete_unused_covers(work.article.id)
    record(actions.ARTICLE_PUBLISHED, actor_id=by, target_id=work.article.id)
    after_commit(tip_rotation.cache.clear)


def _clear_schedule(draft: ArticleDraft) -> None:
    draft.planned = draft.planned_cover = draft.planned_at = draft.planned_by = None


def _apply_content(work: EditableArticle, content: Content) -> None:
    """Make this the published content; the content before it is a version, or becomes one."""
    version_history.add_published_version(work, SHIPPED, None)
    _apply_texts(work, content)
    work.article.cover, work.article.topics = content.cover, content.topics


def _clear_draft(draft: ArticleDraft) -> None:
    """Make the working copy equal to the published content."""
    draft.content = draft.title_en = draft.title_id = draft.cover = None


def _has_text(text: Text) -> bool:
    """Whether a language has any text."""
    return any(text[field] for field in TEXT_FIELDS)


def _apply_texts(work: EditableArticle, content: Content) -> None:
    """Write the texts of the content to the published rows."""
    for language in LANGUAGES:
        text = content.texts[language]
        row = work.texts.get(language)
        if not _has_text(text):
            if row is not None:
                db.session.delete(work.texts.pop(language))
            continue
        if row is not None and all(getattr(row, field) == text[field] for field in TEXT_FIELDS):
            continue
        if row is None:
            row = ArticleText(article_id=work.article.id, language=language)
            db.session.add(row)
            work.texts[language] = row
        for field in TEXT_FIELDS:
            setattr(row, field, text[field])
        row.words = render(text["body"], language).words
        # The first text that readers see has no earlier version.
        row.updated_at = now() if work.is_known else None
