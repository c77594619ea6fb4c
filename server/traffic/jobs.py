"""What the worker does for the traffic."""

from collections.abc import Iterator
from typing import Final

from server.core.operations.gauges import Gauge
from server.core.operations.job_queue import Job
from server.core.operations.redis_client import FAILURES
from server.traffic import disk, waiting, writing

JOBS: Final = (
    Job("page_views", writing.write_waiting, every_seconds=60),
    Job("old_page_views", writing.forget_old, every_seconds=6 * 60 * 60),
    Job("views_on_disk", disk.forget_gone, every_seconds=60 * 60),
)


def gauges() -> Iterator[Gauge]:
    """How many views wait to be written, and how many found no room in one way or another."""
    try:
        waits, dropped, unmarked = waiting.count()
    except FAILURES:
        return
    yield Gauge(name="views_waiting", about="How many page views wait to be written.", value=waits)
    yield Gauge(
        name="views_dropped",
        about="How many page views were not counted because too many waited.",
        value=dropped,
        grows=True,
    )
    yield Gauge(
        name="views_unmarked",
        about="How often a visit or reading was not told because of a bound, of a line or of all.",
        value=unmarked,
        grows=True,
    )
