"""Recording money and reading it back; amounts are whole rupiah."""

import datetime as dt
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from server.categories.service import CategoryBook, TransactionType, book_of
from server.core.calendar.clock import today
from server.core.calendar.date_formatting import month_name
from server.core.calendar.money_month import MoneyCalendar, MoneyMonth, Period, Span, Window
from server.sessions.service import Account
from server.site.service import money_calendar
from server.transactions import labels, listing, queries
from server.transactions.acts import delete_transaction
from server.transactions.booked_days import booked_days
from server.transactions.bookings import (
    BookedRow,
    BookedSum,
    Booker,
    Booking,
    adopt,
    booked_for_days,
    booked_page,
    booked_rows,
    booked_sums,
    find_booked,
    sum_booked,
    unlink,
)
from server.transactions.bounds import FIRST_DAY, last_day
from server.transactions.cursors import read_place, write_place
from server.transactions.filtering import Filters
from server.transactions.grouping import CategorySums, GroupFlows, category_sums, group_flows
from server.transactions.listing import Ask, Totals
from server.transactions.living import owners_with_rows
from server.transactions.month_sums import MonthSums, spent_by_month
from server.transactions.queries import DaySum
from server.transactions.showing import Item, items
from server.transactions.standouts import Largest, Risen, largest_expense, risen_expense
from server.transactions.statements import Sort
from server.transactions.writing import NewTransaction, add_transaction, add_transactions

__all__ = [
    "BookedRow",
    "BookedSum",
    "Booker",
    "Booking",
    "CategorySums",
    "Flow",
    "GroupFlows",
    "Item",
    "Largest",
    "MonthSums",
    "NewTransaction",
    "Page",
    "Reader",
    "Risen",
    "Sums",
    "add_transaction",
    "add_transactions",
    "adopt",
    "booked_days",
    "booked_for_days",
    "booked_page",
    "booked_rows",
    "booked_sums",
    "category_sums",
    "delete_transaction",
    "find_booked",
    "flows",
    "group_flows",
    "largest_expense",
    "list_transactions",
    "month_label",
    "owners_with_rows",
    "reader_of",
    "recent_transactions",
    "risen_expense",
    "spent_by_month",
    "sum_booked",
    "sum_by_category",
    "sum_by_day",
    "summarise",
    "summary_of",
    "unlink",
    "wrong_balances",
]

Sums = Sequence[DaySum]
"""What came in and went out by day."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page of the list, with the totals of all that the filters meet."""

    items: list[Item]
    totals: Totals
    next_cursor: str | None


class Reader(NamedTuple):
    """What a reader's day, months, categories and words are."""

    today: dt.date
    calendar: MoneyCalendar
    book: CategoryBook

    @property
    def language(self) -> str:
        """The language of its words."""
        return self.book.language


class Flow(NamedTuple):
    """What came in and went out of one span."""

    income: int
    expenses: int


def list_transactions(
    owner_id: str,
    filters: Filters,
    sort: Sort,
    limit: int,
    cursor: str | None,
    book: CategoryBook,
) -> Page:
    """One page of the owner's transactions; raises BadCursor for what is no cursor of its order."""
    # One row more tells whether a page follows.
    ask = Ask(filters, sort, book, limit + 1)
    if cursor is None:
        totals, lines = listing.read_first(owner_id, ask)
    else:
        seen, told = read_place(owner_id, cursor, sort, filters)
        totals = told or listing.sum_up(owner_id, filters)
        lines = listing.read_after(owner_id, ask, seen)
    page = lines[:limit]
    following = None
    if len(lines) > limit:
        following = write_place(owner_id, page[-1], sort, filters, totals)
    return Page(items(page, book), totals, following)


def recent_transactions(owner_id: str, limit: int, book: CategoryBook) -> list[Item]:
    """The owner's newest transactions."""
    return items(queries.read_recent(owner_id, limit), book)


def sum_by_day(owner_id: str, span: Span) -> Sums:
    """What came in and went out on each day of the span that has transactions."""
    return queries.sum_by_day(owner_id, span)


def wrong_balances() -> list[tuple[str, int, int]]:
    """The id, balance and sum of rows of every user whose balance is not that sum."""
    return queries.balances_that_differ()


def reader_of(account: Account, language: str) -> Reader:
    """How the holder of an account reads the ledger today."""
    calendar = money_calendar(account.payday, shift=account.payday_shift)
    return Reader(today(account.timezone), calendar, book_of(account, language))


def month_label(month: MoneyMonth, language: str) -> str:
    """The name of a money month in the reader's language."""
    return month_name(month, language)


def sum_by_category(owner_id: str, reader: Reader, key: str | None) -> Item:
    """What each category came to in a money month, the present one without a key."""
    calendar = reader.calendar
    month = calendar.month_named(key) if key else calendar.month_at(reader.today)
    sums: dict[str, Item] = {}
    for category_id, type_, amount, count in queries.sum_by_category(owner_id, month):
        nothing = {"category_id": category_id, "income": 0, "expenses": 0, "count": 0}
        found = sums.setdefault(category_id, nothing)
        found[type_] += amount
        found["count"] += count
    named = {
        "key": month.key,
        "start": month.start.isoformat(),
        "end": month.end.isoformat(),
        "label": month_label(month, reader.language),
    }
    return {"datas": list(sums.values()), "month": named}


def summarise(owner_id: str, reader: Reader, period: Period, at: dt.date | None) -> Item:
    """The owner's income and expenses around the day, today without one."""
    window = reader.calendar.window(period, at or reader.today)
    sums = queries.sum_by_day(owner_id, Span(window.start, window.end))
    return summary_of(sums, reader, period, window)


def summary_of(sums: Sums, reader: Reader, period: Period, window: Window) -> Item:
    """The bars of a window from sums by day, and the days that lead to its neighbours."""
    bars = [
        {
            "start": span.start.isoformat(),
            "end": span.end.isoformat(),
            "label": labels.span_label(period, span, reader.language),
            "income": flow.income,
            "expenses": flow.expenses,
        }
        for span, flow in zip(window.spans, flows(sums, window.spans), strict=True)
    ]
    return {"datas": bars, "window": _window(window, reader.today)}


def flows(sums: Sums, spans: Sequence[Span]) -> list[Flow]:
    """What sums by day come to in each of the spans, which follow each other."""
    starts = [span.start for span in spans]
    income, expenses = [0] * len(spans), [0] * len(spans)
    for day, type_, amount in sums:
        index = bisect_right(starts, day) - 1
        if index >= 0 and day in spans[index]:
            side = income if type_ == TransactionType.INCOME else expenses
            side[index] += amount
    return [Flow(*both) for both in zip(income, expenses, strict=True)]


def _window(window: Window, present: dt.date) -> Item:
    """Its ends, and None where nothing can have been recorded on that side."""
    latest = last_day(present)
    previous = max(window.previous, FIRST_DAY) if window.start > FIRST_DAY else None
    following = min(window.next, latest) if window.end < latest else None
    return {
        "start": window.start.isoformat(),
        "end": window.end.isoformat(),
        "previous": previous.isoformat() if previous else None,
        "next": following.isoformat() if following else None,
    }
