"""A goal may live in a wallet: what is booked for it is a transfer, no income and no expense."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import time_machine
from flask import Flask

from server.transactions.balance_check import find_wrong_balances
from tests.support.accounts import code_of, errors_of
from tests.support.bulk_actions import bulk, done, undo
from tests.support.goals import add_goal, answered, contribute, contributions, goal_of, put
from tests.support.ledger import balance, listed, summary
from tests.support.people import SignedIn
from tests.support.transfers import open_wallet, starting_wallet, transfer

UNKNOWN = ["We don't know this wallet. Choose one of yours."]
ARCHIVED = ["This wallet is archived. Choose another one."]


class Saving(NamedTuple):
    """A goal of Ayu's in a wallet of its own; `cash` is her first wallet, `bank` another one."""

    goal: str
    cash: str
    bank: str
    savings: str


@pytest.fixture(autouse=True)
def _november() -> Iterator[None]:
    with time_machine.travel("2026-11-20T05:00:00Z", tick=False):
        yield


@pytest.fixture
def saving(ayu: SignedIn) -> Saving:
    bank, savings = open_wallet(ayu, "BCA"), open_wallet(ayu, "Tabungan", kind="savings")
    goal = add_goal(ayu, wallet_id=savings)
    assert goal["wallet_id"] == savings
    return Saving(goal["id"], starting_wallet(ayu), bank, savings)


def balances(person: SignedIn) -> dict[str, int]:
    """What is in each wallet; never more or less than the rows say."""
    listed_ = answered(person.get("/wallets"))["datas"]
    return {wallet["id"]: wallet["balance"] for wallet in listed_}


def saved(person: SignedIn, saving: Saving) -> int:
    """What the goal holds, told the same by its contributions."""
    goal = goal_of(person, saving.goal)
    told = contributions(person, saving.goal)
    amount: int = goal["saved"]
    assert amount == sum(one["amount"] for one in told)
    assert goal["contributed_this_month"] == sum(one["amount"] for one in told)
    return amount


def change_transfer(person: SignedIn, row: dict[str, Any], **changes: Any) -> Any:
    names = ("wallet_id", "to_wallet_id", "amount", "detail", "date")
    body = {name: row[name] for name in names} | changes
    return person.put(f"/transfers/{row['id']}", json=body)


def archive(person: SignedIn, wallet_id: str) -> None:
    answered(person.put(f"/wallets/{wallet_id}", json={"archived": True}))


@pytest.mark.both_databases
def test_a_contribution_is_a_transfer(ayu: SignedIn, saving: Saving) -> None:
    added = put(ayu, saving.goal, 700, book=True, wallet_id=saving.bank)
    row = added["transaction"]
    assert (row["type"], row["wallet_id"], row["to_wallet_id"], row["detail"]) == (
        "transfer",
        saving.bank,
        saving.savings,
        "Umrah",
    )
    assert row["booked_for"] == {"kind": "goal", "id": saving.goal}
    assert added["contribution"] == contributions(ayu, saving.goal)[0]
    assert (added["contribution"]["amount"], added["datas"][0]["saved"]) == (700, 700)
    assert added["balance"] == balance(ayu) == 0
    assert balances(ayu) == {saving.cash: 0, saving.bank: -700, saving.savings: 700}


def test_it_comes_from_the_first_wallet_unless_another_is_named(
    ayu: SignedIn, saving: Saving
) -> None:
    row = put(ayu, saving.goal, 700, book=True)["transaction"]
    assert (row["wallet_id"], row["to_wallet_id"]) == (saving.cash, saving.savings)


def test_in_the_first_wallet_it_comes_from_the_next_one(ayu: SignedIn, saving: Saving) -> None:
    goal = add_goal(ayu, wallet_id=saving.cash)["id"]
    row = put(ayu, goal, 700, book=True)["transaction"]
    assert (row["wallet_id"], row["to_wallet_id"]) == (saving.bank, saving.cash)


def test_taking_out_is_the_transfer_back(app: Flask, ayu: SignedIn, saving: Saving) -> None:
    put(ayu, saving.goal, 700, book=True, wallet_id=saving.bank)
    out = put(ayu, saving.goal, 300, book=True, direction="out", wallet_id=saving.cash)
    row = out["transaction"]
    assert (row["type"], row["wallet_id"], row["to_wallet_id"]) == (
        "transfer",
        saving.savings,
        saving.cash,
    )
    assert (out["contribution"]["amount"], saved(ayu, saving)) == (-300, 400)
    assert balances(ayu) == {saving.cash: 300, saving.bank: -700, saving.savings: 400}
    refused = contribute(ayu, saving.goal, 401, book=True, direction="out")
    assert [*errors_of(refused)] == ["amount"]
    with app.app_context():
        assert find_wrong_balances() == []


