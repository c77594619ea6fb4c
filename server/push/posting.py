"""Speaks the Web Push protocol (RFC 8030, 8188, 8291, 8292) to one push service at a time.

Only the worker imports this module: the libraries bring 20 MB that no web process needs.
"""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import closing, suppress
from email.utils import parsedate_to_datetime
from functools import lru_cache
from http.client import HTTPException
from http.cookiejar import DefaultCookiePolicy
from typing import Any, Final, cast

import requests
import structlog
from py_vapid import Vapid02
from pywebpush import WebPusher, WebPushException
from urllib3.exceptions import HTTPError

from server.core.calendar import clock
from server.push.endpoints import host_in, is_known, is_public
from server.push.letters import Answer, Letter, Sender

WAIT_SECONDS: Final = 10
# Push services take tokens of at most a day; one is good for many messages.
TOKEN_SECONDS: Final = 12 * 60 * 60
RENEWED_SECONDS: Final = 60 * 60
MOST_READ: Final = 1000
AT_ONCE: Final = 8
# Longer than this, and another worker might take what is still unsent of a batch.
MOST_SECONDS: Final = 120
NOT_TAKEN: Final = (requests.RequestException, OSError)
UNREAD: Final = (HTTPError, HTTPException, OSError, ValueError)

log = structlog.get_logger(__name__)


def hand_over(letters: Sequence[Letter], sender: Sender) -> Iterator[tuple[int, Answer]]:
    """Give messages to their push services, several at a time: each place with its answer.

    Answers come as soon as they are there; whatever one message raises is an answer for that
    one alone. A service that does not answer is not asked again for the others.
    """
    silent: set[str] = set()
    started = time.monotonic()

    def one(letter: Letter) -> Answer:
        if letter.host in silent:
            return Answer(status=None, reason="silent service", is_away=True)
        if time.monotonic() - started > MOST_SECONDS:
            return Answer(status=None, reason="no time")
        answer = post.hand_over(letter, sender)
        if answer.is_away:
            silent.add(letter.host)
        return answer

    with Post() as post:
        pool = ThreadPoolExecutor(AT_ONCE)
        try:
            places = {pool.submit(one, letter): at for at, letter in enumerate(letters)}
            for done in as_completed(places):
                yield places[done], _answer_of(done)
        finally:
            # Who asks for no more answers cannot mark what would be sent from here on.
            pool.shutdown(cancel_futures=True)


def _answer_of(done: Future[Answer]) -> Answer:
    error = done.exception()
    if error is None:
        return done.result()
    log.error("push_failed", exc_info=error)
    return Answer(status=None, reason=type(error).__name__)


class Post(requests.Session):
    """Keeps connections between messages, follows no redirect and keeps no cookie."""

    def __init__(self) -> None:
        super().__init__()
        self.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))

    def get_redirect_target(self, _resp: requests.Response) -> str | None:
        """An endpoint is where the browser said it is, or nowhere."""
        return None

    def hand_over(self, letter: Letter, sender: Sender) -> Answer:
        """Encrypt a message and give it to its push service."""
        try:
            asked = requests.Request("POST", letter.endpoint, data=_sealed(letter))
            request = self.prepare_request(asked)
            host = host_in(request.url or "")
            # The host that was allowed and looked up is the one that is connected to.
            if host != letter.host or not is_known(host, sender.own_hosts):
                return Answer(status=400, reason="strange address")
            if host not in sender.own_hosts and not is_public(host):
                return Answer(status=None, reason="private address", is_away=True)
            request.headers.update(_headers(letter, sender))
            return self._posted(request)
        except (ValueError, WebPushException) as error:
            # No other try would change a key or an address.
            return Answer(status=400, reason=type(error).__name__)
        except NOT_TAKEN as error:
            return Answer(status=None, reason=type(error).__name__, is_away=True)

    def _posted(self, request: requests.PreparedRequest) -> Answer:
        around = self.merge_environment_settings(request.url, {}, True, None, None)
        response = self.send(request, timeout=WAIT_SECONDS, **around)
        with closing(response):
            # A short answer read to its end leaves the connection to the next message. With
            # its first line it has been given, whatever becomes of the rest.
            with suppress(*UNREAD):
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
    except (ValueError, TypeError, OverflowError):
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
