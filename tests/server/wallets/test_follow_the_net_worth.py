"""Somebody sees what is left when what is owed is taken off, month by month."""

import random
from collections import defaultdict
from datetime import date, timedelta
from typing import Any

import pytest
import time_machine
from flask import Flask

from server.wallets.schemas import NetWorthSchema
from tests.support.ledger import record
from tests.support.ledger_model import Months, public_holidays
from tests.support.people import SignedIn
from tests.support.transfers import adjust, open_wallet, starting_wallet, transfer
from tests.support.wallets import Item, agree, answered, change, wallets

pytestmark = pytest.mark.both_databases

NOON = "2026-11-20T05:00:00Z"
TODAY = date(2026, 11, 20)


def net_worth(person: SignedIn) -> list[Item]:
    found: list[Item] = answered(person.get("/net-worth"))["datas"]
    return found


class Worth:
    """What wallets held at the end of any day, in plain Python."""

    def __init__(self) -> None:
        self.changes: dict[str, list[tuple[date, int]]] = defaultdict(list)
        self.debts: set[str] = set()

    def add(self, wallet_id: str, day: date, amount: int) -> None:
        self.changes[wallet_id].append((day, amount))

    def at(self, last: date) -> tuple[int, int]:
        """Assets and debts at the end of a day."""
        held = {
            wallet_id: sum(amount for day, amount in changes if day <= last)
            for wallet_id, changes in self.changes.items()
        }
        owed = -sum(amount for wallet_id, amount in held.items() if wallet_id in self.debts)
        return sum(a for wallet_id, a in held.items() if wallet_id not in self.debts), owed


def fill(person: SignedIn, worth: Worth) -> None:
    """Entries of every kind over two years, in wallets of every group."""
    dice = random.Random(14)
    kinds = {"bank": 5_000, "savings": 70_000, "card": -900, "loan": -40_000, "receivable": 300}
    ids = [starting_wallet(person)]
    for kind, amount in kinds.items():
        day = TODAY - timedelta(days=dice.randrange(500))
        opening = {"amount": amount, "date": day.isoformat()}
        ids.append(open_wallet(person, kind, kind=kind, opening=opening, counts=kind != "loan"))
        worth.add(ids[-1], day, amount)
        if kind in {"card", "loan"}:
            worth.debts.add(ids[-1])
    for _entry in range(60):
        # Some are of tomorrow, which is the latest day to record on.
        day = TODAY - timedelta(days=dice.choice((-1, 0, 1, dice.randrange(700))))
        one, other = dice.sample(ids, 2)
        amount = dice.randint(1, 1_000)
        given: dict[str, Any] = {"amount": amount, "date": day.isoformat()}
        if dice.random() < 0.5:
            transfer(person, one, other, fee=1, **given)
            worth.add(one, day, -amount - 1)
            worth.add(other, day, amount)
        else:
            record(person, wallet_id=one, **given)
            worth.add(one, day, -amount)
    held = next(one["balance"] for one in wallets(person) if one["id"] == ids[1])
    adjust(person, ids[1], held + 77, date="2026-03-03")
    worth.add(ids[1], date(2026, 3, 3), 77)
    change(person, ids[2], archived=True)


@pytest.mark.parametrize(("payday", "shift"), [(1, False), (25, True), (21, False)])
def test_it_is_that_of_the_rows_over_twelve_money_months(
    app: Flask, ayu: SignedIn, payday: int, *, shift: bool
) -> None:
    worth = Worth()
    with time_machine.travel(NOON, tick=False):
        ayu.refresh()
        ayu.put("/users/preferences", json={"payday": payday, "payday_shift": shift})
        fill(ayu, worth)
        shown = net_worth(ayu)
        months = Months(payday, public_holidays() if shift else None)
        year, month = months.named(TODAY)
        spans = [months.span(year, month - back) for back in range(11, -1, -1)]
        assert [(one["start"], one["end"]) for one in shown] == [
            (first.isoformat(), last.isoformat()) for first, last in spans
        ]
        # The present month is as of now, with all that is recorded.
        ends = [last for _first, last in spans[:-1]] + [date.max]
        assert [(one["assets"], one["debts"]) for one in shown] == [worth.at(end) for end in ends]
        assert all(one["net_worth"] == one["assets"] - one["debts"] for one in shown)
        assert all(NetWorthSchema().validate(one) == {} for one in shown)
        assert shown[-1]["net_worth"] == sum(one["balance"] for one in wallets(ayu))
        agree(app, ayu)


def test_who_has_nothing_is_worth_nothing(ayu: SignedIn, bayu: SignedIn) -> None:
    record(bayu)
    shown = net_worth(ayu)
    assert len(shown) == 12
    assert {(one["assets"], one["debts"], one["net_worth"]) for one in shown} == {(0, 0, 0)}
