"""Whatever is moved between wallets: every balance is that of the rows, and no report changes."""

import random
from collections.abc import Callable
from datetime import date, timedelta
from typing import Final

import pytest
import time_machine
from flask import Flask

from server.transactions.balance_check import find_wrong_balances, find_wrong_sums
from tests.support.bulk_actions import bulk, undo
from tests.support.ledger import balance, listed, overview, record
from tests.support.ledger_agreement import sums_agree
from tests.support.ledger_model import Ledger, Months
from tests.support.people import SignedIn
from tests.support.transfers import adjust, open_wallet, starting_wallet, transfer
from tests.support.wallet_model import KEPT, Item, Wallets
from tests.support.wallets import answered, change, wallets

pytestmark = pytest.mark.both_databases

NOON: Final = "2026-11-20T05:00:00Z"
TODAY: Final = date(2026, 11, 20)
EVERYTHING: Final = {"include": "transfers,adjustments"}
STEPS: Final = 60
CATEGORIES: Final = ("food-beverages", "rent", "salary", "fees-admin")


class Player:
    """Somebody who does anything to the own wallets; the model does the same."""

    def __init__(self, person: SignedIn, seed: int) -> None:
        self.person = person
        self.dice = random.Random(seed)
        first = starting_wallet(person)
        self.model = Wallets(first)
        self.model.wallets[first] = {"opening": 0, "counts": True, "archived": False}
        self.added = 0

    def day(self) -> str:
        ago = self.dice.choice((-1, 0, self.dice.randrange(40), self.dice.randrange(400)))
        return (TODAY - timedelta(days=ago)).isoformat()

    def amount(self) -> int:
        return self.dice.choice((1, self.dice.randint(1, 10**6), self.dice.randint(1, 10**9)))

    def row(self, *types: str) -> Item | None:
        rows = [row for row in self.model.rows.values() if row["type"] in types]
        return self.dice.choice(rows) if rows else None

    def entry(self) -> Item:
        return {
            "type": self.dice.choice(("income", "expenses")),
            "category_id": self.dice.choice(CATEGORIES),
            "amount": self.amount(),
            "date": self.day(),
            "wallet_id": self.dice.choice([None, *self.model.active()]),
        }

    def pair(self) -> list[str]:
        active = self.model.active()
        return self.dice.sample(active, 2) if len(active) > 1 else []

    def open(self) -> None:
        if len(self.model.wallets) > 4:
            return
        self.added += 1
        opening, counts = self.dice.randint(-(10**6), 10**6), self.dice.random() < 0.7
        given = {"amount": opening, "date": self.day()}
        id_ = open_wallet(self.person, f"W{self.added}", opening=given, counts=counts)
        self.model.wallets[id_] = {"opening": opening, "counts": counts, "archived": False}

    def count(self) -> None:
        id_, one = self.dice.choice(list(self.model.wallets.items()))
        one["counts"] = not one["counts"]
        change(self.person, id_, counts=one["counts"])

    def archive(self) -> None:
        id_, one = self.dice.choice(list(self.model.wallets.items()))
        if one["archived"] or len(self.model.active()) > 1:
            one["archived"] = not one["archived"]
            change(self.person, id_, archived=one["archived"])

    def begin(self) -> None:
        id_, one = self.dice.choice(list(self.model.wallets.items()))
        one["opening"] = self.dice.randint(-(10**6), 10**6)
        change(self.person, id_, opening={"amount": one["opening"], "date": self.day()})

    def record(self) -> None:
        self.model.keep(record(self.person, categoryName=None, **self.entry()))

    def edit(self) -> None:
        if before := self.row("income", "expenses"):
            sent = self.person.put(f"/transactions/{before['id']}", json=self.entry())
            self.model.keep(answered(sent)["datas"][0])

    def move(self) -> None:
        if pair := self.pair():
            amount = self.amount()
            fee = self.dice.choice((0, 0, 1, amount))
            self.learn(transfer(self.person, *pair, amount, fee=fee, date=self.day()))

    def edit_transfer(self) -> None:
        before, pair = self.row("transfer"), self.pair()
        if not before or not pair:
            return
        body = {"wallet_id": pair[0], "to_wallet_id": pair[1], "amount": self.amount()}
        body |= {"fee": self.dice.choice((0, body["amount"])), "date": self.day()}
        path, match = f"/transfers/{before['id']}", {"If-Match": "*"}
        rows = self.model.rows
        self.model.rows = {k: row for k, row in rows.items() if row["fee_of"] != before["id"]}
        self.learn(answered(self.person.put(path, json=body, headers=match))["datas"][0])

    def learn(self, moved: Item) -> None:
        """Keep a transfer with its fee, as the list tells it."""
        self.model.keep(moved)
        every = listed(self.person, category_id="fees-admin")["datas"]
        booked = {"kind": "transfer", "id": moved["id"]}
        fees = [row for row in every if row["booked_for"] == booked]
        assert [row["amount"] for row in fees] == ([moved["fee"]] if moved["fee"] else [])
        for row in fees:
            told = (row["wallet_id"], row["date"], row["type"])
            assert told == (moved["wallet_id"], moved["date"], "expenses")
            self.model.keep(row)

    def adjust(self) -> None:
        id_ = self.dice.choice(list(self.model.wallets))
        difference = self.dice.choice((-7, 3, self.amount()))
        wanted = self.model.balances()[id_][0] + difference
        category = self.dice.choice((None, "rent" if difference < 0 else "salary"))
        adjusted = adjust(self.person, id_, wanted, date=self.day(), category_id=category)
        self.model.keep(adjusted)

    def delete(self) -> None:
        if row := self.row("income", "expenses", "transfer", "adjust"):
            answered(self.person.delete(f"/transactions/{row['id']}"))
            self.model.delete({row["id"]}, None)

    def delete_many(self) -> None:
        ids = self.dice.sample(sorted(self.model.rows), min(4, len(self.model.rows)))
        if ids:
            act = answered(bulk(self.person, action="delete", ids=ids))["datas"][0]
            assert act["count"] == self.model.delete(set(ids), act["id"])

    def take_back(self) -> None:
        if not self.model.deleted:
            return
        group = self.model.deleted.pop()
        rows = group["rows"]
        if group["act_id"]:
            told = answered(undo(self.person, {"id": group["act_id"]}))["datas"][0]
            assert told["count"] == len(rows)
            assert told["kept"] == group["size"] - len(rows)
        else:
            sent = self.person.post(f"/transactions/{group['id']}/restore")
            # A merge took the transfer with it.
            assert sent.status_code == (200 if group["id"] in rows else 404)
            rows = rows if group["id"] in rows else {}
        self.model.rows |= rows

    def merge(self) -> None:
        others = list(self.model.wallets)
        target = self.dice.choice(self.model.active())
        others.remove(target)
        if others:
            source = self.dice.choice(others)
            sent = self.person.post(f"/wallets/{source}/merge", json={"into_id": target})
            left = answered(sent)["datas"][0]["id"]
            assert left == self.model.merge(source, target)


