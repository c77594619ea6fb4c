"""Nobody takes more out of a goal than there is, however many try."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
import time_machine
from flask import Flask
from werkzeug.test import TestResponse

from tests.support.accounts import code_of, errors_of
from tests.support.bulk_actions import bulk, done, undo
from tests.support.goals import (
    add_goal,
    answered,
    contribute,
    goal_of,
    put,
)
from tests.support.ledger import balance, listed
from tests.support.people import SignedIn

DEVICES = 8


@pytest.fixture(autouse=True)
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel("2026-11-20T05:00:00.123Z", tick=False) as traveller:
        yield traveller


@pytest.fixture
def goal(ayu: SignedIn) -> str:
    """Ayu saves for umrah."""
    return str(add_goal(ayu)["id"])


@pytest.mark.parametrize("book", [True, False])
def test_more_than_was_put_aside_does_not_come_out(ayu: SignedIn, goal: str, book: bool) -> None:
    put(ayu, goal, 600, book=True)
    put(ayu, goal, 400)
    refused = contribute(ayu, goal, 1_001, direction="out", book=book)
    assert (refused.status_code, errors_of(refused)) == (
        422,
        {"amount": ["You can't take out more than you've put aside for this goal."]},
    )
    assert (goal_of(ayu, goal)["saved"], balance(ayu)) == (1_000, -600)
    assert put(ayu, goal, 1_000, direction="out", book=book)["datas"][0]["saved"] == 0


@pytest.mark.both_databases
def test_devices_that_take_out_at_once_never_take_more_than_there_is(
    app: Flask, ayu: SignedIn, goal: str
) -> None:
    put(ayu, goal, 1_000)
    start = Barrier(DEVICES)

    def take_out(number: int) -> int:
        alone = SignedIn(ayu.person, app.test_client(), ayu.token)
        start.wait()
        return contribute(alone, goal, 300, direction="out", book=bool(number % 2)).status_code

    with ThreadPoolExecutor(DEVICES) as devices:
        answers = Counter(devices.map(take_out, range(DEVICES)))
    assert answers == {201: 3, 422: DEVICES - 3}
    assert goal_of(ayu, goal)["saved"] == 100
    totals = listed(ayu)["totals"]
    assert balance(ayu) == totals["income"]


SHORT = (
    "“Umrah” doesn't have enough money for this. Put money in first, or delete what you took out."
)


@pytest.mark.parametrize("book", [True, False])
def test_what_is_taken_out_already_is_not_deleted(ayu: SignedIn, goal: str, book: bool) -> None:
    first = put(ayu, goal, 1_000, book=book)["contribution"]["id"]
    out = put(ayu, goal, 400, direction="out", book=not book)["contribution"]["id"]
    path = f"/goals/{goal}/contributions"
    before = (goal_of(ayu, goal), balance(ayu))
    assert refusal(ayu.delete(f"{path}/{first}")) == (409, "not_enough_saved", SHORT)
    assert (goal_of(ayu, goal), balance(ayu)) == before
    assert answered(ayu.delete(f"{path}/{out}"))["datas"][0]["saved"] == 1_000
    assert answered(ayu.delete(f"{path}/{first}"))["datas"][0]["saved"] == 0


@pytest.mark.parametrize("book", [True, False])
def test_the_ledger_does_not_delete_it_either(ayu: SignedIn, goal: str, book: bool) -> None:
    first = put(ayu, goal, 1_000, book=True)["transaction"]["id"]
    out = put(ayu, goal, 1_000, direction="out", book=book)["contribution"]["id"]
    before = (goal_of(ayu, goal), balance(ayu), listed(ayu))
    assert refusal(ayu.delete(f"/transactions/{first}")) == (409, "not_enough_saved", SHORT)
    refused = bulk(ayu, action="delete", ids=[first])
    assert refusal(refused) == (409, "not_enough_saved", SHORT)
    assert (goal_of(ayu, goal), balance(ayu), listed(ayu)) == before
    # It says what to do, and that helps.
    answered(ayu.delete(f"/goals/{goal}/contributions/{out}"))
    answered(ayu.delete(f"/transactions/{first}"))
    assert (goal_of(ayu, goal)["saved"], balance(ayu)) == (0, 0)


@pytest.mark.parametrize("changes", [{"amount": 999}, {"type": "income"}], ids=["less", "income"])
def test_an_edit_is_refused_at_the_amount(
    ayu: SignedIn, goal: str, changes: dict[str, object]
) -> None:
    first = put(ayu, goal, 1_000, book=True)["transaction"]
    put(ayu, goal, 1_000, direction="out")
    body = {"type": "expenses", "category_id": "rent", "amount": 1_000, "date": "2026-11-01"}
    before = (goal_of(ayu, goal), balance(ayu), listed(ayu))
    refused = ayu.put(f"/transactions/{first['id']}", json={**body, **changes})
    assert (refused.status_code, errors_of(refused)) == (422, {"amount": [SHORT]})
    assert (goal_of(ayu, goal), balance(ayu), listed(ayu)) == before
    # Another day, category or a larger amount takes nothing away.
    answered(ayu.put(f"/transactions/{first['id']}", json={**body, "amount": 1_001}))
    assert goal_of(ayu, goal)["saved"] == 1


def test_what_was_taken_out_is_not_restored_when_it_is_no_longer_there(
    ayu: SignedIn, goal: str
) -> None:
    put(ayu, goal, 1_000)
    rows = [put(ayu, goal, 500, direction="out", book=True)["transaction"]["id"] for _ in "12"]
    act = done(bulk(ayu, action="delete", ids=rows))
    out = put(ayu, goal, 1_000, direction="out")["contribution"]["id"]
    assert refusal(undo(ayu, act)) == (409, "not_enough_saved", SHORT)
    path = f"/transactions/{rows[0]}/restore"
    assert refusal(ayu.post(path)) == (409, "not_enough_saved", SHORT)
    assert (goal_of(ayu, goal)["saved"], balance(ayu)) == (0, 0)
    answered(ayu.delete(f"/goals/{goal}/contributions/{out}"))
    answered(ayu.post(path))
    assert done(undo(ayu, act))["count"] == 1
    assert (goal_of(ayu, goal)["saved"], balance(ayu)) == (0, 1_000)


def test_the_reason_is_given_in_indonesian(ayu: SignedIn) -> None:
    goal = add_goal(ayu, kind="wedding")["id"]
    first = put(ayu, goal, 1_000, book=True)["transaction"]["id"]
    put(ayu, goal, 1, direction="out")
    answered(ayu.put("/users/preferences", json={"language": "id"}))
    refused = ayu.delete(f"/transactions/{first}")
    assert refusal(refused)[2].startswith("Uang di “Pernikahan” tidak cukup untuk ini. ")


def refusal(answer: TestResponse) -> tuple[int, str | None, str]:
    """The status, code and sentence of a refused call."""
    return answer.status_code, code_of(answer), answer.get_json()["payload"]["message"]


@pytest.mark.both_databases
def test_devices_that_delete_and_take_out_at_once_stand_in_line(
    app: Flask, ayu: SignedIn, goal: str
) -> None:
    ids = [put(ayu, goal, 300)["contribution"]["id"] for _number in range(DEVICES)]
    start = Barrier(DEVICES)

    def take(number: int) -> int:
        alone = SignedIn(ayu.person, app.test_client(), ayu.token)
        start.wait()
        if number % 2:
            return contribute(alone, goal, 600, direction="out").status_code // 100
        return alone.delete(f"/goals/{goal}/contributions/{ids[number]}").status_code // 100

    with ThreadPoolExecutor(DEVICES) as devices:
        done = list(devices.map(take, range(DEVICES)))
    taken = sum(600 if number % 2 else 300 for number, code in enumerate(done) if code == 2)
    assert goal_of(ayu, goal)["saved"] == 300 * DEVICES - taken >= 0
    assert set(done) == {2, 4}
