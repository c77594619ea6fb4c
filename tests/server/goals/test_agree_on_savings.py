"""Whatever is put aside, taken out, edited, deleted and brought back: the goal is its sum."""

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import time_machine
from flask import Flask
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from redis import Redis

from server.transactions.balance_check import find_wrong_balances
from tests.support.goals import add_goal, answered, contribute, contributions, goals
from tests.support.ledger import balance, listed
from tests.support.ledger_reset import begin
from tests.support.people import SignedIn

NOON = "2026-11-20T05:00:00Z"
TODAY = date(2026, 11, 20)
AMOUNTS = st.integers(1, 1_000)


class Saver:
    """Two goals in the product and in plain Python, changed alike."""

    def __init__(self, person: SignedIn) -> None:
        self.person = person
        self.goals = [add_goal(person, kind=kind)["id"] for kind in ("umrah", "house")]
        # By id of the contribution: goal, amount, day, whether it is booked.
        self.put: dict[str, tuple[str, int, date, bool]] = {}
        self.back: list[Callable[[], None]] = []

    def saved(self, goal: str) -> int:
        return sum(one[1] for one in self.put.values() if one[0] == goal)

    def contribute(self, amount: int, number: int) -> None:
        goal, book, out = self.goals[number % 2], bool(number & 2), bool(number & 4)
        day = TODAY - timedelta(days=number)
        fields = {"book": book, "date": day.isoformat(), "direction": "out" if out else "in"}
        answer = contribute(self.person, goal, amount, **fields)
        if out and amount > max(0, self.saved(goal)):
            assert answer.status_code == 422
            return
        added = answered(answer, 201)["contribution"]
        self.put[added["id"]] = (goal, -amount if out else amount, day, book)

    def edit(self, amount: int, number: int) -> None:
        id_ = self.chosen(number, booked=True)
        if id_:
            goal, _amount, _day, _book = self.put[id_]
            day, type_ = TODAY - timedelta(days=number), ("income", "expenses")[number % 2]
            fields = {"category_id": "rent", "amount": amount, "date": day.isoformat()}
            answered(self.person.put(f"/transactions/{id_}", json={"type": type_, **fields}))
            self.put[id_] = (goal, amount if number % 2 else -amount, day, True)

    def delete(self, _amount: int, number: int) -> None:
        """By the goal or by the ledger; what was booked may come back."""
        id_ = self.chosen(number, booked=None)
        if not id_:
            return
        gone = self.put.pop(id_)
        by_goal = f"/goals/{gone[0]}/contributions/{id_}"
        path = f"/transactions/{id_}" if gone[3] and number % 2 else by_goal
        answer = self.person.delete(path)
        if path == by_goal and gone[1] > max(0, self.saved(gone[0]) + gone[1]):
            # Some of it is taken out already.
            assert answer.status_code == 422
            self.put[id_] = gone
            return
        answered(answer)
        if gone[3]:
            self.back.append(lambda: self.restore(id_, gone))

    def restore(self, id_: str, gone: tuple[str, int, date, bool]) -> None:
        answered(self.person.post(f"/transactions/{id_}/restore"))
        self.put[id_] = gone

    def delete_many(self, _amount: int, _number: int) -> None:
        gone = {id_: one for id_, one in self.put.items() if one[3]}
        if gone:
            body = {"action": "delete", "ids": list(gone)}
            act = answered(self.person.post("/transactions/bulk", json=body))["datas"][0]
            self.put = {id_: one for id_, one in self.put.items() if not one[3]}
            self.back.append(lambda: self.undo(act["id"], gone))

    def undo(self, act_id: str, gone: dict[str, tuple[str, int, date, bool]]) -> None:
        answered(self.person.post(f"/transactions/bulk/{act_id}/undo"))
        self.put |= gone

    def take_back(self, _amount: int, _number: int) -> None:
        if self.back:
            self.back.pop()()

    def chosen(self, number: int, *, booked: bool | None) -> str | None:
        ids = sorted(id_ for id_, one in self.put.items() if booked in {None, one[3]})
        return ids[number % len(ids)] if ids else None


ACTS = (
    Saver.contribute,
    Saver.contribute,
    Saver.contribute,
    Saver.edit,
    Saver.delete,
    Saver.delete_many,
    Saver.take_back,
)
ACT = st.tuples(st.sampled_from(ACTS), AMOUNTS, st.integers(0, 45))


def agrees(person: SignedIn, saver: Saver) -> None:
    first = date(2026, 11, 1)
    for goal in goals(person):
        mine = {id_: one for id_, one in saver.put.items() if one[0] == goal["id"]}
        told = {one["id"]: one for one in contributions(person, goal["id"])}
        assert {id_: (one["amount"], one["date"], one["booked"]) for id_, one in told.items()} == {
            id_: (one[1], one[2].isoformat(), one[3]) for id_, one in mine.items()
        }
        assert goal["saved"] == saver.saved(goal["id"])
        month = sum(one[1] for one in mine.values() if one[2] >= first)
        assert goal["contributed_this_month"] == month
    rows = {row["id"]: row for row in listed(person)["datas"]}
    booked = {id_: one for id_, one in saver.put.items() if one[3]}
    assert {id_: row["booked_for"]["id"] for id_, row in rows.items()} == {
        id_: one[0] for id_, one in booked.items()
    }
    assert balance(person) == -sum(one[1] for one in booked.values())


def test_a_goal_holds_the_sum_of_its_contributions(app: Flask, ayu: SignedIn, redis: Redis) -> None:
    # Making a failure small would take minutes, and what it does is told as it is.
    @settings(max_examples=15, deadline=None, phases=[Phase.explicit, Phase.reuse, Phase.generate])
    @given(acts=st.lists(ACT, min_size=1, max_size=20))
    def agree(acts: list[Any]) -> None:
        with time_machine.travel(NOON, tick=False):
            saver = Saver(begin(app, redis, ayu, opening_amount=0))
            for act, amount, number in acts:
                act(saver, amount, number)
            agrees(saver.person, saver)
        with app.app_context():
            assert find_wrong_balances() == []

    agree()
