"""What screens show of the ledger's sums: charts, groups and money months."""

import datetime as dt
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from babel.dates import format_interval, format_skeleton
from sqlalchemy import Date, String, column, literal, select, values

from server.categories.book import CategoryBook
from server.categories.catalogue import Group, TransactionType
from server.core.calendar.date_format import format_day, month_name
from server.core.calendar.ledger_days import FIRST_DAY, last_recordable_day
from server.core.calendar.money_month import MoneyMonth, MoneyYear, Period, Span, Window
from server.core.database.engine import db
from server.transactions.filters import HIDDEN, hidden_types
from server.transactions.ledger_sums import (
    RETURNED,
    CategorySums,
    DaySums,
    sum_spans,
)
from server.transactions.models import ROWS
from server.transactions.queries import Item
from server.transactions.span_sums import SpanSums, split_by_type
from server.transactions.viewer_context import ViewerContext

NOTHING: Final[Mapping[Group, int]] = dict.fromkeys(Group, 0)


class GroupSums(NamedTuple):
    """Income and the expenses of each group, in whole rupiah.

    Returns from goals are no income; `returned` has them by group.
    """

    income: int
    spent: dict[Group, int]
    returned: dict[Group, int]

    @property
    def net_spent(self) -> dict[Group, int]:
        """The expenses of each group without what was returned."""
        return {group: max(0, taken - self.returned[group]) for group, taken in self.spent.items()}


def summarize_periods(
    owner_id: str, viewer: ViewerContext, period: Period, at: dt.date | None
) -> Item:
    """The owner's income and expenses around the day, today without one."""
    window = viewer.calendar.window(period, at or viewer.today)
    return serialize_summary(sum_spans(owner_id, window.spans), viewer, period, window)


def serialize_summary(
    sums: Sequence[SpanSums], viewer: ViewerContext, period: Period, window: Window
) -> Item:
    """The bars of a window with the sums of its spans, and the days to ask for its neighbours."""
    language = viewer.language
    bars = [
        {
            "start": span.start.isoformat(),
            "end": span.end.isoformat(),
            "label": span_label(period, span, language),
            "income": flow.income,
            "expenses": flow.expenses,
        }
        for span, flow in zip(window.spans, sums, strict=True)
    ]
    return {"datas": bars, "window": _window(window, viewer.today)}


def sum_by_span(sums: DaySums, spans: Sequence[Span]) -> list[SpanSums]:
    """Income and expenses of each of the spans, which follow each other."""
    starts = [span.start for span in spans]
    amounts = []
    for day, type_, amount in sums:
        index = bisect_right(starts, day) - 1
        if index >= 0 and day in spans[index]:
            amounts.append((index, type_, amount))
    return split_by_type(amounts, len(spans))


def sum_by_group(sums: CategorySums, book: CategoryBook) -> GroupSums:
    """Income, expenses and returns of each of the three groups; KeyError for another type."""
    income, spent, returned = 0, dict(NOTHING), dict(NOTHING)
    for category_id, type_, amount, _rows in sums:
        if type_ == TransactionType.INCOME.value:
            income += amount
        elif type_ == RETURNED:
            # It is among the income too.
            income -= amount
            returned[_group(category_id, book) or Group.SAVINGS] += amount
        elif type_ == TransactionType.EXPENSES.value:
            spent[group_of_expense(category_id, book)] += amount
        else:
            raise KeyError(type_)
    return GroupSums(income, spent, returned)


def group_of_expense(category_id: str, book: CategoryBook) -> Group:
    """The group that an expense counts for.

    Money may also go out under a category of income, which belongs to none: to the wants.
    """
    return _group(category_id, book) or Group.WANTS


def serialize_change(amount: int, previous: int) -> Item:
    """A sum against an earlier one; the change in percent has one decimal, None from nothing."""
    percent = round((amount - previous) * 100 / previous, 1) if previous else None
    return {"amount": amount, "previous": previous, "change_percent": percent}


def find_active_owners(days: Mapping[str, Span]) -> frozenset[str]:
    """The owners, of those given, who have income or expenses within their days; one query."""
    if not days:
        return frozenset()
    columns = (column("owner_id", String), column("first", Date), column("last", Date))
    given = [(owner_id, span.start, span.end) for owner_id, span in days.items()]
    asked = values(*columns, name="asked").data(given).cte("asked")
    some = (
        select(literal(1))
        .where(
            ROWS.owner_id == asked.c.owner_id,
            ROWS.date.between(asked.c.first, asked.c.last),
            *hidden_types(ROWS.type, HIDDEN),
        )
        .correlate(asked)
    )
    found = db.session.connection().execute(select(asked.c.owner_id).where(some.exists()))
    return frozenset(row[0] for row in found)


def month_label(month: MoneyMonth, language: str) -> str:
    """The name of a money month in the viewer's language."""
    return month_name(month, language)


def span_label(period: Period, span: Span, language: str) -> str:
    """A short name that is unique within its window: `Mon`, `Jun 3 – 9`, `Jun`, `2024`."""
    if isinstance(span, MoneyYear):
        return str(span.year)
    if isinstance(span, MoneyMonth):
        return format_day(dt.date(span.year, span.month, 1), "LLL", language)
    if period is Period.DAY:
        return format_day(span.start, "EEE", language)
    return _week(span.start, span.end, language)


def _group(category_id: str, book: CategoryBook) -> Group | None:
    category = book.get(category_id)
    return category.group if category else None


@lru_cache(maxsize=1024)
def _week(start: dt.date, end: dt.date, language: str) -> str:
    if start == end:
        return format_skeleton("MMMd", start, locale=language)
    return format_interval(start, end, "MMMd", locale=language)


def _window(window: Window, present: dt.date) -> Item:
    """The ends of a window; a neighbour is None where nothing can be recorded."""
    latest = last_recordable_day(present)
    previous = max(window.previous, FIRST_DAY) if window.start > FIRST_DAY else None
    following = min(window.next, latest) if window.end < latest else None
    return {
        "start": window.start.isoformat(),
        "end": window.end.isoformat(),
        "previous": previous.isoformat() if previous else None,
        "next": following.isoformat() if following else None,
    }
