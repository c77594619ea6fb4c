"""What a book has less what it owes, at the end of each of the last money months."""

import datetime as dt
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from sqlalchemy import BigInteger, Date, Select, and_, bindparam, cast, func, select

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
    """By wallet: what its entries after each of these days add up to."""
    given = {f"end_{place}": end for place, end in enumerate(ends)}
    rows = db.session.connection().execute(_later(len(ends)), {"owner_id": owner_id, **given})
    return {row[0]: list(row[1:]) for row in rows}


@lru_cache(maxsize=1)
def _later(count: int) -> Select[Any]:
    ends = [bindparam(f"end_{place}", type_=Date) for place in range(count)]
    days = WALLET_SUMS.c.start
    sums = [cast(func.coalesce(func.sum(CHANGE).filter(days > end), 0), BigInteger) for end in ends]
    after = and_(
        WALLET_SUMS.c.owner_id == WALLETS.c.owner_id,
        WALLET_SUMS.c.wallet_id == WALLETS.c.id,
        WALLET_SUMS.c.grain == "day",
        days > ends[0],
    )
    return (
        select(WALLETS.c.id, *sums)
        .select_from(WALLETS.outerjoin(WALLET_SUMS, after))
        .where(WALLETS.c.owner_id == bindparam("owner_id"))
        .group_by(WALLETS.c.id)
    )


def _serialize(worth: NetWorth) -> Item:
    return {
        "assets": worth.assets,
        "debts": worth.debts,
        "net_worth": worth.assets - worth.debts,
    }
