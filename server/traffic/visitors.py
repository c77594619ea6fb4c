"""Telling the first view of a day from further ones, by marks that nobody can lead back.

A mark is a keyed digest of address and browser under a random key that lives in Redis for one
day. Neither the key nor a mark ever leaves it.
"""

import datetime as dt
import hashlib
import hmac
import secrets
from typing import Any, Final
from zoneinfo import ZoneInfo

from server.core.clock import now, today
from server.core.limits import network_of
from server.core.origin import Origin
from server.extensions import redis_store

ZONE: Final = "Asia/Jakarta"
KEY_BYTES: Final = 32
MARK_BYTES: Final = 8
ONE_DAY: Final = dt.timedelta(days=1)
# Views that are on their way when the day ends.
SLACK: Final = dt.timedelta(minutes=1)


def day_of_views() -> dt.date:
    """The day that views of this moment belong to."""
    return today(ZONE)


def seconds_left(day: dt.date) -> int:
    """After how long the marks of a day are forgotten."""
    midnight = dt.datetime.combine(day + ONE_DAY, dt.time(), ZoneInfo(ZONE))
    return max(1, int((midnight + SLACK - now()).total_seconds()))


def marks_of(caller: Origin, day: dt.date, slug: str | None) -> tuple[bytes, bytes]:
    """The mark of a visitor, and of a visitor with an article, empty without one."""
    key = _key_of(day)
    visitor = f"{network_of(caller.address)}\n{caller.user_agent}"
    return _mark(key, visitor), _mark(key, f"{visitor}\n{slug}") if slug else b""


def _key_of(day: dt.date) -> bytes:
    """The random key of a day, made by whoever asks first."""
    client, name = redis_store.client, f"views:key:{day.isoformat()}"
    kept: Any = client.get(name)
    if kept is None:
        made = secrets.token_bytes(KEY_BYTES)
        client.set(name, made, nx=True, ex=seconds_left(day))
        kept = client.get(name) or made
    return bytes(kept)


def _mark(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode("utf-8", "replace"), hashlib.sha256)[:MARK_BYTES]
