"""Hands one mail to the mail server, or keeps it as a file where no mail server is set."""

import smtplib
import sys
from email import charset
from email.utils import parseaddr
from pathlib import Path
from textwrap import indent
from typing import Final

from flask import Flask, current_app
from flask_mail import Connection, Message

WAIT_SECONDS: Final = 10
EXTENSION: Final = "mail"
DIRECTORY: Final = "MAIL_DIRECTORY"
PERMANENT: Final = range(500, 600)
# What a server says about us and not about the recipient: worth another try.
OUR_FAULT: Final = (smtplib.SMTPAuthenticationError, smtplib.SMTPHeloError)

# A mail server takes no line of a thousand bytes, and people write longer paragraphs.
charset.add_charset("utf-8", charset.SHORTEST, charset.QP, "utf-8")


class RefusedError(Exception):
    """The mail server will never take this mail for this recipient."""


class UnreachableError(Exception):
    """The mail server cannot be reached or does not let us in."""


class TimedConnection(Connection):
    """A connection to the mail server that gives up after WAIT_SECONDS."""

    def configure_host(self) -> smtplib.SMTP:
        host = smtplib.SMTP(self.mail.server, self.mail.port, timeout=WAIT_SECONDS)
        if self.mail.use_tls:
            host.starttls()
        if self.mail.username and self.mail.password:
            host.login(self.mail.username, self.mail.password)
        return host


def init_postman(app: Flask, directory: Path | None) -> None:
    """Let an application post mail; `directory` keeps it as files instead of sending it."""
    app.config[DIRECTORY] = directory


def post(message: Message) -> None:
    """Send one mail; RefusedError is final, any other failure is worth another try."""
    directory: Path | None = current_app.config[DIRECTORY]
    if directory is not None:
        _keep(message, directory)
        return
    try:
        connection = TimedConnection(current_app.extensions[EXTENSION])
        host = connection.configure_host()
    except (OSError, smtplib.SMTPException) as error:
        raise UnreachableError(type(error).__name__) from error
    connection.host = host
    try:
        connection.send(message)
    except smtplib.SMTPException as error:
        if _is_refusal(error):
            raise RefusedError(type(error).__name__) from error
        raise
    finally:
        _close(host)


def _close(host: smtplib.SMTP) -> None:
    # What the server took stays taken, even when it says no goodbye.
    try:
        host.quit()
    except (OSError, smtplib.SMTPException):
        host.close()


def _is_refusal(error: smtplib.SMTPException) -> bool:
    if isinstance(error, OUR_FAULT):
        return False
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return all(code in PERMANENT for code, _text in error.recipients.values())
    return isinstance(error, smtplib.SMTPResponseException) and error.smtp_code in PERMANENT


def _keep(message: Message, directory: Path) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    name = message.msgId.strip("<>").split("@", maxsplit=1)[0]
    (directory / f"{name}.eml").write_bytes(message.as_bytes())
    recipient = parseaddr(str(message.recipients[0]))[1]
    # Quoted as mails are, so that nobody takes its lines for the log's.
    body = indent(str(message.body), "> ", lambda line: True)
    sys.stdout.write(f"\nMail to {recipient}: {message.subject}\n{body}\n")
    sys.stdout.flush()
