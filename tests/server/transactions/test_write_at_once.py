"""Several devices change the same rows at the same moment, and no money is lost."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from tests.support.ledger import SALARY, balance, listed, record
from tests.support.people import SignedIn

pytestmark = pytest.mark.both_databases

Call = Callable[[SignedIn], TestResponse]

DEVICES = 8
DINNER = {"type": "income", "category_id": "dining-out", "amount": 7}


def together(app: Flask, person: SignedIn, *calls: Call) -> list[TestResponse]:
    """What the calls answer when as many devices make them at once, in turn."""
    start = Barrier(DEVICES)

    def at_once(call: Call) -> TestResponse:
        alone = SignedIn(person.person, app.test_client(), person.token)
        start.wait()
        return call(alone)

    with ThreadPoolExecutor(DEVICES) as devices:
        many = [calls[turn % len(calls)] for turn in range(DEVICES)]
        return list(devices.map(at_once, many))


def statuses(answers: list[TestResponse]) -> Counter[int]:
    return Counter(answer.status_code for answer in answers)


def is_whole(app: Flask, person: SignedIn) -> bool:
    """Whether list, balance and the command that compares them agree."""
    totals = listed(person)["totals"]
    assert balance(person) == totals["income"] - totals["expenses"]
    return app.test_cli_runner().invoke(args=["check-balances"]).exit_code == 0


def delete(id_: str) -> Call:
    return lambda device: device.delete(f"/transactions/{id_}")


def restore(id_: str) -> Call:
    return lambda device: device.post(f"/transactions/{id_}/restore")


def edit(id_: str, match: str = "*", **changes: Any) -> Call:
    return lambda device: device.put(
        f"/transactions/{id_}", json={**DINNER, **changes}, headers={"If-Match": match}
    )


def bulk(**body: Any) -> Call:
    return lambda device: device.post("/transactions/bulk", json=body)


def undo(act_id: str) -> Call:
    return lambda device: device.post(f"/transactions/bulk/{act_id}/undo")


@pytest.fixture
def ids(ayu: SignedIn) -> list[str]:
    """A salary and three lunches."""
    return [record(ayu, **kind)["id"] for kind in (SALARY, {}, {}, {})]


def test_a_row_is_deleted_once(app: Flask, ayu: SignedIn, ids: list[str]) -> None:
    assert statuses(together(app, ayu, delete(ids[0]))) == {200: 1, 404: DEVICES - 1}
    assert balance(ayu) == -144_000
    assert is_whole(app, ayu)


def test_a_row_comes_back_once(app: Flask, ayu: SignedIn, ids: list[str]) -> None:
    ayu.delete(f"/transactions/{ids[0]}")
    assert statuses(together(app, ayu, restore(ids[0]))) == {200: DEVICES}
    assert listed(ayu)["totals"]["count"] == 4
    assert is_whole(app, ayu)


def test_one_of_those_who_saw_the_same_version_wins(
    app: Flask, ayu: SignedIn, ids: list[str]
) -> None:
    calls = [edit(ids[0], '"1"', amount=amount) for amount in range(1, DEVICES + 1)]
    answers = together(app, ayu, *calls)
    assert statuses(answers) == {200: 1, 412: DEVICES - 1}
    (row,) = next(a for a in answers if a.status_code == 200).get_json()["payload"]["datas"]
    refused = [a.get_json()["payload"]["datas"] for a in answers if a.status_code == 412]
    assert refused == [[row]] * (DEVICES - 1)
    assert is_whole(app, ayu)


def test_editing_meets_deleting(app: Flask, ayu: SignedIn, ids: list[str]) -> None:
    answers = together(app, ayu, edit(ids[0]), delete(ids[0]), restore(ids[0]))
    assert set(statuses(answers)) <= {200, 404}
    assert is_whole(app, ayu)


def test_acts_on_many_meet_edits_and_each_other(app: Flask, ayu: SignedIn, ids: list[str]) -> None:
    answers = together(
        app,
        ayu,
        bulk(action="delete", ids=ids),
        edit(ids[1]),
        bulk(action="categorise", category_id="rent", filters={}, count=4),
        edit(ids[3]),
        delete(ids[2]),
    )
    assert set(statuses(answers)) <= {200, 404, 412}
    assert is_whole(app, ayu)
    acts = [
        answer.get_json()["payload"]["datas"][0]["id"]
        for answer in answers
        if answer.status_code == 200 and answer.request.path.endswith("bulk")
    ]
    for act_id in acts:
        ayu.post(f"/transactions/bulk/{act_id}/undo")
    assert is_whole(app, ayu)


def test_taking_back_meets_edits_and_itself(app: Flask, ayu: SignedIn, ids: list[str]) -> None:
    body = {"action": "categorise", "ids": ids, "category_id": "rent"}
    moved = ayu.post("/transactions/bulk", json=body).get_json()["payload"]["datas"][0]
    answers = together(app, ayu, undo(moved["id"]), edit(ids[1]))
    assert statuses(answers) == {200: DEVICES}
    told = {str(answer.get_json()["payload"]["datas"]) for answer in answers[::2]}
    assert len(told) == 1
    deleted = ayu.post("/transactions/bulk", json={"action": "delete", "ids": ids[:3]})
    act = deleted.get_json()["payload"]["datas"][0]
    answers = together(app, ayu, undo(act["id"]), restore(ids[1]), edit(ids[3]))
    assert statuses(answers) == {200: DEVICES}
    assert listed(ayu)["totals"]["count"] == 4
    assert is_whole(app, ayu)


def test_no_row_lands_in_a_category_that_is_merged_away(app: Flask, ayu: SignedIn) -> None:
    for _round in range(3):
        made = ayu.post("/categories", json={"name": "Kopi", "type": "expenses"})
        own = made.get_json()["payload"]["datas"][0]["id"]
        rows = [record(ayu, categoryName=None, category_id=own)["id"] for _one in range(3)]
        ayu.delete(f"/transactions/{rows[0]}")
        into = {"type": "expenses", "category_id": own, "amount": 1}
        answers = together(
            app,
            ayu,
            lambda device, own=own: device.post(
                f"/categories/{own}/merge", json={"into_id": "rent"}
            ),
            lambda device, into=into: device.post("/transaction/add", json=into),
            edit(rows[1], category_id=own, type="expenses"),
            bulk(action="categorise", ids=rows[1:], category_id=own),
            restore(rows[0]),
        )
        assert set(statuses(answers)) <= {200, 201, 404, 422}
        assert {row["category_id"] for row in listed(ayu)["datas"]} == {"rent"}
        assert is_whole(app, ayu)
