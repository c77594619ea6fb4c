"""What operators watch of jobs: when each last came to its end, and how often it failed.

Workers note it in Redis, so that any web process can tell it.
"""

import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, cast

import redis

from server.core.operations.gauges import Gauge
from server.core.operations.redis_client import redis_store

KEY: Final = "metrics:jobs"
ENDED: Final = "ended"
FAILED: Final = "failed"
# How often a job has failed since it last came to its end, since when, and how the last time.
FAILING: Final = "failing"
SINCE: Final = "since"
ERROR: Final = "error"


@dataclass
class JobStatus:
    """What is known of a job: how often it ever failed, and since it last came to its end.

    `last_run_seconds` is how long ago that was, None when it never did; `failing_seconds` is how
    long ago it failed first since then, `error` names what it failed with the last time.
    """

    failures: int | None = None
    failing: int = 0
    failing_seconds: int | None = None
    error: str | None = None
    last_run_seconds: int | None = None


def record_run(client: redis.Redis, name: str, *, error: str | None = None) -> None:
    """Note that a job came to its end, or with which kind of error it failed.

    While Redis is away, nobody is told.
    """
    present = int(time.time())
    try:
        with client.pipeline(transaction=True) as together:
            if error:
                together.hincrby(KEY, f"{FAILED} {name}", 1)
                together.hincrby(KEY, f"{FAILING} {name}", 1)
                together.hsetnx(KEY, f"{SINCE} {name}", str(present))
                together.hset(KEY, f"{ERROR} {name}", error)
            else:
                together.hset(KEY, f"{ENDED} {name}", present)
                together.hdel(KEY, *(f"{kind} {name}" for kind in (FAILING, SINCE, ERROR)))
            together.execute()
    except redis.RedisError:
        return


def read_job_statuses() -> dict[str, JobStatus]:
    """What is known of every job that has run since Redis was emptied, by their names."""
    found: defaultdict[str, JobStatus] = defaultdict(JobStatus)
    noted = cast("dict[bytes, bytes]", redis_store.client.hgetall(KEY))
    for mark, value in sorted(noted.items()):
        kind, _space, job = mark.decode().partition(" ")
        _set_field(found[job], kind, value.decode())
    return found


def _set_field(of_job: JobStatus, kind: str, value: str) -> None:
    match kind:
        case "failed":
            of_job.failures = int(value)
        case "failing":
            of_job.failing = int(value)
        case "since":
            of_job.failing_seconds = _seconds_since(value)
        case "error":
            of_job.error = value
        case "ended":
            of_job.last_run_seconds = _seconds_since(value)


def _seconds_since(moment: str) -> int:
    return max(0, int(time.time()) - int(moment))


def gauges() -> Iterator[Gauge]:
    """The marks of every job that has run since Redis was emptied."""
    try:
        known = read_job_statuses()
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
