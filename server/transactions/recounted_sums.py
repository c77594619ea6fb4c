"""The ledger's sums as its rows make them, and changes of so many rows that they are recounted.

Triggers change the sums row by row on SQLite, and read what a statement wrote once more on
PostgreSQL. Where much of a ledger changes, adding all of it up again takes less.
"""

import datetime as dt
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Date,
    Select,
    case,
    cast,
    delete,
    func,
    insert,
    literal,
    select,
    true,
    union_all,
)
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

from server.core.database.engine import db
from server.transactions.ledger_sums import count_rows
from server.transactions.models import PAUSED_SUMS, ROWS, SUMS, EntryType
from server.transactions.span_pieces import Grain
from server.wallets.models import WALLET_SUMS

KEY: Final = ("owner_id", "grain", "start", "type", "category_id")
WALLET_KEY: Final = ("owner_id", "wallet_id", "grain", "start")
# In place of a type: a transfer, for the wallet that it goes to.
RECEIVED: Final = "received"
# What each sum of a wallet adds up, and of which of its entries it adds up the number.
WALLET_AMOUNTS: Final = {
    "income": EntryType.INCOME.value,
    "expenses": EntryType.EXPENSES.value,
    "sent": EntryType.TRANSFER.value,
    "received": RECEIVED,
    "adjusted": EntryType.ADJUSTMENT.value,
}
WALLET_COUNTS: Final = {
    "income_count": EntryType.INCOME.value,
    "expenses_count": EntryType.EXPENSES.value,
    "adjusted_count": EntryType.ADJUSTMENT.value,
}
WALLET_SUMMED: Final = (*WALLET_AMOUNTS, "count", *WALLET_COUNTS)
# Fewer changes are left to the triggers.
LEAST_RECOUNTED: Final = 1_000
# How many times longer they take for a changed row than a recount does for one of the ledger: where
# only categories change, and otherwise.
CATEGORY_SHARE: Final = 6
SHARE: Final = 2
# The first day of the sum of a wallet's whole time.
ALL_TIME: Final = dt.date(1970, 1, 1)


class GrainStart(FunctionElement[dt.date]):
    """The first day of the month or year, which comes second, that holds a day."""

    type = Date()
    inherit_cache = True


@compiles(GrainStart, "sqlite")
def _sqlite_start(element: GrainStart, compiler: SQLCompiler, **options: Any) -> str:
    day, grain = (compiler.process(part, **options) for part in element.clauses)
    return f"date({day}, 'start of ' || {grain})"


@compiles(GrainStart, "postgresql")
def _postgresql_start(element: GrainStart, compiler: SQLCompiler, **options: Any) -> str:
    day, grain = (compiler.process(part, **options) for part in element.clauses)
    return f"date_trunc({grain}, {day}::timestamp)::date"


@contextmanager
def recounted_sums(
    owner_id: str, changes: int, *, growth: int = 0, of_wallets: bool = True
) -> Iterator[None]:
    """Let the statements within change so many of the owner's rows, and the sums follow once.

    `growth` is how many rows the ledger has more then. Without `of_wallets` nothing but categories
    and details may change. The caller has locked the account. Within, nothing may read sums. The
    database commits no pause that has not ended, so an error within must end the transaction.
    """
    share = SHARE if of_wallets else CATEGORY_SHARE
    if changes < LEAST_RECOUNTED or changes * share <= count_rows(owner_id) + growth:
        yield
        return
    connection = db.session.connection()
    connection.execute(insert(PAUSED_SUMS), {"owner_id": owner_id})
    yield
    connection.execute(delete(PAUSED_SUMS).where(PAUSED_SUMS.c.owner_id == owner_id))
    _recount_categories(owner_id)
    if of_wallets:
        _recount_wallets(owner_id)


def recount_sums(owner_id: str) -> None:
    """Make the owner's sums anew from the rows; the balance stays."""
    _recount_categories(owner_id)
    _recount_wallets(owner_id)


def _recount_categories(owner_id: str) -> None:
    connection = db.session.connection()
    connection.execute(delete(SUMS).where(SUMS.c.owner_id == owner_id))
    for grain in Grain:
        sums = sums_of(grain, owner_id)
        connection.execute(insert(SUMS).from_select([*KEY, "amount", "count"], sums))


def _recount_wallets(owner_id: str) -> None:
    connection = db.session.connection()
    connection.execute(delete(WALLET_SUMS).where(WALLET_SUMS.c.owner_id == owner_id))
    for sums in sums_of_wallets(owner_id):
        connection.execute(insert(WALLET_SUMS).from_select([*WALLET_KEY, *WALLET_SUMMED], sums))


def sums_of(grain: Grain, owner_id: str | None = None) -> Select[Any]:
    """What sums of a grain must be: days by the rows, the others by the next finer one."""
    finer = {Grain.MONTH: Grain.DAY, Grain.YEAR: Grain.MONTH}.get(grain)
    columns = SUMS.c if finer else ROWS
    start: ColumnElement[Any] = ROWS.date
    number: ColumnElement[int] = func.count()
    if finer:
        start = GrainStart(SUMS.c.start, literal(grain.value))
        number = func.sum(SUMS.c.count)
    key = (columns.owner_id, literal(grain.value).label("grain"), start.label("first_day"))
    sums = select(
        *key,
        columns.type,
        columns.category_id,
        cast(func.sum(columns.amount), BigInteger).label("amount"),
        number.label("count"),
    )
    if finer:
        sums = sums.where(SUMS.c.grain == finer.value)
    if owner_id is not None:
        sums = sums.where(columns.owner_id == owner_id)
    # By a name of its own: PostgreSQL would group by the column `start` instead.
    return sums.group_by(columns.owner_id, "first_day", columns.type, columns.category_id)


def sums_of_wallets(owner_id: str | None = None) -> list[Select[Any]]:
    """What the sums of wallets must be by the rows, of each day and of all time."""
    own = ROWS.owner_id == owner_id if owner_id else true()
    both = [
        select(
            ROWS.owner_id,
            wallet_id.label("wallet_id"),
            ROWS.date,
            kind.label("kind"),
            ROWS.amount,
        ).where(wallet_id.is_not(None), own)
        for wallet_id, kind in (
            (ROWS.wallet_id, ROWS.type),
            (ROWS.to_wallet_id, literal(RECEIVED)),
        )
    ]
    legs = union_all(*both).subquery("legs").c

    def of(kind: str, summed: ColumnElement[int]) -> ColumnElement[int]:
        return cast(func.sum(case((legs.kind == kind, summed), else_=0)), BigInteger)

    sums = {
        **{name: of(kind, legs.amount) for name, kind in WALLET_AMOUNTS.items()},
        "count": func.count(),
        **{name: of(kind, literal(1)) for name, kind in WALLET_COUNTS.items()},
    }
    starts = {"all": literal(ALL_TIME, Date), "day": legs.date}
    return [
        select(
            legs.owner_id,
            legs.wallet_id,
            literal(grain).label("grain"),
            start.label("first_day"),
            *(sums[name].label(name) for name in WALLET_SUMMED),
        ).group_by(legs.owner_id, legs.wallet_id, "first_day")
        for grain, start in starts.items()
    ]
