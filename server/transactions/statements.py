"""The statements behind the list: its pages in any order, its totals, and all of it.

Building one costs more than running it, so each shape is built once.
"""

import datetime as dt
from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Date,
    Integer,
    Select,
    String,
    and_,
    bindparam,
    cast,
    func,
    select,
    true,
    tuple_,
)

from server.categories.service import TransactionType
from server.core.database.collation import PlaceIn, PlainText
from server.transactions.filtering import ROWS, SEARCH, TABLE, matching
from server.transactions.queries import Columns, line_columns

BETWEEN: Final = ","


class Sort(StrEnum):
    """What a list is sorted by; what is equal is sorted by day, then as it was recorded."""

    DATE = "date"
    NEWEST = "-date"
    NAME = "name"
    NAME_BACKWARDS = "-name"
    AMOUNT = "amount"
    LARGEST = "-amount"

    @property
    def backwards(self) -> bool:
        """Whether the last of its order comes first."""
        return self.value.startswith("-")

    @property
    def by(self) -> str:
        """What is compared, whichever way round."""
        return self.value.removeprefix("-")


class Cells(NamedTuple):
    """One row as a file has it."""

    date: dt.date
    type: str
    category_id: str
    detail: str
    amount: int


def _keys(sort: Sort) -> dict[str, ColumnElement[Any]]:
    """What rows are compared by, the first difference first; the same way round for all."""
    keys: dict[str, ColumnElement[Any]] = {}
    if sort.by == "amount":
        keys["amount"] = ROWS.amount
    if sort.by == "name":
        category = BETWEEN + ROWS.category_id + BETWEEN
        keys["place"] = PlaceIn(bindparam("order", type_=String), category)
        keys["detail"] = PlainText(ROWS.detail)
    return {**keys, "date": ROWS.date, "id": ROWS.id}


TYPES: Final = {
    "amount": BigInteger,
    "place": Integer,
    "detail": String,
    "date": Date,
    "id": String,
}


def _unseen(sort: Sort) -> ColumnElement[bool]:
    keys = _keys(sort)
    here = tuple_(*keys.values())
    seen = tuple_(*(bindparam(f"after_{name}", type_=TYPES[name]) for name in keys))
    return here < seen if sort.backwards else here > seen


def _named(sort: Sort) -> list[ColumnElement[Any]]:
    return [key.label(f"key_{name}") for name, key in _keys(sort).items()]


def _named_in(columns: Columns, sort: Sort) -> list[ColumnElement[Any]]:
    return [columns[f"key_{name}"] for name in _keys(sort)]


def _ordered(rows: Select[Any], sort: Sort, keys: Iterable[ColumnElement[Any]]) -> Select[Any]:
    return rows.order_by(*(key.desc() if sort.backwards else key.asc() for key in keys))


def _sums(columns: Columns) -> list[ColumnElement[Any]]:
    """The fields of Totals, in their order."""

    def of(type_: TransactionType) -> ColumnElement[int]:
        amounts = func.sum(columns.amount).filter(columns.type == type_)
        return cast(func.coalesce(amounts, 0), BigInteger)

    return [
        of(TransactionType.INCOME).label("income"),
        of(TransactionType.EXPENSES).label("expenses"),
        func.count().label("rows"),
    ]


@cache
def totals_of(given: frozenset[str]) -> Select[Any]:
    """Sums of all that filters with these names meet."""
    return select(*_sums(ROWS)).where(matching(given))


@cache
def lines_after(given: frozenset[str], sort: Sort) -> Select[Any]:
    """The lines after one that was seen."""
    rows = select(*line_columns(ROWS)).where(matching(given), _unseen(sort))
    return _ordered(rows, sort, _keys(sort).values()).limit(bindparam("limit"))


@cache
def all_cells(given: frozenset[str], sort: Sort) -> Select[Any]:
    """All that the filters meet, as Cells."""
    rows = select(*(ROWS[name] for name in Cells._fields)).where(matching(given))
    return _ordered(rows, sort, _keys(sort).values())


@cache
def first_lines(given: frozenset[str], sort: Sort) -> Select[Any]:
    """The totals and the first lines, together in each row."""
    return _searched(given, sort) if given & SEARCH else _counted(given, sort)


def _counted(given: frozenset[str], sort: Sort) -> Select[Any]:
    """Sums from one index and the page from another one, which ends with the page."""
    totals = select(*_sums(ROWS)).where(matching(given)).subquery("totals")
    rows = select(TABLE, *_named(sort)).where(matching(given))
    page = _ordered(rows, sort, _keys(sort).values()).limit(bindparam("limit")).subquery("page")
    both = select(totals, *line_columns(page.c)).select_from(totals.outerjoin(page, true()))
    return _ordered(both, sort, _named_in(page.c, sort))


def _searched(given: frozenset[str], sort: Sort) -> Select[Any]:
    """Each row is looked at once: what a search meets is noted, summed, and sorted."""
    noted = select(ROWS.owner_id, ROWS.id, ROWS.type, ROWS.amount, *_named(sort))
    met = noted.where(matching(given)).cte("met")
    totals = select(*_sums(met.c)).subquery("totals")
    keys = _named_in(met.c, sort)
    page = _ordered(select(met), sort, keys).limit(bindparam("limit")).subquery("page")
    rows = page.join(TABLE, and_(ROWS.owner_id == page.c.owner_id, ROWS.id == page.c.id))
    both = select(totals, *line_columns(ROWS)).select_from(totals.outerjoin(rows, true()))
    return _ordered(both, sort, _named_in(page.c, sort))
