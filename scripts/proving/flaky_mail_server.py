"""A mail server that rejects a fifth of the mails for a while and counts the accepted ones."""

import random
import re
import threading
import time
from collections.abc import Callable
from types import SimpleNamespace

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from scripts.services.ports import LOOPBACK, free_port

MESSAGE_ID = re.compile(rb"^Message-ID: <([^>]+)>", re.IGNORECASE | re.MULTILINE)
SUBJECT = re.compile(rb"^Subject: (.+?)\r?$", re.IGNORECASE | re.MULTILINE)
REFUSED = "451 4.3.0 Not now, come again later"
ACCEPTED = "250 2.0.0 Taken"

Sent = tuple[str, str, str]
"""The Message-ID of a mail, whom it went to, and its subject."""


class FlakyMailServer:
    """An SMTP server on loopback; `accepted` is what it said yes to, in that order.

    Half of its refusals come at the recipient, half after the whole mail. `in_the_middle(accepted,
    port)` may end the sender of a mail before it is taken: then it never is, and `cut` names it.
    """

    def __init__(self, share: float, in_the_middle: Callable[[int, int], bool]) -> None:
        self.port = free_port()
        self.accepted: list[Sent] = []
        self.refused = 0
        self.cut = ""
        self._share = share / 2
        self._in_the_middle = in_the_middle
        self._random = random.Random(1)
        self._last_command = time.monotonic()
        self._lock = threading.Lock()
        handlers = SimpleNamespace(handle_RCPT=self._begin, handle_DATA=self._end)
        self._controller = Controller(handlers, hostname=LOOPBACK, port=self.port)

    def start(self) -> None:
        """Accept connections."""
        self._controller.start()

    def stop(self) -> None:
        """Refuse connections."""
        self._controller.stop()

    def rests_since(self) -> float:
        """How many seconds ago it was given something."""
        return time.monotonic() - self._last_command

    async def _begin(
        self,
        _server: SMTP,
        _session: Session,
        envelope: Envelope,
        address: str,
        _options: list[str],
    ) -> str:
        """Take a recipient, or not now."""
        self._last_command = time.monotonic()
        if self._is_moody():
            return REFUSED
        envelope.rcpt_tos.append(address)
        return ACCEPTED

    async def _end(self, _server: SMTP, session: Session, envelope: Envelope) -> str:
        """Take a mail, or not now."""
        self._last_command = time.monotonic()
        content = envelope.content if isinstance(envelope.content, bytes) else b""
        message_id = _found(MESSAGE_ID, content)
        port = int(session.peer[1]) if session.peer else 0
        if self._in_the_middle(len(self.accepted), port):
            self.cut = message_id
            return REFUSED
        if self._is_moody():
            return REFUSED
        sent = (message_id, envelope.rcpt_tos[0], _found(SUBJECT, content))
        with self._lock:
            self.accepted.append(sent)
        return ACCEPTED

    def _is_moody(self) -> bool:
        moody = self._random.random() < self._share
        self.refused += moody
        return moody


def _found(pattern: re.Pattern[bytes], content: bytes) -> str:
    found = pattern.search(content)
    return found[1].decode("ascii", "replace") if found else ""
