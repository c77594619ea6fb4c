"""Sums of the ledger that never read its rows: amounts and numbers by day, month and year.

Database triggers keep them in the statement that writes a row (migration 0006), or `recounted_sums`
makes them anew. A span is read as few pieces.
"""

import datetime as dt
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    BindParameter,
    ColumnElement,
    CompoundSelect,
    Date,
    FromClause,
    Integer,
    Select,
    String,
    Subquery,
    and_,
    bindparam,
    case,
    cast,
    func,
    literal,
    literal_column,
    null,
    select,
    text,
    true,
    union_all,
)
from sqlalchemy.types import TypeEngine

from server.categories.catalogue import TransactionType
from server.core.calendar.money_month import Span
from server.core.database.engine import db, dialect_name
from server.core.database.frequent_statements import frequent
from server.transactions.bookings import BookingSource
from server.transactions.filters import (
    Filters,
    conditions_of,
    hidden_types,
    several_categories,
    unindexed,
)
from server.transactions.models import ROWS, SUMS, is_reported
from server.transactions.queries import Columns
from server.transactions.span_pieces import Grain, pieces_of
from server.transactions.span_sums import SpanSums, split_by_type

# In place of a type: income that was taken out of goals.
RETURNED: Final = "returned"
# Each number of pieces is a statement of its own; rollovers over many months are rare.
MOST_STATEMENTS: Final = 64
Parameters = dict[str, Any]
Selected = Select[*tuple[Any, ...]]


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
"""Sums by category, with each return from a goal once more as RETURNED."""


class MonthSums(NamedTuple):
    """Expenses by index of the span and category, in whole rupiah, and the day of the first row."""

    spent: dict[tuple[int, str], int]
    first_day: dt.date | None


def filter_parameters(filters: Filters) -> Parameters:
    """The values to bind for the sums of filters without a search, besides `owner_id`."""
    given: Parameters = dict(filters.category_parameters())
    given.update(filters.type_parameters())
    if filters.first or filters.last:
        span = Span(filters.first or dt.date.min, filters.last or dt.date.max)
        given |= span_parameters([span])
    return given


def span_parameters(spans: Sequence[Span]) -> Parameters:
    """The values to bind for the sums of spans, besides `owner_id`."""
    pieces = [
        (-number if piece.deducted else number, *piece[:3])
        for number, span in enumerate(spans, 1)
        for piece in pieces_of(span.start, span.end)
    ]
    return {
        f"{name}_of_{number}": value
        for number, piece in enumerate(pieces)
        for name, value in zip(PIECE, piece, strict=True)
    }


def matching_sums(names: Iterable[str]) -> Subquery:
    """The sums for filters with these parameters: `type`, `category_id`, `amount`, `count`."""
    given = frozenset(names)
    count = sum(name.startswith("grain_of_") for name in given)
    sums = _Source(SUMS, SUMS.c, SUMS.c.start, SUMS.c.amount, SUMS.c.count)
    if count:
        sums = _within(count, dialect_name(), every_type=True)
    of_years = () if count else (_of_owner(), SUMS.c.grain == Grain.YEAR.value)
    columns = (sums.columns.type, sums.columns.category_id, sums.amount, sums.rows.label("count"))
    wanted = [
        sums.columns[name] == bindparam(name) for name in ("type", "category_id") if name in given
    ]
    if several := several_categories(given):
        wanted.append(sums.columns.category_id.in_([bindparam(name) for name in several]))
    wanted += hidden_types(sums.columns.type, given)
    return select(*columns).select_from(sums.table).where(*of_years, *wanted).subquery("sums")


def sum_by_day(owner_id: str, span: Span) -> list[DaySum]:
    """Income and expenses of each day of the span that has rows."""
    given = {"owner_id": owner_id, "first": span.start, "last": span.end}
    return [DaySum(*row) for row in _execute(_DAYS, given)]


def sum_spans(owner_id: str, spans: Sequence[Span]) -> list[SpanSums]:
    """Income and expenses of each of the spans; one query."""
    given = span_parameters(spans)
    found = _execute(_by_type(_count(given)), {"owner_id": owner_id, **given})
    return split_by_type(found, len(spans))


def sum_by_category_with_returns(owner_id: str, span: Span) -> CategorySums:
    """Sums by category, and as type `RETURNED` the income that was taken out of goals.

    One query: that part reads the few booked rows.
    """
    given = span_parameters([span])
    days = {"owner_id": owner_id, "first": span.start, "last": span.end}
    found = _execute(_with_returns(_count(given)), {**days, **given})
    return [CategorySum(*row) for row in found]


