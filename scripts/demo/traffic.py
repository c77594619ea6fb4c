"""Two years of visitors for the demo: one day a week stands for all of its days."""

import datetime as dt
from random import Random
from typing import Final

from sqlalchemy import exists, select

from server.extensions import db
from server.traffic.aggregation import Sum, Total, add_to_sums
from server.traffic.models import ALL, OTHER, PageViewSum
from server.traffic.referrers import DIRECT

WEEKS: Final = 104
WEEK: Final = dt.timedelta(days=7)
FIRST_WEEK: Final = 240
LAST_WEEK: Final = 1800
SHARES: Final = {
    "system": {"Android": 44, "Windows": 23, "iOS": 15, "Mac": 9, "Linux": 5, "Other": 4},
    "country": {"ID": 78, "MY": 9, "SG": 6, "TH": 2, "VN": 2, "": 3},
    "referrer": {
        DIRECT: 38,
        "google.com": 31,
        "instagram.com": 12,
        "youtube.com": 7,
        "facebook.com": 5,
        "t.co": 4,
        OTHER: 3,
    },
    "route": {"/": 34, "/overview": 29, "/transaction": 15, "/blog": 9, "/financialtips": 8},
}


def fill(_owner_id: str, present: dt.date, seed: int) -> None:
    """Give a site that nobody has visited before this week its visitors."""
    before = exists().where(PageViewSum.day <= present - WEEK)
    if db.session.scalar(select(before)):
        return
    chance = Random(seed)
    totals: dict[Sum, Total] = {}
    for week in range(WEEKS):
        day = present - WEEK * (WEEKS - 1 - week)
        grown = FIRST_WEEK + (LAST_WEEK - FIRST_WEEK) * (week / WEEKS) ** 1.4
        views = int(grown * chance.uniform(0.88, 1.12))
        visits = int(views * chance.uniform(0.44, 0.52))
        totals[(day, ALL, "")] = (views, visits)
        for kind, parts in SHARES.items():
            for name, (seen, came) in _shared(parts, views, visits, chance).items():
                totals[(day, kind, name)] = (seen, came)
    add_to_sums(totals)


def _shared(parts: dict[str, int], views: int, visits: int, chance: Random) -> dict[str, Total]:
    """Views and visits by name, which together are all of them."""
    weights = {name: part * chance.uniform(0.85, 1.15) for name, part in parts.items()}
    whole = sum(weights.values())
    found = {
        name: (int(views * weight / whole), int(visits * weight / whole))
        for name, weight in weights.items()
    }
    first = next(iter(found))
    missing = (
        views - sum(seen for seen, _came in found.values()),
        visits - sum(came for _seen, came in found.values()),
    )
    found[first] = (found[first][0] + missing[0], found[first][1] + missing[1])
    return found
