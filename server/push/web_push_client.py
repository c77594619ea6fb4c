"""A client of the Web Push protocol (RFC 8030, 8188, 8291, 8292).

Only the worker imports this module: its libraries take 20 MB that no web process needs.
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
from server.push.push_services import (
    PushRequest,
    PushResponse,
    VapidSender,
    host_in,
    is_known,
    is_public,
)

WAIT_SECONDS: Final = 10
# Push services accept tokens of at most a day; one serves many messages.
TOKEN_SECONDS: Final = 12 * 60 * 60
RENEWED_SECONDS: Final = 60 * 60
MOST_READ: Final = 1000
AT_ONCE: Final = 8
# Below the lease, after which another worker may take what is unsent of a batch.
MOST_SECONDS: Final = 120
CONNECTION_ERRORS: Final = (requests.RequestException, OSError)
READ_ERRORS: Final = (HTTPError, HTTPException, OSError, ValueError)

log = structlog.get_logger(__name__)


def send_all(
    push_requests: Sequence[PushRequest], sender: VapidSender
) -> Iterator[tuple[int, PushResponse]]:
    """Send messages to their push services in parallel; yields each index with its response.

    Responses come as they arrive; an exception counts as a response to that message alone. A
    service that does not respond gets no more of these messages.
    """
    silent: set[str] = set()
    started = time.monotonic()

    def one(push: PushRequest) -> PushResponse:
        if push.host in silent:
            return PushResponse(status=None, reason="silent service", is_away=True)
        if time.monotonic() - started > MOST_SECONDS:
            return PushResponse(status=None, reason="no time")
        response = session.post_push(push, sender)
        if response.is_away:
            silent.add(push.host)
        return response

    with WebPushSession() as session:
        pool = ThreadPoolExecutor(AT_ONCE)
        try:
            places = {pool.submit(one, push): at for at, push in enumerate(push_requests)}
            for done in as_completed(places):
                yield places[done], _response_of(done)
        finally:
            # A caller that stopped reading could not mark what is sent from here on.
            pool.shutdown(cancel_futures=True)


def _response_of(done: Future[PushResponse]) -> PushResponse:
    error = done.exception()
    if error is None:
        return done.result()
    log.error("push_failed", exc_info=error)
    return PushResponse(status=None, reason=type(error).__name__)


class WebPushSession(requests.Session):
    """A session that reuses connections, follows no redirect and stores no cookie."""

    def __init__(self) -> None:
        super().__init__()
        self.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))

    def get_redirect_target(self, _resp: requests.Response) -> str | None:
        """None: redirects of push services are never followed."""
        return None

    def post_push(self, push: PushRequest, sender: VapidSender) -> PushResponse:
        """Encrypt a message and send it to its push service."""
        try:
            request = self.prepare_request(
                requests.Request("POST", push.endpoint, data=_encrypt(push))
            )
            host = host_in(request.url or "")
            # The host to connect to must be the one that was checked.
            if host != push.host or not is_known(host, sender.own_hosts):
                return PushResponse(status=400, reason="strange address")
            if host not in sender.own_hosts and not is_public(host):
                return PushResponse(status=None, reason="private address", is_away=True)
            request.headers.update(_headers(push, sender))
            return self._send(request)
        except (ValueError, WebPushException) as error:
            # A retry would not change a bad key or address.
            return PushResponse(status=400, reason=type(error).__name__)
        except CONNECTION_ERRORS as error:
            return PushResponse(status=None, reason=type(error).__name__, is_away=True)

    def _send(self, request: requests.PreparedRequest) -> PushResponse:
        around = self.merge_environment_settings(request.url, {}, True, None, None)
        response = self.send(request, timeout=WAIT_SECONDS, **around)
        with closing(response):
            # A body that is read to its end keeps the connection reusable. The status is known
            # already, so errors while reading do not matter.
            with suppress(*READ_ERRORS):
                response.raw.read(MOST_READ)
            return PushResponse(
                status=response.status_code,
                reason=f"status {response.status_code}",
                retry_after=parse_retry_after(response.headers.get("Retry-After")),
            )


def parse_retry_after(retry_after: str | None) -> int | None:
    """The seconds of a Retry-After header, given as seconds or a date; None when malformed."""
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


def _encrypt(push: PushRequest) -> bytes:
    keys = {"p256dh": push.p256dh, "auth": push.auth}
    pusher = WebPusher({"endpoint": push.endpoint, "keys": keys})
    return cast("bytes", pusher.encode(push.body)["body"])


def _headers(push: PushRequest, sender: VapidSender) -> dict[str, str]:
    return {
        "Authorization": _token(push.host, sender, int(time.time()) // RENEWED_SECONDS),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(push.lasts),
        "Urgency": "high" if push.urgent else "normal",
        "Topic": push.topic,
    }


@lru_cache(maxsize=64)
def _token(host: str, sender: VapidSender, hour: int) -> str:
    claims = {
        "aud": f"https://{host}",
        "sub": sender.subject,
        "exp": hour * RENEWED_SECONDS + TOKEN_SECONDS,
    }
    signed: dict[str, Any] = Vapid02.from_raw(sender.private_key.encode()).sign(claims)
    return str(signed["Authorization"])
