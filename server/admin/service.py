"""The dashboard of operators: traffic, accounts, and open work."""

from typing import Any

from server.admin import metrics
from server.admin.health import get_health
from server.admin.metrics import ZONE, get_date_range
from server.core.calendar.clock import format_utc, now, today


def get_dashboard(name: str, language: str) -> dict[str, Any]:
    """The metrics of a range up to today, compared with the range before; 13 queries."""
    present = today(ZONE)
    days = get_date_range(name, present)
    traffic, totals = metrics.compare_traffic(days)
    return {
        "range": name,
        **days.serialize(),
        "previous": days.before.serialize(),
        **traffic,
        **metrics.count_users(days, present),
        "active_users": metrics.count_active_users(days),
        "websites": metrics.list_websites(days, totals.visits),
        "devices": metrics.list_devices(days),
        "locations": metrics.list_locations(days, language),
        "health": get_health(),
        "as_of": format_utc(now()),
    }
