"""Sends mails by SMTP, or writes them to files where no mail server is configured."""

import smtplib
import sys
from contextlib import suppress
from email import charset
from email.utils import parseaddr
from pathlib import Path
from textwrap import indent
from typing import Any, Final, Self

from flask import Flask, current_app
from flask_mail import Connection, Message

WAIT_SECONDS: Final = 10
EXTENSION: Final = "mail"
DIRECTORY: Final = "MAIL_DIRECTORY"
PERMANENT: Final = range(500, 600)
# The server closes the connection, such as after a number of mails.
CLOSING: Final = 421
# Errors about us and not about the recipient, which are worth a retry.
SENDER_ERRORS: Final = (smtplib.SMTPAuthenticationError, smtplib.SMTPHeloError)

# SMTP allows no line of a thousand bytes, and people write longer paragraphs.
charset.add_charset("utf-8", charset.SHORTEST, charset.QP, "utf-8")


class MailRejectedError(Exception):
    """The mail server rejects this mail for good."""


class MailServerUnreachableError(Exception):
    """The mail server cannot be reached or refuses our login."""


class SmtpConnection(smtplib.SMTP):
    """A connection that knows whether the current mail may have reached the server."""

    may_be_accepted = False

    def mail(self, sender: str, options: Any = ()) -> tuple[int, bytes]:
        """Start a mail."""
        self.may_be_accepted = False
        return super().mail(sender, options)

    def data(self, msg: Any) -> tuple[int, bytes]:
        """Send the content; from here on only the server's reply tells whether it was accepted."""
        self.may_be_accepted = True
        return super().data(msg)

    def reset_mail(self) -> None:
        """Reset the connection after a rejected mail."""
        with suppress(smtplib.SMTPException):
            self.rset()


class TimedConnection(Connection):
    """A connection to the mail server that gives up after WAIT_SECONDS."""

    def configure_host(self) -> SmtpConnection:
        host = SmtpConnection(self.mail.server, self.mail.port, timeout=WAIT_SECONDS)
        if self.mail.use_tls:
            host.starttls()
        if self.mail.username and self.mail.password:
            host.login(self.mail.username, self.mail.password)
        return host


class MailSender:
    """Sends one mail after another over one connection, which is opened when it is needed.

    Many servers close the connection after a number of mails. Then it is opened again at once,
    for a mail that the server cannot have accepted.
    """

    def __init__(self) -> None:
        self._connection = TimedConnection(current_app.extensions[EXTENSION])
        self._host: SmtpConnection | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self._close()

    def send(self, message: Message) -> None:
        """Send one mail; MailRejectedError is final, any other error is worth a retry."""
        directory: Path | None = current_app.config[DIRECTORY]
        if directory is not None:
            _write_file(message, directory)
            return
        try:
            self._deliver(message)
        except smtplib.SMTPException as error:
            if _is_permanent(error):
                raise MailRejectedError(type(error).__name__) from error
            raise

    def _deliver(self, message: Message) -> None:
        if self._host is not None:
            try:
                self._transmit(self._host, message)
            except smtplib.SMTPException as error:
                if not _is_closed(error) or self._host.may_be_accepted:
                    raise
                self._close()
            else:
                return
        host = self._open()
        try:
            self._transmit(host, message)
        except smtplib.SMTPException as error:
            if _is_closed(error) and not host.may_be_accepted:
                # It would not accept the next mail either.
                raise MailServerUnreachableError(type(error).__name__) from error
            raise

    def _open(self) -> SmtpConnection:
        try:
            self._host = self._connection.configure_host()
        except (OSError, smtplib.SMTPException) as error:
            raise MailServerUnreachableError(type(error).__name__) from error
        return self._host

    def _transmit(self, host: SmtpConnection, message: Message) -> None:
        self._connection.host = host
        host.may_be_accepted = False
        try:
            self._connection.send(message)
        except smtplib.SMTPException as error:
            if not _is_closed(error):
                host.reset_mail()
            raise

    def _close(self) -> None:
        host, self._host = self._host, None
        if host is None:
            return
        # What the server accepted stays accepted, even when QUIT fails.
        try:
            host.quit()
        except (OSError, smtplib.SMTPException):
            host.close()


def init_mail_sender(app: Flask, directory: Path | None) -> None:
    """Configure the mail of an application; with `directory` mails are written to files."""
    app.config[DIRECTORY] = directory


def _is_closed(error: smtplib.SMTPException) -> bool:
    """Whether the server closed the connection."""
    if isinstance(error, smtplib.SMTPServerDisconnected):
        return True
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return any(code == CLOSING for code, _text in error.recipients.values())
    return isinstance(error, smtplib.SMTPResponseException) and error.smtp_code == CLOSING


def _is_permanent(error: smtplib.SMTPException) -> bool:
    if isinstance(error, SENDER_ERRORS):
        return False
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return all(code in PERMANENT for code, _text in error.recipients.values())
    return isinstance(error, smtplib.SMTPResponseException) and error.smtp_code in PERMANENT


def _write_file(message: Message, directory: Path) -> None:
    directory.mkdir(mode=0o700, parents=True, exist_ok=True)
    name = message.msgId.strip("<>").split("@", maxsplit=1)[0]
    path = directory / f"{name}.eml"
    # Its links let whoever reads them in.
    path.touch(mode=0o600)
    path.write_bytes(message.as_bytes())
    recipient = parseaddr(str(message.recipients[0]))[1]
    # Quoted, so that its lines do not look like lines of the log.
    body = indent(str(message.body), "> ", lambda line: True)
    sys.stdout.write(f"\nMail to {recipient}: {message.subject}\n{body}\n")
    sys.stdout.flush()
