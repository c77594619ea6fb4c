"""The exchange rates; each holds from its day on, until a newer one."""

import datetime as dt
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, func, select, update

from server.core.calendar.clock import today
from server.core.database.engine import db
from server.core.database.upserts import insert_once
from server.core.errors import Conflict, NotFound, ValidationFailed
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.core.http.pagination import Page, PageRequest
from server.core.text.i18n import _
from server.site.models import ExchangeRate

RUPIAH: Final = "IDR"


@dataclass(frozen=True)
class Rate:
    """How many rupiah one unit of a currency was worth on a day."""

    currency: str
    rate: Decimal
    date: dt.date

    def serialize(self) -> dict[str, Any]:
        """The rate as it goes over the wire; the number as plain text, so that it stays exact."""
        plain = f"{self.rate.normalize():f}"
        return {"currency": self.currency, "rate": plain, "date": self.date.isoformat()}


def get_newest_rates() -> list[Rate]:
    """The newest rate of each currency, by its code; one query."""
    newest = (
        select(ExchangeRate.currency, func.max(ExchangeRate.date).label("date"))
        .group_by(ExchangeRate.currency)
        .subquery()
    )
    same = (ExchangeRate.currency == newest.c.currency) & (ExchangeRate.date == newest.c.date)
    chosen = select(ExchangeRate.currency, ExchangeRate.rate, ExchangeRate.date)
    rows = db.session.execute(chosen.join(newest, same).order_by(ExchangeRate.currency))
    return [Rate(*row) for row in rows]


def list_currencies() -> tuple[str, ...]:
    """In which currencies amounts can be shown: rupiah, and those with a rate."""
    return (RUPIAH, *(one.currency for one in get_newest_rates()))


# Those that clients know how to write.
CURRENCIES: Final = ("EUR", "USD")
# The zone whose day counts for a new rate.
ZONE: Final = "Asia/Jakarta"
FIRST_DAY: Final = dt.date(1970, 1, 1)
NO_VERSION: Final = 0
BAD_DAY: Final = _("Choose a date between 1970 and today.")


class LastRate(Conflict):
    """409: people who see amounts in this currency need a rate."""

    code = "last_rate"
    message = _("This is the only rate for its currency. Correct it, or add another one first.")


def list_rates(currency: str | None, which: PageRequest) -> Page:
    """The rates, of one currency or of all, the newest first; three queries."""
    of = () if currency is None else (ExchangeRate.currency == currency,)
    total = db.session.scalar(select(func.count()).select_from(ExchangeRate).where(*of)) or 0
    order = (ExchangeRate.date.desc(), ExchangeRate.currency)
    page = select(ExchangeRate).where(*of).order_by(*order)
    rows = db.session.scalars(page.limit(which.per_page).offset(which.offset))
    newest = {(one.currency, one.date) for one in get_newest_rates()}
    return Page([_shown(row, newest) for row in rows], total)


def set_rate(
    currency: str, day: dt.date, rate: Decimal, match: IfMatch
) -> tuple[dict[str, Any], bool]:
    """Keep what one unit was worth from a day on, or correct it; returns it, and whether it is new.

    NotFound for another currency, ValidationFailed for a day to come, ChangedMeanwhile when its
    version (0 while there is none) is none that the sender accepts.
    """
    if currency not in CURRENCIES:
        raise NotFound
    if not FIRST_DAY <= day <= today(ZONE):
        raise ValidationFailed(errors={"date": [BAD_DAY]})
    before = _locked(currency, day)
    _require(before, match)
    if before is None and not insert_once(ExchangeRate, currency=currency, date=day, rate=rate):
        before = _locked(currency, day)
        _require(before, match)
    is_new = before is None or before.rate != rate
    if before is not None and is_new:
        _change(currency, day, rate)
    return _present(currency, day), is_new


def remove_rate(currency: str, day: dt.date, match: IfMatch) -> None:
    """Take a rate away; NotFound, ChangedMeanwhile, or LastRate when the currency has no other."""
    all_ = select(ExchangeRate.date).where(ExchangeRate.currency == currency)
    days = set(db.session.scalars(all_.with_for_update()))
    if day not in days:
        raise NotFound
    _require(_locked(currency, day), match)
    if days == {day}:
        raise LastRate
    db.session.execute(delete(ExchangeRate).where(*_at(currency, day)))


def _at(currency: str, day: dt.date) -> tuple[ColumnElement[bool], ...]:
    return ExchangeRate.currency == currency, ExchangeRate.date == day


def _locked(currency: str, day: dt.date) -> ExchangeRate | None:
    wanted = select(ExchangeRate).where(*_at(currency, day)).with_for_update()
    return db.session.scalars(wanted.execution_options(populate_existing=True)).one_or_none()


def _require(before: ExchangeRate | None, match: IfMatch) -> None:
    if match.allows(NO_VERSION if before is None else before.version):
        return
    if before is None:
        raise NotFound
    raise ChangedMeanwhile(_shown(before, set()))


def _change(currency: str, day: dt.date, rate: Decimal) -> None:
    values = {"rate": rate, "version": ExchangeRate.version + 1}
    db.session.execute(update(ExchangeRate).where(*_at(currency, day)).values(values))


def _present(currency: str, day: dt.date) -> dict[str, Any]:
    row = _locked(currency, day)
    if row is None:
        raise NotFound
    return _shown(row, {(one.currency, one.date) for one in get_newest_rates()})


def _shown(row: ExchangeRate, newest: set[tuple[str, dt.date]]) -> dict[str, Any]:
    plain = Rate(row.currency, row.rate, row.date).serialize()
    in_use = (row.currency, row.date) in newest
    return {**plain, "in_use": in_use, "version": row.version}
