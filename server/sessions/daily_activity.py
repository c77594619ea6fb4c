"""Who is active on a day: noted in Redis, so that no request waits for the database.

A job writes it to the accounts (`server.users.activity`) and deletes it here.
"""

import datetime as dt
from collections.abc import Collection
from typing import Any, Final

import structlog

from server.core.calendar.clock import now, today
from server.core.operations.redis_client import FAILURES
from server.extensions import redis_store

# Days are counted as in the traffic statistics.
ZONE: Final = "Asia/Jakarta"
# The worker may be down this long.
KEPT_DAYS: Final = 40
KEPT_SECONDS: Final = KEPT_DAYS * 24 * 60 * 60
# About ten megabytes of memory.
MOST_KNOWN: Final = 50_000
HOUR: Final = 60 * 60
# Who was noted by this process in this hour, so that not every request writes; what Redis lost is
# noted again an hour later.
known: Final[dict[str, int]] = {}

log = structlog.get_logger(__name__)


def note_activity(owner_id: str) -> None:
    """Note that somebody is active; does nothing while Redis is out of reach."""
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


def list_active(day: dt.date, most: int) -> list[str]:
    """Some of those who were active on a day and are not written to the database yet."""
    found: Any = redis_store.client.srandmember(_key(day), most)
    return sorted(name.decode() for name in found)


def mark_written(day: dt.date, owner_ids: Collection[str]) -> None:
    """Delete the notes of a day that are written to the database."""
    if owner_ids:
        redis_store.client.srem(_key(day), *owner_ids)


def forget_activity(owner_id: str) -> None:
    """Delete all notes of one account."""
    known.pop(owner_id, None)
    last = today(ZONE)
    with redis_store.client.pipeline(transaction=False) as gone:
        for back in range(KEPT_DAYS + 1):
            gone.srem(_key(last - dt.timedelta(days=back)), owner_id)
        gone.execute()


def _key(day: dt.date) -> str:
    return f"{{active}}:{day.isoformat()}"