def test_nothing_is_income_or_an_expense(ayu: SignedIn, saving: Saving) -> None:
    put(ayu, saving.goal, 700, book=True)
    put(ayu, saving.goal, 300, book=True, direction="out")
    assert listed(ayu)["totals"] == {"income": 0, "expenses": 0, "count": 0}
    both = listed(ayu, include="transfers")["datas"]
    assert [(row["type"], row["amount"]) for row in both] == [("transfer", 300), ("transfer", 700)]
    assert {(bar["income"], bar["expenses"]) for bar in summary(ayu)["datas"]} == {(0, 0)}


def test_without_booking_no_money_moves(ayu: SignedIn, saving: Saving) -> None:
    assert put(ayu, saving.goal, 700, wallet_id=saving.bank)["transaction"] is None
    assert (saved(ayu, saving), listed(ayu, include="transfers")["datas"]) == (700, [])


def test_a_goal_without_a_wallet_books_into_the_one_that_is_named(
    ayu: SignedIn, saving: Saving
) -> None:
    goal = add_goal(ayu)
    rows = [
        put(ayu, goal["id"], 700, book=True, wallet_id=saving.bank)["transaction"],
        put(ayu, goal["id"], 200, book=True, direction="out")["transaction"],
    ]
    assert [(row["type"], row["wallet_id"], row["to_wallet_id"]) for row in rows] == [
        ("expenses", saving.bank, None),
        ("income", saving.cash, None),
    ]
    assert goal_of(ayu, goal["id"])["saved"] == 500


@pytest.mark.parametrize("direction", ["in", "out"])
def test_the_other_wallet_must_be_another_active_one(
    ayu: SignedIn, saving: Saving, direction: str
) -> None:
    put(ayu, saving.goal, 700)
    archive(ayu, saving.bank)
    same = ["This goal is in this wallet. Choose another one."]
    for wallet, sentence in (
        (saving.savings, same),
        (saving.bank, ARCHIVED),
        ("nobody's", UNKNOWN),
    ):
        refused = contribute(ayu, saving.goal, 10, book=True, direction=direction, wallet_id=wallet)
        assert (refused.status_code, errors_of(refused)) == (422, {"wallet_id": sentence})
    assert saved(ayu, saving) == 700


def test_a_goal_takes_nothing_from_its_own_wallet(ayu: SignedIn, saving: Saving) -> None:
    goal = add_goal(ayu, wallet_id=saving.cash)["id"]
    refused = contribute(ayu, goal, 10, book=True, wallet_id=saving.cash)
    assert [*errors_of(refused)] == ["wallet_id"]
    for other in (saving.bank, saving.savings):
        archive(ayu, other)
    alone = errors_of(contribute(ayu, goal, 10, book=True))
    assert [*alone] == ["wallet_id"]
    assert "your only wallet in use" in alone["wallet_id"][0]
    # Unless it is asked for, nothing is recorded.
    assert put(ayu, goal, 10)["transaction"] is None


@pytest.mark.both_databases
def test_an_archived_wallet_of_a_goal_takes_nothing(ayu: SignedIn, saving: Saving) -> None:
    put(ayu, saving.goal, 700, book=True)
    archive(ayu, saving.savings)
    sentence = "The wallet of this goal is archived. Choose another one for the goal first."
    for direction in ("in", "out"):
        refused = contribute(ayu, saving.goal, 10, book=True, direction=direction)
        assert errors_of(refused) == {"wallet_id": [sentence]}
    assert put(ayu, saving.goal, 10)["datas"][0]["saved"] == 710
    # What was there before may stay there.
    renamed = answered(ayu.put(f"/goals/{saving.goal}", json={"name": "Haji"}))
    assert renamed["datas"][0]["wallet_id"] == saving.savings


