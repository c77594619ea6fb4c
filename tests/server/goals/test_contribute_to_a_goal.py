"""Somebody puts money aside for a goal, takes some out, and takes back what was wrong."""

from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask

from server.goals.schemas import ContributionSchema
from server.transactions.schemas import TransactionSchema
from tests.support.accounts import code_of, errors_of
from tests.support.goals import (
    add_goal,
    answered,
    contributions,
    goal_of,
    one,
    put,
)
from tests.support.ledger import balance, listed, statements
from tests.support.people import SignedIn

DEVICES = 8
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"amount": 0}, "amount"),
    ({"amount": 10**15}, "amount"),
    ({"amount": None}, "amount"),
    ({"amount": 5, "direction": "sideways"}, "direction"),
    ({"amount": 5, "date": "2026-11-22"}, "date"),
    ({"amount": 5, "date": "1969-12-31"}, "date"),
    ({"amount": 5, "book": "yes"}, "book"),
    ({"amount": 5, "detail": "x" * 201}, "detail"),
]


@pytest.fixture(autouse=True)
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel("2026-11-20T05:00:00.123Z", tick=False) as traveller:
        yield traveller


@pytest.fixture
def goal(ayu: SignedIn) -> str:
    """Ayu saves for umrah."""
    return str(add_goal(ayu)["id"])


def test_money_put_aside_touches_no_balance(ayu: SignedIn, goal: str) -> None:
    done = put(ayu, goal, 1_000_000, detail=" Bonus ", date="2026-11-18")
    added = done["contribution"]
    assert len(added.pop("id")) == 26
    assert added == {
        "amount": 1_000_000,
        "date": "2026-11-18",
        "booked": False,
        "transaction_id": None,
        "wallet_id": None,
        "to_wallet_id": None,
        "opening": False,
        "detail": "Bonus",
        "created_at": "2026-11-20T05:00:00.123Z",
    }
    assert (done["balance"], done["transaction"], balance(ayu)) == (0, None, 0)
    assert done["datas"] == [goal_of(ayu, goal)]
    assert (done["datas"][0]["saved"], done["datas"][0]["contributed_this_month"]) == (10**6, 10**6)
    assert listed(ayu)["datas"] == []


def test_booked_money_is_an_expense_in_saving_that_tells_what_booked_it(
    app: Flask, ayu: SignedIn, goal: str
) -> None:
    with statements(app) as asked:
        done = put(ayu, goal, 1_500_000, book=True)
    # Who it is, the lock, the goal, the balance, the row, the goal again.
    assert len(asked) <= 6, asked
    row = done["transaction"]
    assert listed(ayu)["datas"] == [row]
    assert set(row) == set(TransactionSchema().fields)
    told = {name: row[name] for name in ("type", "category_id", "amount", "detail", "date")}
    assert told == {
        "type": "expenses",
        "category_id": "saving",
        "amount": 1_500_000,
        "detail": "Umrah",
        "date": "2026-11-20",
    }
    assert row["booked_for"] == {"kind": "goal", "id": goal}
    assert TransactionSchema().validate(row) == {}
    assert done["contribution"] == contributions(ayu, goal)[0]
    assert done["contribution"]["transaction_id"] == done["contribution"]["id"] == row["id"]
    assert (done["balance"], done["datas"][0]["saved"]) == (-1_500_000, 1_500_000)


def test_what_is_taken_out_comes_back_as_income_in_saving(ayu: SignedIn, goal: str) -> None:
    put(ayu, goal, 700, book=True)
    done = put(ayu, goal, 200, direction="out", book=True, detail="Perlu")
    row = done["transaction"]
    assert (row["type"], row["category_id"], row["detail"]) == ("income", "saving", "Perlu")
    assert (done["contribution"]["amount"], done["balance"]) == (-200, -500)
    assert put(ayu, goal, 500, direction="out")["datas"][0]["saved"] == 0
    assert balance(ayu) == -500


