"""A plan names the wallet that its money comes from; without one it is the first wallet."""

from collections.abc import Iterator

import pytest
import time_machine
from flask import Flask

from server.investments.schemas import InvestmentPlanSchema
from tests.support.accounts import code_of, errors_of
from tests.support.goals import answered
from tests.support.investments import MONTHLY, answer, change, plan, plans, try_to_answer
from tests.support.people import SignedIn
from tests.support.privacy import table_in, take_export
from tests.support.transfers import open_wallet, starting_wallet

FIRST = "2024-06-01"
UNKNOWN = ["We don't know this wallet. Choose one of yours."]
ARCHIVED = ["This wallet is archived. Choose another one."]


@pytest.fixture(autouse=True)
def _first_of_june(ayu: SignedIn) -> Iterator[None]:
    with time_machine.travel(f"{FIRST}T05:00:00Z", tick=False):
        ayu.refresh()
        yield


@pytest.fixture
def bank(ayu: SignedIn) -> str:
    return open_wallet(ayu, "Jago")


def test_a_date_is_booked_from_the_wallet_of_the_plan(ayu: SignedIn, bank: str) -> None:
    made = plan(ayu, **MONTHLY, wallet_id=bank)
    assert (made["wallet_id"], plans(ayu)) == (bank, [made])
    row = answer(ayu, made["id"], FIRST)["transaction"]
    assert (row["type"], row["wallet_id"], row["to_wallet_id"]) == ("expenses", bank, None)


def test_without_one_it_is_the_first_wallet(ayu: SignedIn, bank: str) -> None:
    made = plan(ayu, **MONTHLY, wallet_id=bank)
    emptied = answered(change(ayu, made["id"], wallet_id=None))["datas"][0]
    assert (emptied["wallet_id"], emptied["version"]) == (None, 2)
    row = answer(ayu, made["id"], FIRST)["transaction"]
    assert row["wallet_id"] == starting_wallet(ayu)


@pytest.mark.both_databases
def test_a_person_with_several_wallets_is_told_its_name(ayu: SignedIn) -> None:
    made = plan(ayu, **MONTHLY)
    assert made["wallet"] is None
    bank, first = open_wallet(ayu, "Jago"), starting_wallet(ayu)
    assert plans(ayu)[0]["wallet"] == {"id": first, "name": "Main wallet"}
    named = answered(change(ayu, made["id"], wallet_id=bank))["datas"][0]
    assert InvestmentPlanSchema().validate(named) == {}
    assert named["wallet"] == {"id": bank, "name": "Jago"}
    answered(ayu.put(f"/wallets/{bank}", json={"archived": True, "name": "Jago lama"}))
    assert answer(ayu, made["id"], FIRST, book=False)["datas"] == plans(ayu)
    assert plans(ayu)[0]["wallet"] == {"id": bank, "name": "Jago lama"}
    answered(change(ayu, made["id"], wallet_id=None))
    ayu.put("/users/preferences", json={"language": "id"})
    assert plans(ayu)[0]["wallet"] == {"id": first, "name": "Dompet utama"}


def test_it_must_be_an_active_one_of_ones_own(ayu: SignedIn, bayu: SignedIn, bank: str) -> None:
    made = plan(ayu)
    answered(ayu.put(f"/wallets/{bank}", json={"archived": True}))
    for wallet, sentence in (
        (bank, ARCHIVED),
        (open_wallet(bayu, "Bayu"), UNKNOWN),
        ("nobody's", UNKNOWN),
    ):
        refusals = (
            change(ayu, made["id"], wallet_id=wallet),
            ayu.post("/investment-plans", json={**MONTHLY, "wallet_id": wallet}),
        )
        assert [errors_of(one) for one in refusals] == [{"wallet_id": sentence}] * 2
    assert plans(ayu) == [made]


def test_an_archived_wallet_books_nothing(ayu: SignedIn, bank: str) -> None:
    made = plan(ayu, **MONTHLY, wallet_id=bank)
    answered(ayu.put(f"/wallets/{bank}", json={"archived": True}))
    refused = try_to_answer(ayu, made["id"], FIRST)
    assert (refused.status_code, errors_of(refused)) == (422, {"wallet_id": ARCHIVED})
    assert refused.get_json()["message"] == ARCHIVED[0]
    assert plans(ayu) == [made]
    assert answer(ayu, made["id"], FIRST, book=False)["transaction"] is None
    # Other changes do not ask for another wallet.
    raised = answered(change(ayu, made["id"], amount=600_000))["datas"][0]
    assert (raised["amount"], raised["wallet_id"]) == (600_000, bank)


def test_its_wallet_is_in_use_and_a_merge_takes_the_plan_along(ayu: SignedIn, bank: str) -> None:
    made = plan(ayu, **MONTHLY, wallet_id=bank)
    uses = {"transactions": 0, "rules": 0, "goals": 0, "investments": 1, "reminders": 0, "debts": 0}
    assert answered(ayu.get(f"/wallets/{bank}/uses"))["datas"] == [uses]
    assert code_of(ayu.delete(f"/wallets/{bank}")) == "wallet_in_use"
    other = open_wallet(ayu, "BRI")
    merged = answered(ayu.post(f"/wallets/{bank}/merge", json={"into_id": other}))
    assert merged["moved"] == uses
    assert [(one["wallet_id"], one["version"]) for one in plans(ayu)] == [(other, 2)]
    assert answer(ayu, made["id"], FIRST)["transaction"]["wallet_id"] == other


def test_the_export_names_it(app: Flask, ayu: SignedIn, bank: str) -> None:
    plan(ayu, **MONTHLY, wallet_id=bank)
    (row,) = table_in(take_export(app, ayu), "investment_plans")
    assert row["wallet_id"] == bank
