"""The bounded buffer in Redis that holds page views until the worker writes them."""

import datetime as dt
import json
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any, Final, Self, cast

import redis
import structlog

from server.core.operations.gauges import Gauge
from server.core.operations.redis_client import FAILURES
from server.extensions import redis_store
from server.traffic.visitor_hashes import VisitorHashes

# The hash tag keeps all keys in one cluster slot, as a script changes several of them.
QUEUED: Final = "{views}:waiting"
CLAIMED: Final = "{views}:taken"
DROPPED: Final = "{views}:dropped"
UNMARKED: Final = "{views}:unmarked"
# Some ten megabytes, and twice that for hashes; anything above is not counted.
MAX_QUEUED: Final = 50_000
MAX_HASHES: Final = 200_000
# Per day: no single network can inflate an article or use up the buffer.
MAX_PER_NETWORK: Final = 250
MAX_READS_PER_NETWORK: Final = 20
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

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class BufferedView:
    """A buffered view; `owner` is only set to find the country of the profile."""

    id: str
    day: dt.date
    route: str
    referrer: str
    system: str
    country: str | None
    owner: str | None
    is_visit: bool = False
    # The first view of an article by a visitor on a day.
    is_read: bool = False

    def packed(self) -> bytes:
        """The view as bytes; the script prepends the flags for visit and read."""
        fields = (self.route, self.referrer, self.system, self.country, self.owner)
        return json.dumps([self.id, self.day.isoformat(), *fields]).encode()

    @classmethod
    def unpacked(cls, packed: bytes) -> Self | None:
        """The view of these bytes; None when they cannot be parsed."""
        try:
            id_, day, route, referrer, system, country, owner = json.loads(packed[2:])
            return cls(
                id=id_,
                day=dt.date.fromisoformat(day),
                route=route,
                referrer=referrer,
                system=system,
                country=country,
                owner=owner,
                is_visit=packed[0] == FIRST,
                is_read=packed[1] == FIRST,
            )
        except (ValueError, TypeError, IndexError):
            return None


def push_view(view: BufferedView, hashes: VisitorHashes, seconds: int) -> None:
    """Buffer a view, or drop it when the buffer is full; the hashes expire after some seconds."""
    keys = (QUEUED, f"{{views}}:seen:{view.day.isoformat()}", DROPPED, UNMARKED)
    bounds = (MAX_QUEUED, MAX_HASHES, MAX_PER_NETWORK, MAX_READS_PER_NETWORK)
    redis_store.client.eval(_PUSH, len(keys), *keys, *bounds, seconds, *hashes, view.packed())


def claim_views(most: int) -> list[bytes]:
    """Claim the next views, those of a dead worker first; they stay until `delete_claimed`."""
    client = redis_store.client
    missing = most - client.llen(CLAIMED)
    if missing > 0:
        with client.pipeline(transaction=False) as moves:
            for _turn in range(min(missing, client.llen(QUEUED))):
                moves.lmove(QUEUED, CLAIMED, "LEFT", "RIGHT")
            moves.execute()
    return cast("list[bytes]", client.lrange(CLAIMED, 0, most - 1))


def delete_claimed(views: Collection[bytes]) -> None:
    """Delete written views, one by one, as another worker may delete the same."""
    client: Any = redis_store.client
    with client.pipeline(transaction=False) as pipeline:
        for view in views:
            pipeline.lrem(CLAIMED, 1, view)
        pipeline.execute()


def count_views() -> tuple[int, int, int]:
    """How many views are buffered, were dropped, and exceeded the bounds of the hashes."""
    client = redis_store.client
    waiting: Any = client.llen(QUEUED) + client.llen(CLAIMED)
    dropped, unmarked = cast("list[Any]", client.mget(DROPPED, UNMARKED))
    return waiting, int(dropped or 0), int(unmarked or 0)


def delete_views_of(owner_id: str) -> None:
    """Delete the buffered views of an account."""
    client: Any = redis_store.client
    name = f'"{owner_id}"'.encode()
    for key in (QUEUED, CLAIMED):
        # From the end, as this and the worker shorten the list.
        for start in range(client.llen(key) // CHUNK * CHUNK, -1, -CHUNK):
            for view in client.lrange(key, start, start + CHUNK - 1):
                if name in view:
                    client.lrem(key, 0, view)


def rewrite_append_only_file() -> None:
    """Rewrite the append-only file of Redis, if any, so that deleted views leave the disk too."""
    for server in redis_store.servers:
        try:
            if server.info("persistence")["aof_enabled"]:
                server.bgrewriteaof()
        except redis.ResponseError as error:
            # A rewrite is running already, or the command is not allowed.
            log.warning("views_stay_on_disk", reason=str(error))


def gauges() -> Iterator[Gauge]:
    """How many views are buffered, were dropped or exceeded a bound."""
    try:
        waits, dropped, unmarked = count_views()
    except FAILURES:
        return
    yield Gauge(name="views_waiting", about="How many page views wait to be written.", value=waits)
    yield Gauge(
        name="views_dropped",
        about="How many page views were not counted because too many waited.",
        value=dropped,
        is_counter=True,
    )
    yield Gauge(
        name="views_unmarked",
        about="How often a visit or reading was not told because of a bound, of a line or of all.",
        value=unmarked,
        is_counter=True,
    )
