"""What holds for the whole site: the public holidays, and what other currencies are worth."""

from datetime import date
from functools import cache

import holidays

from server.site.rates import RUPIAH, Rate, currencies, rates

__all__ = ["RUPIAH", "Rate", "currencies", "first_day_of_eid", "public_holidays", "rates"]


@cache
def public_holidays() -> holidays.HolidayBase:
    """The public holidays of Indonesia; years are worked out as they are asked for."""
    return holidays.country_holidays("ID", language="en_US")


def first_day_of_eid(year: int) -> date:
    """The first day of Eid al-Fitr that begins in the year; ValueError when none does."""
    return min(day for day, name in _of_year(year).items() if name.startswith("Eid al-Fitr"))


@cache
def _of_year(year: int) -> holidays.HolidayBase:
    return holidays.country_holidays("ID", years=year, language="en_US")
