"""The check of all balances, and of the ledger's sums, against their rows."""

import datetime as dt
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Date,
    Select,
    cast,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    union_all,
)
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

from server.core.database.engine import db
from server.transactions.ledger_sums import Grain
from server.transactions.models import ROWS, SUMS, TABLE
from server.transactions.signed_amounts import signed_sum
from server.users.balances import balances_query, lock_account

KEY: Final = ("owner_id", "grain", "start", "type", "category_id")


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


def find_wrong_balances() -> list[tuple[str, int, int]]:
    """The id, balance and sum of each user whose balance is not the opening amount plus rows."""
    balances = balances_query()
    accounts = balances.c
    total = accounts.opening_amount + signed_sum(ROWS)
    found = db.session.execute(
        select(accounts.id, accounts.balance, total)
        .select_from(balances.outerjoin(TABLE, ROWS.owner_id == accounts.id))
        .group_by(accounts.id, accounts.balance, accounts.opening_amount)
        .having(accounts.balance != total)
        .order_by(accounts.id)
    )
    return [(row[0], row[1], row[2]) for row in found]


def find_wrong_sums() -> list[str]:
    """The owners whose sums are not those of their rows."""
    stored = select(*(SUMS.c[name] for name in KEY), -SUMS.c.amount, -SUMS.c.count)
    both = union_all(*(_sums_of(grain) for grain in Grain), stored).subquery("both")
    *key, amount, count = both.c
    differs = or_(func.sum(amount) != 0, func.sum(count) != 0)
    wrong = select(both.c.owner_id).group_by(*key).having(differs).subquery("wrong")
    return list(db.session.scalars(select(wrong.c.owner_id).distinct().order_by("owner_id")))


def rebuild_sums(owner_id: str) -> None:
    """Make the owner's sums anew from the rows."""
    lock_account(owner_id)
    connection = db.session.connection()
    connection.execute(delete(SUMS).where(SUMS.c.owner_id == owner_id))
    for grain in Grain:
        sums = _sums_of(grain, owner_id)
        connection.execute(insert(SUMS).from_select([*KEY, "amount", "count"], sums))


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
