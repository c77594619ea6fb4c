"""Sends the mails of the outbox: each is claimed, rendered, sent and marked, one by one.

A worker that dies between the mail server's acceptance and our mark sends that one mail again.
"""

import smtplib
import threading
import time
from email import policy
from email.mime.base import MIMEBase
from email.utils import parseaddr
from typing import Any, Final

import structlog
from flask import current_app
from flask_mail import Message
from sqlalchemy import select

from server.core.database.transactional_outbox import DEAD, SENT
from server.core.database.unit_of_work import unit_of_work
from server.core.mail import mail_sender, mail_templates
from server.core.mail.mail_templates import Letter
from server.core.mail.outbox import MAILS
from server.core.operations.job_queue import stopping

# After so many mails or seconds other jobs run first, and then the rest of the mails.
MOST_AT_ONCE: Final = 500
MOST_SECONDS: Final = 5.0
# SMTP allows no line of a thousand bytes.
POLICY: Final = policy.SMTP.clone(max_line_length=990)

log = structlog.get_logger(__name__)
_at_work = threading.Lock()
_asked = threading.Event()


class WholeMessage(Message):
    """A mail with unfolded header lines, because folding breaks long links."""

    def _message(self) -> MIMEBase:
        built = super()._message()
        built.policy = POLICY
        return built


def send_waiting() -> int:
    """Send every mail that is due; returns how many were sent.

    One thread of a process does this, so that the others run other jobs; after some mails or
    seconds it queues itself again, so that no job waits for all mails.
    """
    sent = 0
    _asked.set()
    while _asked.is_set() and _at_work.acquire(blocking=False):
        try:
            # A request from here on that finds the lock taken is served by another round.
            _asked.clear()
            sent += send_some()
        finally:
            _at_work.release()
    return sent


def send_some() -> int:
    """Send mails that are due, one by one over one connection; returns how many were sent."""
    sent, started = 0, time.monotonic()
    with mail_sender.MailSender() as carrier:
        for _turn in range(MOST_AT_ONCE):
            if stopping.is_set():
                return sent
            mail = _claim()
            if mail is None:
                return sent
            try:
                sent += _send(mail, carrier)
            except mail_sender.MailServerUnreachableError as error:
                _retry(mail, str(error))
                # The next mail would fail at the same server.
                return sent
            if time.monotonic() - started > MOST_SECONDS:
                break
    MAILS.wake()
    return sent


def delete_old_mails() -> None:
    """Delete mails that were sent or given up 30 days ago."""
    MAILS.delete_old("finished_at")


def _claim() -> Any:
    """Lease the mail that has been due longest; None when no mail is due."""
    columns = (MAILS.attempt if one.name == "attempts" else one for one in MAILS.table.c)
    with unit_of_work():
        return next(iter(MAILS.claim(select(*columns), 1)), None)


def _send(mail: Any, carrier: mail_sender.MailSender) -> int:
    try:
        with unit_of_work():
            message = _message(mail)
        if message is not None:
            carrier.send(message)
    except mail_sender.MailRejectedError as error:
        _finish(mail, DEAD, str(error))
        return 0
    except (OSError, smtplib.SMTPException, LookupError) as error:
        _retry(mail, type(error).__name__)
        return 0
    if message is None and mail.owner_id is None:
        # Somebody entered an address without an account: there is nothing to store.
        with unit_of_work():
            MAILS.delete([(mail.id,)])
        return 0
    _finish(mail, SENT, None if message is not None else "pointless")
    return 1


def _message(mail: Any) -> Message | None:
    letter = mail_templates.render_letter(mail.template, mail.parameters, mail.language)
    if letter is None:
        return None
    message = WholeMessage(
        subject=letter.subject,
        recipients=[letter.unsubscribe.recipient if letter.unsubscribe else mail.recipient],
        body=mail_templates.as_text(letter, mail.language),
        html=mail_templates.as_html(letter, mail.language),
        extra_headers=_headers(mail, letter),
        reply_to=letter.reply_to or None,
    )
    # The same for every try, so that mail programs recognise a repetition.
    message.msgId = f"<{mail.id.lower()}@{_domain()}>"
    return message


def _headers(mail: Any, letter: Letter) -> dict[str, str]:
    headers = {"Auto-Submitted": "auto-generated", "Content-Language": mail.language}
    if letter.unsubscribe is not None:
        headers["List-Unsubscribe"] = f"<{letter.unsubscribe.call}>"
        headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return headers


def _domain() -> str:
    sender = parseaddr(str(current_app.config["MAIL_DEFAULT_SENDER"]))[1]
    return sender.rpartition("@")[2] or "localhost"


def _retry(mail: Any, reason: str) -> None:
    due_at = MAILS.next_try(mail.attempts)
    if due_at is None:
        _finish(mail, DEAD, reason)
        return
    log.warning("mail_waits", mail=mail.id, attempts=mail.attempts, reason=reason)
    with unit_of_work():
        MAILS.retry((mail.id,), due_at, reason)


def _finish(mail: Any, state: str, reason: str | None) -> None:
    log.info("mail_done", mail=mail.id, state=state, attempts=mail.attempts, reason=reason)
    with unit_of_work():
        MAILS.finish([(mail.id,)], state, reason)
