"""The health section of the dashboard: open work, mail and push queues, failing jobs."""

import datetime as dt
from typing import Any, Final

from server.articles import operator_list as articles
from server.comments import moderation as comments
from server.core.calendar.clock import format_utc
from server.core.database.transactional_outbox import OutboxStatus
from server.core.mail.outbox import MAILS
from server.core.operations import job_status
from server.core.operations.redis_client import FAILURES
from server.privacy import data_requests as privacy
from server.push.outbox import PUSHES
from server.support import inbox as support

MAX_REASONS: Final = 6


def get_health() -> dict[str, Any]:
    """Everything that may need an operator; six queries."""
    return {**_count_requests(), **_count_content(), **_count_queues(), **_describe_worker()}


def _count_requests() -> dict[str, Any]:
    messages, oldest = support.count_open()
    requests = privacy.open_requests()
    return {
        "support_open": messages,
        "support_oldest_at": _wire(oldest),
        "data_requests_open": requests.number,
        "data_requests_overdue": requests.overdue,
        "data_requests_next_due_at": _wire(requests.next_due_at),
    }


def _count_content() -> dict[str, Any]:
    drafts, scheduled = articles.count_unpublished()
    held, oldest = comments.count_held()
    return {
        "drafts": drafts,
        "scheduled": scheduled,
        "comments_held": held,
        "comments_oldest_at": _wire(oldest),
    }


def _count_queues() -> dict[str, Any]:
    mail, pushes = MAILS.status(), PUSHES.status()
    return {
        "mail_waiting": mail.waiting,
        "mail_oldest_due_seconds": int(mail.oldest_due_seconds),
        "mail_dead": mail.dead,
        "mail_reasons": _serialize_reasons(mail),
        "push_waiting": pushes.waiting,
        "push_dead": pushes.dead,
        "push_reasons": _serialize_reasons(pushes),
    }


def _serialize_reasons(queue: OutboxStatus) -> list[dict[str, Any]]:
    """The most frequent failures, those that were given up first."""
    return [
        {**one._asdict(), "first_at": format_utc(one.first_at), "last_at": format_utc(one.last_at)}
        for one in queue.reasons[:MAX_REASONS]
    ]


def _describe_worker() -> dict[str, Any]:
    """When the worker last finished a job, and which jobs fail."""
    try:
        known = job_status.read_job_statuses()
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


def _wire(moment: dt.datetime | None) -> str | None:
    return None if moment is None else format_utc(moment)
