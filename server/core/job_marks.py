"""What operators watch of jobs: when each last came to its end, and how often it failed.

Workers note it in Redis, so that any web process can tell it.
"""

import time
from collections.abc import Iterator
from typing import Final, cast

import redis

from server.core.gauges import Gauge
from server.core.redis_breaker import redis_store

KEY: Final = "metrics:jobs"
ENDED: Final = "ended"
FAILED: Final = "failed"


def note(client: redis.Redis, name: str, *, failed: bool) -> None:
    """Note that a job came to its end or failed; while Redis is away, nobody is told."""
    try:
        if failed:
            client.hincrby(KEY, f"{FAILED} {name}", 1)
        else:
            client.hset(KEY, f"{ENDED} {name}", int(time.time()))
    except redis.RedisError:
        return


def gauges() -> Iterator[Gauge]:
    """The marks of every job that has run since Redis was emptied."""
    try:
        noted = cast("dict[bytes, bytes]", redis_store.client.hgetall(KEY))
    except redis.RedisError:
        return
    for mark, value in sorted(noted.items()):
        kind, _space, job = mark.decode().partition(" ")
        if kind == FAILED:
            yield Gauge(
                name="job_failures",
                about="How often a job has failed.",
                value=int(value),
                labels={"job": job},
                grows=True,
            )
        else:
            yield Gauge(
                name="job_last_run_seconds",
                about="How long ago a job last came to its end without failing.",
                value=max(0, int(time.time()) - int(value)),
                labels={"job": job},
            )
