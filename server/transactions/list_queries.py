"""The list of transactions in any order: pages with totals, each read in one statement.

Building a statement costs more than running it, so each shape is built once.
"""

import datetime as dt
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import product
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    BindParameter,
    ColumnElement,
    Date,
    FromClause,
    Integer,
    ScalarSelect,
    Select,
    String,
    Subquery,
    and_,
    bindparam,
    case,
    func,
    select,
    true,
    tuple_,
    union_all,
)

from server.categories.book import CategoryBook
from server.categories.catalogue import TransactionType
from server.core.database.engine import db, dialect_name
from server.core.database.frequent_statements import FrequentStatement
from server.core.database.text_search import PositionIn, SortText, sort_text
from server.core.database.unit_of_work import lift_deadline
from server.transactions.bookings import fee_of
from server.transactions.filters import (
    SEARCH_PARAMETERS,
    Filters,
    conditions_of,
    legs_in_wallet,
    matching_rows,
    several_categories,
)
from server.transactions.list_totals import (
    WALLET_TOTALS,
    Totals,
    read_totals,
    sum_columns,
    totals_of,
    totals_parameters,
)
from server.transactions.models import ROWS, TABLE
from server.transactions.name_order import SEPARATOR, categories_of_page, ids_by_label, place_of
from server.transactions.queries import Columns, TransactionRow, row_columns, to_rows

# What a transfer cost; no column of the table.
FEE: Final = "fee"
KEY_TYPES: Final = {
    "amount": BigInteger,
    "place": Integer,
    "detail": String,
    "date": Date,
    "id": String,
}
# How many rows a page has.
LIMIT: Final[BindParameter[int]] = bindparam("limit")
Number = BindParameter[int] | ScalarSelect[int]
# Each number of categories is a statement of its own; more than a few are rare.
MOST_STATEMENTS: Final = 256
# PostgreSQL would send all rows at once, and the driver would hold them.
STREAMED: Final = {"stream_results": True, "yield_per": 1000}


class Sort(StrEnum):
    """The order of a list; equal rows are ordered by day, then by the time of recording."""

    DATE = "date"
    NEWEST = "-date"
    NAME = "name"
    NAME_BACKWARDS = "-name"
    AMOUNT = "amount"
    LARGEST = "-amount"

    @property
    def backwards(self) -> bool:
        """Whether the order is descending."""
        return self.value.startswith("-")

    @property
    def by(self) -> str:
        """The sort key, without its direction."""
        return self.value.removeprefix("-")


class CursorKey(NamedTuple):
    """The last row of a page, by all that a list may be sorted by."""

    category_id: str
    detail: str
    amount: int
    date: dt.date
    id: str


class ListRequest(NamedTuple):
    """Which rows to list, in which order; the book knows the names of categories."""

    filters: Filters
    sort: Sort
    book: CategoryBook
    limit: int | None = None

    def parameters(self, owner_id: str) -> dict[str, Any]:
        """The values to bind, by their names."""
        values = {"owner_id": owner_id, **self.filters.parameters()}
        if self.limit is not None:
            values["limit"] = self.limit
        if self.sort.by == "name":
            values["order"] = ids_by_label(self.book)
        return values

    def first_parameters(self, owner_id: str) -> dict[str, Any]:
        """The same with those of the totals."""
        return self.parameters(owner_id) | totals_parameters(self.filters)


def read_first(owner_id: str, request: ListRequest) -> tuple[Totals, list[TransactionRow]]:
    """The totals of all rows that match, and the first of them.

    One statement, so both are of the same moment: the totals are on every row, and on the single
    empty one of an empty page.
    """
    values = request.first_parameters(owner_id)
    narrowed = _narrowed(owner_id, request, values)
    totals, rows = _read_first(narrowed or values, request.sort)
    is_short = narrowed is not None and len(rows) < values["limit"]
    return _read_first(values, request.sort) if is_short else (totals, rows)


def _read_first(values: dict[str, Any], sort: Sort) -> tuple[Totals, list[TransactionRow]]:
    found = first_rows(frozenset(values), sort).all(db.session.connection(), values)
    return Totals(*found[0][:3]), to_rows([row[3:] for row in found if row[3] is not None])


def read_after(owner_id: str, request: ListRequest, key: CursorKey) -> list[TransactionRow]:
    """The rows that follow a cursor."""
    values = request.parameters(owner_id) | _key_parameters(request, key)
    narrowed = _narrowed(owner_id, request, values)
    rows = _read_after(narrowed or values, request.sort)
    is_short = narrowed is not None and len(rows) < values["limit"]
    return _read_after(values, request.sort) if is_short else rows