@pytest.mark.parametrize("book", [True, False])
def test_what_is_sent_twice_is_put_aside_once(ayu: SignedIn, goal: str, book: bool) -> None:
    key = {"Idempotency-Key": "double tap"}
    body = {"amount": 5, "book": book}
    path = f"/goals/{goal}/contributions"
    first, second = (ayu.post(path, json=body, headers=key) for _time in range(2))
    assert (first.status_code, first.get_json()) == (201, second.get_json())
    assert len(contributions(ayu, goal)) == goal_of(ayu, goal)["saved"] / 5 == 1
    other = ayu.post(path, json={**body, "amount": 6}, headers=key)
    assert code_of(other) == "idempotency_key_reused"


def test_what_cannot_be_put_aside_is_told_at_its_field(ayu: SignedIn, goal: str) -> None:
    for fields, field in WRONG:
        refused = ayu.post(f"/goals/{goal}/contributions", json=fields)
        assert (refused.status_code, list(errors_of(refused))) == (422, [field]), fields
    assert contributions(ayu, goal) == []


@pytest.mark.both_databases
def test_contributions_are_read_page_by_page_the_newest_first(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    goal = add_goal(ayu, saved=50)["id"]
    for number in range(1, 8):
        clock.shift(1)
        put(ayu, goal, number, book=bool(number % 2), date=f"2026-11-{20 - number % 3}")
    whole = contributions(ayu, goal)
    assert [row["amount"] for row in whole] == [6, 3, 50, 7, 4, 1, 5, 2]
    assert [row["opening"] for row in whole].count(True) == 1
    assert all(ContributionSchema().validate(row) == {} for row in whole)
    pages, cursor = [], None
    while cursor or not pages:
        query = {"limit": 3, "cursor": cursor} if cursor else {"limit": 3}
        page = answered(ayu.get(f"/goals/{goal}/contributions", query_string=query))
        pages.append(page["datas"])
        cursor = page["next_cursor"]
    assert [len(page) for page in pages] == [3, 3, 2]
    assert [row for page in pages for row in page] == whole
    with statements(app) as asked:
        contributions(ayu, goal)
    assert len(asked) <= 4, asked
    for wrong in ({"cursor": "x"}, {"cursor": "WzEsMl0"}, {"limit": 0}, {"limit": 201}):
        refused = ayu.get(f"/goals/{goal}/contributions", query_string=wrong)
        assert (refused.status_code, list(errors_of(refused))) == (422, list(wrong))


def test_a_contribution_is_deleted_and_a_booked_one_can_be_restored(
    ayu: SignedIn, goal: str
) -> None:
    plain = put(ayu, goal, 300)["contribution"]["id"]
    row = put(ayu, goal, 700, book=True)["transaction"]
    path = f"/goals/{goal}/contributions"
    gone = answered(ayu.delete(f"{path}/{row['id']}"))
    assert (gone["balance"], gone["transaction_id"]) == (0, row["id"])
    assert (gone["datas"][0]["saved"], listed(ayu)["datas"]) == (300, [])
    assert ayu.delete(f"{path}/{row['id']}").status_code == 404
    assert answered(ayu.post(f"/transactions/{row['id']}/restore"))["datas"] == [row]
    assert goal_of(ayu, goal)["saved"] == 1_000
    gone = answered(ayu.delete(f"{path}/{plain}"))
    assert (gone["datas"][0]["saved"], gone["transaction_id"], gone["balance"]) == (700, None, -700)
    assert ayu.delete(f"{path}/{plain}").status_code == 404


def test_a_contribution_of_another_goal_is_not_there(ayu: SignedIn, goal: str) -> None:
    other = add_goal(ayu, kind="house")["id"]
    for book in (True, False):
        id_ = put(ayu, other, 5, book=book)["contribution"]["id"]
        assert ayu.delete(f"/goals/{goal}/contributions/{id_}").status_code == 404
    assert one(ayu.get(f"/goals/{other}"))["saved"] == 10


def test_the_words_follow_the_reader(ayu: SignedIn, goal: str) -> None:
    ayu.put("/users/preferences", json={"language": "id"})
    done = put(ayu, goal, 5, book=True)
    assert done["message"] == "Sudah masuk ke lumbungmu."
    out = put(ayu, goal, 5, direction="out")
    assert out["message"] == "Sudah kamu ambil."
