"""Speaks the Web Push protocol (RFC 8030, 8188, 8291, 8292) to one push service at a time.

Only the worker imports this module: the libraries bring 20 MB that no web process needs.
"""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from email.utils import parsedate_to_datetime
from functools import lru_cache
from http.cookiejar import DefaultCookiePolicy
from typing import Any, Final, cast

import requests
from py_vapid import Vapid02
from pywebpush import WebPusher, WebPushException

from server.core import clock
from server.push.endpoints import is_public
from server.push.letters import Answer, Letter, Sender

WAIT_SECONDS: Final = 10
# Push services take tokens of at most a day; one is good for many messages.
TOKEN_SECONDS: Final = 12 * 60 * 60
RENEWED_SECONDS: Final = 60 * 60
MOST_READ: Final = 1000
AT_ONCE: Final = 8
NOT_TAKEN: Final = (requests.RequestException, OSError)


def hand_over(letters: Sequence[Letter], sender: Sender) -> list[Answer]:
    """Give messages to their push services, several at a time; raises nothing.

    A service that does not answer is not asked again for the others.
    """
    silent: set[str] = set()

    def one(letter: Letter) -> Answer:
        if letter.host in silent:
            return Answer(status=None, reason="silent service")
        answer = post.hand_over(letter, sender)
        if answer.status is None:
            silent.add(letter.host)
        return answer

    with Post() as post, ThreadPoolExecutor(AT_ONCE) as pool:
        return list(pool.map(one, letters))


class Post(requests.Session):
    """Keeps connections between messages, follows no redirect and keeps no cookie."""

    def __init__(self) -> None:
        super().__init__()
        self.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))

    def get_redirect_target(self, _resp: requests.Response) -> str | None:
        """An endpoint is where the browser said it is, or nowhere."""
        return None

    def hand_over(self, letter: Letter, sender: Sender) -> Answer:
        """Encrypt a message and give it to its push service; raises nothing."""
        try:
            sealed = _sealed(letter)
        except (ValueError, WebPushException) as error:
            return Answer(status=400, reason=type(error).__name__)
        try:
            name = letter.host.partition(":")[0]
            if letter.host not in sender.own_hosts and not is_public(name):
                return Answer(status=None, reason="private address")
            return self._posted(letter, sealed, sender)
        except NOT_TAKEN as error:
            return Answer(status=None, reason=type(error).__name__)

    def _posted(self, letter: Letter, sealed: bytes, sender: Sender) -> Answer:
        response = self.post(
            letter.endpoint,
            data=sealed,
            headers=_headers(letter, sender),
            timeout=WAIT_SECONDS,
            stream=True,
        )
        with closing(response):
            # A short answer read to its end leaves the connection to the next message.
            response.raw.read(MOST_READ)
            return Answer(
                status=response.status_code,
                reason=f"status {response.status_code}",
                retry_after=seconds_of(response.headers.get("Retry-After")),
            )


def seconds_of(retry_after: str | None) -> int | None:
    """How long a Retry-After asks to wait, as seconds or as a date; None when it says neither."""
    if retry_after is None:
        return None
    text = retry_after.strip()
    if text.isascii() and text.isdigit():
        return int(text[:9])
    try:
        moment = parsedate_to_datetime(text)
        return max(0, round((moment - clock.now()).total_seconds()))
    except (ValueError, TypeError):
        return None


def _sealed(letter: Letter) -> bytes:
    keys = {"p256dh": letter.p256dh, "auth": letter.auth}
    pusher = WebPusher({"endpoint": letter.endpoint, "keys": keys})
    return cast("bytes", pusher.encode(letter.body)["body"])


def _headers(letter: Letter, sender: Sender) -> dict[str, str]:
    return {
        "Authorization": _token(letter.host, sender, int(time.time()) // RENEWED_SECONDS),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(letter.lasts),
        "Urgency": "high" if letter.urgent else "normal",
        "Topic": letter.topic,
    }


@lru_cache(maxsize=64)
def _token(host: str, sender: Sender, hour: int) -> str:
    claims = {
        "aud": f"https://{host}",
        "sub": sender.subject,
        "exp": hour * RENEWED_SECONDS + TOKEN_SECONDS,
    }
    signed: dict[str, Any] = Vapid02.from_raw(sender.private_key.encode()).sign(claims)
    return str(signed["Authorization"])