MOVES: Final[dict[Callable[[Player], None], int]] = {
    Player.open: 4,
    Player.count: 1,
    Player.archive: 1,
    Player.begin: 1,
    Player.record: 8,
    Player.edit: 3,
    Player.move: 8,
    Player.edit_transfer: 3,
    Player.adjust: 2,
    Player.delete: 3,
    Player.delete_many: 1,
    Player.take_back: 3,
    Player.merge: 1,
}


def balances_agree(app: Flask, person: SignedIn, model: Wallets) -> None:
    told = {one["id"]: (one["balance"], one["entries"]) for one in wallets(person)}
    assert told == model.balances()
    assert balance(person) == model.balance()
    with app.app_context():
        assert find_wrong_balances() == []
        assert find_wrong_sums() == []


def reports_agree(person: SignedIn, model: Wallets) -> None:
    """Every report is that of a ledger which has neither transfers nor adjustments."""
    ledger = Ledger(0, {k: {**row, "booked_for": None} for k, row in model.reported().items()})
    shown = listed(person)
    assert {row["id"] for row in shown["datas"]} == ledger.rows.keys()
    income, expenses = ledger.flow()
    assert shown["totals"] == {"income": income, "expenses": expenses, "count": len(ledger.rows)}
    every = listed(person, **EVERYTHING)["datas"]
    assert {row["id"]: {name: row[name] for name in KEPT} for row in every} == {
        id_: {name: row[name] for name in KEPT} for id_, row in model.rows.items()
    }
    months = Months(1, None)
    sums_agree(person, ledger, months, TODAY)
    month = months.windows(TODAY)["month"][-1]
    first = overview(person)
    assert (first["income"]["amount"], first["expenses"]["amount"]) == ledger.flow(*month)
    by_group = {"needs": 0, "wants": 0, "savings": 0}
    needs = {"food-beverages", "rent", "fees-admin"}
    for name, (_income, spent, _count) in ledger.by_category(month).items():
        by_group["needs" if name in needs else "wants"] += spent
    assert first["groups"] == by_group


@pytest.mark.parametrize("seed", range(4))
def test_every_wallet_is_that_of_its_rows(app: Flask, ayu: SignedIn, seed: int) -> None:
    with time_machine.travel(NOON, tick=False):
        ayu.refresh()
        player = Player(ayu, seed)
        for _step in range(STEPS):
            (move,) = player.dice.choices(list(MOVES), list(MOVES.values()))
            move(player)
            balances_agree(app, ayu, player.model)
        reports_agree(ayu, player.model)
