"""The dashboard: traffic, accounts, and what waits for operators."""

from typing import Any

from server.admin import people, visiting
from server.admin.health import health
from server.admin.ranges import RANGES, ZONE, days_of
from server.core.calendar.clock import now, today, wire

__all__ = ["RANGES", "dashboard"]


def dashboard(chosen: str, language: str) -> dict[str, Any]:
    """The figures of a range that ends today against as many days before; 13 queries."""
    present = today(ZONE)
    days = days_of(chosen, present)
    counted, these = visiting.counted(days)
    return {
        "range": chosen,
        **days.shown(),
        "previous": days.before.shown(),
        **counted,
        **people.new_and_total(days, present),
        "active_users": people.active(days),
        "websites": visiting.websites(days, these.visits),
        "devices": visiting.devices(days),
        "locations": visiting.locations(days, language),
        "health": health(),
        "as_of": wire(now()),
    }
