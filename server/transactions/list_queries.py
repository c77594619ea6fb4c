"""The list of transactions in any order: pages with totals, each read in one statement.

Building a statement costs more than running it, so each shape is built once.
"""

import datetime as dt
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import product
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Date,
    Integer,
    Select,
    String,
    Subquery,
    and_,
    bindparam,
    cast,
    func,
    select,
    true,
    tuple_,
    union_all,
)

from server.categories.book import CategoryBook
from server.categories.catalogue import TransactionType
from server.core.database.engine import db
from server.core.database.text_search import PositionIn, SortText, sort_text
from server.core.database.unit_of_work import lift_deadline
from server.transactions import ledger_sums
from server.transactions.bookings import fee_of
from server.transactions.filters import (
    SEARCH_PARAMETERS,
    Filters,
    conditions_of,
    in_wallet,
    several_categories,
)
from server.transactions.models import ROWS, TABLE
from server.transactions.queries import Columns, TransactionRow, row_columns, to_rows
from server.wallets.models import WALLET_SUMS

SEPARATOR: Final = ","
# What a transfer cost; no column of the table.
FEE: Final = "fee"
KEY_TYPES: Final = {
    "amount": BigInteger,
    "place": Integer,
    "detail": String,
    "date": Date,
    "id": String,
}
# Each of them has an index that finds fewer rows.
NARROWING: Final = frozenset({"type", "category_id", "first", "last", "wallet_id"})
# With no other parameter, the totals of a wallet are those of its sums.
WALLET_TOTALS: Final = frozenset({"owner_id", "limit", "order", "wallet_id", "first", "last"})
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


@dataclass(frozen=True, slots=True)
class Totals:
    """The sums of the rows that match, in whole rupiah, and their number."""

    income: int
    expenses: int
    count: int

    def serialize(self) -> dict[str, int]:
        """As it goes over the wire."""
        return {"income": self.income, "expenses": self.expenses, "count": self.count}


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
            values["order"] = _ids_by_label(self.book)
        return values

    def first_parameters(self, owner_id: str) -> dict[str, Any]:
        """The same with those of the totals."""
        return self.parameters(owner_id) | _totals_parameters(self.filters)


def read_first(owner_id: str, request: ListRequest) -> tuple[Totals, list[TransactionRow]]:
    """The totals of all rows that match, and the first of them.

    One statement, so both are of the same moment: the totals are on every row, and on the single
    empty one of an empty page.
    """
    values = request.first_parameters(owner_id)
    statement = first_rows(frozenset(values), request.sort)
    found = db.session.connection().execute(statement, values).all()
    return Totals(*found[0][:3]), to_rows([row[3:] for row in found if row[3] is not None])


def read_after(owner_id: str, request: ListRequest, key: CursorKey) -> list[TransactionRow]:
    """The rows that follow a cursor."""
    values = request.parameters(owner_id) | _key_parameters(request, key)
    statement = rows_after(frozenset(values), request.sort)
    return to_rows(db.session.connection().execute(statement, values))


def read_totals(owner_id: str, filters: Filters) -> Totals:
    """The totals of all rows that match."""
    values = {"owner_id": owner_id, **filters.parameters(), **_totals_parameters(filters)}
    statement = totals_of(frozenset(values))
    return Totals(*db.session.connection().execute(statement, values).one())


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


def _ids_by_label(book: CategoryBook) -> str:
    """The ids of the categories in the order of their labels, one text."""
    ordered = sorted(book.categories, key=lambda one: (sort_text(one.label), one.type, one.id))
    return SEPARATOR.join(["", *(one.id for one in ordered), ""])


def _key_parameters(request: ListRequest, key: CursorKey) -> dict[str, Any]:
    """The parameters of `_after`: what the order compares of the last row."""
    values: dict[str, Any] = {"after_date": key.date, "after_id": key.id}
    if request.sort.by == "amount":
        values["after_amount"] = key.amount
    if request.sort.by == "name":
        place = _ids_by_label(request.book).find(f"{SEPARATOR}{key.category_id}{SEPARATOR}") + 1
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


def _sums(columns: Columns, count: ColumnElement[int]) -> list[ColumnElement[Any]]:
    """The fields of Totals, in their order."""

    def of(type_: TransactionType) -> ColumnElement[int]:
        amounts = func.sum(columns.amount).filter(columns.type == type_)
        return cast(func.coalesce(amounts, 0), BigInteger)

    return [
        of(TransactionType.INCOME).label("income"),
        of(TransactionType.EXPENSES).label("expenses"),
        cast(count, BigInteger).label("rows"),
    ]


def _totals_parameters(filters: Filters) -> dict[str, Any]:
    """The values to bind for the totals; those of a search, or a wallet, have no further ones."""
    if filters.search or filters.wallet_id:
        return {}
    return ledger_sums.filter_parameters(filters)


def _totals_of_wallet(given: frozenset[str]) -> Select[Any]:
    """The totals of everything in a wallet, of its days or of all time."""
    days = given & {"first", "last"}
    sums = WALLET_SUMS.c
    within = {
        "first": sums.start >= bindparam("first", type_=Date),
        "last": sums.start <= bindparam("last", type_=Date),
    }
    totals = {"income": sums.income, "expenses": sums.expenses, "rows": sums["count"]}
    columns: list[ColumnElement[Any]] = [
        cast(func.coalesce(func.sum(column), 0), BigInteger).label(name)
        for name, column in totals.items()
    ]
    return select(*columns).where(
        sums.owner_id == bindparam("owner_id"),
        sums.wallet_id == bindparam("wallet_id"),
        sums.grain == ("day" if days else "all"),
        *(within[name] for name in sorted(days)),
    )


