"""The check of all balances, and of the ledger's sums, against their rows."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    Select,
    Subquery,
    Table,
    and_,
    cast,
    func,
    null,
    or_,
    select,
    union_all,
)

from server.core.database.engine import db
from server.transactions.models import ROWS, SUMS
from server.transactions.recounted_sums import (
    KEY,
    WALLET_KEY,
    recount_sums,
    sums_of,
    sums_of_wallets,
)
from server.transactions.signed_amounts import signed_column
from server.transactions.span_pieces import Grain
from server.users.balances import balances_query, lock_account
from server.wallets.balances import balances_of_wallets, settle_balance
from server.wallets.models import WALLET_SUMS, WALLETS


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
        _differing(SUMS, KEY, [sums_of(grain) for grain in Grain]),
        _differing(WALLET_SUMS, WALLET_KEY, sums_of_wallets()),
    )
    return sorted({owner_id for wrong in sums for owner_id in db.session.scalars(wrong)})


def rebuild_sums(owner_id: str) -> None:
    """Make the owner's sums anew from the rows, and the balance from them."""
    lock_account(owner_id)
    recount_sums(owner_id)
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
