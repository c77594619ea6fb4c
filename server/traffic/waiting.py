"""The views that wait in Redis until the worker writes them: a list that has an end."""

import datetime as dt
import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final, Self, cast

from server.extensions import redis_store
from server.traffic.visitors import Marks

# All of it lies in one place of a cluster, since one call changes several keys.
WAITING: Final = "{views}:waiting"
TAKEN: Final = "{views}:taken"
DROPPED: Final = "{views}:dropped"
UNMARKED: Final = "{views}:unmarked"
# Some ten megabytes, and twice the marks: what comes on top is not counted.
MOST_WAITING: Final = 50_000
MOST_MARKS: Final = 200_000
# Of a day: no single line makes an article look read, or takes the room of everybody else.
MOST_OF_LINE: Final = 250
MOST_READINGS: Final = 20
FIRST: Final = ord("1")
CHUNK: Final = 1000

_PUSH: Final = """
if redis.call('LLEN', KEYS[1]) >= tonumber(ARGV[1]) then
  redis.call('INCR', KEYS[3])
  return 0
end
local function first(mark, bounds)
  if mark == '' or redis.call('HEXISTS', KEYS[2], mark) == 1 then return 0 end
  local full = redis.call('HLEN', KEYS[2]) >= tonumber(ARGV[2])
  for group, most in pairs(bounds) do
    full = full or tonumber(redis.call('HGET', KEYS[2], group) or 0) >= tonumber(most)
  end
  if full then
    redis.call('INCR', KEYS[4])
    return 0
  end
  redis.call('HSET', KEYS[2], mark, 1)
  for group in pairs(bounds) do redis.call('HINCRBY', KEYS[2], group, 1) end
  return 1
end
local visitor, reading, line, readings = ARGV[6], ARGV[7], ARGV[8], ARGV[9]
local flags = first(visitor, {[line] = ARGV[3]})
  .. first(reading, {[line] = ARGV[3], [readings] = ARGV[4]})
redis.call('EXPIRE', KEYS[2], ARGV[5])
redis.call('RPUSH', KEYS[1], flags .. ARGV[10])
return 1
"""


@dataclass(frozen=True, slots=True)
class View:
    """One view on its way; `owner` is only there for the country of the profile."""

    id: str
    day: dt.date
    route: str
    referrer: str
    system: str
    country: str | None
    owner: str | None
    is_visit: bool = False
    # The first one of an article by its visitor on this day.
    is_reading: bool = False

    def packed(self) -> bytes:
        """The view as it waits; what is the first of the day is told when it joins the list."""
        told = (self.route, self.referrer, self.system, self.country, self.owner)
        return json.dumps([self.id, self.day.isoformat(), *told]).encode()

    @classmethod
    def unpacked(cls, kept: bytes) -> Self | None:
        """The view that waited; None for what nobody can read."""
        try:
            id_, day, route, referrer, system, country, owner = json.loads(kept[2:])
            return cls(
                id=id_,
                day=dt.date.fromisoformat(day),
                route=route,
                referrer=referrer,
                system=system,
                country=country,
                owner=owner,
                is_visit=kept[0] == FIRST,
                is_reading=kept[1] == FIRST,
            )
        except (ValueError, TypeError, IndexError):
            return None


def push(view: View, marks: Marks, seconds: int) -> None:
    """Let a view wait, or drop it when too many do; its marks are kept for some seconds."""
    keys = (WAITING, f"{{views}}:seen:{view.day.isoformat()}", DROPPED, UNMARKED)
    bounds = (MOST_WAITING, MOST_MARKS, MOST_OF_LINE, MOST_READINGS)
    redis_store.client.eval(_PUSH, len(keys), *keys, *bounds, seconds, *marks, view.packed())


def take(most: int) -> list[bytes]:
    """The next views, which stay apart until they are `done`: those of a dead worker first."""
    client = redis_store.client
    missing = most - client.llen(TAKEN)
    if missing > 0:
        with client.pipeline(transaction=False) as moves:
            for _turn in range(min(missing, client.llen(WAITING))):
                moves.lmove(WAITING, TAKEN, "LEFT", "RIGHT")
            moves.execute()
    return cast("list[bytes]", client.lrange(TAKEN, 0, most - 1))


def done(views: Collection[bytes]) -> None:
    """Forget views that are written; one by one, since another worker may forget the same."""
    client: Any = redis_store.client
    with client.pipeline(transaction=False) as gone:
        for view in views:
            gone.lrem(TAKEN, 1, view)
        gone.execute()


def count() -> tuple[int, int, int]:
    """How many views wait, were dropped because too many did, and found no room for a mark."""
    client = redis_store.client
    waiting: Any = client.llen(WAITING) + client.llen(TAKEN)
    dropped, unmarked = cast("list[Any]", client.mget(DROPPED, UNMARKED))
    return waiting, int(dropped or 0), int(unmarked or 0)


def forget(owner_id: str) -> None:
    """Forget the views of somebody that still wait."""
    client: Any = redis_store.client
    name = f'"{owner_id}"'.encode()
    for key in (WAITING, TAKEN):
        # From the end, since the worker and we take away what comes before.
        for start in range(client.llen(key) // CHUNK * CHUNK, -1, -CHUNK):
            for view in client.lrange(key, start, start + CHUNK - 1):
                if name in view:
                    client.lrem(key, 0, view)
