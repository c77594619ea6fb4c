"""Hands mails to the mail server, or keeps them as files where no mail server is set."""

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
# The server closes the connection: for today, or after so many mails.
CLOSING: Final = 421
# What a server says about us and not about the recipient: worth another try.
SENDER_ERRORS: Final = (smtplib.SMTPAuthenticationError, smtplib.SMTPHeloError)

# A mail server takes no line of a thousand bytes, and people write longer paragraphs.
charset.add_charset("utf-8", charset.SHORTEST, charset.QP, "utf-8")


class MailRejectedError(Exception):
    """The mail server will never take this mail for this recipient."""


class MailServerUnreachableError(Exception):
    """The mail server cannot be reached or does not let us in."""


class SmtpConnection(smtplib.SMTP):
    """A connection that knows whether the mail at hand may have reached the server."""

    may_be_taken = False

    def mail(self, sender: str, options: Any = ()) -> tuple[int, bytes]:
        """Begin a mail."""
        self.may_be_taken = False
        return super().mail(sender, options)

    def data(self, msg: Any) -> tuple[int, bytes]:
        """Send what it says; from here on only the server's answer tells."""
        self.may_be_taken = True
        return super().data(msg)

    def forget_mail(self) -> None:
        """Make it ready for the next mail after it did not take one."""
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
    """Hands over one mail after another by one connection, which is made when it is needed.

    A server that ends the connection between two mails, as many do after a number of them, is
    called again at once, for a mail of which it cannot have kept anything.
    """

    def __init__(self) -> None:
        self._connection = TimedConnection(current_app.extensions[EXTENSION])
        self._host: SmtpConnection | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self._hang_up()

    def post(self, message: Message) -> None:
        """Send one mail; RefusedError is final, any other failure is worth another try."""
        directory: Path | None = current_app.config[DIRECTORY]
        if directory is not None:
            _write_file(message, directory)
            return
        try:
            self._send(message)
        except smtplib.SMTPException as error:
            if _is_permanent(error):
                raise MailRejectedError(type(error).__name__) from error
            raise

    def _send(self, message: Message) -> None:
        if self._host is not None:
            try:
                self._hand_over(self._host, message)
            except smtplib.SMTPException as error:
                if not _is_closed(error) or self._host.may_be_taken:
                    raise
                self._hang_up()
            else:
                return
        host = self._call()
        try:
            self._hand_over(host, message)
        except smtplib.SMTPException as error:
            if _is_closed(error) and not host.may_be_taken:
                # Nor would it take the next mail.
                raise MailServerUnreachableError(type(error).__name__) from error
            raise

    def _call(self) -> SmtpConnection:
        try:
            self._host = self._connection.configure_host()
        except (OSError, smtplib.SMTPException) as error:
            raise MailServerUnreachableError(type(error).__name__) from error
        return self._host

    def _hand_over(self, host: SmtpConnection, message: Message) -> None:
        self._connection.host = host
        host.may_be_taken = False
        try:
            self._connection.send(message)
        except smtplib.SMTPException as error:
            if not _is_closed(error):
                host.forget_mail()
            raise

    def _hang_up(self) -> None:
        host, self._host = self._host, None
        if host is None:
            return
        # What the server took stays taken, even when it says no goodbye.
        try:
            host.quit()
        except (OSError, smtplib.SMTPException):
            host.close()


def init_mail_sender(app: Flask, directory: Path | None) -> None:
    """Let an application post mail; `directory` keeps it as files instead of sending it."""
    app.config[DIRECTORY] = directory


def _is_closed(error: smtplib.SMTPException) -> bool:
    """Whether the connection is over."""
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
    directory.mkdir(parents=True, exist_ok=True)
    name = message.msgId.strip("<>").split("@", maxsplit=1)[0]
    (directory / f"{name}.eml").write_bytes(message.as_bytes())
    recipient = parseaddr(str(message.recipients[0]))[1]
    # Quoted as mails are, so that nobody takes its lines for the log's.
    body = indent(str(message.body), "> ", lambda line: True)
    sys.stdout.write(f"\nMail to {recipient}: {message.subject}\n{body}\n")
    sys.stdout.flush()
