"""Sums of the ledger: by day, category, group and money month, and what screens show of them."""

import datetime as dt
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from babel.dates import format_interval, format_skeleton
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Date,
    Integer,
    Select,
    String,
    bindparam,
    case,
    cast,
    column,
    func,
    literal,
    literal_column,
    select,
    text,
    union_all,
    values,
)

from server.categories.book import CategoryBook
from server.categories.catalogue import Group, TransactionType
from server.core.calendar.date_format import format_day, month_name
from server.core.calendar.ledger_days import FIRST_DAY, last_recordable_day
from server.core.calendar.money_month import MoneyMonth, MoneyYear, Period, Span, Window
from server.core.database.engine import db
from server.transactions.bookings import BookingSource
from server.transactions.filters import conditions_of
from server.transactions.models import ROWS
from server.transactions.queries import Item
from server.transactions.viewer_context import ViewerContext

# Each number of months is a statement of its own; rollovers over many months are rare.
MOST_STATEMENTS: Final = 64
# In place of a type: income that was taken out of goals.
RETURNED: Final = "returned"


class DaySum(NamedTuple):
    """The sum of one day and type, in whole rupiah."""

    date: dt.date
    type: str
    amount: int


DaySums = Sequence[DaySum]
"""Sums by day and type."""


class CategorySum(NamedTuple):
    """The sum of one category and type, in whole rupiah, and its number of rows."""

    category_id: str
    type: str
    amount: int
    rows: int


CategorySums = Sequence[CategorySum]
"""Sums by category, with the returns from goals once more as RETURNED."""


class SpanSums(NamedTuple):
    """Income and expenses of one span, in whole rupiah."""

    income: int
    expenses: int


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


class MonthSums(NamedTuple):
    """Expenses by index of the span and category, in whole rupiah, and the day of the first row."""

    spent: dict[tuple[int, str], int]
    first_day: dt.date | None


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
    bars = [
        {
            "start": span.start.isoformat(),
            "end": span.end.isoformat(),
            "label": span_label(period, span, viewer.language),
            "income": flow.income,
            "expenses": flow.expenses,
        }
        for span, flow in zip(window.spans, sums, strict=True)
    ]
    return {"datas": bars, "window": _window(window, viewer.today)}


def summarize_categories(owner_id: str, viewer: ViewerContext, key: str | None) -> Item:
    """The sums of each category in a money month, the present one without a key."""
    calendar = viewer.calendar
    month = calendar.month_named(key) if key else calendar.month_at(viewer.today)
    sums: dict[str, Item] = {}
    for category_id, type_, amount, count in sum_by_category(owner_id, month):
        nothing = {"category_id": category_id, "income": 0, "expenses": 0, "count": 0}
        found = sums.setdefault(category_id, nothing)
        found[type_] += amount
        found["count"] += count
    named = {
        "key": month.key,
        "start": month.start.isoformat(),
        "end": month.end.isoformat(),
        "label": month_label(month, viewer.language),
    }
    return {"datas": list(sums.values()), "month": named}


def sum_by_day(owner_id: str, span: Span) -> list[DaySum]:
    """Income and expenses of each day of the span that has rows."""
    given = {"owner_id": owner_id, "first": span.start, "last": span.end}
    return [DaySum(*row) for row in db.session.connection().execute(SUMS, given).all()]


def sum_spans(owner_id: str, spans: Sequence[Span]) -> list[SpanSums]:
    """Income and expenses of each of the spans, which follow each other; one query.

    The database adds up the days, which may be thousands.
    """
    given: dict[str, Any] = {"owner_id": owner_id, "first": spans[0].start, "last": spans[-1].end}
    given |= {f"start_{index}": span.start for index, span in enumerate(spans)}
    income, expenses = [0] * len(spans), [0] * len(spans)
    for index, type_, amount in db.session.connection().execute(_by_span(len(spans)), given).all():
        side = income if type_ == TransactionType.INCOME.value else expenses
        side[index] = amount
    return [SpanSums(*both) for both in zip(income, expenses, strict=True)]


def sum_by_span(sums: DaySums, spans: Sequence[Span]) -> list[SpanSums]:
    """Income and expenses of each of the spans, which follow each other."""
    starts = [span.start for span in spans]
    income, expenses = [0] * len(spans), [0] * len(spans)
    for day, type_, amount in sums:
        index = bisect_right(starts, day) - 1
        if index >= 0 and day in spans[index]:
            side = income if type_ == TransactionType.INCOME else expenses
            side[index] += amount
    return [SpanSums(*both) for both in zip(income, expenses, strict=True)]


def sum_by_category(owner_id: str, span: Span) -> list[CategorySum]:
    """Income and expenses of each category with rows in the span."""
    given = {"owner_id": owner_id, "first": span.start, "last": span.end}
    return [CategorySum(*row) for row in db.session.connection().execute(BY_CATEGORY, given)]


def sum_by_category_with_returns(owner_id: str, span: Span) -> CategorySums:
    """Sums by category, and as type `RETURNED` the income that was taken out of goals.

    One query: that part reads the few booked rows, the rest the covering index.
    """
    given = {"owner_id": owner_id, "first": span.start, "last": span.end}
    found = db.session.connection().execute(WITH_RETURNED, given)
    return [CategorySum(*row) for row in found]


