"""An overview is made once, until something that it shows has changed."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask

from server.overview import answer_cache
from tests.support.budgets import plan
from tests.support.goals import add_goal, contribute
from tests.support.ledger import LUNCH, overview, record, statements
from tests.support.people import SignedIn
from tests.support.transfers import open_wallet

Write = Callable[[SignedIn], Any]


@pytest.fixture(autouse=True)
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel("2024-06-18T16:58:00Z") as traveller:
        yield traveller


def _is_made(app: Flask, person: SignedIn) -> bool:
    """Whether the next overview asks for more than the account."""
    with statements(app) as asked:
        overview(person)
    return any("FROM users" not in statement for statement in asked if "FROM" in statement)


def test_an_unchanged_overview_asks_for_the_account_alone(app: Flask, ayu: SignedIn) -> None:
    record(ayu)
    made = overview(ayu)
    assert not _is_made(app, ayu)
    assert overview(ayu) == made


@pytest.mark.parametrize(
    "write",
    [
        record,
        add_goal,
        lambda ayu: open_wallet(ayu, "BCA"),
        lambda ayu: ayu.put("/allocation", json={"expected_income": 9_000_000}),
        lambda ayu: plan(ayu, food=5),
        lambda ayu: ayu.post("/categories", json={"type": "expenses", "name": "Kucing"}),
        lambda ayu: ayu.put("/users/preferences", json={"payday": 25}),
    ],
    ids=["entry", "goal", "wallet", "allocation", "budget", "category", "payday"],
)
def test_each_change_makes_it_anew(app: Flask, ayu: SignedIn, write: Write) -> None:
    overview(ayu)
    write(ayu)
    assert _is_made(app, ayu)


def test_a_change_that_keeps_the_balance_shows(ayu: SignedIn) -> None:
    lunch = record(ayu, detail="Bakso")
    overview(ayu)
    changed = ayu.put(f"/transactions/{lunch['id']}", json={**LUNCH, "detail": "Soto"})
    assert changed.status_code == 200, changed.text
    assert [row["detail"] for row in overview(ayu)["recent"]] == ["Soto"]


def test_a_contribution_shows_in_the_goal(ayu: SignedIn) -> None:
    goal = add_goal(ayu)
    before = overview(ayu)["goal"]["saved"]
    assert contribute(ayu, goal["id"], 1000).status_code == 201
    assert overview(ayu)["goal"]["saved"] == before + 1000


def test_each_language_has_its_own(ayu: SignedIn) -> None:
    english = overview(ayu)["month"]["label"]
    ayu.put("/users/preferences", json={"language": "id"})
    assert overview(ayu)["month"]["label"] == "Juni"
    ayu.put("/users/preferences", json={"language": "en"})
    assert overview(ayu)["month"]["label"] == english


def test_the_next_day_makes_it_anew(ayu: SignedIn, clock: time_machine.Traveller) -> None:
    assert overview(ayu)["compared_with"]["end"] == "2024-05-18"
    # Midnight in Jakarta.
    clock.move_to("2024-06-18T17:00:01Z")
    assert overview(ayu)["compared_with"]["end"] == "2024-05-19"


def test_one_is_kept_for_a_while_only(
    app: Flask, ayu: SignedIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answer_cache, "SECONDS_KEPT", 0)
    overview(ayu)
    assert _is_made(app, ayu)


def test_only_so_many_are_kept(ayu: SignedIn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answer_cache, "MOST_KEPT", 1)
    overview(ayu)
    ayu.put("/users/preferences", json={"language": "id"})
    overview(ayu)
    assert [language for _owner, language in answer_cache.answers] == ["id"]