def _read_after(values: dict[str, Any], sort: Sort) -> list[TransactionRow]:
    return to_rows(rows_after(frozenset(values), sort).all(db.session.connection(), values))


def _narrowed(owner_id: str, request: ListRequest, values: dict[str, Any]) -> dict[str, Any] | None:
    """The parameters of a page by name with the categories that hold it, if these are few.

    Somebody may have changed the ledger since; then the page has too few rows, and is read as
    others are.
    """
    if request.sort.by != "name" or request.limit is None:
        return None
    page_ids = categories_of_page(
        owner_id,
        request.filters,
        values["order"],
        limit=request.limit,
        backwards=request.sort.backwards,
        after=values.get("after_place"),
    )
    return {**values, "page_ids": page_ids} if page_ids else None


def has_more_than(owner_id: str, filters: Filters, most: int) -> bool:
    """Whether more rows than `most` match."""
    if filters.search is None:
        return read_totals(owner_id, filters).count > most
    values = {"owner_id": owner_id, **filters.parameters()}
    beyond = row_at(frozenset(values))
    found = db.session.connection().execute(beyond, {**values, "position": most})
    return found.first() is not None


def stream(
    owner_id: str, request: ListRequest, columns: tuple[str, ...]
) -> Iterator[Sequence[Any]]:
    """These columns of every row that matches, as of this moment; few are held at a time.

    Besides those of the table there is FEE.
    """
    lift_deadline()
    values = request.parameters(owner_id)
    statement = all_rows(frozenset(values), request.sort, columns)
    connection = db.session.connection()
    with connection.execute(statement, values, execution_options=STREAMED) as found:
        yield from found


def _key_parameters(request: ListRequest, key: CursorKey) -> dict[str, Any]:
    """The parameters of `_after`: what the order compares of the last row."""
    values: dict[str, Any] = {"after_date": key.date, "after_id": key.id}
    if request.sort.by == "amount":
        values["after_amount"] = key.amount
    if request.sort.by == "name":
        place = place_of(key.category_id, ids_by_label(request.book))
        values |= {"after_place": place, "after_detail": sort_text(key.detail)}
    return values


def _keys(sort: Sort) -> dict[str, ColumnElement[Any]]:
    """The columns that rows are compared by, all in the same direction."""
    keys: dict[str, ColumnElement[Any]] = {}
    if sort.by == "amount":
        keys["amount"] = ROWS.amount
    if sort.by == "name":
        category = SEPARATOR + ROWS.category_id + SEPARATOR
        keys["place"] = PositionIn(bindparam("order", type_=String), category)
        keys["detail"] = SortText(ROWS.detail)
    return {**keys, "date": ROWS.date, "id": ROWS.id}


def _after(sort: Sort) -> ColumnElement[bool]:
    keys = _keys(sort)
    row = tuple_(*keys.values())
    cursor = tuple_(*(bindparam(f"after_{name}", type_=KEY_TYPES[name]) for name in keys))
    return row < cursor if sort.backwards else row > cursor


def _labelled_keys(sort: Sort) -> list[ColumnElement[Any]]:
    return [key.label(f"key_{name}") for name, key in _keys(sort).items()]


def _keys_in(columns: Columns, sort: Sort) -> list[ColumnElement[Any]]:
    return [columns[f"key_{name}"] for name in _keys(sort)]


def _ordered(rows: Select[Any], sort: Sort, keys: Iterable[ColumnElement[Any]]) -> Select[Any]:
    return rows.order_by(*(key.desc() if sort.backwards else key.asc() for key in keys))


@lru_cache(maxsize=MOST_STATEMENTS)
def row_at(given: frozenset[str]) -> Select[Any]:
    """The row at a position, in any order."""
    rows = select(ROWS.owner_id).where(conditions_of(given))
    return rows.offset(bindparam("position")).limit(1)


@lru_cache(maxsize=MOST_STATEMENTS)
def rows_after(given: frozenset[str], sort: Sort) -> FrequentStatement:
    """The rows after a cursor."""
    page = _page(given, sort, _after(sort)).c
    rows = _ordered(select(*row_columns(page)), sort, _keys_in(page, sort))
    return FrequentStatement(rows)


