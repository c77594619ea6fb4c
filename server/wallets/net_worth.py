"""What a book has less what it owes, at the end of each of the last money months."""

import datetime as dt
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    Date,
    Integer,
    Select,
    bindparam,
    cast,
    func,
    select,
    text,
    true,
)
from sqlalchemy.types import TypeEngine

from server.core.calendar.date_format import month_name
from server.core.calendar.money_month import MoneyCalendar
from server.core.database.engine import db
from server.wallets.balances import CHANGE, WalletBalance, read_balances
from server.wallets.kinds import WalletGroup
from server.wallets.models import WALLET_SUMS, WALLETS
from server.wallets.wallet_book import WalletBook

MONTHS: Final = 12

Item = dict[str, Any]
"""A month as it goes over the wire."""


class NetWorth(NamedTuple):
    """What one has and what one owes at a moment, both in whole rupiah."""

    assets: int
    debts: int


def list_net_worth(
    book: WalletBook, today: dt.date, calendar: MoneyCalendar, language: str
) -> list[Item]:
    """The last twelve money months, the present one as of now; two queries.

    Every wallet is part of it, also one that does not count in the balance.
    """
    months = calendar.months_until(calendar.month_at(today), MONTHS)
    # Tomorrow's entries are in the balance already, and in the present month wherever it ends.
    ends = [*(month.end for month in months[:-1]), dt.date.max]
    found = read_balances(book.owner_id)
    later = _sum_later(book.owner_id, ends)
    return [
        {
            "key": month.key,
            "start": month.start.isoformat(),
            "end": month.end.isoformat(),
            "label": month_name(month, language),
            **_serialize(_net_worth(book, found, later, place, ends[place])),
        }
        for place, month in enumerate(months)
    ]


def _net_worth(
    book: WalletBook,
    found: dict[str, WalletBalance],
    later: dict[str, list[int]],
    place: int,
    day: dt.date,
) -> NetWorth:
    """What there was at the end of a day: what there is now less what came later."""
    assets = debts = 0
    # Another device may have removed a wallet since the book was read.
    for wallet in (one for one in book.wallets if one.id in found and one.id in later):
        present = found[wallet.id]
        then = present.balance - later[wallet.id][place]
        if present.opening_date is not None and present.opening_date > day:
            then -= present.opening_amount
        if wallet.group is WalletGroup.DEBTS:
            debts -= then
        else:
            assets += then
    return NetWorth(assets, debts)


def _sum_later(owner_id: str, ends: Sequence[dt.date]) -> dict[str, list[int]]:
    """By wallet: what its entries after each of these days add up to; after the last one nothing.

    Each entry is added up once, for the days between two ends.
    """
    given = {f"end_{place}": end for place, end in enumerate(ends)}
    rows = db.session.connection().execute(_between(len(ends)), {"owner_id": owner_id, **given})
    later: dict[str, list[int]] = {}
    for wallet_id, place, amount in rows:
        later.setdefault(wallet_id, [0] * len(ends))[place] = amount
    return {id_: [*accumulate(reversed(amounts))][::-1] for id_, amounts in later.items()}


@lru_cache(maxsize=1)
def _between(count: int) -> Select[Any]:
    """Wallet, place and sum of its entries after the end of that place and up to the next."""
    rows = ", ".join(f"({place}, :end_{place}, :end_{place + 1})" for place in range(count - 1))
    binds = [bindparam(f"end_{place}", type_=Date) for place in range(count)]
    # Both databases name the columns of VALUES so.
    kinds: dict[str, TypeEngine[Any]] = {"column1": Integer(), "column2": Date(), "column3": Date()}
    ends = text(f"VALUES {rows}").bindparams(*binds).columns(**kinds).subquery("ends")
    place, after, until = ends.c
    changes = (
        select(cast(func.coalesce(func.sum(CHANGE), 0), BigInteger))
        .where(
            WALLET_SUMS.c.owner_id == WALLETS.c.owner_id,
            WALLET_SUMS.c.wallet_id == WALLETS.c.id,
            WALLET_SUMS.c.grain == "day",
            WALLET_SUMS.c.start > after,
            WALLET_SUMS.c.start <= until,
        )
        .correlate(WALLETS, ends)
    )
    return (
        select(WALLETS.c.id, place, changes.scalar_subquery())
        .select_from(WALLETS.join(ends, true()))
        .where(WALLETS.c.owner_id == bindparam("owner_id"))
    )


def _serialize(worth: NetWorth) -> Item:
    return {
        "assets": worth.assets,
        "debts": worth.debts,
        "net_worth": worth.assets - worth.debts,
    }
