"""The tip of the week: tips rotate weekly and are cached, as every overview shows one."""

import time
from datetime import date
from typing import Any, Final

from sqlalchemy import Row

from server.articles import queries
from server.articles.enums import TIP

CACHE_SECONDS: Final = 60
# A Monday.
FIRST_WEEK: Final = date(1970, 1, 5)

cache: Final[dict[str, tuple[float, list[Row[Any]]]]] = {}


def find_tip(language: str, day: date) -> Row[Any] | None:
    """The tip for the week of a day, Monday to Sunday; at most one query a minute."""
    tips = _tips(language)
    weeks = (day - FIRST_WEEK).days // 7
    return tips[weeks % len(tips)] if tips else None


def _tips(language: str) -> list[Row[Any]]:
    present = time.monotonic()
    cached_at, tips = cache.get(language, (None, []))
    if cached_at is not None and 0 <= present - cached_at < CACHE_SECONDS:
        return tips
    # Oldest first, so that a new tip joins at the end.
    tips = queries.list_cards(language, TIP, None)[::-1]
    cache[language] = (present, tips)
    return tips
