"""Request metrics: counted per process and summed up in Redis, which every process reads."""

import threading
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, cast

import redis
from flask import Flask, Response
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    HistogramMetricFamily,
    Metric,
)

from server.core.http.request_context import current_request, milliseconds_since_start
from server.core.operations.gauges import PREFIX
from server.core.operations.redis_client import redis_store
from server.core.operations.standard_error import take_dropped_lines

EXTENSION: Final = "metrics"
KEY: Final = "metrics:http"
FLUSH_SECONDS: Final = 5.0
DROPPED_LINES: Final = "dropped lines"
BUCKETS_MS: Final = (5, 10, 25, 50, 100, 250, 500, 1000, 2500)
METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE"})


class RequestCounts:
    """What this process has counted since its last flush to Redis: requests and lost log lines."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._counts: Counter[str] = Counter()
        self._flushed = time.monotonic()

    def observe(self, method: str, route: str, status: int, milliseconds: float) -> None:
        """Count one response."""
        name = method if method in METHODS else "OTHER"
        place = bisect_left(BUCKETS_MS, milliseconds)
        bucket = str(BUCKETS_MS[place]) if place < len(BUCKETS_MS) else "+Inf"
        with self._lock:
            self._counts[f"count {name} {status} {route}"] += 1
            self._counts[f"bucket {bucket} - {route}"] += 1
            self._counts[f"sum ms - {route}"] += round(milliseconds)

    def is_due(self) -> bool:
        return time.monotonic() - self._flushed >= FLUSH_SECONDS

    def unflushed(self) -> dict[str, int]:
        """The counts that are not in Redis yet."""
        with self._lock:
            return dict(self._counts)

    def flush(self, client: redis.Redis) -> None:
        """Add the counts to those in Redis; they stay here while Redis is unreachable."""
        lost = take_dropped_lines()
        with self._lock:
            counts, self._counts = self._counts, Counter()
            self._flushed = time.monotonic()
        if lost:
            counts[DROPPED_LINES] += lost
        if not counts:
            return
        pipeline = client.pipeline(transaction=False)
        for name, amount in counts.items():
            pipeline.hincrby(KEY, name, amount)
        try:
            pipeline.execute()
        except redis.RedisError:
            with self._lock:
                self._counts.update(counts)


def init_metrics(app: Flask) -> None:
    """Count the requests of an application."""
    counts = RequestCounts()
    app.extensions[EXTENSION] = counts

    @app.after_request
    def count(response: Response) -> Response:
        call = current_request()
        route = call.url_rule.rule if call.url_rule else "(none)"
        counts.observe(call.method, route, response.status_code, milliseconds_since_start())
        if counts.is_due():
            counts.flush(redis_store.of(app))
        return response


def flush_counts(app: Flask) -> None:
    """Add what this process has counted to the counts of all processes."""
    _counts_of(app).flush(redis_store.of(app))


def _counts_of(app: Flask) -> RequestCounts:
    return cast("RequestCounts", app.extensions[EXTENSION])


class RequestCollector:
    """Collects the counts of all processes; only those of this one while Redis is unreachable."""

    def __init__(self, app: Flask) -> None:
        self.client = redis_store.of(app)
        self.counts = _counts_of(app)

    def collect(self) -> Iterable[Metric]:
        self.counts.flush(self.client)
        try:
            stored = cast("dict[bytes, bytes]", self.client.hgetall(KEY))
            counts = {name.decode(): int(amount) for name, amount in stored.items()}
        except redis.RedisError:
            counts = self.counts.unflushed()
        yield _requests(counts)
        yield _durations(counts)
        yield CounterMetricFamily(
            f"{PREFIX}log_lines_dropped",
            "Lines of the log that were lost because nobody read it.",
            value=counts.get(DROPPED_LINES, 0),
        )


def _requests(counts: dict[str, int]) -> Metric:
    family = CounterMetricFamily(
        "http_requests", "Answered requests.", labels=["method", "status", "route"]
    )
    for (method, status, route), amount in _rows(counts, "count"):
        family.add_metric([method, status, route], amount)
    return family


def _durations(counts: dict[str, int]) -> Metric:
    family = HistogramMetricFamily(
        "http_request_seconds", "Time from the request to its answer.", labels=["route"]
    )
    by_route: dict[str, dict[str, int]] = {}
    for (bucket, _unused, route), amount in _rows(counts, "bucket"):
        by_route.setdefault(route, {})[bucket] = amount
    for route, buckets in sorted(by_route.items()):
        total, rows = 0, []
        for most in BUCKETS_MS:
            total += buckets.get(str(most), 0)
            rows.append((str(most / 1000), float(total)))
        rows.append(("+Inf", float(total + buckets.get("+Inf", 0))))
        family.add_metric([route], rows, counts.get(f"sum ms - {route}", 0) / 1000)
    return family


def _rows(counts: dict[str, int], kind: str) -> Iterator[tuple[list[str], int]]:
    for name, amount in sorted(counts.items()):
        first, *labels = name.split(" ", maxsplit=3)
        if first == kind:
            yield labels, amount
