"""How many people there are, came, and were here, as the dashboard shows it."""

import datetime as dt
from typing import Any

from server.admin.figures import compared
from server.admin.ranges import Days, months_of
from server.users import activity


def new_and_total(days: Days, today: dt.date) -> dict[str, Any]:
    """New accounts against the days before, and all at each month's end; one query.

    Months to come have none; the present one has those of this moment.
    """
    years = {"this_year": months_of(today.year), "last_year": months_of(today.year - 1)}
    ends = {month: month.bounds[1] for months in years.values() for month in months}
    began, over = days.bounds
    before = days.before.bounds[0]
    known = activity.count_confirmed_before({before, began, over, *_past(ends, today)})
    total = {
        name: [
            {"month": f"{month.first:%Y-%m}", "users": known.get(ends[month])} for month in months
        ]
        for name, months in years.items()
    }
    new, earlier = known[over] - known[began], known[began] - known[before]
    return {"new_users": compared(new, earlier), "total_users": total}


def active(days: Days) -> dict[str, Any]:
    """How many accounts were in use, against the days before; two queries."""
    before = days.before
    return compared(
        activity.count_active_since(days.first),
        activity.find_active_count(before.last, before.number),
    )


def _past(ends: dict[Days, dt.datetime], today: dt.date) -> list[dt.datetime]:
    return [end for month, end in ends.items() if month.first <= today]