def test_a_goal_is_put_into_an_active_wallet_of_ones_own(
    ayu: SignedIn, bayu: SignedIn, saving: Saving
) -> None:
    archive(ayu, saving.bank)
    path = f"/goals/{saving.goal}"
    kept = goal_of(ayu, saving.goal)
    for wallet, sentence in (
        (saving.bank, ARCHIVED),
        (open_wallet(bayu, "Bayu"), UNKNOWN),
        ("nobody's", UNKNOWN),
    ):
        refusals = (
            ayu.put(path, json={"wallet_id": wallet}),
            ayu.post("/goals", json={"kind": "house", "target": 5, "wallet_id": wallet}),
        )
        assert [errors_of(one) for one in refusals] == [{"wallet_id": sentence}] * 2
    assert goal_of(ayu, saving.goal) == kept


@pytest.mark.both_databases
def test_what_was_put_aside_stays_when_the_goal_moves(ayu: SignedIn, saving: Saving) -> None:
    path = f"/goals/{saving.goal}"
    put(ayu, saving.goal, 700, book=True)
    out = put(ayu, saving.goal, 100, book=True, direction="out")["transaction"]
    for wallet in (saving.bank, saving.cash, None):
        moved = answered(ayu.put(path, json={"wallet_id": wallet}))["datas"][0]
        assert (moved["wallet_id"], moved["saved"], saved(ayu, saving)) == (wallet, 600, 600)
    answered(ayu.delete(f"/transactions/{out['id']}"))
    assert saved(ayu, saving) == 700
    answered(ayu.post(f"/transactions/{out['id']}/restore"))
    assert saved(ayu, saving) == 600
    assert balances(ayu) == {saving.cash: -600, saving.bank: 0, saving.savings: 600}


def test_deleting_removes_it_and_undo_restores_both(ayu: SignedIn, saving: Saving) -> None:
    put(ayu, saving.goal, 700, book=True)
    out = put(ayu, saving.goal, 300, book=True, direction="out")
    gone = answered(ayu.delete(f"/goals/{saving.goal}/contributions/{out['contribution']['id']}"))
    assert (gone["transaction_id"], gone["datas"][0]["saved"]) == (out["transaction"]["id"], 700)
    answered(ayu.post(f"/transactions/{gone['transaction_id']}/restore"))
    assert saved(ayu, saving) == 400
    ids = [row["id"] for row in listed(ayu, include="transfers")["datas"]]
    deleted = done(bulk(ayu, action="delete", ids=ids))
    assert saved(ayu, saving) == 0
    assert done(undo(ayu, deleted))["count"] == 2
    assert saved(ayu, saving) == 400
    assert balances(ayu) == {saving.cash: -400, saving.bank: 0, saving.savings: 400}


def test_what_was_taken_out_already_is_not_deleted(ayu: SignedIn, saving: Saving) -> None:
    added = put(ayu, saving.goal, 700, book=True)
    put(ayu, saving.goal, 300, book=True, direction="out")
    row = added["transaction"]
    refusals = (
        ayu.delete(f"/transactions/{row['id']}"),
        ayu.delete(f"/goals/{saving.goal}/contributions/{row['id']}"),
        bulk(ayu, action="delete", ids=[row["id"]]),
    )
    assert [code_of(one) for one in refusals] == ["not_enough_saved"] * 3
    assert [*errors_of(change_transfer(ayu, row, amount=299))] == ["amount"]
    assert saved(ayu, saving) == 400


def test_what_was_taken_out_is_not_restored_when_it_is_no_longer_there(
    ayu: SignedIn, saving: Saving
) -> None:
    put(ayu, saving.goal, 700, book=True)
    out = put(ayu, saving.goal, 700, book=True, direction="out")["transaction"]
    answered(ayu.delete(f"/transactions/{out['id']}"))
    put(ayu, saving.goal, 1, book=True, direction="out")
    assert code_of(ayu.post(f"/transactions/{out['id']}/restore")) == "not_enough_saved"
    assert saved(ayu, saving) == 699


def test_an_edit_changes_the_goal(ayu: SignedIn, saving: Saving) -> None:
    row = put(ayu, saving.goal, 700, book=True)["transaction"]
    out = put(ayu, saving.goal, 300, book=True, direction="out")["transaction"]
    edited = answered(change_transfer(ayu, row, amount=900, wallet_id=saving.bank, fee=5))
    assert edited["datas"][0]["booked_for"] == row["booked_for"]
    assert saved(ayu, saving) == 600
    answered(change_transfer(ayu, out, amount=200, to_wallet_id=saving.bank))
    assert saved(ayu, saving) == 700
    assert [*errors_of(change_transfer(ayu, out, amount=901))] == ["amount"]
    assert balances(ayu) == {saving.cash: 0, saving.bank: -705, saving.savings: 700}


