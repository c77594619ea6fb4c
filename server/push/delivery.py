"""Delivery of queued push messages: claimed in batches, each marked by its response."""

import hashlib
import json
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from importlib import import_module
from typing import Any, Final, NamedTuple

import structlog
from sqlalchemy import Select, delete, select, tuple_

from server.core.calendar import clock
from server.core.database.transactional_outbox import DEAD, SENT, Key
from server.core.database.unit_of_work import unit_of_work
from server.core.operations.job_queue import stopping
from server.core.security import vapid
from server.extensions import db
from server.push.models import PushSubscription
from server.push.outbox import PUSHES, is_on, preference_filter
from server.push.push_services import PushRequest, PushResponse, VapidSender
from server.settings import current_settings
from server.users import service as users

UNSEEN_LIMIT: Final = timedelta(days=90)
BATCH: Final = 50
MOST_BATCHES: Final = 20
GONE_STATUSES: Final = frozenset({404, 410})
# Timeouts and rate limits, which are retried like server errors.
RETRY_STATUSES: Final = frozenset({408, 425, 429})
NO_CONTENT: Final = {"title": None, "text": None, "path": None}

log = structlog.get_logger(__name__)


class DuePush(NamedTuple):
    """A claimed message and the browser that it is for."""

    owner_id: str
    id: str
    subscription_id: str
    cause: str
    purpose: str
    title: str
    text: str
    path: str
    language: str
    urgent: bool
    attempts: int
    expires_at: datetime
    endpoint: str
    host: str
    p256dh: str
    auth: str
    is_valid: bool

    @property
    def key(self) -> Key:
        """The primary key of the message."""
        return self.owner_id, self.id


def send_queued() -> int:
    """Send every message that is due, at most 1,000; returns how many were accepted."""
    if not is_on():
        return 0
    sent, silent = 0, set[str]()
    for _turn in range(MOST_BATCHES):
        batch = [] if stopping.is_set() else _claim(silent)
        if not batch:
            return sent
        sent += _push(batch, silent)
    PUSHES.wake()
    return sent


def delete_old() -> None:
    """Delete messages of 30 days ago, and browsers that are signed out or not seen for 90 days."""
    current = users.session_version_of(PushSubscription.owner_id)
    over = PushSubscription.session_version != current
    PUSHES.delete_old("created_at")
    for gone in (
        delete(PushSubscription).where(PushSubscription.seen_at < clock.now() - UNSEEN_LIMIT),
        delete(PushSubscription).where(over),
    ):
        db.session.execute(gone.execution_options(synchronize_session=False))


def _claim(silent: set[str]) -> list[DuePush]:
    """Lease what has been due longest, but nothing for hosts that do not response."""
    with unit_of_work():
        return [DuePush(*row) for row in PUSHES.claim(_select_due(silent), BATCH)]


def _select_due(silent: set[str]) -> Select[Any]:
    message, browser = PUSHES.table.c, PushSubscription
    is_valid = browser.session_version == users.session_version_of(browser.owner_id)
    of_message = (
        PUSHES.attempt if name == "attempts" else message[name] for name in DuePush._fields[:12]
    )
    of_browser = (browser.endpoint, browser.host, browser.p256dh, browser.auth)
    key = tuple_(message.owner_id, message.subscription_id)
    return (
        select(*of_message, *of_browser, is_valid)
        .join(browser, tuple_(browser.owner_id, browser.id) == key)
        .where(browser.host.not_in(sorted(silent)))
    )


def _push(batch: Sequence[DuePush], silent: set[str]) -> int:
    """Send a batch and mark each message; hosts that do not respond are added to `silent`."""
    accepted, present = 0, clock.now()
    sendable = _filter_sendable(batch, present)
    for index, response in _send(sendable, present):
        # At once, so that a crash repeats as few messages as possible.
        with unit_of_work():
            _mark(sendable[index], response)
        accepted += _is_accepted(response)
        if response.is_away:
            silent.add(sendable[index].host)
    log.info("pushed", taken=accepted, of=len(batch))
    return accepted


