"""What waits for operators, and whether everything is at work."""

import datetime as dt
from typing import Any, Final

from server.articles import operator_list as articles
from server.comments import moderation as comments
from server.core.calendar.clock import wire
from server.core.database.transactional_outbox import OutboxStatus
from server.core.mail.outbox import MAILS
from server.core.operations import job_status
from server.core.operations.redis_client import FAILURES
from server.privacy import glance as privacy
from server.push import glance as push
from server.support import inbox as support

MOST_REASONS: Final = 6


def health() -> dict[str, Any]:
    """Everything that somebody may have to see to; six queries."""
    return {**_desk(), **_content(), **_sending(), **_work()}


def _desk() -> dict[str, Any]:
    messages, oldest = support.count_open()
    requests = privacy.open_requests()
    return {
        "support_open": messages,
        "support_oldest_at": _moment(oldest),
        "data_requests_open": requests.number,
        "data_requests_overdue": requests.overdue,
        "data_requests_next_due_at": _moment(requests.next_due_at),
    }


def _content() -> dict[str, Any]:
    drafts, scheduled = articles.count_unpublished()
    held, oldest = comments.count_held()
    return {
        "drafts": drafts,
        "scheduled": scheduled,
        "comments_held": held,
        "comments_oldest_at": _moment(oldest),
    }


def _sending() -> dict[str, Any]:
    mail, pushes = MAILS.status(), push.pushes()
    return {
        "mail_waiting": mail.waiting,
        "mail_oldest_due_seconds": int(mail.oldest_due_seconds),
        "mail_dead": mail.dead,
        "mail_reasons": _reasons(mail),
        "push_waiting": pushes.waiting,
        "push_dead": pushes.dead,
        "push_reasons": _reasons(pushes),
    }


def _reasons(told: OutboxStatus) -> list[dict[str, Any]]:
    """The commonest kinds of failure, those that were given up first."""
    return [
        {**one._asdict(), "first_at": wire(one.first_at), "last_at": wire(one.last_at)}
        for one in told.reasons[:MOST_REASONS]
    ]


def _work() -> dict[str, Any]:
    """How long ago the worker did anything, and which jobs did not come to their end since."""
    try:
        known = job_status.marks()
    except FAILURES:
        known = {}
    ended = [one.last_run_seconds for one in known.values() if one.last_run_seconds is not None]
    failing = [
        {
            "name": name,
            "failures": one.failing,
            "failing_seconds": one.failing_seconds,
            "error": one.error,
            "last_run_seconds": one.last_run_seconds,
        }
        for name, one in sorted(known.items())
        if one.failing
    ]
    return {"worker_seconds": min(ended, default=None), "failing_jobs": failing}


def _moment(moment: dt.datetime | None) -> str | None:
    return None if moment is None else wire(moment)
