"""The dashboard of operators: traffic, accounts, and open work."""

import datetime as dt
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

from babel import Locale
from dateutil.relativedelta import relativedelta

from server.admin.health import get_health
from server.core.apportionment import apportion
from server.core.calendar.clock import format_utc, now, today
from server.core.text.i18n import _, translate
from server.guests import service as guests
from server.imports import import_counts
from server.traffic import service as traffic
from server.traffic.service import TrafficTotals
from server.users import activity

# Page views are counted by days of this zone.
ZONE: Final = "Asia/Jakarta"
ONE_DAY: Final = dt.timedelta(days=1)
DAYS: Final = {"7d": 7, "30d": 30, "90d": 90}
TWELVE_MONTHS: Final = "12m"
RANGES: Final = (*DAYS, TWELVE_MONTHS)
# In the order in which they are shown.
SYSTEMS: Final = ("Linux", "Mac", "iOS", "Windows", "Android", "Other")
OTHER: Final = "other"
UNKNOWN: Final = ""
MAX_WEBSITES: Final = 6
MAX_COUNTRIES: Final = 5


class DateRange(NamedTuple):
    """A range of days, both ends included."""

    first: dt.date
    last: dt.date

    @property
    def number(self) -> int:
        """How many days it has."""
        return (self.last - self.first).days + 1

    @property
    def bounds(self) -> tuple[dt.datetime, dt.datetime]:
        """The times of its start and its end."""
        return start_of_day(self.first), start_of_day(self.last + ONE_DAY)

    @property
    def before(self) -> "DateRange":
        """The range of the same length directly before."""
        last = self.first - ONE_DAY
        return DateRange(last - dt.timedelta(days=self.number - 1), last)

    def serialize(self) -> dict[str, str]:
        return {"from": self.first.isoformat(), "to": self.last.isoformat()}


def get_date_range(name: str, today: dt.date) -> DateRange:
    """A range of `RANGES` up to today; `12m` is the current month and the eleven before."""
    if name == TWELVE_MONTHS:
        return DateRange(today.replace(day=1) - relativedelta(months=11), today)
    return DateRange(today - dt.timedelta(days=DAYS[name] - 1), today)


def start_of_day(day: dt.date) -> dt.datetime:
    """The start of a day in Jakarta."""
    return dt.datetime.combine(day, dt.time(), ZoneInfo(ZONE))


def list_months(year: int) -> list[DateRange]:
    """The twelve months of a year."""
    firsts = [dt.date(year, month, 1) for month in range(1, 13)]
    return [DateRange(first, first + relativedelta(months=1) - ONE_DAY) for first in firsts]


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


def count_imports(days: DateRange) -> dict[str, Any]:
    """The files of each layout, and why others could not be read; one query."""
    layouts, failures = import_counts.sum_files(*days)
    return {
        "layouts": [one._asdict() for one in layouts],
        "failures": [one._asdict() for one in failures],
    }


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
    return [tenth / 10 for tenth in apportion(1000, values)]


def _past_ends(ends: dict[DateRange, dt.datetime], today: dt.date) -> list[dt.datetime]:
    return [end for month, end in ends.items() if month.first <= today]


def get_dashboard(name: str, language: str) -> dict[str, Any]:
    """The metrics of a range up to today, compared with the range before; 15 queries."""
    present = today(ZONE)
    days = get_date_range(name, present)
    compared, totals = compare_traffic(days)
    return {
        "range": name,
        **days.serialize(),
        "previous": days.before.serialize(),
        **compared,
        **count_users(days, present),
        "active_users": count_active_users(days),
        "websites": list_websites(days, totals.visits),
        "devices": list_devices(days),
        "locations": list_locations(days, language),
        "imports": count_imports(days),
        "guests": guests.count_guests(),
        "health": get_health(),
        "as_of": format_utc(now()),
    }
