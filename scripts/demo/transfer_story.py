"""What the salary earner moves between wallets: cash, top-ups, the card; and what is counted."""

import datetime as dt
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from dateutil.relativedelta import relativedelta

from scripts.demo.ledger_story import Place, Story, number_at, spent_between
from server.core.calendar.money_month import ONE_DAY
from server.transactions.transfers import Adjustment, Transfer, adjustment_row, transfer_rows

STATEMENT_DAY: Final = 20
# When the cash is counted, and by how much it is short then.
COUNTED_IN: Final = frozenset({2, 8})
COUNTED_ON: Final = 9
LEAST_MISSING: Final = 3_000
MISSING_STEPS: Final = 20
STEP: Final = 1_000

Row = dict[str, Any]


class Move(NamedTuple):
    """Money from the bank account to another place, on some days of a month; whole rupiah."""

    place: Place
    detail: str
    days: tuple[int, ...]
    # Amounts are multiples of it.
    step: int
    fee: int = 0


TOP_UPS: Final = {
    Place.CASH: Move(Place.CASH, "Tarik tunai", (1, 11, 26), 50_000),
    Place.EWALLET: Move(Place.EWALLET, "Isi GoPay", (4, 14, 24), 10_000, fee=1_000),
}
CARD: Final = Move(Place.CARD, "Bayar kartu kredit", (5,), 1)


def transfers_between(first: dt.date, last: dt.date, story: Story) -> Iterator[Row]:
    """The rows of all transfers and adjustments from the first to the last day.

    Each follows from the story alone: cash and top-ups are what is spent until the next time, and
    the card is paid in full.
    """
    day = first
    while day <= last:
        for move in (*TOP_UPS.values(), CARD):
            if day.day in move.days:
                yield from _rows(day, move, story)
        if day.day == COUNTED_ON and day.month in COUNTED_IN and Place.CASH in story.wallets:
            yield _counted(day, story)
        day += ONE_DAY


def days_from(day: dt.date, days: tuple[int, ...]) -> Iterator[dt.date]:
    """These days of every month, from a day on."""
    while True:
        if day.day in days:
            yield day
        day += ONE_DAY


def unpaid_since(day: dt.date) -> dt.date:
    """The first day whose purchases by card are not paid at the start of a day."""
    months = 2 if day.day <= CARD.days[0] else 1
    return day - relativedelta(months=months, day=STATEMENT_DAY) + ONE_DAY


def _rows(day: dt.date, move: Move, story: Story) -> list[Row]:
    source, target = story.wallets.get(Place.BANK), story.wallets.get(move.place)
    amount = _amount(day, move, story)
    if source is None or target is None or amount <= 0:
        return []
    return transfer_rows(Transfer(source, target, amount, move.fee, move.detail, day))


def _amount(day: dt.date, move: Move, story: Story) -> int:
    if move is CARD:
        closed = day - relativedelta(months=1, day=STATEMENT_DAY)
        return spent_between(move.place, unpaid_since(day), closed, story)
    following = next(days_from(day + ONE_DAY, move.days))
    spent = spent_between(move.place, day, following - ONE_DAY, story)
    # To the nearest step, so that too much and too little even out.
    return (spent + move.step // 2) // move.step * move.step


def _counted(day: dt.date, story: Story) -> Row:
    missing = LEAST_MISSING + number_at(day, "missing", story.seed) % MISSING_STEPS * STEP
    # The amount alone is stored, not what the wallet held.
    counted = Adjustment(balance=0, detail="Hitung isi dompet", date=day)
    return adjustment_row(story.wallets[Place.CASH], -missing, counted)
