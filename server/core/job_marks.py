"""What operators watch of jobs: when each last came to its end, and how often it failed.

Workers note it in Redis, so that any web process can tell it.
"""

import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, cast

import redis

from server.core.gauges import Gauge
from server.core.redis_breaker import redis_store

KEY: Final = "metrics:jobs"
ENDED: Final = "ended"
FAILED: Final = "failed"
# How often a job has failed since it last came to its end.
FAILING: Final = "failing"


@dataclass
class Marks:
    """What is known of a job: how often it ever failed, and since it last came to its end.

    `last_run_seconds` is how long ago that was, None when it never did.
    """

    failures: int | None = None
    failing: int = 0
    last_run_seconds: int | None = None


def note(client: redis.Redis, name: str, *, failed: bool) -> None:
    """Note that a job came to its end or failed; while Redis is away, nobody is told."""
    try:
        with client.pipeline(transaction=True) as together:
            if failed:
                together.hincrby(KEY, f"{FAILED} {name}", 1)
                together.hincrby(KEY, f"{FAILING} {name}", 1)
            else:
                together.hset(KEY, f"{ENDED} {name}", int(time.time()))
                together.hdel(KEY, f"{FAILING} {name}")
            together.execute()
    except redis.RedisError:
        return


def marks() -> dict[str, Marks]:
    """What is known of every job that has run since Redis was emptied, by their names."""
    found: defaultdict[str, Marks] = defaultdict(Marks)
    noted = cast("dict[bytes, bytes]", redis_store.client.hgetall(KEY))
    for mark, value in sorted(noted.items()):
        kind, _space, job = mark.decode().partition(" ")
        if kind == FAILED:
            found[job].failures = int(value)
        elif kind == FAILING:
            found[job].failing = int(value)
        else:
            found[job].last_run_seconds = max(0, int(time.time()) - int(value))
    return found


def gauges() -> Iterator[Gauge]:
    """The marks of every job that has run since Redis was emptied."""
    try:
        known = marks()
    except redis.RedisError:
        return
    for job, of_job in known.items():
        if of_job.last_run_seconds is not None:
            yield Gauge(
                name="job_last_run_seconds",
                about="How long ago a job last came to its end without failing.",
                value=of_job.last_run_seconds,
                labels={"job": job},
            )
        if of_job.failures is not None:
            yield Gauge(
                name="job_failures",
                about="How often a job has failed.",
                value=of_job.failures,
                labels={"job": job},
                grows=True,
            )
