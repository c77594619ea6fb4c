"""The bills of cards and paylaters: what is due of a statement, and until when."""

import datetime as dt
from collections.abc import Iterable, Mapping
from typing import NamedTuple
from zoneinfo import ZoneInfo

from dateutil.relativedelta import relativedelta

from server.debts.models import Counting, DebtRow
from server.users.time_zones import get_time_zones
from server.wallets.balances import read_balances, read_spent_since
from server.wallets.wallet_book import Wallet, WalletBook


class CardBill(NamedTuple):
    """What is due of a wallet with credit, in whole rupiah.

    `due` was on the statement and is not paid yet, to be paid until `due_on`. `coming` was spent
    since; it is on the next statement and due on `next_due_on`. `owed` is everything but the
    instalments of debts in the wallet, which have days of their own.
    """

    wallet: Wallet
    owed: int
    due: int
    due_on: dt.date
    coming: int
    next_statement_on: dt.date
    next_due_on: dt.date


def read_card_bills(
    owner_id: str, debts: Iterable[DebtRow], wallets: WalletBook, today: dt.date
) -> list[CardBill]:
    """The bills of the active wallets whose statement and due day are known.

    Two queries, and one more where debts are in such a wallet; none without one.
    """
    cards = {
        one.id: one
        for one in wallets.active
        if one.has_credit and one.statement_day and one.due_day
    }
    if not cards:
        return []
    statements = {id_: last_day(one.statement_day or 1, today) for id_, one in cards.items()}
    balances = read_balances(owner_id)
    spent = read_spent_since(owner_id, statements)
    rows = [row for row in debts if row.wallet_id in cards]
    zone = ZoneInfo(get_time_zones([owner_id])[owner_id]) if rows else dt.UTC
    # A debt begins on the day of its owner, as entries do.
    begun = {row.id: row.created_at.astimezone(zone).date() for row in rows}
    return [
        _bill(
            one,
            -balances[id_].balance,
            spent[id_],
            statements[id_],
            {row: begun[row.id] for row in rows if row.wallet_id == id_},
        )
        for id_, one in cards.items()
    ]


def _bill(
    wallet: Wallet, balance: int, spent: int, statement: dt.date, debts: Mapping[DebtRow, dt.date]
) -> CardBill:
    """The bill of a card with debts that began on these days."""
    left = sum(max(0, row.principal - row.paid) for row in debts)
    # What began after the statement is among what was spent since, unless it counts when paid.
    new = sum(
        row.principal - row.settled
        for row, day in debts.items()
        if day > statement and row.counts == Counting.BOUGHT.value
    )
    owed = max(0, balance - left)
    coming = min(owed, max(0, spent - new))
    due_day = wallet.due_day or 1
    due_on = next_day(due_day, statement)
    next_statement = next_day(wallet.statement_day or 1, statement)
    return CardBill(
        wallet=wallet,
        owed=owed,
        due=owed - coming,
        due_on=due_on,
        coming=coming,
        next_statement_on=next_statement,
        next_due_on=next_day(due_day, next_statement),
    )


def last_day(month_day: int, today: dt.date) -> dt.date:
    """The latest day of a month with this number, today included; short months end earlier."""
    here = today + relativedelta(day=month_day)
    return here if here <= today else today + relativedelta(months=-1, day=month_day)


def next_day(month_day: int, after: dt.date) -> dt.date:
    """The first day with this number after a day; short months end earlier."""
    here = after + relativedelta(day=month_day)
    return here if here > after else after + relativedelta(months=1, day=month_day)
