"""Bringing articles to their readers, now or at a moment to come, and taking them back."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, Final
from urllib.parse import urlsplit

from server.articles import history, planning, turns
from server.articles.bringing import bring, finish, says
from server.articles.errors import OLD_MOMENT, PAST_MOMENT, BadMoment
from server.articles.models import DRAFT, PUBLISHED, SCHEDULED
from server.articles.working import Content, Work, change, hold, shown, tidied
from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import now
from server.core.database.unit_of_work import after_commit
from server.core.errors import ValidationFailed
from server.core.http.etags import Match
from server.core.text.i18n import Message, _
from server.core.text.invisible_characters import shows_nothing
from server.extensions import db

NEEDED: Final = ("title", "description", "body")
SOURCED: Final = ("title", "publisher")
MISSING: Final = _("This field is needed.")
NOTHING: Final = _("Write the article in at least one language.")
BAD_ADDRESS: Final = _("Write the whole web address, such as https://ojk.go.id.")
# What a clock that is slow still calls the present.
SLOW_CLOCK: Final = timedelta(hours=1)
OLDEST: Final = datetime(2000, 1, 1, tzinfo=UTC)


def publish(actor_id: str, article_id: str, at: datetime | None, match: Match) -> dict[str, Any]:
    """Give the working copy to readers from a moment on, and keep it as a version.

    Until then those who see the article already go on with what they see.
    NotFound, ChangedMeanwhile, ValidationFailed naming what is missing.
    """
    work = hold(article_id, match)
    content = tidied(work.content)
    _require_whole(content)
    if at is not None and work.article.state == PUBLISHED and work.is_known and at > now():
        return planning.plan(actor_id, work, content, at)
    moment = _moment(work, at)
    article = work.article
    if (article.state, article.published_at, work.has_changes) == (PUBLISHED, moment, False):
        return shown(work)
    draft = change(work, actor_id)
    planning.let_go(work, content)
    bring(work, content)
    article.state, article.published_at = PUBLISHED, moment
    finish(draft)
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
    planning.let_go(work, work.content)
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
    planning.require_near(at)
    if work.is_known:
        if at < OLDEST:
            raise BadMoment(OLD_MOMENT)
        return at
    if at < present - SLOW_CLOCK:
        raise BadMoment(PAST_MOMENT)
    return max(at, present)


def _require_whole(content: Content) -> None:
    """Raise ValidationFailed naming what is missing in the languages that say anything."""
    told = {language: text for language, text in content.texts.items() if says(text)}
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
