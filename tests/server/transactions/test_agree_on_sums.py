"""Whatever was recorded, changed, deleted and brought back: every figure tells the same."""

import csv
import io
from collections.abc import Callable
from datetime import date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import time_machine
from flask import Flask
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from redis import Redis

from server.transactions.balance_check import find_wrong_balances, find_wrong_sums
from tests.support.examples import tries
from tests.support.ledger import balance, listed, overview, record
from tests.support.ledger_agreement import sums_agree
from tests.support.ledger_model import Item, Ledger, Months, public_holidays
from tests.support.ledger_reset import begin
from tests.support.people import SignedIn

pytestmark = pytest.mark.both_databases

ZONES = ("Asia/Jakarta", "Asia/Makassar", "Asia/Jayapura")
# Ends of years and of months of 28 to 31 days, at the ends of the days of these zones.
DAYS = ("2023-12-31", "2024-02-28", "2024-02-29", "2024-04-30", "2025-02-28", "2026-03-31")
EDGES = ("14:59:59.9", "15:00:00", "15:59:59.9", "16:00:00", "16:59:59.9", "17:00:00")
CATEGORIES = ("food-beverages", "rent", "saving", "fashion", "salary")
MOMENTS = st.builds("{}T{}Z".format, st.sampled_from(DAYS), st.sampled_from(EDGES))
# Most rows lie around the present month, where the figures of every screen meet.
DAYS_AGO = st.one_of(st.integers(-1, 40), st.integers(-1, 2000))
AMOUNTS = st.one_of(st.integers(1, 10**6), st.integers(1, 999_999_999_999))
ROWS = st.tuples(
    st.sampled_from(("income", "expenses")), st.sampled_from(CATEGORIES), AMOUNTS, DAYS_AGO
)
NUMBERS = st.integers(0, 50)
ACCOUNTS = st.fixed_dictionaries(
    {
        "timezone": st.sampled_from(ZONES),
        "payday": st.integers(1, 31),
        "payday_shift": st.booleans(),
        "opening_amount": st.integers(0, 999_999_999_999),
    }
)


class Played:
    """A person's ledger in the product and in plain Python, changed alike."""

    def __init__(self, person: SignedIn, today: date, opening: int) -> None:
        self.person = person
        self.today = today
        self.model = Ledger(opening)
        self.deleted: list[Item] = []
        self.acts: list[Callable[[], None]] = []

    def body(self, row: tuple[str, str, int, int]) -> dict[str, Any]:
        type_, category_id, amount, ago = row
        day = (self.today - timedelta(days=ago)).isoformat()
        return {"type": type_, "category_id": category_id, "amount": amount, "date": day}

    def add(self, row: tuple[str, str, int, int], _number: int) -> None:
        self.keep(record(self.person, categoryName=None, **self.body(row)))

    def edit(self, row: tuple[str, str, int, int], number: int) -> None:
        if self.model.rows:
            path = f"/transactions/{self.chosen(number)['id']}"
            self.keep(self.told(self.person.put(path, json=self.body(row)))["datas"][0])

    def delete(self, _row: object, number: int) -> None:
        if self.model.rows:
            gone = self.chosen(number)
            self.told(self.person.delete(f"/transactions/{gone['id']}"))
            self.deleted.append(self.model.rows.pop(gone["id"]))

    def restore(self, _row: object, _number: int) -> None:
        if self.deleted:
            path = f"/transactions/{self.deleted.pop()['id']}/restore"
            self.keep(self.told(self.person.post(path))["datas"][0])

    def bulk(self, row: tuple[str, str, int, int], number: int) -> None:
        """Delete what is of a type, or put it into a category."""
        type_, category_id, _amount, _ago = row
        met = {key: one for key, one in self.model.rows.items() if one["type"] == type_}
        if not met:
            return
        action = {"action": "delete"} if number % 2 else {"action": "categorise"}
        body = {**action, "filters": {"category": type_}, "count": len(met)}
        sent = self.person.post("/transactions/bulk", json={**body, "category_id": category_id})
        act = self.told(sent)["datas"][0]
        if number % 2:
            self.model.rows = {k: one for k, one in self.model.rows.items() if k not in met}
        else:
            met = {k: one for k, one in met.items() if one["category_id"] != category_id}
            self.model.rows |= {k: moved(one, category_id) for k, one in met.items()}
        self.acts.append(lambda: self.undo(act["id"], met, deleted=bool(number % 2)))

    def undo(self, act_id: str, met: dict[str, Item], *, deleted: bool) -> None:
        told = self.told(self.person.post(f"/transactions/bulk/{act_id}/undo"))["datas"][0]
        if not deleted:
            present = self.model.rows
            met = {
                key: moved(present[key], one["category_id"])
                for key, one in met.items()
                if key in present and present[key]["version"] == one["version"] + 1
            }
        self.model.rows |= met
        assert told["count"] == len(met)

    def take_back(self, _row: object, _number: int) -> None:
        if self.acts:
            self.acts.pop()()

    def chosen(self, number: int) -> Item:
        return self.model.listed()[number % len(self.model.rows)]

    def keep(self, row: Item) -> None:
        names = ("id", "type", "category_id", "amount", "date", "version")
        self.model.rows[row["id"]] = {name: row[name] for name in names}

    def told(self, answer: Any) -> Any:
        assert answer.status_code == 200, answer.text
        return answer.get_json()["payload"]