def _filter_sendable(batch: Sequence[DuePush], present: datetime) -> list[DuePush]:
    """The messages to send, without those turned off since, expired, or of revoked sessions."""
    with unit_of_work():
        on = preference_filter.get()({(due.owner_id, due.purpose) for due in batch})
        _delete_browsers([due for due in batch if not due.is_valid])
        known = [due for due in batch if due.is_valid]
        _delete_messages([due for due in known if (due.owner_id, due.purpose) not in on])
        wanted = [due for due in known if (due.owner_id, due.purpose) in on]
        _finish([due for due in wanted if due.expires_at <= present], DEAD, "expired")
    return [due for due in wanted if due.expires_at > present]


def _send(batch: Sequence[DuePush], present: datetime) -> Iterator[tuple[int, PushResponse]]:
    if not batch:
        return iter(())
    # Loaded with the first message, as only a worker needs its libraries.
    client = import_module("server.push.web_push_client")
    settings = current_settings()
    sender = VapidSender(
        private_key=settings.vapid_private_key or "",
        subject=settings.vapid_subject,
        own_hosts=settings.push_hosts,
    )
    responses: Iterator[tuple[int, PushResponse]] = client.send_all(
        [_request(due, present) for due in batch], sender
    )
    return responses


def _request(due: DuePush, present: datetime) -> PushRequest:
    # A retried message replaces the earlier one by its topic, at the service and on the screen.
    digest = hashlib.sha256(f"{due.owner_id} {due.cause}".encode()).digest()
    topic = vapid.encode(digest[:24])
    words = {"title": due.title, "text": due.text, "path": due.path, "language": due.language}
    return PushRequest(
        endpoint=due.endpoint,
        host=due.host,
        p256dh=due.p256dh,
        auth=due.auth,
        body=json.dumps({**words, "tag": topic}, ensure_ascii=False).encode(),
        topic=topic,
        urgent=due.urgent,
        lasts=int((due.expires_at - present).total_seconds()),
    )


def _is_accepted(response: PushResponse) -> bool:
    return response.status is not None and 200 <= response.status < 300


def _mark(due: DuePush, response: PushResponse) -> None:
    if _is_accepted(response):
        _finish([due], SENT)
    elif response.status in GONE_STATUSES:
        _delete_browsers([due])
    else:
        _retry_or_give_up(due, response)


def _retry_or_give_up(due: DuePush, response: PushResponse) -> None:
    status, tries = response.status, due.attempts
    again = status is None or status in RETRY_STATUSES or status >= 500
    due_at = PUSHES.next_try(tries, earliest=timedelta(seconds=response.retry_after or 0))
    if not again or due_at is None or due_at >= due.expires_at:
        log.warning("push_given_up", message=due.id, reason=response.reason, attempts=tries)
        _finish([due], DEAD, response.reason)
        return
    log.warning("push_waits", message=due.id, reason=response.reason, attempts=tries)
    PUSHES.retry(due.key, due_at, response.reason)


def _finish(pushes: Sequence[DuePush], state: str, reason: str | None = None) -> None:
    PUSHES.finish([due.key for due in pushes], state, reason, **NO_CONTENT)


def _delete_browsers(pushes: Sequence[DuePush]) -> None:
    """Delete the subscriptions of gone browsers with their queued messages."""
    if not pushes:
        return
    pairs = {(due.owner_id, due.subscription_id, due.endpoint) for due in pushes}
    browser = PushSubscription
    # The browser may have subscribed again meanwhile, with another endpoint.
    known = tuple_(browser.owner_id, browser.id, browser.endpoint).in_(sorted(pairs))
    gone = delete(browser).where(known)
    db.session.execute(gone.execution_options(synchronize_session=False))
    log.info("browsers_gone", number=len(pairs))


def _delete_messages(pushes: Sequence[DuePush]) -> None:
    """Delete messages, but not the subscriptions of their browsers."""
    if pushes:
        PUSHES.delete([due.key for due in pushes])
        log.info("pushes_silenced", number=len(pushes))