def sum_by_group(sums: CategorySums, book: CategoryBook) -> GroupSums:
    """Income, expenses and returns of each of the three groups."""
    income, spent, returned = 0, dict.fromkeys(Group, 0), dict.fromkeys(Group, 0)
    for category_id, type_, amount, _rows in sums:
        category = book.get(category_id)
        group = category and category.group
        if type_ == TransactionType.INCOME.value:
            income += amount
        elif type_ == RETURNED:
            # It is among the income too.
            income -= amount
            returned[group or Group.SAVINGS] += amount
        else:
            # Money may also go out under a category of income, which belongs to no group.
            spent[group or Group.WANTS] += amount
    return GroupSums(income, spent, returned)


def sum_spent_by_month(owner_id: str, spans: Sequence[Span]) -> MonthSums:
    """The expenses of each category in each of the spans; one query, however many there are.

    `first_day` is that of the owner's first row, None without expenses in the spans.
    """
    given: dict[str, Any] = {"owner_id": owner_id}
    for index, span in enumerate(spans):
        given |= {f"first_{index}": span.start, f"last_{index}": span.end}
    rows = db.session.connection().execute(_statement(len(spans)), given).all()
    first_day = rows[0].first_day if rows else None
    return MonthSums({(row.span, row.category_id): row.amount for row in rows}, first_day)


def find_active_owners(days: Mapping[str, Span]) -> frozenset[str]:
    """The owners, of those given, who have a row within their days; one query."""
    if not days:
        return frozenset()
    columns = (column("owner_id", String), column("first", Date), column("last", Date))
    given = [(owner_id, span.start, span.end) for owner_id, span in days.items()]
    asked = values(*columns, name="asked").data(given).cte("asked")
    some = (
        select(literal(1))
        .where(ROWS.owner_id == asked.c.owner_id, ROWS.date.between(asked.c.first, asked.c.last))
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


@lru_cache(maxsize=MOST_STATEMENTS)
def _statement(count: int) -> Select[Any]:
    """Each span reads its own part of the covering index."""
    named = ", ".join(f"({index}, :first_{index}, :last_{index})" for index in range(count))
    days = [
        bindparam(f"{end}_{index}", type_=Date)
        for end in ("first", "last")
        for index in range(count)
    ]
    # Both databases name the columns of VALUES so. A union would have PostgreSQL start workers.
    spans = (
        text(f"VALUES {named}")
        .bindparams(*days)
        .columns(column1=Integer, column2=Date, column3=Date)
        .subquery("spans")
        .c
    )
    first_day = (
        select(func.min(ROWS.date)).where(ROWS.owner_id == bindparam("owner_id")).scalar_subquery()
    )
    within = (
        ROWS.owner_id == bindparam("owner_id"),
        ROWS.type == TransactionType.EXPENSES.value,
        ROWS.date.between(spans.column2, spans.column3),
    )
    return (
        select(
            spans.column1.label("span"),
            ROWS.category_id,
            cast(func.sum(ROWS.amount), BigInteger).label("amount"),
            first_day.label("first_day"),
        )
        .where(*within)
        .group_by(spans.column1, ROWS.category_id)
    )


SUMS = (
    select(ROWS.date, ROWS.type, cast(func.sum(ROWS.amount), BigInteger).label("amount"))
    .where(conditions_of({"owner_id", "first", "last"}))
    .group_by(ROWS.date, ROWS.type)
)


@lru_cache(maxsize=MOST_STATEMENTS)
def _by_span(count: int) -> Select[Any]:
    """Sums by span and type: the index has the rows of a day together, so days come first."""
    days = SUMS.subquery("days").c
    spans: list[tuple[ColumnElement[bool], ColumnElement[int]]] = [
        (days.date < bindparam(f"start_{index}", type_=Date), literal_column(str(index - 1)))
        for index in range(count)
    ]
    span = case(*spans, else_=literal_column(str(count - 1))).label("span")
    total = cast(func.sum(days.amount), BigInteger)
    return select(span, days.type, total).group_by("span", days.type)


BY_CATEGORY = (
    select(ROWS.category_id, ROWS.type, cast(func.sum(ROWS.amount), BigInteger), func.count())
    .where(conditions_of({"owner_id", "first", "last"}))
    .group_by(ROWS.category_id, ROWS.type)
    .order_by(ROWS.category_id, ROWS.type)
)


WITH_RETURNED: Final = union_all(
    BY_CATEGORY.order_by(None),
    select(
        ROWS.category_id,
        literal(RETURNED),
        cast(func.sum(ROWS.amount), BigInteger),
        func.count(),
    )
    .where(
        conditions_of({"owner_id"}),
        ROWS.booked_for == BookingSource.GOAL.value,
        # Wrapped, so that no database reads the month's rows by their dates for it.
        case((conditions_of({"first", "last"}), 1), else_=0) == 1,
        ROWS.type == TransactionType.INCOME.value,
    )
    .group_by(ROWS.category_id),
)
