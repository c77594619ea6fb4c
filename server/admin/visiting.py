"""Where people come from and what they use, as the dashboard shows it."""

from typing import Any, Final

from babel import Locale

from server.admin.figures import compared, shares
from server.admin.ranges import Days
from server.core.text.i18n import _, translate
from server.traffic import service as traffic
from server.traffic.service import TrafficTotals

# In the order in which they are shown.
SYSTEMS: Final = ("Linux", "Mac", "iOS", "Windows", "Android", "Other")
OTHER: Final = "other"
UNKNOWN: Final = ""
MOST_WEBSITES: Final = 6
MOST_COUNTRIES: Final = 5


def counted(days: Days) -> tuple[dict[str, Any], TrafficTotals]:
    """Views and visits against the days before, and what these days had; one query."""
    found = traffic.sum_by_day(days.before.first, days.last)
    now, before = _sum(found, days), _sum(found, days.before)
    told = {
        "views": compared(now.views, before.views),
        "visits": compared(now.visits, before.visits),
    }
    return told, now


def websites(days: Days, visits: int) -> list[dict[str, Any]]:
    """What led to the visits, the largest first; the rest of all visits is OTHER. One query."""
    named = _visits_by_name(days)
    named.pop(OTHER, None)
    whole = len(named) <= MOST_WEBSITES and sum(named.values()) == visits
    kept = list(named.items())[: MOST_WEBSITES if whole else MOST_WEBSITES - 1]
    rest = visits - sum(number for _name, number in kept)
    told = [*kept, (OTHER, rest)] if rest > 0 else kept
    return [{"name": name, "visits": number} for name, number in told]


def devices(days: Days) -> list[dict[str, Any]]:
    """The views of each system; one query."""
    found = traffic.sum_by_name("system", days.first, days.last)
    return [{"name": name, "views": found[name].views if name in found else 0} for name in SYSTEMS]


def locations(days: Days, language: str) -> list[dict[str, Any]]:
    """The views of the largest countries, of all others, and of nobody knows where; one query."""
    found = traffic.sum_by_name("country", days.first, days.last, most=300)
    unknown = found.pop(UNKNOWN, TrafficTotals(0, 0)).views
    named = [(code, figures.views) for code, figures in found.items() if figures.views]
    most = MOST_COUNTRIES if len(named) <= MOST_COUNTRIES else MOST_COUNTRIES - 1
    rest = sum(views for _code, views in named[most:])
    told = [*named[:most], (OTHER, rest), (UNKNOWN, unknown)]
    shown = [(code, views) for code, views in told if views]
    parts = shares([views for _code, views in shown])
    return [
        {"country": code, "label": _label(code, language), "views": views, "share": share}
        for (code, views), share in zip(shown, parts, strict=True)
    ]


def _visits_by_name(days: Days) -> dict[str, int]:
    found = traffic.sum_by_name("referrer", days.first, days.last)
    return {name: figures.visits for name, figures in found.items() if figures.visits}


def _sum(found: dict[Any, TrafficTotals], days: Days) -> TrafficTotals:
    these = [figures for day, figures in found.items() if days.first <= day <= days.last]
    return TrafficTotals(sum(one.views for one in these), sum(one.visits for one in these))


def _label(code: str, language: str) -> str:
    if code == UNKNOWN:
        return translate(_("Unknown"), language)
    if code == OTHER:
        return translate(_("Other"), language)
    return str(Locale(language).territories.get(code, code))
