"""Periodic jobs and gauges of the traffic."""

from collections.abc import Iterator
from typing import Final

from server.core.operations.gauges import Gauge
from server.core.operations.job_queue import Job
from server.core.operations.redis_client import FAILURES
from server.traffic import aggregation, view_buffer

JOBS: Final = (
    Job("page_views", aggregation.write_buffered, every_seconds=60),
    Job("old_page_views", aggregation.delete_old_views, every_seconds=6 * 60 * 60),
    Job("views_on_disk", view_buffer.rewrite_append_only_file, every_seconds=60 * 60),
)


def gauges() -> Iterator[Gauge]:
    """How many views are buffered, were dropped or exceeded a bound."""
    try:
        waits, dropped, unmarked = view_buffer.count_views()
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
