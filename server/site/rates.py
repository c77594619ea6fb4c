"""What other currencies are worth in rupiah."""

from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any, Final

from sqlalchemy import func, select

from server.extensions import db
from server.site.models import ExchangeRate

RUPIAH: Final = "IDR"


@dataclass(frozen=True)
class Rate:
    """How many rupiah one unit of a currency was worth on a day."""

    currency: str
    rate: Decimal
    date: date

    def shown(self) -> dict[str, Any]:
        """The rate as it goes over the wire; the number as plain text, so that it stays exact."""
        plain = f"{self.rate.normalize():f}"
        return {"currency": self.currency, "rate": plain, "date": self.date.isoformat()}


def rates() -> list[Rate]:
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


def currencies() -> tuple[str, ...]:
    """In which currencies amounts can be shown: rupiah, and those with a rate."""
    return (RUPIAH, *(one.currency for one in rates()))
