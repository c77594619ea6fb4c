"""What operators see of imports: how many of each layout, and how many failed; no content."""

from collections.abc import Iterator

from server.core.operations.gauges import Gauge
from server.imports import queries


def gauges() -> Iterator[Gauge]:
    """The imports of each layout and state that are still known."""
    for state, layout, count in queries.count_by_layout():
        labels = {"state": state, "layout": layout or "unknown"}
        yield Gauge(name="imports", about="Imports by state.", value=count, labels=labels)
