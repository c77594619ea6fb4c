"""Telling the first view of a day from further ones, by marks that nobody can lead back.

A mark is a digest of address, system and browser, under a key of one day: made of a random one
that lives in Redis for that day, and of the product's secret, so that what Redis wrote to its disk
leads nowhere by itself. Neither a key nor a mark goes elsewhere.
"""

import datetime as dt
import hashlib
import hmac
import ipaddress
import secrets
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

from server.core.calendar.clock import now, today
from server.core.http.rate_limits import network_of
from server.core.http.request_origin import Origin
from server.core.http.user_agents import browser_of
from server.extensions import redis_store
from server.settings import current_settings
from server.traffic.browsers import system_of

ZONE: Final = "Asia/Jakarta"
KEY_BYTES: Final = 32
MARK_BYTES: Final = 8
ONE_DAY: Final = dt.timedelta(days=1)
# Views that are on their way when the day ends.
SLACK: Final = dt.timedelta(minutes=1)
# What providers give to one line at most.
LINE_BITS: Final = 56


class Marks(NamedTuple):
    """Whom a view counts for, alone and with an article; the latter are empty without one."""

    visitor: bytes
    reading: bytes
    # What one line to the internet may add has bounds: in all, and for one article.
    line: bytes
    readings: bytes


def day_of_views() -> dt.date:
    """The day that views of this moment belong to."""
    return today(ZONE)


def seconds_left(day: dt.date) -> int:
    """After how long the marks of a day are forgotten."""
    midnight = dt.datetime.combine(day + ONE_DAY, dt.time(), ZoneInfo(ZONE))
    return max(1, int((midnight + SLACK - now()).total_seconds()))


def marks_of(caller: Origin, day: dt.date, slug: str | None) -> Marks:
    """The marks of a visitor and their line, alone and with an article."""
    key, agent = _key_of(day), caller.user_agent
    network = network_of(caller.address)
    visitor = f"visitor\n{network}\n{system_of(agent)}\n{browser_of(agent)}"
    line = f"line\n{_line_of(network)}"
    of_article = [_mark(key, f"{whose}\n{slug}") if slug else b"" for whose in (visitor, line)]
    return Marks(_mark(key, visitor), of_article[0], _mark(key, line), of_article[1])


def _line_of(network: str) -> str:
    if ":" not in network:
        return network
    return str(ipaddress.ip_network((network, LINE_BITS), strict=False).network_address)


def _key_of(day: dt.date) -> bytes:
    """The key of a day; its random part is made by whoever asks first."""
    client, name = redis_store.client, f"{{views}}:key:{day.isoformat()}"
    kept: Any = client.get(name)
    if kept is None:
        made = secrets.token_bytes(KEY_BYTES)
        client.set(name, made, nx=True, ex=seconds_left(day))
        kept = client.get(name) or made
    return hmac.digest(current_settings().secret_key.encode(), bytes(kept), hashlib.sha256)


def _mark(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode("utf-8", "replace"), hashlib.sha256)[:MARK_BYTES]
