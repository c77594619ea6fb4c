"""The public holidays, which operators may correct: the government's decree counts."""

import datetime as dt
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, func, select, update

from server.core.calendar.clock import today
from server.core.calendar.money_month import MoneyCalendar
from server.core.database.engine import db
from server.core.database.upserts import insert_once
from server.core.errors import NotFound, ValidationFailed
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.core.text.i18n import _
from server.site.models import PublicHoliday

NO_HOLIDAYS: Final[dict[dt.date, "Holiday"]] = {}


class Holiday(NamedTuple):
    """What a public holiday is called, in English and in Indonesian."""

    name: str
    name_id: str

    def name_in(self, language: str) -> str:
        """Its name in the reader's language."""
        return self.name_id if language == "id" else self.name


def get_public_holidays() -> dict[dt.date, Holiday]:
    """Every public holiday that is known, by its day; one query. Other years have none."""
    found = db.session.execute(
        select(PublicHoliday.date, PublicHoliday.name, PublicHoliday.name_id)
    )
    return {row.date: Holiday(row.name, row.name_id) for row in found}


def get_money_calendar(payday: int, *, shift: bool) -> MoneyCalendar:
    """The money months of a payday; one query when it moves before weekends and holidays."""
    return MoneyCalendar(payday, shift, get_public_holidays() if shift else NO_HOLIDAYS)


ZONE: Final = "Asia/Jakarta"
FIRST_YEAR: Final = 1970
# So many years to come are offered, even if they have no holiday yet.
AHEAD: Final = 2
LATEST: Final = 10
NO_VERSION: Final = 0
BAD_DAY: Final = _("Choose a date between 1970 and ten years from now.")


def current_year() -> int:
    """The year that it is in Jakarta."""
    return today(ZONE).year


def list_holidays(year: int) -> list[dict[str, Any]]:
    """The public holidays of a year in their order; one query."""
    first, last = dt.date(year, 1, 1), dt.date(year, 12, 31)
    rows = select(PublicHoliday).where(PublicHoliday.date.between(first, last))
    return [_shown(row) for row in db.session.scalars(rows.order_by(PublicHoliday.date))]


def list_holiday_years() -> list[int]:
    """The years from the first to the last with a holiday, this one and the next ones among them.

    One query.
    """
    ends = select(func.min(PublicHoliday.date), func.max(PublicHoliday.date))
    first, last = db.session.execute(ends).one()
    present = current_year()
    begin = min(first.year if first else present, present)
    return list(range(begin, max(last.year if last else 0, present + AHEAD) + 1))


def set_holiday(day: dt.date, holiday: Holiday, match: IfMatch) -> tuple[dict[str, Any], bool]:
    """Make a day a public holiday, or correct its names; returns it, and whether it is new.

    ValidationFailed for a day out of reach, ChangedMeanwhile when its version (0 while there is
    none) is none that the sender accepts.
    """
    if not FIRST_YEAR <= day.year <= current_year() + LATEST:
        raise ValidationFailed(errors={"date": [BAD_DAY]})
    before = _locked(day)
    _require(before, match)
    if before is None and not insert_once(PublicHoliday, date=day, **holiday._asdict()):
        before = _locked(day)
        _require(before, match)
    is_new = before is None or (before.name, before.name_id) != holiday
    if before is not None and is_new:
        values = {**holiday._asdict(), "version": PublicHoliday.version + 1}
        db.session.execute(update(PublicHoliday).where(PublicHoliday.date == day).values(values))
    present = _locked(day)
    if present is None:
        raise NotFound
    return _shown(present), is_new


def remove_holiday(day: dt.date, match: IfMatch) -> None:
    """Make a public holiday a day like others; NotFound or ChangedMeanwhile."""
    before = _locked(day)
    if before is None:
        raise NotFound
    _require(before, match)
    db.session.execute(delete(PublicHoliday).where(PublicHoliday.date == day))


def _locked(day: dt.date) -> PublicHoliday | None:
    wanted = select(PublicHoliday).where(PublicHoliday.date == day).with_for_update()
    return db.session.scalars(wanted.execution_options(populate_existing=True)).one_or_none()


def _require(before: PublicHoliday | None, match: IfMatch) -> None:
    if match.allows(NO_VERSION if before is None else before.version):
        return
    if before is None:
        raise NotFound
    raise ChangedMeanwhile(_shown(before))


def _shown(row: PublicHoliday) -> dict[str, Any]:
    return {
        "date": row.date.isoformat(),
        "name": row.name,
        "name_id": row.name_id,
        "version": row.version,
    }