def moved(row: Item, category_id: str) -> Item:
    """A row as its next version in another category."""
    return {**row, "category_id": category_id, "version": row["version"] + 1}


MOVES = (Played.add, Played.edit, Played.delete, Played.restore, Played.bulk, Played.take_back)
MOVE = st.tuples(st.sampled_from(MOVES), ROWS, NUMBERS)


def lists_agree(person: SignedIn, model: Ledger, size: int) -> None:
    pages = [page := listed(person, limit=size)]
    while page["next_cursor"]:
        pages.append(page := listed(person, limit=size, cursor=page["next_cursor"]))
    rows = [row for page in pages for row in page["datas"]]
    assert [
        {name: row[name] for name in one} for row, one in zip(rows, model.listed(), strict=True)
    ] == model.listed()
    income, expenses = model.flow()
    whole = {"income": income, "expenses": expenses, "count": len(model.rows)}
    assert [page["totals"] for page in pages] == [whole] * len(pages)
    assert balance(person) == model.balance()
    file = person.get("/transactions/export?format=csv").text.removeprefix("\ufeff")
    lines = csv.DictReader(io.StringIO(file, newline=""))
    assert [(line["Date"], int(line["Amount"])) for line in lines] == [
        (row["date"], row["amount"]) for row in rows
    ]


def overview_agrees(person: SignedIn, model: Ledger, months: Months, today: date) -> None:
    shown = overview(person)
    before, month = months.windows(today)["month"][-2:]
    same_days = before[0], min(before[1], before[0] + (today - month[0]))
    told = [(shown[name]["amount"], shown[name]["previous"]) for name in ("income", "expenses")]
    assert told == list(zip(model.flow(*month), model.flow(*same_days), strict=True))
    assert shown["failed"] == []
    assert (shown["balance"], shown["groups"]) == (model.balance(), model.groups(month))
    assert [row["id"] for row in shown["recent"]] == [row["id"] for row in model.listed()[:3]]


def test_every_figure_of_a_ledger_agrees(app: Flask, ayu: SignedIn, redis: Redis) -> None:
    # Making a failure small would take minutes, and what it does is told as it is.
    @settings(max_examples=tries(25), phases=[Phase.explicit, Phase.reuse, Phase.generate])
    @given(
        moment=MOMENTS,
        account=ACCOUNTS,
        rows=st.lists(ROWS, max_size=12),
        moves=st.lists(MOVE, max_size=10),
        size=st.integers(1, 20),
    )
    def agree(moment: str, account: Item, rows: list[Any], moves: list[Any], size: int) -> None:
        zone = ZoneInfo(account["timezone"])
        today = datetime.fromisoformat(moment).astimezone(zone).date()
        with time_machine.travel(moment, tick=False):
            person = begin(app, redis, ayu, **account, opening_date=today)
            played = Played(person, today, account["opening_amount"])
            for row in rows:
                played.add(row, 0)
            for move, row, number in moves:
                move(played, row, number)
            holidays = public_holidays() if account["payday_shift"] else None
            months = Months(account["payday"], holidays)
            lists_agree(person, played.model, size)
            sums_agree(person, played.model, months, today)
            overview_agrees(person, played.model, months, today)
        with app.app_context():
            assert find_wrong_balances() == []
            assert find_wrong_sums() == []

    agree()
