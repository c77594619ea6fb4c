"""A reminder names the wallet it is recorded in; without one it is the first wallet."""

from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask

from server.reminders.schemas import NamedOccurrenceSchema, ReminderSchema
from tests.support.accounts import code_of, errors_of
from tests.support.goals import answered
from tests.support.people import SignedIn
from tests.support.privacy import table_in, take_export
from tests.support.reminders import BILL, agenda, answer_date, edit, remind, try_to_answer
from tests.support.transfers import open_wallet, starting_wallet
from tests.support.wallets import held

FIRST = "2026-06-01"
UNKNOWN = ["We don't know this wallet. Choose one of yours."]
ARCHIVED = ["This wallet is archived. Choose another one."]


@pytest.fixture(autouse=True)
def _first_of_june(ayu: SignedIn) -> Iterator[None]:
    with time_machine.travel(f"{FIRST}T05:00:00Z", tick=False):
        ayu.refresh()
        yield


@pytest.fixture
def bank(ayu: SignedIn) -> str:
    return open_wallet(ayu, "BNI")


def reminders(person: SignedIn) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = agenda(person)["datas"]
    return listed


def test_a_date_is_recorded_in_the_wallet_of_the_reminder(ayu: SignedIn, bank: str) -> None:
    made = remind(ayu, **BILL, wallet_id=bank)
    assert (made["wallet_id"], reminders(ayu)) == (bank, [made])
    assert answer_date(ayu, made["id"], "done", FIRST)["transaction"]["wallet_id"] == bank


def test_without_one_it_is_the_first_wallet(ayu: SignedIn, bank: str) -> None:
    made = remind(ayu, **BILL, wallet_id=bank)
    assert edit(ayu, made["id"], wallet_id=None)["wallet_id"] is None
    row = answer_date(ayu, made["id"], "done", FIRST)["transaction"]
    assert row["wallet_id"] == starting_wallet(ayu)


def test_a_person_with_several_wallets_is_told_its_name(ayu: SignedIn) -> None:
    made = remind(ayu, **BILL)
    assert made["wallet"] is None
    first = {"id": starting_wallet(ayu), "name": "Main wallet"}
    bank = {"id": open_wallet(ayu, "BNI"), "name": "BNI"}
    for wallet_id, wallet in ((None, first), (bank["id"], bank)):
        edited = edit(ayu, made["id"], wallet_id=wallet_id)
        assert ReminderSchema().validate(edited) == {}
        assert edited["wallet"] == wallet
        with time_machine.travel("2026-06-03T05:00:00Z", tick=False):
            ayu.refresh()
            seen = agenda(ayu)
        assert seen["datas"][0]["wallet"] == wallet
        # Those of another month come without their reminder.
        for named in (seen["late"][0], seen["coming"][0]):
            assert NamedOccurrenceSchema().validate(named) == {}
            assert named["wallet"] == wallet


def test_it_must_be_an_active_one_of_ones_own(ayu: SignedIn, bayu: SignedIn, bank: str) -> None:
    made = remind(ayu, **BILL)
    answered(ayu.put(f"/wallets/{bank}", json={"archived": True}))
    for wallet, sentence in (
        (bank, ARCHIVED),
        (open_wallet(bayu, "Bayu"), UNKNOWN),
        ("nobody's", UNKNOWN),
    ):
        refusals = (
            ayu.put(f"/reminders/{made['id']}", json={"wallet_id": wallet}),
            ayu.post("/reminders", json={**BILL, "wallet_id": wallet}),
        )
        assert [errors_of(one) for one in refusals] == [{"wallet_id": sentence}] * 2
    assert reminders(ayu) == [made]


