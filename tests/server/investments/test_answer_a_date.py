"""POST /investment-plans/{id}/occurrences/{date} says what became of a date."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
import time_machine
from flask import Flask

from tests.support.accounts import code_of, errors_of
from tests.support.investments import (
    WEEKLY,
    answer,
    plan,
    plans,
    states,
    try_to_answer,
)
from tests.support.ledger import balance, listed, row_count
from tests.support.people import SignedIn

FIRST = "2024-06-01"
DONE = {FIRST: "done"}
DEVICES = 4


@pytest.fixture
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel("2024-06-01T05:00:00Z", tick=False) as clock:
        yield clock


@pytest.fixture
def monthly(clock: time_machine.Traveller, ayu: SignedIn) -> str:
    """A plan of Ayu's that is due today."""
    ayu.refresh()
    made = plan(ayu)
    assert states(made) == {FIRST: "due"}
    return str(made["id"])


def restore(person: SignedIn, row_id: str) -> None:
    assert person.post(f"/transactions/{row_id}/restore").status_code == 200


def go(clock: time_machine.Traveller, person: SignedIn, day: str) -> None:
    clock.move_to(f"{day}T05:00:00Z")
    person.refresh()


def test_one_tap_records_the_investment(ayu: SignedIn, monthly: str) -> None:
    done = answer(ayu, monthly, FIRST)
    assert done["message"] == "Your investment is recorded."
    row = done["transaction"]
    told = {name: row[name] for name in ("type", "category_id", "amount", "date", "booked_for")}
    assert told == {
        "type": "expenses",
        "category_id": "investment",
        "amount": 500_000,
        "date": FIRST,
        "booked_for": {"kind": "plan", "id": monthly},
    }
    assert (done["balance"], balance(ayu)) == (-500_000, -500_000)
    (found,) = done["datas"]
    assert found["past"] == [
        {"date": FIRST, "state": "done", "amount": 500_000, "transaction_id": row["id"]}
    ]
    assert found["next"][0] == "2024-07-01"
    counts = [found[name] for name in ("streak", "done_count", "missed_count", "invested")]
    assert counts == [1, 1, 0, 500_000]
    assert plans(ayu) == [found]


def test_another_amount_and_no_booking(ayu: SignedIn, monthly: str) -> None:
    done = answer(ayu, monthly, FIRST, book=False, amount=750_000)
    assert (done["transaction"], done["balance"]) == (None, 0)
    assert done["datas"][0]["past"][0] == {
        "date": FIRST,
        "state": "done",
        "amount": 750_000,
        "transaction_id": None,
    }
    assert done["datas"][0]["invested"] == 750_000


@pytest.mark.both_databases
def test_a_date_is_recorded_once(app: Flask, ayu: SignedIn, monthly: str) -> None:
    tapped = [
        try_to_answer(ayu, monthly, FIRST, headers={"Idempotency-Key": "tap"}) for _tap in range(2)
    ]
    assert tapped[0].get_json() == tapped[1].get_json()
    for state in ("done", "skipped"):
        refused = try_to_answer(ayu, monthly, FIRST, state)
        assert (refused.status_code, code_of(refused)) == (409, "already_recorded")
        assert refused.get_json()["payload"]["datas"] == plans(ayu)
    assert row_count(app, "transactions") == 1


@pytest.mark.both_databases
def test_two_devices_record_a_date_once(app: Flask, ayu: SignedIn, monthly: str) -> None:
    start = Barrier(DEVICES)

    def tap(_device: int) -> int:
        alone = SignedIn(ayu.person, app.test_client(), ayu.token)
        start.wait()
        return try_to_answer(alone, monthly, FIRST).status_code

    with ThreadPoolExecutor(DEVICES) as devices:
        told = Counter(devices.map(tap, range(DEVICES)))
    assert told == {200: 1, 409: DEVICES - 1}
    assert (balance(ayu), row_count(app, "transactions")) == (-500_000, 1)


def test_open_takes_back_what_was_said_and_undo_brings_it_again(
    ayu: SignedIn, monthly: str
) -> None:
    row = answer(ayu, monthly, FIRST)["transaction"]
    opened = answer(ayu, monthly, FIRST, "open")
    assert (opened["balance"], opened["transaction"]) == (0, None)
    assert states(opened["datas"][0]) == {FIRST: "due"}
    assert listed(ayu)["datas"] == []
    restore(ayu, row["id"])
    assert states(plans(ayu)[0]) == DONE
    answer(ayu, monthly, FIRST, "open")
    answer(ayu, monthly, FIRST, "skipped")
    assert answer(ayu, monthly, FIRST, "skipped")["balance"] == 0
    assert states(plans(ayu)[0]) == {FIRST: "skipped"}
    assert states(answer(ayu, monthly, FIRST, "done", book=False)["datas"][0]) == DONE
    assert states(answer(ayu, monthly, FIRST, "open")["datas"][0]) == {FIRST: "due"}
    assert answer(ayu, monthly, FIRST, "open")["message"] == "The date has been reopened."


