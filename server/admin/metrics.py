"""The metrics of the dashboard: users, views and visits, websites, devices and locations."""

import datetime as dt
from typing import Any, Final

from babel import Locale

from server.admin.date_range import DateRange, list_months
from server.core.text.i18n import _, translate
from server.traffic import service as traffic
from server.traffic.service import TrafficTotals
from server.users import activity

# In the order in which they are shown.
SYSTEMS: Final = ("Linux", "Mac", "iOS", "Windows", "Android", "Other")
OTHER: Final = "other"
UNKNOWN: Final = ""
MAX_WEBSITES: Final = 6
MAX_COUNTRIES: Final = 5


def count_users(days: DateRange, today: dt.date) -> dict[str, Any]:
    """New accounts compared with the days before, and the total at each month's end; one query.

    The current month has its total so far, later months None.
    """
    years = {"this_year": list_months(today.year), "last_year": list_months(today.year - 1)}
    ends = {month: month.bounds[1] for months in years.values() for month in months}
    start, end = days.bounds
    previous_start = days.before.bounds[0]
    known = activity.count_confirmed_before({previous_start, start, end, *_past_ends(ends, today)})
    total = {
        name: [
            {"month": f"{month.first:%Y-%m}", "users": known.get(ends[month])} for month in months
        ]
        for name, months in years.items()
    }
    new, earlier = known[end] - known[start], known[start] - known[previous_start]
    return {"new_users": _compare(new, earlier), "total_users": total}


def count_active_users(days: DateRange) -> dict[str, Any]:
    """Active accounts compared with the days before; two queries."""
    before = days.before
    return _compare(
        activity.count_active_since(days.first),
        activity.find_active_count(before.last, before.number),
    )


def compare_traffic(days: DateRange) -> tuple[dict[str, Any], TrafficTotals]:
    """Views and visits compared with the days before, and the totals; one query."""
    found = traffic.sum_by_day(days.before.first, days.last)
    now, before = _sum(found, days), _sum(found, days.before)
    result = {
        "views": _compare(now.views, before.views),
        "visits": _compare(now.visits, before.visits),
    }
    return result, now


def list_websites(days: DateRange, visits: int) -> list[dict[str, Any]]:
    """The websites with most visits; the rest of all visits is OTHER. One query."""
    named = _visits_by_name(days)
    named.pop(OTHER, None)
    is_complete = len(named) <= MAX_WEBSITES and sum(named.values()) == visits
    listed = list(named.items())[: MAX_WEBSITES if is_complete else MAX_WEBSITES - 1]
    rest = visits - sum(number for _name, number in listed)
    rows = [*listed, (OTHER, rest)] if rest > 0 else listed
    return [{"name": name, "visits": number} for name, number in rows]


def list_devices(days: DateRange) -> list[dict[str, Any]]:
    """The views of each operating system; one query."""
    found = traffic.sum_by_name("system", days.first, days.last)
    return [{"name": name, "views": found[name].views if name in found else 0} for name in SYSTEMS]


def list_locations(days: DateRange, language: str) -> list[dict[str, Any]]:
    """The views of the largest countries, of all others, and of unknown ones; one query."""
    found = traffic.sum_by_name("country", days.first, days.last, most=300)
    unknown = found.pop(UNKNOWN, TrafficTotals(0, 0)).views
    named = [(code, figures.views) for code, figures in found.items() if figures.views]
    most = MAX_COUNTRIES if len(named) <= MAX_COUNTRIES else MAX_COUNTRIES - 1
    rest = sum(views for _code, views in named[most:])
    candidates = [*named[:most], (OTHER, rest), (UNKNOWN, unknown)]
    rows = [(code, views) for code, views in candidates if views]
    parts = _percent_shares([views for _code, views in rows])
    return [
        {"country": code, "label": _label(code, language), "views": views, "share": share}
        for (code, views), share in zip(rows, parts, strict=True)
    ]


def _visits_by_name(days: DateRange) -> dict[str, int]:
    found = traffic.sum_by_name("referrer", days.first, days.last)
    return {name: figures.visits for name, figures in found.items() if figures.visits}


def _sum(found: dict[Any, TrafficTotals], days: DateRange) -> TrafficTotals:
    these = [figures for day, figures in found.items() if days.first <= day <= days.last]
    return TrafficTotals(sum(one.views for one in these), sum(one.visits for one in these))


def _label(code: str, language: str) -> str:
    if code == UNKNOWN:
        return translate(_("Unknown"), language)
    if code == OTHER:
        return translate(_("Other"), language)
    return str(Locale(language).territories.get(code, code))


def _compare(value: int, previous: int | None) -> dict[str, Any]:
    """A value, the previous one, and the change in percent; None from zero or unknown."""
    change = round((value - previous) * 100 / previous, 2) if previous else None
    return {"value": value, "previous": previous, "change": change}


def _percent_shares(values: list[int]) -> list[float]:
    """The percentage of each value with one decimal; their sum is exactly 100."""
    total = sum(values)
    if not total:
        return [0.0 for _value in values]
    tenths = [value * 1000 // total for value in values]
    by_remainder = sorted(range(len(values)), key=lambda at: -(values[at] * 1000 % total))
    for at in by_remainder[: 1000 - sum(tenths)]:
        tenths[at] += 1
    return [tenth / 10 for tenth in tenths]


def _past_ends(ends: dict[DateRange, dt.datetime], today: dt.date) -> list[dt.datetime]:
    return [end for month, end in ends.items() if month.first <= today]
