"""Schedules of instalments: what each one pays of the principal, and what it costs on top.

Pure arithmetic with whole rupiah. Rates are whole thousandths of a percent.
"""

import calendar
import datetime as dt
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Final, NamedTuple

MOST_INSTALMENTS: Final = 360
# Of one period, in thousandths of a percent: 100 percent.
HIGHEST_RATE: Final = 100_000
_WHOLE: Final = 100_000


class Interest(StrEnum):
    """How interest is charged: not at all, on the first principal, or on what is still owed."""

    NONE = "none"
    FLAT = "flat"
    EFFECTIVE = "effective"


class RatePeriod(StrEnum):
    """What a rate is for."""

    MONTH = "month"
    YEAR = "year"


class ImpossibleTerms(ValueError):
    """No schedule fulfils the terms; `field` is the one to change."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What was agreed. `fee` is spread over the instalments.

    `each` is what every instalment comes to but the last one, which has the remainder; without it
    the schedule works it out. `borrowed` is what flat interest is charged on, where these are the
    terms of a part that is still open.
    """

    principal: int
    instalments: int
    first_due: dt.date
    interest: Interest = Interest.NONE
    rate: int = 0
    rate_period: RatePeriod = RatePeriod.MONTH
    fee: int = 0
    each: int | None = None
    borrowed: int | None = None

    @property
    def monthly_rate(self) -> Fraction:
        """The rate of a month; 0 without interest."""
        if self.interest is Interest.NONE:
            return Fraction(0)
        months = 12 if self.rate_period is RatePeriod.YEAR else 1
        return Fraction(self.rate, _WHOLE * months)


class Instalment(NamedTuple):
    """One payment: its day, what it pays of the principal, and interest and fee on top."""

    due: dt.date
    principal: int
    cost: int

    @property
    def amount(self) -> int:
        """What is to be paid."""
        return self.principal + self.cost


def make_schedule(terms: Terms) -> list[Instalment]:
    """The instalments in their order; each pays some principal. ImpossibleTerms."""
    if terms.principal < terms.instalments:
        raise ImpossibleTerms("principal")
    rows = _effective(terms) if terms.interest is Interest.EFFECTIVE else _even(terms)
    return [
        Instalment(due_day(terms.first_due, place), principal, cost)
        for place, (principal, cost) in enumerate(rows)
    ]


def due_day(first: dt.date, months: int) -> dt.date:
    """The day so many months after the first one; the last of a month that is too short."""
    year, month = divmod(first.year * 12 + first.month - 1 + months, 12)
    longest = calendar.monthrange(year, month + 1)[1]
    return dt.date(year, month + 1, min(first.day, longest))


def flat_interest(terms: Terms) -> int:
    """The interest of the whole term on what was borrowed."""
    borrowed = terms.borrowed or terms.principal
    return round_half_up(borrowed * terms.monthly_rate * terms.instalments)


def annuity(terms: Terms) -> int:
    """The equal payment that clears the principal at a rate on what is still owed."""
    rate = terms.monthly_rate
    if not rate:
        return terms.principal // terms.instalments
    return round_half_up(terms.principal * rate / (1 - (1 + rate) ** -terms.instalments))


def round_half_up(value: Fraction) -> int:
    """The nearest whole rupiah; a half goes up."""
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)


def total_cost(schedule: Sequence[Instalment]) -> int:
    """Interest and fees of a schedule."""
    return sum(row.cost for row in schedule)


def _even(terms: Terms) -> Iterator[tuple[int, int]]:
    """Principal and cost of instalments that share both evenly."""
    principal, cost = terms.principal, flat_interest(terms) + terms.fee
    each = terms.each or (principal + cost) // terms.instalments
    share = cost // terms.instalments
    for following in range(terms.instalments - 1, 0, -1):
        # Every later one needs a rupiah of the principal too.
        paid = min(each - min(share, cost), principal - following)
        if paid < 1 or each - paid > cost:
            raise ImpossibleTerms("each")
        principal, cost = principal - paid, cost - (each - paid)
        yield paid, each - paid
    yield principal, cost


def _effective(terms: Terms) -> Iterator[tuple[int, int]]:
    """Principal and cost of instalments that pay interest on what is still owed."""
    principal, rate, fee = terms.principal, terms.monthly_rate, terms.fee
    fee_share = fee // terms.instalments
    each = terms.each or annuity(terms) + fee_share
    for following in range(terms.instalments - 1, 0, -1):
        cost = round_half_up(principal * rate) + fee_share
        paid = each - cost
        if paid < 1 or principal - paid < following:
            raise ImpossibleTerms("each")
        principal, fee = principal - paid, fee - fee_share
        yield paid, cost
    yield principal, round_half_up(principal * rate) + fee