def test_the_plan_follows_its_transactions(ayu: SignedIn, monthly: str) -> None:
    row = answer(ayu, monthly, FIRST)["transaction"]
    edit = {"type": "expenses", "category_id": "saving", "amount": 300_000}
    assert ayu.put(f"/transactions/{row['id']}", json=edit).status_code == 200
    assert (plans(ayu)[0]["invested"], states(plans(ayu)[0])) == (300_000, DONE)
    # Another booking of the date, and then the first one comes back.
    assert ayu.delete(f"/transactions/{row['id']}").status_code == 200
    assert states(plans(ayu)[0]) == {FIRST: "due"}
    answer(ayu, monthly, FIRST)
    restore(ayu, row["id"])
    found = plans(ayu)[0]
    assert (found["invested"], found["done_count"], states(found)) == (800_000, 1, DONE)
    assert answer(ayu, monthly, FIRST, "open")["balance"] == 0


@pytest.mark.parametrize("day", [FIRST, "2024-06-02"])
def test_an_income_is_no_investment(
    clock: time_machine.Traveller, ayu: SignedIn, monthly: str, day: str
) -> None:
    row = answer(ayu, monthly, FIRST)["transaction"]
    edit = {"type": "income", "category_id": "gifts", "amount": 300_000}
    assert ayu.put(f"/transactions/{row['id']}", json=edit).status_code == 200
    go(clock, ayu, day)
    (found,) = plans(ayu)
    assert states(found) == {FIRST: "due" if day == FIRST else "missed"}
    assert (found["done_count"], found["streak"], found["invested"]) == (0, 0, 0)
    again = answer(ayu, monthly, FIRST)
    (found,) = again["datas"]
    assert (found["past"][0]["transaction_id"], found["invested"], found["done_count"]) == (
        again["transaction"]["id"],
        500_000,
        1,
    )
    # What opens the date leaves the income alone.
    assert answer(ayu, monthly, FIRST, "open")["balance"] == 300_000
    assert answer(ayu, monthly, FIRST, "skipped")["datas"][0]["past"][0]["amount"] is None


def test_missed_dates_break_the_streak_and_may_still_be_recorded(
    clock: time_machine.Traveller, ayu: SignedIn, monthly: str
) -> None:
    weekly = plan(ayu, **WEEKLY)["id"]
    answer(ayu, monthly, FIRST)
    go(clock, ayu, "2024-06-26")
    assert answer(ayu, weekly, "2024-06-03")["datas"][0]["streak"] == 0
    found = plans(ayu)[1]
    assert states(found) == {
        "2024-06-24": "missed",
        "2024-06-17": "missed",
        "2024-06-10": "missed",
        "2024-06-03": "done",
    }
    assert (found["missed_count"], found["streak"]) == (3, 0)
    answer(ayu, weekly, "2024-06-17", "skipped")
    late = answer(ayu, weekly, "2024-06-24")
    assert late["transaction"]["date"] == "2024-06-26"
    assert (late["datas"][0]["streak"], late["datas"][0]["missed_count"]) == (1, 1)
    assert answer(ayu, weekly, "2024-06-10")["datas"][0]["streak"] == 3
    # One that was not asked for yet is no gap.
    go(clock, ayu, "2024-07-01")
    assert [one["streak"] for one in plans(ayu)] == [1, 3]


def test_only_dates_of_the_plan_are_answered(
    clock: time_machine.Traveller, ayu: SignedIn, bayu: SignedIn, monthly: str
) -> None:
    refused = try_to_answer(ayu, monthly, "2024-07-01")
    assert (refused.status_code, list(errors_of(refused))) == (422, ["date"])
    for day in ("2024-06-02", "2024-05-01", "2024-02-30", "20240601", "soon", "0001-01-01"):
        assert try_to_answer(ayu, monthly, day).status_code == 404, day
    bayu.refresh()
    assert try_to_answer(bayu, monthly, FIRST).status_code == 404
    for wrong, field in (
        ({"state": "later"}, "state"),
        ({"book": "yes"}, "book"),
        ({"amount": 0}, "amount"),
        ({"amount": 10**15}, "amount"),
    ):
        refused = try_to_answer(ayu, monthly, FIRST, **wrong)
        assert (refused.status_code, list(errors_of(refused))) == (422, [field])
    assert plans(bayu) == []
