"""The check of all balances, and of the ledger's sums, against their rows."""

import datetime as dt
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Date,
    Select,
    Subquery,
    Table,
    and_,
    case,
    cast,
    delete,
    func,
    insert,
    literal,
    null,
    or_,
    select,
    true,
    union_all,
)
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

from server.core.database.engine import db
from server.transactions.models import ROWS, SUMS, EntryType
from server.transactions.signed_amounts import signed_column
from server.transactions.span_pieces import Grain
from server.users.balances import balances_query, lock_account
from server.wallets.balances import balances_of_wallets, settle_balance
from server.wallets.models import WALLET_SUMS, WALLETS

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


class WrongBalance(NamedTuple):
    """A balance that is not what its opening amount and its entries add up to, in whole rupiah.

    That of an account when `wallet_id` is None, else of one of its wallets.
    """

    owner_id: str
    wallet_id: str | None
    balance: int
    total: int


def find_wrong_balances() -> list[WrongBalance]:
    """The accounts, and then the wallets, whose balance is not the sum of the rows."""
    wallets = _totals_of_wallets()
    accounts = balances_query()
    total = cast(func.coalesce(func.sum(wallets.c.total), 0), BigInteger)
    counted = and_(wallets.c.owner_id == accounts.c.id, wallets.c.counts)
    of_accounts = (
        select(accounts.c.id, null(), accounts.c.balance, total)
        .select_from(accounts.outerjoin(wallets, counted))
        .group_by(accounts.c.id, accounts.c.balance)
        .having(accounts.c.balance != total)
        .order_by(accounts.c.id)
    )
    stored = balances_of_wallets()
    same = and_(stored.c.owner_id == wallets.c.owner_id, stored.c.id == wallets.c.id)
    of_wallets = (
        select(stored.c.owner_id, stored.c.id, stored.c.balance, wallets.c.total)
        .select_from(stored.join(wallets, same))
        .where(stored.c.balance != wallets.c.total)
        .order_by(stored.c.owner_id, stored.c.id)
    )
    return [
        WrongBalance(*row)
        for statement in (of_accounts, of_wallets)
        for row in db.session.execute(statement)
    ]


def _totals_of_wallets() -> Subquery:
    """What each wallet holds by its rows: `owner_id`, `id`, `counts`, `total`."""
    from_wallet = select(ROWS.owner_id, ROWS.wallet_id, signed_column(ROWS).label("amount"))
    to_wallet = select(ROWS.owner_id, ROWS.to_wallet_id, ROWS.amount)
    legs = union_all(from_wallet, to_wallet.where(ROWS.to_wallet_id.is_not(None))).subquery("legs")
    moved = (
        select(legs.c.owner_id, legs.c.wallet_id, func.sum(legs.c.amount).label("amount"))
        .group_by(legs.c.owner_id, legs.c.wallet_id)
        .subquery("moved")
    )
    same = and_(moved.c.owner_id == WALLETS.c.owner_id, moved.c.wallet_id == WALLETS.c.id)
    total = cast(WALLETS.c.opening_amount + func.coalesce(moved.c.amount, 0), BigInteger)
    columns = (WALLETS.c.owner_id, WALLETS.c.id, WALLETS.c.counts, total.label("total"))
    return select(*columns).select_from(WALLETS.outerjoin(moved, same)).subquery("wallets_by_rows")


def find_wrong_sums() -> list[str]:
    """The owners whose sums, of categories or of wallets, are not those of their rows."""
    sums = (
        _differing(SUMS, KEY, [_sums_of(grain) for grain in Grain]),
        _differing(WALLET_SUMS, WALLET_KEY, _sums_of_wallets()),
    )
    return sorted({owner_id for wrong in sums for owner_id in db.session.scalars(wrong)})


def rebuild_sums(owner_id: str) -> None:
    """Make the owner's sums anew from the rows, and the balance from them."""
    lock_account(owner_id)
    connection = db.session.connection()
    for table in (SUMS, WALLET_SUMS):
        connection.execute(delete(table).where(table.c.owner_id == owner_id))
    for grain in Grain:
        sums = _sums_of(grain, owner_id)
        connection.execute(insert(SUMS).from_select([*KEY, "amount", "count"], sums))
    for sums in _sums_of_wallets(owner_id):
        connection.execute(insert(WALLET_SUMS).from_select([*WALLET_KEY, *WALLET_SUMMED], sums))
    settle_balance(owner_id)


def _differing(table: Table, key: Sequence[str], wanted: Sequence[Select[Any]]) -> Select[Any]:
    """The owners of stored sums that are not the wanted ones."""
    amounts = [column.name for column in table.columns if column.name not in key]
    stored = select(*(table.c[name] for name in key), *(-table.c[name] for name in amounts))
    both = union_all(*wanted, stored).subquery("both")
    columns = list(both.c)
    differs = or_(*(func.sum(amount) != 0 for amount in columns[len(key) :]))
    wrong = select(both.c.owner_id).group_by(*columns[: len(key)]).having(differs).subquery()
    return select(wrong.c.owner_id).distinct()


def _sums_of(grain: Grain, owner_id: str | None = None) -> Select[Any]:
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


def _sums_of_wallets(owner_id: str | None = None) -> list[Select[Any]]:
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