def test_an_edit_keeps_the_wallet_of_the_goal(ayu: SignedIn, saving: Saving) -> None:
    row = put(ayu, saving.goal, 700, book=True)["transaction"]
    out = put(ayu, saving.goal, 300, book=True, direction="out")["transaction"]
    back = {"wallet_id": saving.savings, "to_wallet_id": saving.cash}
    sentence = (
        "This transfer is part of a goal, so this wallet stays."
        " Delete the transfer to choose another."
    )
    for refused, field in (
        (change_transfer(ayu, row, to_wallet_id=saving.bank), "to_wallet_id"),
        (change_transfer(ayu, row, **back), "to_wallet_id"),
        (change_transfer(ayu, out, wallet_id=saving.bank), "wallet_id"),
    ):
        assert errors_of(refused) == {field: [sentence]}
    assert saved(ayu, saving) == 400


def test_a_goal_that_goes_leaves_its_transfers(ayu: SignedIn, saving: Saving) -> None:
    row = put(ayu, saving.goal, 700, book=True)["transaction"]
    out = put(ayu, saving.goal, 300, book=True, direction="out")["transaction"]
    answered(ayu.delete(f"/goals/{saving.goal}"))
    assert {one["booked_for"] for one in listed(ayu, include="transfers")["datas"]} == {None}
    answered(change_transfer(ayu, out, wallet_id=saving.bank))
    answered(ayu.delete(f"/transactions/{row['id']}"))
    assert balances(ayu) == {saving.cash: 300, saving.bank: -300, saving.savings: 0}


def test_a_wallet_in_which_a_goal_lives_is_in_use(ayu: SignedIn, saving: Saving) -> None:
    path = f"/wallets/{saving.savings}"
    uses = {"transactions": 0, "rules": 0, "goals": 1, "investments": 0, "reminders": 0, "debts": 0}
    assert answered(ayu.get(f"{path}/uses"))["datas"] == [uses]
    answered(ayu.put(f"/goals/{saving.goal}", json={"archived": True}))
    assert code_of(ayu.delete(path)) == "wallet_in_use"
    answered(ayu.put(f"/goals/{saving.goal}", json={"wallet_id": None}))
    answered(ayu.delete(path))


@pytest.mark.parametrize("into_the_goal", [True, False])
def test_a_merge_takes_the_goal_along(
    app: Flask, ayu: SignedIn, saving: Saving, into_the_goal: bool
) -> None:
    put(ayu, saving.goal, 700, book=True, wallet_id=saving.bank)
    put(ayu, saving.goal, 200, book=True, direction="out", wallet_id=saving.bank)
    put(ayu, saving.goal, 50, book=True, wallet_id=saving.cash)
    transfer(ayu, saving.bank, saving.savings, 9)
    gone = put(ayu, saving.goal, 3, book=True, wallet_id=saving.bank)["transaction"]
    answered(ayu.delete(f"/transactions/{gone['id']}"))
    source, target = saving.savings, saving.bank
    if into_the_goal:
        source, target = target, source
    merged = answered(ayu.post(f"/wallets/{source}/merge", json={"into_id": target}))
    assert merged["moved"]["goals"] == (0 if into_the_goal else 1)
    assert goal_of(ayu, saving.goal)["wallet_id"] == target
    # Transfers between the two are gone; what they put aside is not.
    assert saved(ayu, saving) == 550
    assert [one["amount"] for one in contributions(ayu, saving.goal) if one["booked"]] == [50]
    assert balances(ayu) == {saving.cash: -50, target: 50}
    put(ayu, saving.goal, 550, book=True, direction="out", wallet_id=saving.cash)
    assert saved(ayu, saving) == 0
    with app.app_context():
        assert find_wrong_balances() == []


def test_a_merge_with_the_first_wallet_keeps_its_id(ayu: SignedIn, saving: Saving) -> None:
    put(ayu, saving.goal, 700, book=True)
    answered(ayu.post(f"/wallets/{saving.cash}/merge", json={"into_id": saving.savings}))
    goal = goal_of(ayu, saving.goal)
    assert (goal["wallet_id"], goal["saved"]) == (saving.cash, 700)
