"""Sends the messages of the push outbox: claimed in batches, each marked by its answer."""

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
from server.push.letters import Answer, Letter, Sender
from server.push.listeners import listeners
from server.push.models import PushSubscription
from server.push.outbox import PUSHES, is_on
from server.settings import current_settings
from server.users import service as users

UNSEEN: Final = timedelta(days=90)
BATCH: Final = 50
MOST_BATCHES: Final = 20
GONE: Final = frozenset({404, 410})
# Asks for another try: too slow, too early, too many; and whatever ails the service itself.
AGAIN: Final = frozenset({408, 425, 429})
WORDLESS: Final = {"title": None, "text": None, "path": None}

log = structlog.get_logger(__name__)


class Due(NamedTuple):
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


def send_waiting() -> int:
    """Push every message that is due, at most 1,000; returns how many were taken."""
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
        delete(PushSubscription).where(PushSubscription.seen_at < clock.now() - UNSEEN),
        delete(PushSubscription).where(over),
    ):
        db.session.execute(gone.execution_options(synchronize_session=False))


def _claim(silent: set[str]) -> list[Due]:
    """Lease what has been due longest, but nothing for hosts that do not answer."""
    with unit_of_work():
        return [Due(*row) for row in PUSHES.claim(_wanted(silent), BATCH)]


def _wanted(silent: set[str]) -> Select[Any]:
    message, browser = PUSHES.table.c, PushSubscription
    is_valid = browser.session_version == users.session_version_of(browser.owner_id)
    of_message = (
        PUSHES.attempt if name == "attempts" else message[name] for name in Due._fields[:12]
    )
    of_browser = (browser.endpoint, browser.host, browser.p256dh, browser.auth)
    key = tuple_(message.owner_id, message.subscription_id)
    return (
        select(*of_message, *of_browser, is_valid)
        .join(browser, tuple_(browser.owner_id, browser.id) == key)
        .where(browser.host.not_in(sorted(silent)))
    )


def _push(batch: Sequence[Due], silent: set[str]) -> int:
    """Send a batch and mark each message; hosts that do not answer are added to `silent`."""
    taken, present = 0, clock.now()
    living = _sorted_out(batch, present)
    for at, answer in _hand_over(living, present):
        # At once: what was delivered must not wait for the others to be known to be.
        with unit_of_work():
            _mark(living[at], answer)
        taken += _is_taken(answer)
        if answer.is_away:
            silent.add(living[at].host)
    log.info("pushed", taken=taken, of=len(batch))
    return taken


def _sorted_out(batch: Sequence[Due], present: datetime) -> list[Due]:
    """What is to be sent: not what was silenced since it was put, is late, or has nowhere to go."""
    with unit_of_work():
        heard = listeners.get()({(due.owner_id, due.purpose) for due in batch})
        _forget([due for due in batch if not due.is_valid])
        known = [due for due in batch if due.is_valid]
        _drop([due for due in known if (due.owner_id, due.purpose) not in heard])
        wanted = [due for due in known if (due.owner_id, due.purpose) in heard]
        _finish([due for due in wanted if due.expires_at <= present], DEAD, "expired")
    return [due for due in wanted if due.expires_at > present]


def _hand_over(batch: Sequence[Due], present: datetime) -> Iterator[tuple[int, Answer]]:
    if not batch:
        return iter(())
    # Only a worker sends: the libraries behind this are loaded with the first message.
    posting = import_module("server.push.posting")
    settings = current_settings()
    sender = Sender(
        private_key=settings.vapid_private_key or "",
        subject=settings.vapid_subject,
        own_hosts=settings.push_hosts,
    )
    answers: Iterator[tuple[int, Answer]] = posting.hand_over(
        [_letter(due, present) for due in batch], sender
    )
    return answers


def _letter(due: Due, present: datetime) -> Letter:
    # A message that is sent again replaces the earlier one, at the service and on the screen.
    told = f"{due.owner_id} {due.cause}".encode()
    topic = vapid.encode(hashlib.sha256(told).digest()[:24])
    words = {"title": due.title, "text": due.text, "path": due.path, "language": due.language}
    return Letter(
        endpoint=due.endpoint,
        host=due.host,
        p256dh=due.p256dh,
        auth=due.auth,
        body=json.dumps({**words, "tag": topic}, ensure_ascii=False).encode(),
        topic=topic,
        urgent=due.urgent,
        lasts=int((due.expires_at - present).total_seconds()),
    )


def _is_taken(answer: Answer) -> bool:
    return answer.status is not None and 200 <= answer.status < 300


def _mark(due: Due, answer: Answer) -> None:
    if _is_taken(answer):
        _finish([due], SENT)
    elif answer.status in GONE:
        _forget([due])
    else:
        _refused(due, answer)


def _refused(due: Due, answer: Answer) -> None:
    status, tries = answer.status, due.attempts
    again = status is None or status in AGAIN or status >= 500
    due_at = PUSHES.next_try(tries, earliest=timedelta(seconds=answer.retry_after or 0))
    if not again or due_at is None or due_at >= due.expires_at:
        log.warning("push_given_up", message=due.id, reason=answer.reason, attempts=tries)
        _finish([due], DEAD, answer.reason)
        return
    log.warning("push_waits", message=due.id, reason=answer.reason, attempts=tries)
    PUSHES.retry(due.key, due_at, answer.reason)


def _finish(those: Sequence[Due], state: str, reason: str | None = None) -> None:
    PUSHES.finish([due.key for due in those], state, reason, **WORDLESS)


def _forget(those: Sequence[Due]) -> None:
    """Remove browsers that are gone, with everything that waits for them."""
    if not those:
        return
    pairs = {(due.owner_id, due.subscription_id, due.endpoint) for due in those}
    browser = PushSubscription
    # It may have subscribed anew meanwhile, under the same name.
    known = tuple_(browser.owner_id, browser.id, browser.endpoint).in_(sorted(pairs))
    gone = delete(browser).where(known)
    db.session.execute(gone.execution_options(synchronize_session=False))
    log.info("browsers_gone", number=len(pairs))


def _drop(those: Sequence[Due]) -> None:
    """Delete messages, and leave the browsers that they were for."""
    if those:
        PUSHES.delete([due.key for due in those])
        log.info("pushes_silenced", number=len(those))
