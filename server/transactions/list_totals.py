"""The totals of a list: what its rows add up to, read from sums wherever these know the filters."""

from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import add, sub
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Date,
    Select,
    String,
    bindparam,
    case,
    cast,
    func,
    select,
    union_all,
)

from server.categories.catalogue import TransactionType
from server.core.database.engine import db
from server.transactions import ledger_sums
from server.transactions.filters import (
    HIDDEN,
    LEFT_OUT,
    SEARCH_PARAMETERS,
    Filters,
    conditions_of,
    legs_in_wallet,
    matching_rows,
)
from server.transactions.models import ROWS, EntryType
from server.transactions.queries import Columns
from server.wallets.models import WALLET_SUMS

# With no other parameter, the totals of a wallet are those of its sums.
WALLET_TOTALS: Final = frozenset(
    {"owner_id", "limit", "order", "wallet_id", "first", "last", "type", *LEFT_OUT}
)
# Each number of categories is a statement of its own; more than a few are rare.
MOST_STATEMENTS: Final = 256


@dataclass(frozen=True, slots=True)
class Totals:
    """The sums of the rows that match, in whole rupiah, and their number."""

    income: int
    expenses: int
    count: int

    def serialize(self) -> dict[str, int]:
        """As it goes over the wire."""
        return {"income": self.income, "expenses": self.expenses, "count": self.count}


def read_totals(owner_id: str, filters: Filters) -> Totals:
    """The totals of all rows that match."""
    values = {"owner_id": owner_id, **filters.parameters(), **totals_parameters(filters)}
    statement = totals_of(frozenset(values))
    return Totals(*db.session.connection().execute(statement, values).one())


def totals_parameters(filters: Filters) -> dict[str, Any]:
    """The values to bind for the totals; those of a search, or a wallet, have no further ones."""
    if filters.search or filters.wallet_id:
        return {}
    return ledger_sums.filter_parameters(filters)


@lru_cache(maxsize=MOST_STATEMENTS)
def totals_of(given: frozenset[str]) -> Select[Any]:
    """The totals for filters with these parameters.

    Sums know no wallets, and those of wallets no categories.
    """
    if "wallet_id" in given and given <= WALLET_TOTALS:
        return _totals_of_wallet(given)
    if "wallet_id" in given:
        return _totals_of_legs(given)
    if given & SEARCH_PARAMETERS:
        totals = select(*sum_columns(ROWS, func.count()))
        # An index of SQLite has all that a search compares, except for wallets.
        if "search_wallets" in given:
            return matching_rows(totals, given)
        return totals.where(conditions_of(given))
    sums = ledger_sums.matching_sums(given).c
    return select(*sum_columns(sums, func.coalesce(func.sum(sums.count), 0)))


def _totals_of_wallet(given: frozenset[str]) -> Select[Any]:
    """The totals of a wallet, of its days or of all time."""
    days = given & {"first", "last"}
    sums = WALLET_SUMS.c
    within = {
        "first": sums.start >= bindparam("first", type_=Date),
        "last": sums.start <= bindparam("last", type_=Date),
    }
    columns: list[ColumnElement[Any]] = [
        cast(func.coalesce(func.sum(column), 0), BigInteger).label(name)
        for name, column in _amounts_of_wallet(given).items()
    ]
    return select(*columns).where(
        sums.owner_id == bindparam("owner_id"),
        sums.wallet_id == bindparam("wallet_id"),
        sums.grain == ("day" if days else "all"),
        *(within[name] for name in sorted(days)),
    )


def _amounts_of_wallet(given: frozenset[str]) -> dict[str, ColumnElement[int]]:
    """The fields of Totals of one row of a wallet's sums, of the types that are asked for."""
    sums = WALLET_SUMS.c
    counts: dict[EntryType, ColumnElement[int]] = {
        EntryType.INCOME: sums.income_count,
        EntryType.EXPENSES: sums.expenses_count,
        EntryType.ADJUSTMENT: sums.adjusted_count,
    }
    counts[EntryType.TRANSFER] = reduce(sub, counts.values(), sums["count"])
    if "type" not in given:
        hidden = {type_ for name, type_ in HIDDEN.items() if name in given}
        shown = [count for type_, count in counts.items() if type_ not in hidden]
        return {"income": sums.income, "expenses": sums.expenses, "rows": reduce(add, shown)}
    type_ = bindparam("type", type_=String)
    return {
        "income": case((type_ == EntryType.INCOME.value, sums.income), else_=0),
        "expenses": case((type_ == EntryType.EXPENSES.value, sums.expenses), else_=0),
        "rows": case({each.value: count for each, count in counts.items()}, value=type_),
    }


def _totals_of_legs(given: frozenset[str]) -> Select[Any]:
    """The totals of entries of a wallet and of transfers to it; none of them is both."""
    rest = conditions_of(given.difference({"wallet_id"}))
    legs = legs_in_wallet(given)
    entries = union_all(*(select(ROWS.type, ROWS.amount).where(rest, leg) for leg in legs))
    found = entries.subquery("entries").c
    return select(*sum_columns(found, func.count()))


def sum_columns(columns: Columns, count: ColumnElement[int]) -> list[ColumnElement[Any]]:
    """The fields of Totals, in their order."""

    def of(type_: TransactionType) -> ColumnElement[int]:
        amounts = func.sum(columns.amount).filter(columns.type == type_)
        return cast(func.coalesce(amounts, 0), BigInteger)

    return [
        of(TransactionType.INCOME).label("income"),
        of(TransactionType.EXPENSES).label("expenses"),
        cast(count, BigInteger).label("rows"),
    ]
