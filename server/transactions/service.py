"""Recording money and reading it back; amounts are whole rupiah."""

import datetime as dt
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from server.categories.service import UNKNOWN_ICON, Shown, TransactionType, shown_categories
from server.core.clock import now, today, wire
from server.core.ids import new_id
from server.core.pagination import read_cursor, write_cursor
from server.core.period import MoneyCalendar, MoneyMonth, Period, Span, Window
from server.sessions.service import Account
from server.site.service import public_holidays
from server.transactions import labels, queries
from server.transactions.bounds import FIRST_DAY, last_day
from server.transactions.queries import DaySum, Entry, Filters, Line, Totals
from server.users.service import change_balance

FIRST_VERSION = 1
NO_HOLIDAYS: frozenset[dt.date] = frozenset()

Item = dict[str, Any]
"""Something of the ledger as it goes over the wire."""

Sums = Sequence[DaySum]
"""What came in and went out by day."""


@dataclass(frozen=True, slots=True)
class NewTransaction:
    """What somebody records; already checked."""

    type: TransactionType
    category_id: str
    amount: int
    detail: str
    date: dt.date

    @property
    def signed(self) -> int:
        """What it does to the balance."""
        return self.amount if self.type is TransactionType.INCOME else -self.amount


@dataclass(frozen=True, slots=True)
class Page:
    """One page of the list, newest first, with the totals of all that the filters meet."""

    items: list[Item]
    totals: Totals
    next_cursor: str | None


class Reader(NamedTuple):
    """What a reader's day, months and words are."""

    today: dt.date
    calendar: MoneyCalendar
    language: str


class Flow(NamedTuple):
    """What came in and went out of one span."""

    income: int
    expenses: int


def add_transaction(owner_id: str, new: NewTransaction, language: str) -> tuple[Item, int]:
    """Record a transaction of the owner and return it with the new balance."""
    # The balance first: parallel writers of one owner queue there before they insert.
    balance = change_balance(owner_id, new.signed)
    entry = _entry(new)
    queries.insert_entries(owner_id, [entry])
    return _items([_line(entry)], language)[0], balance


def add_transactions(owner_id: str, batch: Sequence[NewTransaction]) -> int:
    """Record many transactions of the owner at once and return the new balance."""
    balance = change_balance(owner_id, sum(new.signed for new in batch))
    queries.insert_entries(owner_id, [_entry(new) for new in batch])
    return balance


def list_transactions(
    owner_id: str, filters: Filters, limit: int, cursor: str | None, language: str
) -> Page:
    """One page of the owner's transactions; raises BadCursor for what is no cursor."""
    after = None if cursor is None else read_cursor(cursor)
    totals, lines = queries.read_page(owner_id, filters, limit + 1, after)
    page = lines[:limit]
    following = None
    if len(lines) > limit:
        following = write_cursor(dt.date.fromisoformat(page[-1].date), page[-1].id)
    return Page(_items(page, language), totals, following)


def recent_transactions(owner_id: str, limit: int, language: str) -> list[Item]:
    """The owner's newest transactions."""
    return _items(queries.read_recent(owner_id, limit), language)


def sum_by_day(owner_id: str, span: Span) -> Sums:
    """What came in and went out on each day of the span that has transactions."""
    return queries.sum_by_day(owner_id, span)


def wrong_balances() -> list[tuple[str, int, int]]:
    """The id, balance and sum of rows of every user whose balance is not that sum."""
    return queries.balances_that_differ()


def reader_of(account: Account, language: str) -> Reader:
    """How the holder of an account reads the ledger today."""
    holidays = public_holidays() if account.payday_shift else NO_HOLIDAYS
    calendar = MoneyCalendar(account.payday, account.payday_shift, holidays)
    return Reader(today(account.timezone), calendar, language)


def month_label(month: MoneyMonth, language: str) -> str:
    """The name of a money month in the reader's language."""
    return labels.month_name(month, language)


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


def _entry(new: NewTransaction) -> Entry:
    return Entry(
        id=new_id(),
        type=new.type.value,
        category_id=new.category_id,
        detail=new.detail,
        amount=new.amount,
        date=new.date,
        created_at=now(),
        version=FIRST_VERSION,
    )


def _line(entry: Entry) -> Line:
    told = {"date": entry.date.isoformat(), "created_at": wire(entry.created_at)}
    return Line(**{**entry._asdict(), **told})


def _items(lines: Iterable[Line], language: str) -> list[Item]:
    shown = shown_categories(language)
    return [
        _item(line, shown.get(line.category_id) or _unknown(line.category_id)) for line in lines
    ]


def _unknown(category_id: str) -> Shown:
    return Shown(category_id, category_id, UNKNOWN_ICON)


def _item(line: Line, category: Shown) -> Item:
    return {
        "id": line.id,
        "type": line.type,
        "category_id": line.category_id,
        "category_name": category.name,
        "category_label": category.label,
        "icon": category.icon,
        "detail": line.detail,
        "amount": line.amount,
        "date": line.date,
        "created_at": line.created_at,
        "version": line.version,
    }
