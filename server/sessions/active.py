"""Who is at work on a day: noted in Redis, so that no call waits for the database.

A worker writes it to the accounts (`server.users.activity`) and forgets it here.
"""

import datetime as dt
from collections.abc import Collection
from typing import Any, Final

import structlog

from server.core.calendar.clock import now, today
from server.core.operations.redis_client import FAILURES
from server.extensions import redis_store

# Days are those of the traffic.
ZONE: Final = "Asia/Jakarta"
# For so long a worker may be away.
KEPT_DAYS: Final = 40
KEPT_SECONDS: Final = KEPT_DAYS * 24 * 60 * 60
# Some ten megabytes of a process.
MOST_KNOWN: Final = 50_000
HOUR: Final = 60 * 60
# Whom this process has noted in this hour: nobody is noted with every call, and what Redis lost
# is noted anew.
known: Final[dict[str, int]] = {}

log = structlog.get_logger(__name__)


def note(owner_id: str) -> None:
    """Note that somebody is at work; while Redis is out of reach nobody is."""
    hour = int(now().timestamp()) // HOUR
    if known.get(owner_id) == hour:
        return
    key = _key(today(ZONE))
    try:
        with redis_store.client.pipeline(transaction=False) as noted:
            noted.sadd(key, owner_id)
            noted.expire(key, KEPT_SECONDS)
            noted.execute()
    except FAILURES as error:
        log.info("activity_not_noted", reason=type(error).__name__)
        return
    if len(known) >= MOST_KNOWN:
        known.clear()
    known[owner_id] = hour


def of_day(day: dt.date, most: int) -> list[str]:
    """Some of those who were at work on a day and are not written yet."""
    found: Any = redis_store.client.srandmember(_key(day), most)
    return sorted(name.decode() for name in found)


def done(day: dt.date, owner_ids: Collection[str]) -> None:
    """Forget those of a day that are written."""
    if owner_ids:
        redis_store.client.srem(_key(day), *owner_ids)


def forget(owner_id: str) -> None:
    """Forget on which of the last days somebody was at work."""
    known.pop(owner_id, None)
    last = today(ZONE)
    with redis_store.client.pipeline(transaction=False) as gone:
        for back in range(KEPT_DAYS + 1):
            gone.srem(_key(last - dt.timedelta(days=back)), owner_id)
        gone.execute()


def _key(day: dt.date) -> str:
    return f"{{active}}:{day.isoformat()}"
