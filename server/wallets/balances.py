"""The balances of wallets, and of a book: the sum of the wallets that count."""

import datetime as dt
from typing import Final, NamedTuple

from sqlalchemy import BigInteger, ColumnElement, Subquery, and_, bindparam, cast, func, select

from server.core.database.engine import db
from server.users import balances
from server.users.balances import Opening
from server.wallets.models import WALLET_SUMS, WALLETS

_ALL_TIME: Final = and_(
    WALLET_SUMS.c.owner_id == WALLETS.c.owner_id,
    WALLET_SUMS.c.wallet_id == WALLETS.c.id,
    WALLET_SUMS.c.grain == "all",
)
_SUMS: Final = WALLET_SUMS.c
CHANGE: Final[ColumnElement[int]] = (
    _SUMS.income - _SUMS.expenses - _SUMS.sent + _SUMS.received + _SUMS.adjusted
)
"""What a row of sums adds to its wallet."""
_BALANCE: Final = WALLETS.c.opening_amount + func.coalesce(CHANGE, 0)
_WALLETS: Final = WALLETS.outerjoin(WALLET_SUMS, _ALL_TIME)
_OWNED: Final = WALLETS.c.owner_id == bindparam("owner_id")
_TOTAL: Final = (
    select(cast(func.coalesce(func.sum(_BALANCE), 0), BigInteger))
    .select_from(_WALLETS)
    .where(_OWNED, WALLETS.c.counts)
    .scalar_subquery()
)
_EACH: Final = (
    select(
        WALLETS.c.id,
        cast(_BALANCE, BigInteger),
        WALLETS.c.opening_amount,
        WALLETS.c.opening_date,
        func.coalesce(_SUMS.count, 0),
    )
    .select_from(_WALLETS)
    .where(_OWNED)
)


class WalletBalance(NamedTuple):
    """What is in a wallet, in whole rupiah, what was in it at first, and how many entries it has.

    Without `opening_date` the opening amount was not entered yet.
    """

    balance: int
    opening_amount: int
    opening_date: dt.date | None
    entries: int


def settle_balance(owner_id: str) -> int:
    """Make the balance of a book anew from its wallets and return it.

    The caller has locked the account before it wrote, so nobody else writes meanwhile.
    """
    return balances.set_balance(owner_id, _TOTAL)


def set_opening(owner_id: str, wanted: Opening) -> int:
    """Set the opening amount of the starting wallet and return the balance of the book."""
    balances.write_opening(owner_id, wanted)
    return settle_balance(owner_id)


def balances_of_wallets() -> Subquery:
    """The `owner_id`, `id` and `balance` of every wallet, as a subquery."""
    columns = (WALLETS.c.owner_id, WALLETS.c.id, cast(_BALANCE, BigInteger).label("balance"))
    return select(*columns).select_from(_WALLETS).subquery("wallet_balances")


def read_balances(owner_id: str) -> dict[str, WalletBalance]:
    """The balances of a book's wallets by their ids; one query."""
    found = db.session.connection().execute(_EACH, {"owner_id": owner_id})
    return {row[0]: WalletBalance(*row[1:]) for row in found}