def sum_categories(
    owner_id: str, spans: Sequence[Span], category_id: str | None = None
) -> list[list[CategorySum]]:
    """Sums by category of each of the spans, with each return from a goal once more as `RETURNED`.

    Of one category if it is given. One query; spans may overlap.
    """
    pieces = span_parameters(spans)
    given: Parameters = {
        "owner_id": owner_id,
        "first": min(span.start for span in spans),
        "last": max(span.end for span in spans),
        **pieces,
    }
    if category_id is not None:
        given["category_id"] = category_id
    sums: list[list[CategorySum]] = [[] for _span in spans]
    for index, day, *found in _execute(
        _of_spans(_count(pieces), of_one=category_id is not None), given
    ):
        places = (index,) if day is None else _places_of(day, spans)
        for place in places:
            sums[place].append(CategorySum(*found))
    return sums


def sum_spent_by_month(owner_id: str, spans: Sequence[Span]) -> MonthSums:
    """The expenses of each category in each of the spans; one query, however many there are.

    `first_day` is that of the owner's first income or expense, None without expenses in the spans.
    """
    given = span_parameters(spans)
    rows = _execute(_spent(_count(given)), {"owner_id": owner_id, **given})
    first_day = rows[0][-1] if rows else None
    return MonthSums({(index, category): amount for index, category, amount, _ in rows}, first_day)


def count_rows(owner_id: str, category_id: str | None = None) -> int:
    """How many rows of any type the owner has, in one category if it is given."""
    of_years = (SUMS.c.owner_id == owner_id, SUMS.c.grain == Grain.YEAR.value)
    counted = select(func.coalesce(func.sum(SUMS.c.count), 0)).where(*of_years)
    if category_id is not None:
        counted = counted.where(SUMS.c.category_id == category_id)
    return int(db.session.connection().execute(counted).scalar_one())


def count_by_category(owner_id: str, filters: Filters) -> dict[str, int]:
    """How many rows that match each category has, for filters without a search and a wallet."""
    given = {"owner_id": owner_id, **filter_parameters(filters)}
    found = _execute(_by_category(frozenset(given)), given)
    return {category_id: int(rows) for category_id, rows in found if rows}


def _execute(statement: Selected | CompoundSelect[Any], given: Parameters) -> Sequence[Any]:
    return frequent(statement).all(db.session.connection(), given)


def _count(given: Parameters) -> int:
    """How many pieces the parameters of spans have."""
    return len(given) // len(PIECE)


def _places_of(day: dt.date, spans: Sequence[Span]) -> list[int]:
    return [place for place, span in enumerate(spans) if day in span]


def _of_owner() -> ColumnElement[bool]:
    return SUMS.c.owner_id == bindparam("owner_id")


def _total(column: ColumnElement[int]) -> ColumnElement[int]:
    return cast(func.sum(column), BigInteger)


def _totals(sums: "_Source") -> tuple[ColumnElement[int], ColumnElement[int]]:
    return _total(sums.amount), _total(sums.rows)


def _any(sums: "_Source") -> ColumnElement[bool]:
    """The condition that rows are left: what is deducted may be all of a category."""
    return func.sum(sums.rows) != literal_column("0")


class _Source(NamedTuple):
    """A table of sums and its columns; the index of the span, and what to add up for it."""

    table: FromClause
    columns: Columns
    span: ColumnElement[Any]
    amount: ColumnElement[int]
    rows: ColumnElement[int]


def _within(
    count: int, dialect: str, *more: ColumnElement[bool], every_type: bool = False
) -> _Source:
    """The sums of so many pieces, of income and expenses alone unless of every type.

    Each piece reads its own part of the key, and of that the sums that meet more conditions.
    """
    names = (", ".join(f":{name}_of_{row}" for name in PIECE) for row in range(count))
    binds = [
        bindparam(f"{name}_of_{row}", type_=kind)
        for name, kind in PIECE.items()
        for row in range(count)
    ]
    # Both databases name the columns of VALUES so.
    kinds = {f"column{place}": kind for place, kind in enumerate(PIECE.values(), 1)}
    table = text(f"VALUES {', '.join(f'({row})' for row in names)}").bindparams(*binds)
    pieces = table.columns(**kinds).subquery("pieces")
    span, grain, first, last = pieces.c
    within = SUMS.c.start.between(first, last)
    types = () if every_type else (is_reported(SUMS.c.type),)
    met = and_(_of_owner(), SUMS.c.grain == grain, within, *types, *more)
    if dialect == "sqlite":
        return _signed(pieces.join(SUMS, met), SUMS.c, span)
    # PostgreSQL would rather hash all sums of the owner; OFFSET 0 makes it look for each piece. A
    # union of the pieces would have it start workers.
    sums = select(SUMS).where(met).correlate(pieces).offset(literal_column("0")).lateral("sums")
    return _signed(pieces.join(sums, true()), sums.c, span)


