"""What the ledger tells of an ordinary day and of series, remembered until the book changes."""

import datetime as dt
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from server.categories.catalogue import TransactionType
from server.core.calendar.money_month import ONE_DAY
from server.forecast.ledger_series import Entry, Series, find_series
from server.forecast.ordinary_days import DailySpending, estimate_spending
from server.rules.guesses import merchant_of
from server.transactions.habit_cache import Basis, HabitCache
from server.transactions.unbooked_entries import UnbookedEntry, read_unbooked

# Thirteen months, so that what comes once a year is known when it comes again.
DAYS_READ: Final = 400
# How long a payment that nobody ticked may be that of a bill.
RECENT: Final = dt.timedelta(days=7)
# Income without a plan is averaged over a year, with its bonus and holiday allowance; of a ledger
# that is younger, over its days, but not over fewer than these.
INCOME_DAYS: Final = 364
LEAST_INCOME_DAYS: Final = 84


class LedgerHabits(NamedTuple):
    """Ordinary days and series of a ledger; amounts are whole rupiah.

    `spending` is None while too few days are recorded; `recorded` says how many are.
    `other_income` is what a day brings on average without a plan, `recent` the unbooked expenses of
    the last week.
    """

    income: list[Series]
    expenses: list[Series]
    spending: DailySpending | None
    recorded: int
    spent_today: int
    other_income: int
    recent: list[UnbookedEntry]


# Some 20 kB each.
MOST_KEPT: Final = 500
CACHE: Final = HabitCache[LedgerHabits](most=MOST_KEPT)


def read_habits(owner_id: str, book_version: int, today: dt.date) -> LedgerHabits:
    """The habits of an owner's ledger; one query, and none while the book stays as it is."""
    basis = Basis(book_version, today)
    return CACHE.read_once(owner_id, basis, lambda: [_read(owner_id, today)])[0]


def find_habits(entries: Sequence[UnbookedEntry], today: dt.date) -> LedgerHabits:
    """The habits that the unbooked entries of the last thirteen months show on a day."""
    income = find_series(_groups(entries, TransactionType.INCOME), today)
    expenses = find_series(_groups(entries, TransactionType.EXPENSES), today)
    planned = {
        (entry.day, entry.amount, entry.detail)
        for series in (*income, *expenses)
        for entry in series.entries
    }
    ordinary = [one for one in entries if (one.day, one.amount, one.detail) not in planned]
    spent = _sums_by_day(one for one in ordinary if one.type == TransactionType.EXPENSES)
    first = min((entry.day for entry in entries), default=today)
    return LedgerHabits(
        income,
        expenses,
        estimate_spending(spent, first, today - ONE_DAY),
        max(0, (today - first).days),
        spent.get(today, 0),
        _other_income(ordinary, first, today),
        [one for one in entries if one.day > today - RECENT],
    )


def _read(owner_id: str, today: dt.date) -> LedgerHabits:
    return find_habits(read_unbooked(owner_id, today - dt.timedelta(days=DAYS_READ)), today)


def _groups(entries: Iterable[UnbookedEntry], type_: TransactionType) -> list[list[Entry]]:
    """The entries of a type by their merchant; those without a detail name none."""
    is_in = type_ is TransactionType.INCOME
    groups: defaultdict[bytes, list[Entry]] = defaultdict(list)
    for one in entries:
        if one.type == type_ and one.detail:
            groups[merchant_of(is_in, one.detail)].append(
                Entry(one.day, one.amount, one.category_id, one.wallet_id, one.detail)
            )
    return list(groups.values())


def _sums_by_day(entries: Iterable[UnbookedEntry]) -> dict[dt.date, int]:
    sums: defaultdict[dt.date, int] = defaultdict(int)
    for one in entries:
        sums[one.day] += one.amount
    return dict(sums)


def _other_income(entries: Iterable[UnbookedEntry], first: dt.date, today: dt.date) -> int:
    """The income of an average day of a ledger that begins on the first day."""
    days = min(INCOME_DAYS, max(LEAST_INCOME_DAYS, (today - first).days))
    since = today - days * ONE_DAY
    income = (one for one in entries if one.type == TransactionType.INCOME)
    return sum(one.amount for one in income if one.day > since) // days
