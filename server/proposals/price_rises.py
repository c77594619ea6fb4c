"""Prices that rose: of recurring entries, and of series that were refused or are planned."""

import datetime as dt
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from server.categories.catalogue import TransactionType
from server.forecast.ledger_series import LARGEST_CHANGE, LEAST_CHANGE
from server.proposals.found_series import FoundSeries
from server.proposals.models import AnswerRow
from server.proposals.planned_payments import PlannedPayment, has_price
from server.reminders.reminder import ReminderRow
from server.transactions.bookings import BookingSource, list_booked
from server.transactions.viewer_context import ViewerContext

# Payments of thirteen months, as series have.
DAYS_READ: Final = dt.timedelta(days=400)
REMINDER: Final = "reminder:"


class Price(NamedTuple):
    """What was paid on a day, in whole rupiah."""

    day: dt.date
    amount: int


class PriceRise(NamedTuple):
    """A price that rose on a day; whole rupiah.

    `reminder` is the recurring entry that still has the old price, `answer` what was said before.
    """

    id: str
    name: str
    category_id: str
    before: int
    now: int
    since: dt.date
    reminder: ReminderRow | None = None
    answer: AnswerRow | None = None


def is_rise(before: int, now: int) -> bool:
    """Whether a price rose by more than rounding, and is still that of the same thing."""
    return before * (1 + LEAST_CHANGE) < now <= before * LARGEST_CHANGE


def find_reminder_rises(
    owner_id: str,
    planned: Iterable[PlannedPayment],
    covered: Mapping[str, Sequence[FoundSeries]],
    answers: Sequence[AnswerRow],
    viewer: ViewerContext,
) -> list[PriceRise]:
    """The recurring entries whose last payments cost more than they say; one query.

    `covered` has the series that a reminder stands for, by its id.
    """
    priced = [
        one.reminder for one in planned if one.reminder and has_price(one.reminder, viewer.book)
    ]
    if not priced:
        return []
    paid = _read_prices(owner_id, [one.id for one in priced], viewer.today)
    noted = {answer.reminder_id: answer for answer in answers}
    rises = []
    for reminder in priced:
        entries = (entry for one in covered.get(reminder.id, ()) for entry in one.series.entries)
        prices = sorted([*paid[reminder.id], *(Price(one.day, one.amount) for one in entries)])
        rise = _rise_of(reminder, prices, noted.get(reminder.id))
        if rise:
            rises.append(rise)
    return rises


def _read_prices(
    owner_id: str, ids: Sequence[str], today: dt.date
) -> defaultdict[str, list[Price]]:
    prices = defaultdict[str, list[Price]](list)
    for row in list_booked(owner_id, BookingSource.REMINDER, ids, since=today - DAYS_READ):
        if row.type == TransactionType.EXPENSES:
            prices[row.booked_for_id].append(Price(row.date, row.amount))
    return prices


def _rise_of(
    reminder: ReminderRow, prices: Sequence[Price], answer: AnswerRow | None
) -> PriceRise | None:
    """What a recurring entry costs now; one that differs every time has no price that rises."""
    usual = reminder.amount
    if not prices or usual is None:
        return None
    now = prices[-1].amount
    newest = [*takewhile(lambda one: one.amount == now, reversed(prices))]
    before = prices[-len(newest) - 1].amount if len(newest) < len(prices) else usual
    is_usual = len(newest) > 1 or before == usual
    known = usual if answer is None else max(usual, answer.amount)
    if not is_usual or not is_rise(usual, now) or now <= known:
        return None
    return PriceRise(
        REMINDER + reminder.id,
        reminder.description,
        reminder.booking_category_id,
        usual,
        now,
        newest[-1].day,
        reminder,
        answer,
    )


def find_series_rise(found: FoundSeries, answer: AnswerRow | None) -> PriceRise | None:
    """How the price of a series rose over the one that its owner knows of."""
    series = found.series
    change = series.price_change
    before = answer.amount if answer else change and change.before
    if found.is_in or not series.is_fixed or not before or not is_rise(before, series.amount):
        return None
    newest = takewhile(lambda one: one.amount == series.amount, reversed(series.entries))
    return PriceRise(
        found.id,
        series.newest.detail,
        series.newest.category_id,
        before,
        series.amount,
        min(entry.day for entry in newest),
        answer=answer,
    )
