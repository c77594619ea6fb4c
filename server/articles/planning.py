"""Changes that readers of an article get at a moment to come; until then they see what they saw."""

from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import select

from server.articles import history, turns
from server.articles.bringing import bring, finish
from server.articles.errors import FAR_MOMENT, NOTHING_NEW, BadMoment
from server.articles.models import PUBLISHED, SET_ASIDE, ArticleDraft
from server.articles.working import Content, Work, change, hold, shown, tidied
from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import now
from server.core.database.unit_of_work import after_commit
from server.core.errors import NotFound
from server.core.http.etags import Match
from server.extensions import db

FURTHEST: Final = timedelta(days=2 * 366)
# The next ones wait a minute.
MOST_AT_ONCE: Final = 50


def plan(actor_id: str, work: Work, content: Content, at: datetime) -> dict[str, Any]:
    """Let readers get this from a moment on; what is typed later is not part of it.

    ValidationFailed when readers see all of it already.
    """
    require_near(at)
    if (work.planned, work.planned_at) == (content, at):
        return shown(work)
    if not work.has_changes:
        raise BadMoment(NOTHING_NEW)
    draft = change(work, actor_id)
    let_go(work, content)
    draft.planned, draft.planned_cover = content.stored(), content.cover
    draft.planned_at, draft.planned_by = at, actor_id
    history.sweep(work)
    record(actions.ARTICLE_SCHEDULED, actor_id=actor_id, target_id=work.article.id)
    return shown(work)


def call_off(actor_id: str, article_id: str, match: Match) -> dict[str, Any]:
    """Let nothing change at the moment; the working copy stays. NotFound, ChangedMeanwhile."""
    work = hold(article_id, match)
    if work.planned is not None:
        change(work, actor_id)
        let_go(work, work.content)
        history.sweep(work)
        record(actions.ARTICLE_CALLED_OFF, actor_id=actor_id, target_id=article_id)
    return shown(work)


def let_go(work: Work, instead: Content) -> None:
    """Forget what is planned; it is kept as a version unless something else says the same."""
    planned, draft = work.planned, work.draft
    if planned is None or draft is None:
        return
    if planned != tidied(instead):
        history.keep(work, planned, SET_ASIDE, draft.planned_by)
    _forget(draft)


def bring_due() -> None:
    """Give readers what is planned and due: each once, whoever runs this at the same time."""
    due = select(ArticleDraft.article_id).where(ArticleDraft.planned_at <= now())
    ordered = due.order_by(ArticleDraft.article_id).limit(MOST_AT_ONCE)
    for article_id in db.session.scalars(ordered).all():
        # One that was deleted meanwhile has nothing to bring.
        with suppress(NotFound):
            _bring(hold(article_id, Match()))


def require_near(at: datetime) -> None:
    """Raise ValidationFailed for a moment that nobody plans for."""
    if at > now() + FURTHEST:
        raise BadMoment(FAR_MOMENT)


def _bring(work: Work) -> None:
    """Publish what is planned; its version is the working copy's, which says the same or more."""
    planned, draft = work.planned, work.draft
    if planned is None or draft is None or draft.planned_at is None or draft.planned_at > now():
        return
    is_all = tidied(work.content) == planned
    by = draft.planned_by
    bring(work, planned)
    if is_all:
        finish(draft)
    _forget(draft)
    db.session.flush()
    history.keep_published(work, PUBLISHED, by)
    history.sweep(work)
    record(actions.ARTICLE_PUBLISHED, actor_id=by, target_id=work.article.id)
    after_commit(turns.kept.clear)


def _forget(draft: ArticleDraft) -> None:
    draft.planned = draft.planned_cover = draft.planned_at = draft.planned_by = None
