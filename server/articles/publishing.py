"""Bringing articles to their readers, now or at a moment to come, and taking them back."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, Final
from urllib.parse import urlsplit

from server.articles import history, turns
from server.articles.errors import FAR_MOMENT, OLD_MOMENT, PAST_MOMENT, SHOWN_ALREADY
from server.articles.models import DRAFT, PUBLISHED, SCHEDULED, SHIPPED, ArticleText
from server.articles.rendering import render
from server.articles.working import SAID, Content, Text, Work, change, hold, shown, tidied
from server.audit import actions
from server.audit.service import record
from server.core.clock import now
from server.core.errors import ValidationFailed
from server.core.i18n import LANGUAGES, Message, _
from server.core.seeing import shows_nothing
from server.core.unit_of_work import after_commit
from server.core.versions import Match
from server.extensions import db

NEEDED: Final = ("title", "description", "body")
SOURCED: Final = ("title", "publisher")
MISSING: Final = _("This field is needed.")
NOTHING: Final = _("Write the article in at least one language.")
BAD_ADDRESS: Final = _("Write the whole web address, such as https://ojk.go.id.")
# What a clock that is slow still calls the present.
SLOW_CLOCK: Final = timedelta(hours=1)
OLDEST: Final = datetime(2000, 1, 1, tzinfo=UTC)
FURTHEST: Final = timedelta(days=2 * 366)


def publish(actor_id: str, article_id: str, at: datetime | None, match: Match) -> dict[str, Any]:
    """Give the working copy to readers from a moment on, and keep it as a version.

    NotFound, ChangedMeanwhile, ValidationFailed naming what is missing.
    """
    work = hold(article_id, match)
    content = tidied(work.content)
    _require_whole(content)
    moment = _moment(work, at)
    article = work.article
    if (article.state, article.published_at, work.has_changes) == (PUBLISHED, moment, False):
        return shown(work)
    history.keep_published(work, SHIPPED, None)
    draft = change(work, actor_id)
    _tell(work, content)
    article.state, article.published_at = PUBLISHED, moment
    article.cover, article.topics = content.cover, content.topics
    draft.content = draft.title_en = draft.title_id = draft.cover = None
    draft.first_shown_at = draft.first_shown_at if work.is_known else moment
    db.session.flush()
    history.keep_published(work, PUBLISHED, actor_id)
    history.sweep(work)
    told = shown(work)
    is_waiting = told["state"] == SCHEDULED
    act = actions.ARTICLE_SCHEDULED if is_waiting else actions.ARTICLE_PUBLISHED
    record(act, actor_id=actor_id, target_id=article_id)
    after_commit(turns.kept.clear)
    return told


def unpublish(actor_id: str, article_id: str, match: Match) -> dict[str, Any]:
    """Take an article back; one that readers have seen keeps its moment and its address.

    NotFound, ChangedMeanwhile.
    """
    work = hold(article_id, match)
    if work.article.state == DRAFT:
        return shown(work)
    is_known = work.is_known
    draft = change(work, actor_id)
    work.article.state = DRAFT
    if not is_known:
        work.article.published_at = draft.first_shown_at = None
    db.session.flush()
    record(actions.ARTICLE_UNPUBLISHED, actor_id=actor_id, target_id=article_id)
    after_commit(turns.kept.clear)
    return shown(work)


def _moment(work: Work, at: datetime | None) -> datetime:
    """From when on readers see it; ValidationFailed for a moment that cannot be."""
    present = now()
    if at is None:
        return work.article.published_at or present
    if at > present + FURTHEST:
        raise _refused(FAR_MOMENT)
    if work.is_known:
        if at > present and work.article.state == PUBLISHED:
            raise _refused(SHOWN_ALREADY)
        if at < OLDEST:
            raise _refused(OLD_MOMENT)
        return at
    if at < present - SLOW_CLOCK:
        raise _refused(PAST_MOMENT)
    return max(at, present)


def _refused(sentence: Message) -> ValidationFailed:
    return ValidationFailed(errors={"at": [sentence]})


def _require_whole(content: Content) -> None:
    """Raise ValidationFailed naming what is missing in the languages that say anything."""
    told = {language: text for language, text in content.texts.items() if _says(text)}
    if not told:
        raise ValidationFailed(errors={"texts": [NOTHING]})
    errors: dict[str, list[Message]] = {}
    for language, text in told.items():
        place = f"texts.{language}"
        errors |= {f"{place}.{field}": [MISSING] for field in NEEDED if shows_nothing(text[field])}
        for number, source in enumerate(text["sources"]):
            errors |= _flaws(f"{place}.sources.{number}", source)
    if errors:
        raise ValidationFailed(errors=errors)


def _says(text: Text) -> bool:
    """Whether there is anything in a language."""
    return any(text[field] for field in SAID)


def _flaws(place: str, source: Mapping[str, str]) -> dict[str, list[Message]]:
    flaws = {f"{place}.{field}": [MISSING] for field in SOURCED if not source[field]}
    if not _is_web_address(source["url"]):
        flaws[f"{place}.url"] = [BAD_ADDRESS]
    return flaws


def _is_web_address(url: str) -> bool:
    """Whether readers can follow it to another site."""
    if any(letter.isspace() for letter in url):
        return False
    try:
        parts = urlsplit(url)
        # What stands before an @ looks like the site and is not.
        named = "." in (parts.hostname or "") and "@" not in parts.netloc
        return parts.scheme in {"http", "https"} and named
    except ValueError:
        return False


def _tell(work: Work, content: Content) -> None:
    """Let the published texts say what the content says."""
    for language in LANGUAGES:
        said = content.texts[language]
        row = work.texts.get(language)
        if not _says(said):
            if row is not None:
                db.session.delete(work.texts.pop(language))
            continue
        if row is not None and all(getattr(row, field) == said[field] for field in SAID):
            continue
        if row is None:
            row = ArticleText(article_id=work.article.id, language=language)
            db.session.add(row)
            work.texts[language] = row
        for field in SAID:
            setattr(row, field, said[field])
        row.words = render(said["body"], language).words
        # What readers never saw otherwise has not changed for them.
        row.updated_at = now() if work.is_known else None
