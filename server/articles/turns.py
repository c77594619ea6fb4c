"""The tips that take turns, week by week; kept in the process, as everybody's overview asks."""

import time
from datetime import date
from typing import Any, Final

from sqlalchemy import Row

from server.articles import queries
from server.articles.models import TIP

KEPT_SECONDS: Final = 60
# A Monday.
FIRST_WEEK: Final = date(1970, 1, 5)

kept: Final[dict[str, tuple[float, list[Row[Any]]]]] = {}


def tip_in_turn(language: str, day: date) -> Row[Any] | None:
    """The tip for the week of a day, from Monday to Sunday; a query at most once a minute."""
    tips = _tips(language)
    weeks = (day - FIRST_WEEK).days // 7
    return tips[weeks % len(tips)] if tips else None


def _tips(language: str) -> list[Row[Any]]:
    moment = time.monotonic()
    since, known = kept.get(language, (None, []))
    if since is not None and 0 <= moment - since < KEPT_SECONDS:
        return known
    # Oldest first, so that a new one stands behind all others.
    found = queries.cards(language, TIP, None)[::-1]
    kept[language] = (moment, found)
    return found
