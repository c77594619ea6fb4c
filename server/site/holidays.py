"""The public holidays, which operators may correct: the government's decree counts."""

from datetime import date
from functools import cache
from typing import Final, NamedTuple

import holidays
from sqlalchemy import select

from server.core.calendar.money_month import MoneyCalendar
from server.extensions import db
from server.site.models import PublicHoliday

NO_HOLIDAYS: Final[dict[date, "Holiday"]] = {}


class Holiday(NamedTuple):
    """What a public holiday is called, in English and in Indonesian."""

    name: str
    name_id: str

    def told(self, language: str) -> str:
        """Its name in the reader's language."""
        return self.name_id if language == "id" else self.name


def public_holidays() -> dict[date, Holiday]:
    """Every public holiday that is known, by its day; one query. Other years have none."""
    found = db.session.execute(
        select(PublicHoliday.date, PublicHoliday.name, PublicHoliday.name_id)
    )
    return {row.date: Holiday(row.name, row.name_id) for row in found}


def money_calendar(payday: int, *, shift: bool) -> MoneyCalendar:
    """The money months of a payday; one query when it moves before weekends and holidays."""
    return MoneyCalendar(payday, shift, public_holidays() if shift else NO_HOLIDAYS)


def first_day_of_eid(year: int) -> date:
    """The first day of Eid al-Fitr that begins in the year; ValueError when none does."""
    return min(day for day, name in _of_year(year).items() if name.startswith("Eid al-Fitr"))


@cache
def _of_year(year: int) -> holidays.HolidayBase:
    return holidays.country_holidays("ID", years=year, language="en_US")
