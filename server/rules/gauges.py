"""What operators see of rules: how many there are; no content."""

from collections.abc import Iterator

from server.core.operations.gauges import Gauge
from server.rules import queries


def gauges() -> Iterator[Gauge]:
    """The rules of everybody, and the times they were applied that can still be undone."""
    yield Gauge(name="rules", about="Rules of everybody.", value=queries.count_rules_of_all())
    about = "Rules applied to a ledger in the last 72 hours."
    yield Gauge(name="rule_applications", about=about, value=queries.count_applications_of_all())
