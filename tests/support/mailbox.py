"""A real SMTP server that stores what it receives."""

import logging
import re
import threading
from collections.abc import Callable
from dataclasses import dataclass
from email import message_from_bytes, policy
from email.message import EmailMessage
from email.message import Message as PlainMessage

from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message

from scripts.services.ports import LOOPBACK, free_port
from tests.support.secrets import note_link

# It tells every line that it is given, and what it says is no log of the product.
logging.getLogger("mail.log").setLevel(logging.ERROR)

LINK = re.compile(r"https?://[^\s\"'<>)]+")


@dataclass(frozen=True)
class Letter:
    """One received mail."""

    recipients: tuple[str, ...]
    message: EmailMessage

    @property
    def subject(self) -> str:
        """The subject line, decoded."""
        return str(self.message["Subject"])

    @property
    def message_id(self) -> str:
        """The Message-ID header."""
        return str(self.message["Message-ID"])

    @property
    def text(self) -> str:
        """The plain text part; empty when there is none."""
        part = self.message.get_body(("plain",))
        return "" if part is None else str(part.get_content())

    @property
    def html(self) -> str:
        """The HTML part; empty when there is none."""
        part = self.message.get_body(("html",))
        return "" if part is None else str(part.get_content())

    @property
    def links(self) -> list[str]:
        """Every address in the plain text, in order."""
        return [link.rstrip(".,") for link in LINK.findall(self.text)]

    @property
    def link(self) -> str:
        """The first address in the plain text; AssertionError when there is none."""
        assert self.links, f"no link in the mail: {self.text!r}"
        return self.links[0]


class Mailbox(Message):
    """An SMTP server on a loopback port; `letters` holds what came, oldest first."""

    def __init__(self, port: int | None = None) -> None:
        super().__init__()
        self.port = port or free_port()
        self.letters: list[Letter] = []
        self.deliver: Callable[[], object] = lambda: None
        self._lock = threading.Lock()
        self._controller: Controller | None = None

    def handle_message(self, message: PlainMessage) -> None:
        """Keep one mail."""
        recipients = tuple(str(message["X-RcptTo"]).split(", "))
        # As it came: without a limit no line is broken again.
        whole = message.as_bytes(policy=policy.compat32.clone(max_line_length=0))
        parsed = message_from_bytes(whole, policy=policy.default)
        letter = Letter(recipients, parsed)
        for link in letter.links:
            note_link(link)
        with self._lock:
            self.letters.append(letter)

    def start(self) -> None:
        """Accept connections."""
        self._controller = Controller(self, hostname=LOOPBACK, port=self.port)
        self._controller.start()

    def stop(self) -> None:
        """Refuse connections; what came stays readable."""
        if self._controller is not None:
            self._controller.stop()
            self._controller = None

    def clear(self) -> None:
        """Forget what came."""
        with self._lock:
            self.letters.clear()

    def to(self, address: str) -> list[Letter]:
        """Send what waits in the outbox, then return the letters to one address, oldest first."""
        self.deliver()
        with self._lock:
            return [letter for letter in self.letters if address in letter.recipients]

    def last(self, address: str) -> Letter:
        """Send what waits, then return the newest letter to one address, which must exist."""
        letters = self.to(address)
        assert letters, f"no mail to {address}"
        return letters[-1]
