"""The balances of wallets, and of a book: the sum of the wallets that count."""

import datetime as dt
from collections.abc import Mapping
from typing import Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Subquery,
    and_,
    bindparam,
    case,
    cast,
    func,
    select,
)

from server.core.database.engine import db
from server.core.database.frequent_statements import FrequentStatement
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
_LATER: Final = WALLET_SUMS.alias("later")
# What a wallet held when a statement proved it last; NULL without a proof.
_PROVED_BALANCE: Final = (
    _BALANCE
    - select(
        func.coalesce(
            func.sum(
                _LATER.c.income
                - _LATER.c.expenses
                - _LATER.c.sent
                + _LATER.c.received
                + _LATER.c.adjusted
            ),
            0,
        )
    )
    .where(
        _LATER.c.owner_id == WALLETS.c.owner_id,
        _LATER.c.wallet_id == WALLETS.c.id,
        _LATER.c.grain == "day",
        _LATER.c.start > WALLETS.c.proved_until,
    )
    .scalar_subquery()
)
# Entries that were changed since may have ended it.
_PROVED_UNTIL: Final = case(
    (WALLETS.c.proved_until.is_(None), None),
    (WALLETS.c.proved_balance == _PROVED_BALANCE, WALLETS.c.proved_until),
)
_EACH: Final = FrequentStatement(
    select(
        WALLETS.c.id,
        cast(_BALANCE, BigInteger),
        WALLETS.c.opening_amount,
        WALLETS.c.opening_date,
        func.coalesce(_SUMS.count, 0),
        _PROVED_UNTIL,
    )
    .select_from(_WALLETS)
    .where(_OWNED)
)
_DAY_SUMS: Final = select(func.coalesce(func.sum(CHANGE), 0)).where(
    WALLET_SUMS.c.owner_id == bindparam("owner_id"),
    WALLET_SUMS.c.wallet_id == bindparam("wallet_id"),
    WALLET_SUMS.c.grain == "day",
    WALLET_SUMS.c.start <= bindparam("day", type_=WALLET_SUMS.c.start.type),
)
_ON_DAY: Final = select(
    cast(WALLETS.c.opening_amount + _DAY_SUMS.scalar_subquery(), BigInteger)
).where(_OWNED, WALLETS.c.id == bindparam("wallet_id"))


class WalletBalance(NamedTuple):
    """What is in a wallet, in whole rupiah, what was in it at first, and how many entries it has.

    Without `opening_date` the opening amount was not entered yet. `proved_until` is the last day on
    which a statement agrees with the wallet.
    """

    balance: int
    opening_amount: int
    opening_date: dt.date | None
    entries: int
    proved_until: dt.date | None


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


def read_balance_on(owner_id: str, wallet_id: str, day: dt.date) -> int:
    """What was in a wallet at the end of a day, in whole rupiah; one query."""
    given = {"owner_id": owner_id, "wallet_id": wallet_id, "day": day}
    return int(db.session.connection().execute(_ON_DAY, given).scalar_one())


def read_spent_since(owner_id: str, days: Mapping[str, dt.date]) -> dict[str, int]:
    """What left each wallet after a day of its own, in whole rupiah; one query, none for none."""
    if not days:
        return {}
    wanted = select(_SUMS.wallet_id, _SUMS.start, _SUMS.expenses + _SUMS.sent).where(
        _SUMS.owner_id == owner_id,
        _SUMS.wallet_id.in_(days),
        _SUMS.grain == "day",
        _SUMS.start > min(days.values()),
    )
    spent = dict.fromkeys(days, 0)
    for wallet_id, day, amount in db.session.connection().execute(wanted):
        spent[wallet_id] += amount if day > days[wallet_id] else 0
    return spent


def read_balances(owner_id: str) -> dict[str, WalletBalance]:
    """The balances of a book's wallets by their ids; one query."""
    found = _EACH.all(db.session.connection(), {"owner_id": owner_id})
    return {row[0]: WalletBalance(*row[1:]) for row in found}