def test_an_archived_wallet_records_nothing(ayu: SignedIn, bank: str) -> None:
    made = remind(ayu, **BILL, wallet_id=bank)
    answered(ayu.put(f"/wallets/{bank}", json={"archived": True}))
    refused = try_to_answer(ayu, made["id"], "done", FIRST)
    assert (refused.status_code, errors_of(refused)) == (422, {"wallet_id": ARCHIVED})
    assert refused.get_json()["message"] == ARCHIVED[0]
    assert reminders(ayu) == [made]
    # Other changes do not ask for another wallet.
    assert edit(ayu, made["id"], amount=300_000)["wallet_id"] == bank
    assert answer_date(ayu, made["id"], "done", FIRST, record=False)["transaction"] is None


def test_another_wallet_stands_in_for_an_archived_one(ayu: SignedIn, bank: str) -> None:
    other = open_wallet(ayu, "BRI")
    rent = remind(ayu, **BILL, wallet_id=bank)["id"]
    saving = {"description": "Nabung", "day": FIRST, "amount": 100_000, "frequency": "monthly"}
    transfer = remind(ayu, **saving, wallet_id=other, to_wallet_id=bank)["id"]
    answered(ayu.put(f"/wallets/{bank}", json={"archived": True}))
    dates = [{"reminder_id": rent, "day": FIRST}, {"reminder_id": transfer, "day": FIRST}]
    body = {"action": "done", "dates": dates}
    assert ayu.post("/reminders/answers", json=body).status_code == 422
    first = starting_wallet(ayu)
    body["dates"] = [{**dates[0], "wallet_id": other}, {**dates[1], "to_wallet_id": first}]
    assert answered(ayu.post("/reminders/answers", json=body))["changed"] == 2
    assert held(ayu) == {"Main wallet": 100_000, "BNI": 0, "BRI": -BILL["amount"] - 100_000}
    # Only a transfer has a wallet that it goes to.
    later = {"reminder_id": rent, "day": "2026-07-01", "to_wallet_id": first, "wallet_id": other}
    with time_machine.travel("2026-07-02T05:00:00Z", tick=False):
        ayu.refresh()
        paid = ayu.post("/reminders/answers", json={"action": "done", "dates": [later]})
        assert answered(paid)["changed"] == 1
        assert held(ayu)["Main wallet"] == 100_000


def test_its_wallet_is_in_use_and_a_merge_takes_the_reminder_along(
    ayu: SignedIn, bank: str
) -> None:
    made = remind(ayu, **BILL, wallet_id=bank)
    uses = {"transactions": 0, "rules": 0, "goals": 0, "investments": 0, "reminders": 1, "debts": 0}
    assert answered(ayu.get(f"/wallets/{bank}/uses"))["datas"] == [uses]
    assert code_of(ayu.delete(f"/wallets/{bank}")) == "wallet_in_use"
    other = open_wallet(ayu, "BRI")
    merged = answered(ayu.post(f"/wallets/{bank}/merge", json={"into_id": other}))
    assert merged["moved"] == uses
    assert answer_date(ayu, made["id"], "done", FIRST)["transaction"]["wallet_id"] == other


@pytest.mark.parametrize("action", ["merge", "delete"])
def test_a_removed_reminder_comes_back_with_a_wallet_that_is_there(
    ayu: SignedIn, bank: str, action: str
) -> None:
    made = remind(ayu, **BILL, wallet_id=bank)
    answered(ayu.delete(f"/reminders/{made['id']}"))
    target = open_wallet(ayu, "BRI") if action == "merge" else starting_wallet(ayu)
    if action == "merge":
        moved = answered(ayu.post(f"/wallets/{bank}/merge", json={"into_id": target}))["moved"]
        assert moved["reminders"] == 0
    else:
        answered(ayu.delete(f"/wallets/{bank}"))
    restored = answered(ayu.post(f"/reminders/{made['id']}/restore"))["datas"][0]
    assert restored["wallet_id"] == target


def test_the_export_names_it(app: Flask, ayu: SignedIn, bank: str) -> None:
    remind(ayu, **BILL, wallet_id=bank)
    (row,) = table_in(take_export(app, ayu), "reminders")
    assert row["wallet_id"] == bank
