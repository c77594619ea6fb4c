"""Notify people: always in the notification centre, by mail and push as they chose."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, func

from server.core.calendar.clock import now
from server.core.ids import new_id
from server.notifications import queries
from server.notifications.delivery_channels import queue_deliveries
from server.notifications.notification_request import ABOUT, NotificationRequest
from server.notifications.queries import NOTIFICATIONS, NotificationKey
from server.push import outbox as push


def notify(requests: Sequence[NotificationRequest]) -> int:
    """Add notifications to the caller's transaction and return how many causes are new.

    Takes a handful of queries however many there are. A cause that was notified before sends
    nothing; mails and pushes go only to people who may get them and want them.
    """
    first: dict[NotificationKey, NotificationRequest] = {}
    for request in requests:
        first.setdefault((request.owner_id, request.cause), request)
    present = now()
    added = queries.insert_notifications([_row(request, present) for request in first.values()])
    fresh = [request for key, request in first.items() if key in added]
    queue_deliveries(fresh)
    return len(fresh)


def resolve(owner_id: str, subject_id: str, *days: str) -> None:
    """Mark the notifications about a subject as read and settled, of these days or of all.

    Pushes about it that are still queued are withdrawn.
    """
    present = now()
    open_ones = (*_about(subject_id, days), NOTIFICATIONS.c.settled_at.is_(None))
    read_at = func.coalesce(NOTIFICATIONS.c.read_at, present)
    causes = queries.update_notifications(owner_id, *open_ones, settled_at=present, read_at=read_at)
    push.withdraw(owner_id, causes)


def unresolve(owner_id: str, subject_id: str, *days: str) -> None:
    """Undo `resolve`; the notifications stay read, as their owner has dealt with them."""
    settled = (*_about(subject_id, days), NOTIFICATIONS.c.settled_at.is_not(None))
    queries.update_notifications(owner_id, *settled, settled_at=None)


def update_subjects(owner_id: str, figures: Mapping[str, Mapping[str, Any]]) -> None:
    """Change what open notifications say, by their subjects; at most two statements."""
    changed = {}
    for row in queries.read_open(owner_id, figures):
        about = {**row.about, **figures[row.subject_id]}
        if about != row.about:
            changed[row.id] = about
    queries.set_about(owner_id, changed)


def _about(subject_id: str, days: Collection[str]) -> tuple[ColumnElement[bool], ...]:
    of_subject = NOTIFICATIONS.c.subject_id == subject_id
    return (of_subject, NOTIFICATIONS.c.day.in_(days)) if days else (of_subject,)


def _row(request: NotificationRequest, present: datetime) -> dict[str, Any]:
    about = {name: request.about[name] for name in ABOUT if request.about.get(name) is not None}
    return {
        "owner_id": request.owner_id,
        "id": new_id(),
        "cause": request.cause,
        "kind": request.kind,
        "subject_id": request.subject_id,
        "day": about.get("day"),
        "category_id": request.about.get("category_id"),
        "about": about,
        "created_at": present,
        # All rows of one statement need the same columns.
        "read_at": None,
        "settled_at": None,
    }