@lru_cache(maxsize=MOST_STATEMENTS)
def all_rows(given: frozenset[str], sort: Sort, columns: tuple[str, ...]) -> Select[Any]:
    """These columns of every row that matches."""
    chosen = (fee_of(ROWS) if name == FEE else ROWS[name] for name in columns)
    rows = select(*chosen).where(conditions_of(given))
    return _ordered(rows, sort, _keys(sort).values())


@lru_cache(maxsize=MOST_STATEMENTS)
def first_rows(given: frozenset[str], sort: Sort) -> FrequentStatement:
    """The totals and the first rows, together in each result."""
    if not given & SEARCH_PARAMETERS:
        # The sums of a wallet tell when there are no more of a type, which may be rare in it.
        ends_early = sort.by == "date" and {"wallet_id", "type"} <= given <= WALLET_TOTALS
        return FrequentStatement((_walked if ends_early else _counted)(given, sort))
    # PostgreSQL has what it collected at hand, and needs no second look at the rows.
    is_walked = sort.by == "date" and dialect_name() == "sqlite"
    return FrequentStatement((_walked if is_walked else _searched)(given, sort))


def _counted(given: frozenset[str], sort: Sort) -> Select[Any]:
    """Reads the totals from the ledger's sums, and the page from an index up to its end."""
    return _together(totals_of(given).subquery("totals"), _page(given, sort), sort)


def _walked(given: frozenset[str], sort: Sort) -> Select[Any]:
    """Sums every row that matches, and then reads by date until the page has them all or is full.

    Collecting matches of a search takes SQLite longer than finding them.
    """
    totals = totals_of(given).cte("totals")
    number = select(case((totals.c.rows < LIMIT, totals.c.rows), else_=LIMIT)).scalar_subquery()
    return _together(totals, _page(given, sort, number=number), sort)


def _together(totals: FromClause, page: Subquery, sort: Sort) -> Select[Any]:
    """The totals with each row of a page; with an empty one if the page is empty."""
    both = select(totals, *row_columns(page.c)).select_from(totals.outerjoin(page, true()))
    return _ordered(both, sort, _keys_in(page.c, sort))


def _page(
    given: frozenset[str], sort: Sort, *more: ColumnElement[bool], number: Number = LIMIT
) -> Subquery:
    """The first rows that match; by date an index has them together, whatever the filters are."""
    columns = select(TABLE, *_labelled_keys(sort)).where(*more)

    def first_of(rows: Select[Any], keys: Iterable[ColumnElement[Any]]) -> Select[Any]:
        return _ordered(rows, sort, keys).limit(number)

    keys = _keys(sort).values()
    if sort.by != "date":
        return first_of(matching_rows(columns, given), keys).subquery("page")
    ends = _ends(given)
    if len(ends) == 1:
        return first_of(columns.where(*ends), keys).subquery("page")
    first = [first_of(columns.where(end), keys).subquery() for end in ends]
    merged = union_all(*(select(part) for part in first)).subquery("ends")
    return first_of(select(merged), _keys_in(merged.c, sort)).subquery("page")


def _ends(given: frozenset[str]) -> list[ColumnElement[bool]]:
    """The conditions of each part of an index that has rows of the page together, at its end.

    The index has each type of a category apart, so that both may be asked for; another one has
    the transfers to a wallet apart.
    """
    several = several_categories(given)
    rest = conditions_of(given.difference(several, {"wallet_id"}))
    wallets = legs_in_wallet(given) if "wallet_id" in given else [true()]
    within = [ROWS.category_id == bindparam(name) for name in several] or [true()]
    of_category = "type" not in given and (several or "category_id" in given)
    types = [ROWS.type == type_.value for type_ in TransactionType] if of_category else [true()]
    parts = product(within, types, wallets)
    return [and_(rest, category, type_, wallet) for category, type_, wallet in parts]


def _searched(given: frozenset[str], sort: Sort) -> Select[Any]:
    """Reads every row once: matches are collected, summed and sorted."""
    matches = select(ROWS.owner_id, ROWS.id, ROWS.type, ROWS.amount, *_labelled_keys(sort))
    met = matching_rows(matches, given).cte("met")
    totals = select(*sum_columns(met.c, func.count())).subquery("totals")
    keys = _keys_in(met.c, sort)
    page = _ordered(select(met), sort, keys).limit(LIMIT).subquery("page")
    rows = page.join(TABLE, and_(ROWS.owner_id == page.c.owner_id, ROWS.id == page.c.id))
    both = select(totals, *row_columns(ROWS)).select_from(totals.outerjoin(rows, true()))
    return _ordered(both, sort, _keys_in(page.c, sort))
