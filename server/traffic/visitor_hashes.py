"""Hashes that tell the first view of a visitor on a day without identifying the visitor.

A hash covers network, system and browser under a key for one day. The key combines a random part
that Redis holds for that day with the secret key, so that the disk of Redis alone reveals nothing.
"""

import datetime as dt
import hashlib
import hmac
import ipaddress
import secrets
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

from server.core.calendar.clock import now, today
from server.core.http.rate_limits import network_address
from server.core.http.request_origin import Origin, browser_name, operating_system
from server.extensions import redis_store
from server.settings import current_settings

ZONE: Final = "Asia/Jakarta"
KEY_BYTES: Final = 32
HASH_BYTES: Final = 8
ONE_DAY: Final = dt.timedelta(days=1)
# For views that arrive as the day ends.
GRACE: Final = dt.timedelta(minutes=1)
# The largest IPv6 network that providers give to one line.
IPV6_PREFIX: Final = 56


class VisitorHashes(NamedTuple):
    """Hashes of a visitor and of their network, alone and with an article (empty without one)."""

    visitor: bytes
    reading: bytes
    # A network has a limit of views, in all and for one article.
    line: bytes
    readings: bytes


def current_day() -> dt.date:
    """The day to which a view counts now."""
    return today(ZONE)


def seconds_until_expiry(day: dt.date) -> int:
    """Seconds until the hashes of a day expire."""
    midnight = dt.datetime.combine(day + ONE_DAY, dt.time(), ZoneInfo(ZONE))
    return max(1, int((midnight + GRACE - now()).total_seconds()))


def hash_visitor(caller: Origin, day: dt.date, slug: str | None) -> VisitorHashes:
    """The hashes of a visitor and their network, alone and with an article."""
    key, agent = _daily_key(day), caller.user_agent
    network = network_address(caller.address)
    visitor = f"visitor\n{network}\n{operating_system(agent)}\n{browser_name(agent)}"
    line = f"line\n{_line_network(network)}"
    of_article = [_hash(key, f"{whose}\n{slug}") if slug else b"" for whose in (visitor, line)]
    return VisitorHashes(_hash(key, visitor), of_article[0], _hash(key, line), of_article[1])


def _line_network(network: str) -> str:
    if ":" not in network:
        return network
    return str(ipaddress.ip_network((network, IPV6_PREFIX), strict=False).network_address)


def _daily_key(day: dt.date) -> bytes:
    """The key of a day; the first caller makes its random part."""
    client, name = redis_store.client, f"{{views}}:key:{day.isoformat()}"
    random_part: Any = client.get(name)
    if random_part is None:
        made = secrets.token_bytes(KEY_BYTES)
        client.set(name, made, nx=True, ex=seconds_until_expiry(day))
        random_part = client.get(name) or made
    return hmac.digest(current_settings().secret_key.encode(), bytes(random_part), hashlib.sha256)


def _hash(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode("utf-8", "replace"), hashlib.sha256)[:HASH_BYTES]
