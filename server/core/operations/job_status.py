"""The status of jobs: when each last succeeded, and how often it failed.

Workers record it in Redis, where every web process can read it.
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
# How often a job has failed since it last succeeded, since when, and with which error.
FAILING: Final = "failing"
SINCE: Final = "since"
ERROR: Final = "error"


@dataclass
class JobStatus:
    """The status of a job: all its failures, and those since it last succeeded (`failing`).

    `last_run_seconds` is how long ago it succeeded, None when it never did; `failing_seconds` is
    how long ago it failed first since then; `error` names the last error.
    """

    failures: int | None = None
    failing: int = 0
    failing_seconds: int | None = None
    error: str | None = None
    last_run_seconds: int | None = None


def record_run(client: redis.Redis, name: str, *, error: str | None = None) -> None:
    """Record that a job succeeded, or with which kind of error it failed; lost without Redis."""
    present = int(time.time())
    try:
        with client.pipeline(transaction=True) as pipeline:
            if error:
                pipeline.hincrby(KEY, f"{FAILED} {name}", 1)
                pipeline.hincrby(KEY, f"{FAILING} {name}", 1)
                pipeline.hsetnx(KEY, f"{SINCE} {name}", str(present))
                pipeline.hset(KEY, f"{ERROR} {name}", error)
            else:
                pipeline.hset(KEY, f"{ENDED} {name}", present)
                pipeline.hdel(KEY, *(f"{kind} {name}" for kind in (FAILING, SINCE, ERROR)))
            pipeline.execute()
    except redis.RedisError:
        return


def read_job_statuses() -> dict[str, JobStatus]:
    """The status of every job that has run since Redis was emptied, by name."""
    found: defaultdict[str, JobStatus] = defaultdict(JobStatus)
    stored = cast("dict[bytes, bytes]", redis_store.client.hgetall(KEY))
    for mark, value in sorted(stored.items()):
        kind, _space, job = mark.decode().partition(" ")
        _set_field(found[job], kind, value.decode())
    return found


def _set_field(status: JobStatus, kind: str, value: str) -> None:
    match kind:
        case "failed":
            status.failures = int(value)
        case "failing":
            status.failing = int(value)
        case "since":
            status.failing_seconds = _seconds_since(value)
        case "error":
            status.error = value
        case "ended":
            status.last_run_seconds = _seconds_since(value)


def _seconds_since(moment: str) -> int:
    return max(0, int(time.time()) - int(moment))


def gauges() -> Iterator[Gauge]:
    """The gauges of every job that has run since Redis was emptied."""
    try:
        known = read_job_statuses()
    except redis.RedisError:
        return
    for job, status in known.items():
        if status.last_run_seconds is not None:
            yield Gauge(
                name="job_last_run_seconds",
                about="How long ago a job last came to its end without failing.",
                value=status.last_run_seconds,
                labels={"job": job},
            )
        if status.failures is not None:
            yield Gauge(
                name="job_failures",
                about="How often a job has failed.",
                value=status.failures,
                labels={"job": job},
                is_counter=True,
            )
