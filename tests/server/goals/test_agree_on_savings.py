"""Whatever is put aside, taken out, edited, deleted and restored: the goal is its sum, never less
than nothing."""

from datetime import date, timedelta
from itertools import count
from typing import Any, NamedTuple

import pytest
import time_machine
from flask import Flask
from hypothesis import Phase, given, seed, settings
from hypothesis import strategies as st
from redis import Redis
from werkzeug.test import TestResponse

from server.transactions.balance_check import find_wrong_balances
from tests.support.examples import tries
from tests.support.goals import add_goal, answered, contribute, contributions, goals
from tests.support.ledger import balance, listed
from tests.support.ledger_reset import begin
from tests.support.people import SignedIn

pytestmark = pytest.mark.both_databases

NOON = "2026-11-20T05:00:00Z"
TODAY = date(2026, 11, 20)
AMOUNTS = st.integers(1, 1_000)
NUMBERS = count(1)


class Contribution(NamedTuple):
    """A contribution in plain Python; without a goal it is a row of the ledger alone."""

    goal: str | None
    amount: int
    day: date
    booked: bool


Contributions = dict[str, Contribution]


class Deletion(NamedTuple):
    """Rows that can still be restored, and the call that does it."""

    path: str
    rows: Contributions


class Saver:
    """Two goals in the product and in plain Python, changed alike."""

    def __init__(self, person: SignedIn) -> None:
        self.person = person
        self.goals = [add_goal(person, kind=kind)["id"] for kind in ("umrah", "house")]
        self.put: Contributions = {}
        self.deleted: list[Deletion] = []

    def saved(self, goal: str) -> int:
        return saved_in(self.put, goal)

    def change(self, after: Contributions, answer: TestResponse) -> dict[str, Any] | None:
        """Expect a refusal of what would leave less than nothing, else the change."""
        if any(saved_in(after, goal) < 0 for goal in self.goals):
            assert answer.status_code in {409, 422}, answer.text
            return None
        self.put = after
        return answered(answer)

    def contribute(self, amount: int, number: int) -> None:
        goal, book, out = self.goals[number % 2], bool(number & 2), bool(number & 4)
        day = TODAY - timedelta(days=number)
        fields = {"book": book, "date": day.isoformat(), "direction": "out" if out else "in"}
        answer = contribute(self.person, goal, amount, **fields)
        if out and amount > self.saved(goal):
            assert answer.status_code == 422
            return
        added = answered(answer, 201)["contribution"]
        self.put[added["id"]] = Contribution(goal, -amount if out else amount, day, book)

    def take_all_out(self, _amount: int, number: int) -> None:
        goal = self.goals[number % 2]
        if self.saved(goal):
            self.contribute(self.saved(goal), 4 | number % 2 | number & 2)

    def edit(self, amount: int, number: int) -> None:
        id_ = self.chosen(number, booked=True)
        if id_:
            day, type_ = TODAY - timedelta(days=number), ("income", "expenses")[number % 2]
            fields = {"category_id": "rent", "amount": amount, "date": day.isoformat()}
            edited = self.put[id_]._replace(amount=amount if number % 2 else -amount, day=day)
            path = f"/transactions/{id_}"
            self.change(
                {**self.put, id_: edited}, self.person.put(path, json={"type": type_, **fields})
            )

    def delete(self, _amount: int, number: int) -> None:
        """By the goal or by the ledger; what was booked may come back."""
        id_ = self.chosen(number, booked=None)
        if not id_:
            return
        gone = self.put[id_]
        by_goal = f"/goals/{gone.goal}/contributions/{id_}"
        by_ledger = gone.booked and (number % 2 or gone.goal is None)
        path = f"/transactions/{id_}" if by_ledger else by_goal
        done = self.change(without(self.put, {id_}), self.person.delete(path))
        if done and gone.booked:
            self.deleted.append(Deletion(f"/transactions/{id_}/restore", {id_: gone}))

    def delete_many(self, _amount: int, number: int) -> None:
        """All booked rows, or every other one."""
        ids = sorted(id_ for id_, one in self.put.items() if one.booked)[:: 1 + number % 2]
        if ids:
            body = {"action": "delete", "ids": ids}
            gone = {id_: self.put[id_] for id_ in ids}
            answer = self.person.post("/transactions/bulk", json=body)
            done = self.change(without(self.put, set(ids)), answer)
            if done:
                path = f"/transactions/bulk/{done['datas'][0]['id']}/undo"
                self.deleted.append(Deletion(path, gone))

    def restore(self, _amount: int, number: int) -> None:
        """Any deletion, not only the last one."""
        if self.deleted:
            chosen = number % len(self.deleted)
            path, gone = self.deleted[chosen]
            if self.change({**self.put, **gone}, self.person.post(path)):
                del self.deleted[chosen]

    def merge(self, _amount: int, _number: int) -> None:
        """Move all booked rows to a new category and merge that into another one."""
        ids = [id_ for id_, one in self.put.items() if one.booked]
        if ids:
            new = {"type": "expenses", "name": f"Nest {next(NUMBERS)}", "group": "wants"}
            made = answered(self.person.post("/categories", json=new), 201)["datas"][0]["id"]
            body = {"action": "categorise", "ids": ids, "category_id": made}
            moved = answered(self.person.post("/transactions/bulk", json=body))["datas"][0]
            merge = {"into_id": "rent"}
            answered(self.person.post(f"/categories/{made}/merge", json=merge))
            answered(self.person.post(f"/transactions/bulk/{moved['id']}/undo"))

    def begin_again(self, _amount: int, number: int) -> None:
        """Delete a goal; its rows stay in the ledger alone, deleted ones too."""
        goal = self.goals[number % 2]
        answered(self.person.delete(f"/goals/{goal}"))
        self.put = unlinked(self.put, goal)
        self.deleted = [one._replace(rows=unlinked(one.rows, goal)) for one in self.deleted]
        self.goals[number % 2] = add_goal(self.person)["id"]

    def chosen(self, number: int, *, booked: bool | None) -> str | None:
        ids = sorted(id_ for id_, one in self.put.items() if booked in {None, one.booked})
        return ids[number % len(ids)] if ids else None