def _signed(table: FromClause, columns: Columns, span: ColumnElement[int]) -> _Source:
    """The sums of pieces; those with a negative span are deducted."""
    amount, rows = (
        # Plain text, because nothing here varies and each parameter costs time.
        case((span < literal_column("0"), -column), else_=column).label(column.name)
        for column in (columns.amount, columns.count)
    )
    return _Source(table, columns, func.abs(span) - literal_column("1"), amount, rows)


def sums_by_type(count: int, dialect: str) -> Selected:
    """Index of the span, type and amount, for the parameters of spans with so many pieces."""
    sums = _within(count, dialect)
    by = (sums.span, sums.columns.type)
    return select(*by, _total(sums.amount)).select_from(sums.table).group_by(*by)


@lru_cache(maxsize=MOST_STATEMENTS)
def _by_type(count: int) -> Selected:
    return sums_by_type(count, dialect_name())


@lru_cache(maxsize=MOST_STATEMENTS)
def _by_category(given: frozenset[str]) -> Selected:
    sums = matching_sums(given).c
    return select(sums.category_id, func.sum(sums.count)).group_by(sums.category_id)


@lru_cache(maxsize=MOST_STATEMENTS)
def _with_returns(count: int) -> CompoundSelect[Any]:
    sums = _within(count, dialect_name())
    by = (sums.columns.category_id, sums.columns.type)
    summed = select(*by, *_totals(sums)).select_from(sums.table).group_by(*by).having(_any(sums))
    returned = (ROWS.category_id, literal(RETURNED), ROWS.amount, literal(1))
    return union_all(summed, _from_goals(*returned))


@lru_cache(maxsize=MOST_STATEMENTS)
def _of_spans(count: int, *, of_one: bool) -> CompoundSelect[Any]:
    """Span, day, category, type, amount, rows: sums have a span, returns from goals a day."""
    wanted: BindParameter[str] = bindparam("category_id")
    sums = _within(count, dialect_name(), *([SUMS.c.category_id == wanted] if of_one else []))
    by = (sums.span, sums.columns.category_id, sums.columns.type)
    span, *others = by
    summed = select(span, cast(null(), Date), *others, *_totals(sums)).select_from(sums.table)
    day_and_amount = (ROWS.date, ROWS.category_id, literal(RETURNED), ROWS.amount, literal(1))
    returned = _from_goals(cast(null(), Integer), *day_and_amount)
    if of_one:
        returned = returned.where(unindexed(ROWS.category_id == wanted))
    return union_all(summed.group_by(*by).having(_any(sums)), returned)


def _from_goals(*columns: ColumnElement[Any]) -> Selected:
    """Columns of the income that was taken out of goals between two days."""
    # Row by row: for groups SQLite would read the whole ledger in the order of its categories.
    return select(*columns).where(
        conditions_of({"owner_id"}),
        ROWS.booked_for == BookingSource.GOAL.value,
        unindexed(conditions_of({"first", "last"})),
        unindexed(ROWS.type == TransactionType.INCOME.value),
    )


@lru_cache(maxsize=MOST_STATEMENTS)
def _spent(count: int) -> Selected:
    spent = SUMS.c.type == TransactionType.EXPENSES.value
    sums = _within(count, dialect_name(), spent)
    of_days = (_of_owner(), SUMS.c.grain == Grain.DAY.value, is_reported(SUMS.c.type))
    days = select(func.min(SUMS.c.start)).where(*of_days)
    by = (sums.span, sums.columns.category_id)
    columns = (*by, _total(sums.amount), days.scalar_subquery().label("first_day"))
    return select(*columns).select_from(sums.table).group_by(*by).having(_any(sums))


# The columns of a piece: the number of its span comes first, negative if it is deducted.
PIECE: Final[dict[str, TypeEngine[Any]]] = {
    "span": Integer(),
    "grain": String(),
    "first": Date(),
    "last": Date(),
}
_DAYS: Final = (
    select(SUMS.c.start, SUMS.c.type, _total(SUMS.c.amount))
    .where(
        _of_owner(),
        SUMS.c.grain == Grain.DAY.value,
        SUMS.c.start.between(bindparam("first"), bindparam("last")),
        is_reported(SUMS.c.type),
    )
    .group_by(SUMS.c.start, SUMS.c.type)
)