def _totals_of_legs(given: frozenset[str]) -> Select[Any]:
    """The totals of entries of a wallet and of transfers to it; none of them is both.

    Each part is read from an index of its own.
    """
    rest = conditions_of(given.difference({"wallet_id"}))
    legs = in_wallet()[:1] if "without_transfer" in given else in_wallet()
    entries = union_all(*(select(ROWS.type, ROWS.amount).where(rest, leg) for leg in legs))
    found = entries.subquery("entries").c
    return select(*_sums(found, func.count()))


@lru_cache(maxsize=MOST_STATEMENTS)
def totals_of(given: frozenset[str]) -> Select[Any]:
    """The totals for filters with these parameters.

    Sums know no wallets, and those of wallets neither types nor categories.
    """
    if "wallet_id" in given and given <= WALLET_TOTALS:
        return _totals_of_wallet(given)
    if "wallet_id" in given:
        return _totals_of_legs(given)
    if given & SEARCH_PARAMETERS:
        return _matching(select(*_sums(ROWS, func.count())), given)
    sums = ledger_sums.matching_sums(given).c
    return select(*_sums(sums, func.coalesce(func.sum(sums.count), 0)))


@lru_cache(maxsize=MOST_STATEMENTS)
def row_at(given: frozenset[str]) -> Select[Any]:
    """The row at a position, in any order."""
    rows = select(ROWS.owner_id).where(conditions_of(given))
    return rows.offset(bindparam("position")).limit(1)


@lru_cache(maxsize=MOST_STATEMENTS)
def rows_after(given: frozenset[str], sort: Sort) -> Select[Any]:
    """The rows after a cursor."""
    page = _page(given, sort, _after(sort)).c
    return _ordered(select(*row_columns(page)), sort, _keys_in(page, sort))


@lru_cache(maxsize=MOST_STATEMENTS)
def all_rows(given: frozenset[str], sort: Sort, columns: tuple[str, ...]) -> Select[Any]:
    """These columns of every row that matches."""
    chosen = (fee_of(ROWS) if name == FEE else ROWS[name] for name in columns)
    rows = select(*chosen).where(conditions_of(given))
    return _ordered(rows, sort, _keys(sort).values())


@lru_cache(maxsize=MOST_STATEMENTS)
def first_rows(given: frozenset[str], sort: Sort) -> Select[Any]:
    """The totals and the first rows, together in each result."""
    return _searched(given, sort) if given & SEARCH_PARAMETERS else _counted(given, sort)


def _counted(given: frozenset[str], sort: Sort) -> Select[Any]:
    """Reads the totals from the ledger's sums, and the page from an index up to its end."""
    totals = totals_of(given).subquery("totals")
    page = _page(given, sort)
    both = select(totals, *row_columns(page.c)).select_from(totals.outerjoin(page, true()))
    return _ordered(both, sort, _keys_in(page.c, sort))


def _page(given: frozenset[str], sort: Sort, *more: ColumnElement[bool]) -> Subquery:
    """The first rows that match; by date an index has them together, whatever the filters are."""
    columns = select(TABLE, *_labelled_keys(sort)).where(*more)
    if sort.by != "date":
        return _limited(_matching(columns, given), sort, _keys(sort).values()).subquery("page")
    ends = _ends(given)
    if len(ends) == 1:
        return _limited(columns.where(*ends), sort, _keys(sort).values()).subquery("page")
    first = [_limited(columns.where(end), sort, _keys(sort).values()).subquery() for end in ends]
    merged = union_all(*(select(part) for part in first)).subquery("ends")
    return _limited(select(merged), sort, _keys_in(merged.c, sort)).subquery("page")


def _ends(given: frozenset[str]) -> list[ColumnElement[bool]]:
    """The conditions of each part of an index that has rows of the page together, at its end.

    The index has each type of a category apart, so that both may be asked for; another one has
    the transfers to a wallet apart.
    """
    several = several_categories(given)
    rest = conditions_of(given.difference(several, {"wallet_id"}))
    wallets = in_wallet() if "wallet_id" in given else [true()]
    within = [ROWS.category_id == bindparam(name) for name in several] or [true()]
    of_category = "type" not in given and (several or "category_id" in given)
    types = [ROWS.type == type_.value for type_ in TransactionType] if of_category else [true()]
    parts = product(within, types, wallets)
    return [and_(rest, category, type_, wallet) for category, type_, wallet in parts]


def _matching(rows: Select[Any], given: frozenset[str]) -> Select[Any]:
    """The rows that match, all of which are read.

    Where no filter narrows them, SQLite is to go by the primary key: in the order of storage they
    take two thirds to an eighth of the time of the index that it would choose.
    """
    matching = rows.where(conditions_of(given))
    narrowed = given & NARROWING or several_categories(given)
    return matching if narrowed else matching.where(ROWS.id > "")


def _limited(rows: Select[Any], sort: Sort, keys: Iterable[ColumnElement[Any]]) -> Select[Any]:
    return _ordered(rows, sort, keys).limit(bindparam("limit"))


def _searched(given: frozenset[str], sort: Sort) -> Select[Any]:
    """Reads every row once: matches are collected, summed and sorted."""
    matches = select(ROWS.owner_id, ROWS.id, ROWS.type, ROWS.amount, *_labelled_keys(sort))
    met = _matching(matches, given).cte("met")
    totals = select(*_sums(met.c, func.count())).subquery("totals")
    keys = _keys_in(met.c, sort)
    page = _ordered(select(met), sort, keys).limit(bindparam("limit")).subquery("page")
    rows = page.join(TABLE, and_(ROWS.owner_id == page.c.owner_id, ROWS.id == page.c.id))
    both = select(totals, *row_columns(ROWS)).select_from(totals.outerjoin(rows, true()))
    return _ordered(both, sort, _keys_in(page.c, sort))