def saved_in(put: Contributions, goal: str) -> int:
    return sum(one.amount for one in put.values() if one.goal == goal)


def without(put: Contributions, ids: set[str]) -> Contributions:
    return {id_: one for id_, one in put.items() if id_ not in ids}


def unlinked(put: Contributions, goal: str) -> Contributions:
    rows = {id_: one for id_, one in put.items() if one.goal != goal or one.booked}
    return {id_: one._replace(goal=None) if one.goal == goal else one for id_, one in rows.items()}


# Refusals come to light where goals are often empty.
ACTS = (
    Saver.contribute,
    Saver.contribute,
    Saver.contribute,
    Saver.take_all_out,
    Saver.take_all_out,
    Saver.take_all_out,
    Saver.edit,
    Saver.delete,
    Saver.delete_many,
    Saver.restore,
    Saver.restore,
    Saver.merge,
    Saver.begin_again,
)
ACT = st.tuples(st.sampled_from(ACTS), AMOUNTS, st.integers(0, 45))


def agrees(person: SignedIn, saver: Saver) -> None:
    first = date(2026, 11, 1)
    for goal in goals(person):
        mine = {id_: one for id_, one in saver.put.items() if one.goal == goal["id"]}
        told = {one["id"]: one for one in contributions(person, goal["id"])}
        assert {id_: (one["amount"], one["date"], one["booked"]) for id_, one in told.items()} == {
            id_: (one.amount, one.day.isoformat(), one.booked) for id_, one in mine.items()
        }
        assert goal["saved"] == saver.saved(goal["id"]) >= 0
        month = sum(one.amount for one in mine.values() if one.day >= first)
        assert goal["contributed_this_month"] == month
    rows = {row["id"]: row for row in listed(person)["datas"]}
    booked = {id_: one for id_, one in saver.put.items() if one.booked}
    assert {id_: (row["booked_for"] or {}).get("id") for id_, row in rows.items()} == {
        id_: one.goal for id_, one in booked.items()
    }
    assert balance(person) == -sum(one.amount for one in booked.values())


def test_a_goal_holds_the_sum_of_its_contributions(app: Flask, ayu: SignedIn, redis: Redis) -> None:
    # Making a failure small would take minutes, and what it does is told as it is.
    @settings(max_examples=tries(12), phases=[Phase.explicit, Phase.generate])
    @seed(20261120)
    @given(acts=st.lists(ACT, min_size=20, max_size=30))
    def agree(acts: list[Any]) -> None:
        with time_machine.travel(NOON, tick=False):
            saver = Saver(begin(app, redis, ayu, opening_amount=0))
            for act, amount, number in acts:
                act(saver, amount, number)
            agrees(saver.person, saver)
        with app.app_context():
            assert find_wrong_balances() == []

    agree()
