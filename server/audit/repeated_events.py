"""Events that anybody can cause again and again: counted in Redis, one row per window.

A window counts each (action, result, actor, target, address) once. Beyond MAX_ROWS of an action
the rest is counted together under the target OTHERS.
"""

import datetime as dt
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from server.core.calendar.clock import now
from server.core.ids import new_id
from server.extensions import redis_store

SECONDS: Final = 15 * 60
# Per action and window, so that a flood of one action hides no other one.
MAX_ROWS: Final = 100
OTHERS: Final = "others"
# Requests that began in a window may still count after it.
GRACE_SECONDS: Final = 60
# Far longer than a worker may be down.
EXPIRY_SECONDS: Final = 7 * 24 * 60 * 60
# The hash tag keeps all keys in one cluster slot, as a script changes several of them.
OPEN: Final = "{audit}:open"

_COUNT: Final = """
local event = ARGV[1]
if redis.call('HEXISTS', KEYS[1], event) == 0 then
  if redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[3]) then event = ARGV[2] end
  redis.call('HSETNX', KEYS[2], event, ARGV[4])
end
redis.call('HINCRBY', KEYS[1], event, 1)
redis.call('EXPIRE', KEYS[1], ARGV[5])
redis.call('EXPIRE', KEYS[2], ARGV[5])
redis.call('ZADD', KEYS[3], ARGV[6], KEYS[1])
"""


@dataclass(frozen=True)
class RepeatedEvent:
    """What is counted as the same event; `address` is empty outside of requests."""

    action: str
    result: str
    actor_id: str | None
    target_id: str | None
    address: str


@dataclass(frozen=True)
class EventCount:
    """How often an event happened in a window; `id`, `at` and `browser` are of its first time."""

    event: RepeatedEvent
    id: str
    at: dt.datetime
    browser: str | None
    times: int


def count_repeated(event: RepeatedEvent, browser: str | None) -> None:
    """Count an event in the present window; an error of Redis passes through."""
    moment = now()
    window = int(moment.timestamp()) // SECONDS
    key = f"{{audit}}:{window}:{event.action}:{event.result}"
    others = RepeatedEvent(event.action, event.result, None, OTHERS, "")
    first = json.dumps([new_id(), moment.isoformat(), browser])
    redis_store.client.eval(
        _COUNT,
        3,
        *(key, _firsts(key), OPEN),
        *(_pack(event), _pack(others), MAX_ROWS, first),
        *(EXPIRY_SECONDS, (window + 1) * SECONDS),
    )


def list_windows(*, closed: bool) -> list[str]:
    """The keys of the windows that are not written yet, or only of those that are over."""
    client: Any = redis_store.client
    until = now().timestamp() - GRACE_SECONDS if closed else "+inf"
    return [key.decode() for key in client.zrangebyscore(OPEN, "-inf", until)]


def read_window(key: str) -> list[EventCount]:
    """The counts of a window, by the first time of each event."""
    with redis_store.client.pipeline() as pipeline:
        pipeline.hgetall(key)
        pipeline.hgetall(_firsts(key))
        counts, firsts = pipeline.execute()
    found = [_unpack(packed, int(times), firsts.get(packed)) for packed, times in counts.items()]
    return sorted(found, key=lambda one: one.id)


def delete_window(key: str) -> None:
    """Delete a window that is over and stored."""
    redis_store.client.delete(key, _firsts(key))
    redis_store.client.zrem(OPEN, key)


def delete_counts(key: str, counts: Sequence[EventCount]) -> None:
    """Delete some counts of a window."""
    names = [_pack(one.event) for one in counts]
    with redis_store.client.pipeline() as pipeline:
        pipeline.hdel(key, *names)
        pipeline.hdel(_firsts(key), *names)
        pipeline.execute()


def _firsts(key: str) -> str:
    return f"{key}:first"


def _pack(event: RepeatedEvent) -> str:
    return json.dumps([event.action, event.result, event.actor_id, event.target_id, event.address])


def _unpack(packed: bytes, times: int, first: bytes | None) -> EventCount:
    event = RepeatedEvent(*json.loads(packed))
    # A Redis that evicts keys may have lost it.
    if first is None:
        return EventCount(event, new_id(), now(), None, times)
    id_, at, browser = json.loads(first)
    return EventCount(event, id_, dt.datetime.fromisoformat(at), browser, times)
