"""Sends what waits in the outbox: each mail is claimed, written, sent and marked, one by one.

A worker that is killed between the mail server's yes and our mark sends that one mail again.
"""

import smtplib
import threading
import time
from datetime import timedelta
from email import policy
from email.mime.base import MIMEBase
from email.utils import parseaddr
from typing import Final

import structlog
from flask import current_app
from flask_mail import Message
from sqlalchemy import delete, or_, select, update

from server.core.calendar import clock
from server.core.database.engine import db
from server.core.database.unit_of_work import unit_of_work
from server.core.mail import mail_sender, mail_templates, outbox
from server.core.mail.mail_templates import Letter
from server.core.mail.outbox import DEAD, SENT, WAITING, OutboxMail

# Twelve tries within 48 hours: the waits between them, in minutes.
WAITS: Final = (1, 2, 5, 10, 20, 40, 80, 180, 360, 720, 1440)
MOST_TRIES: Final = len(WAITS) + 1
# Longer than any try takes; a worker that died leaves its mail to the next one afterwards.
LEASE: Final = timedelta(minutes=5)
KEPT: Final = timedelta(days=30)
# Then other jobs have their turn, and what still waits goes on behind them.
MOST_AT_ONCE: Final = 500
MOST_SECONDS: Final = 5.0
# A mail server takes no line of a thousand bytes.
POLICY: Final = policy.SMTP.clone(max_line_length=990)

log = structlog.get_logger(__name__)
stopping = threading.Event()
_at_work = threading.Lock()
_asked = threading.Event()


class WholeMessage(Message):
    """A mail whose header lines stay whole: in pieces, nobody finds the link of a long one."""

    def _message(self) -> MIMEBase:
        built = super()._message()
        built.policy = POLICY
        return built


def send_waiting() -> int:
    """Send every mail that is due; returns how many left.

    One thread of a process does that, so that others have time for other jobs; and after some
    mails or seconds it stands in line again, so that no job waits for all of them.
    """
    sent = 0
    _asked.set()
    while _asked.is_set() and _at_work.acquire(blocking=False):
        try:
            # Whoever asks from here on and finds it taken is served by one more turn.
            _asked.clear()
            sent += send_some()
        finally:
            _at_work.release()
    return sent


def send_some() -> int:
    """Send mails that are due, one by one over one connection; returns how many left."""
    sent, started = 0, time.monotonic()
    with mail_sender.Postman() as carrier:
        for _turn in range(MOST_AT_ONCE):
            if stopping.is_set():
                return sent
            mail = _claim()
            if mail is None:
                return sent
            try:
                sent += _send(mail, carrier)
            except mail_sender.UnreachableError as error:
                _retry(mail, str(error))
                # The next mail would wait for the same server.
                return sent
            if time.monotonic() - started > MOST_SECONDS:
                break
    outbox.wake()
    return sent


def forget_old() -> None:
    """Delete mails that were sent or given up 30 days ago."""
    past = clock.now() - KEPT
    done = OutboxMail.state.in_((SENT, DEAD))
    db.session.execute(delete(OutboxMail).where(done, OutboxMail.finished_at < past))


def _claim() -> OutboxMail | None:
    """Take the mail that has been due longest, for LEASE; no other worker takes it meanwhile."""
    present = clock.now()
    free = or_(OutboxMail.claimed_until.is_(None), OutboxMail.claimed_until < present)
    due = (
        select(OutboxMail.id)
        .where(OutboxMail.state == WAITING, OutboxMail.due_at <= present, free)
        .order_by(OutboxMail.due_at, OutboxMail.id)
        .limit(1)
        .with_for_update(skip_locked=True)
    )
    claim = (
        update(OutboxMail)
        .where(OutboxMail.id == due.scalar_subquery())
        .values(claimed_until=present + LEASE, attempts=OutboxMail.attempts + 1)
        .returning(OutboxMail)
        .execution_options(synchronize_session=False)
    )
    with unit_of_work():
        mail = db.session.execute(claim).scalar_one_or_none()
        if mail is not None:
            db.session.refresh(mail)
            db.session.expunge(mail)
    return mail


def _send(mail: OutboxMail, carrier: mail_sender.Postman) -> int:
    try:
        with unit_of_work():
            message = _message(mail)
        if message is not None:
            carrier.post(message)
    except mail_sender.RefusedError as error:
        _finish(mail, DEAD, str(error))
        return 0
    except (OSError, smtplib.SMTPException, LookupError) as error:
        _retry(mail, type(error).__name__)
        return 0
    if message is None and mail.owner_id is None:
        # Somebody typed an address that nobody has here: there is nothing to remember.
        _forget(mail)
        return 0
    _finish(mail, SENT, None if message is not None else "pointless")
    return 1


def _message(mail: OutboxMail) -> Message | None:
    letter = mail_templates.write(mail.template, mail.parameters, mail.language)
    if letter is None:
        return None
    message = WholeMessage(
        subject=letter.subject,
        recipients=[letter.way_out.recipient if letter.way_out else mail.recipient],
        body=mail_templates.as_text(letter, mail.language),
        html=mail_templates.as_html(letter, mail.language),
        extra_headers=_headers(mail, letter),
        reply_to=letter.reply_to or None,
    )
    # The same for every try, so that a mail program can tell that it has seen it.
    message.msgId = f"<{mail.id.lower()}@{_domain()}>"
    return message


def _headers(mail: OutboxMail, letter: Letter) -> dict[str, str]:
    headers = {"Auto-Submitted": "auto-generated", "Content-Language": mail.language}
    if letter.way_out is not None:
        headers["List-Unsubscribe"] = f"<{letter.way_out.call}>"
        headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return headers


def _domain() -> str:
    sender = parseaddr(str(current_app.config["MAIL_DEFAULT_SENDER"]))[1]
    return sender.rpartition("@")[2] or "localhost"


def _retry(mail: OutboxMail, reason: str) -> None:
    if mail.attempts >= MOST_TRIES:
        _finish(mail, DEAD, reason)
        return
    wait = timedelta(minutes=WAITS[mail.attempts - 1])
    log.warning("mail_waits", mail=mail.id, attempts=mail.attempts, reason=reason)
    _store(mail, claimed_until=None, due_at=clock.now() + wait, last_error=reason[:200])


def _finish(mail: OutboxMail, state: str, reason: str | None) -> None:
    log.info("mail_done", mail=mail.id, state=state, attempts=mail.attempts, reason=reason)
    _store(mail, state=state, claimed_until=None, last_error=reason, finished_at=clock.now())


def _forget(mail: OutboxMail) -> None:
    with unit_of_work():
        db.session.execute(delete(OutboxMail).where(OutboxMail.id == mail.id))


def _store(mail: OutboxMail, **values: object) -> None:
    with unit_of_work():
        db.session.execute(update(OutboxMail).where(OutboxMail.id == mail.id).values(**values))
