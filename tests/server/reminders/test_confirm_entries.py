"""Entries that are due wait for their owner, who confirms them one by one or all together."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
import time_machine
from flask import Flask

from tests.support.accounts import errors_of, rows
from tests.support.investments import plan
from tests.support.ledger import balance
from tests.support.notifications import centre
from tests.support.people import SignedIn
from tests.support.reminders import (
    agenda,
    answer_date,
    answer_many,
    dispatch_due,
    go,
    remind,
    states,
    try_to_answer,
)
from tests.support.transfers import open_wallet, starting_wallet
from tests.support.wallets import change as change_wallet

FIRST: Final = "2026-06-01"
RENT: Final = {"description": "Sewa", "kind": "bill", "category_id": "rent", "amount": 2_000_000}
SALARY: Final = {"description": "Gaji", "category_id": "salary", "amount": 9_000_000}
MONTHLY: Final = {"day": FIRST, "frequency": "monthly"}


@pytest.fixture(autouse=True)
def clock(ayu: SignedIn) -> Iterator[time_machine.Traveller]:
    """Half past seven in the morning of 1 June 2026 in Jakarta."""
    with time_machine.travel("2026-06-01T00:30:00Z", tick=False) as clock:
        ayu.refresh()
        yield clock


@pytest.fixture
def noon(clock: time_machine.Traveller, ayu: SignedIn) -> Any:
    """Lets it become noon."""
    return lambda day=FIRST: go(clock, ayu, f"{day}T05:00:00Z")


def waiting(person: SignedIn) -> list[tuple[str, str, int | None]]:
    payload = agenda(person)
    assert payload["waiting_count"] == len(payload["waiting"])
    return [(one["description"], one["day"], one["amount"]) for one in payload["waiting"]]


def booked(app: Flask) -> list[tuple[Any, ...]]:
    found = rows(app, "SELECT type, amount, date, detail FROM transactions ORDER BY date, detail")
    return [(type_, amount, str(day), detail) for type_, amount, day, detail in found]


def test_what_is_due_waits_and_plain_reminders_do_not(ayu: SignedIn, noon: Any) -> None:
    remind(ayu, **MONTHLY, **RENT)
    remind(ayu, **MONTHLY, **SALARY, time="18:00")
    remind(ayu, **MONTHLY, description="Olahraga")
    assert waiting(ayu) == []
    noon()
    assert waiting(ayu) == [("Sewa", FIRST, 2_000_000)]
    (one,) = agenda(ayu)["waiting"]
    assert (one["entry"], one["late"], one["wallet"], one["to_wallet"]) == (
        "expenses",
        False,
        None,
        None,
    )


def test_one_is_confirmed_with_another_amount_wallet_and_day(
    app: Flask, ayu: SignedIn, noon: Any
) -> None:
    bank = open_wallet(ayu, "BNI")
    rent = remind(ayu, **MONTHLY, **RENT)["id"]
    noon()
    changed = {"amount": 2_100_000, "wallet_id": bank, "date": "2026-05-31"}
    row = answer_date(ayu, rent, "done", FIRST, **changed)["transaction"]
    assert {name: row[name] for name in changed} == changed
    assert booked(app) == [("expenses", 2_100_000, "2026-05-31", "Sewa")]
    assert waiting(ayu) == []
    refused = try_to_answer(ayu, rent, "done", FIRST, date="2026-06-30")
    assert list(errors_of(refused)) == ["date"]


@pytest.mark.both_databases
def test_five_are_confirmed_by_one_call_and_taken_back_by_another(
    app: Flask, ayu: SignedIn, noon: Any
) -> None:
    savings = open_wallet(ayu, "Tabungan")
    ids = [
        remind(ayu, **MONTHLY, **RENT)["id"],
        remind(ayu, **MONTHLY, **SALARY)["id"],
        remind(ayu, **MONTHLY, description="Nabung", amount=500_000, to_wallet_id=savings)["id"],
        remind(ayu, **MONTHLY, description="Netflix", amount=54_000)["id"],
        remind(ayu, **MONTHLY, description="Internet", amount=350_000)["id"],
    ]
    noon()
    dispatch_due(app)
    assert len(waiting(ayu)) == centre(ayu)["unread"] == 5
    dates = [(id_, FIRST) for id_ in ids]
    done = answer_many(ayu, "done", *dates)
    assert (done["message"], done["changed"]) == ("Recorded: 5.", 5)
    assert {one["state"] for one in done["datas"]} == {"done"}
    assert done["balance"] == balance(ayu) == 9_000_000 - 2_404_000
    assert booked(app) == [
        ("income", 9_000_000, FIRST, "Gaji"),
        ("expenses", 350_000, FIRST, "Internet"),
        ("transfer", 500_000, FIRST, "Nabung"),
        ("expenses", 54_000, FIRST, "Netflix"),
        ("expenses", 2_000_000, FIRST, "Sewa"),
    ]
    assert (waiting(ayu), centre(ayu)["unread"]) == ([], 0)
    # Sent again by another device, nothing is recorded twice.
    assert answer_many(ayu, "done", *dates)["changed"] == 0
    assert len(booked(app)) == 5
    opened = answer_many(ayu, "open", *dates)
    assert (opened["message"], opened["balance"]) == ("Reopened: 5.", 0)
    assert (booked(app), len(waiting(ayu))) == ([], 5)


@pytest.mark.both_databases
def test_all_or_none_are_recorded(app: Flask, ayu: SignedIn, noon: Any) -> None:
    rent = remind(ayu, **MONTHLY, **RENT)["id"]
    water = remind(ayu, **MONTHLY, description="Air", amount_mode="asked")["id"]
    noon()
    assert waiting(ayu) == [("Sewa", FIRST, 2_000_000), ("Air", FIRST, None)]
    dates = [{"reminder_id": id_, "day": FIRST} for id_ in (rent, water)]
    refused = ayu.post("/reminders/answers", json={"action": "done", "dates": dates})
    assert errors_of(refused) == {"dates": ["Air: Enter an amount."]}
    assert booked(app) == []
    assert errors_of(try_to_answer(ayu, water, "done", FIRST)) == {"amount": ["Enter an amount."]}
    given = [dates[0], {**dates[1], "amount": 80_000}]
    done = ayu.post("/reminders/answers", json={"action": "done", "dates": given})
    assert done.get_json()["payload"]["changed"] == 2
    for wrong in (
        [],
        [dates[0], dates[0]],
        [{**dates[0], "amount": 0}],
    ):
        refused = ayu.post("/reminders/answers", json={"action": "done", "dates": wrong})
        assert refused.status_code == 422, wrong
    for wrong_date in ({"day": "2026-07-01"}, {"day": "2026-05-31"}, {"reminder_id": "0" * 26}):
        unknown = {"action": "skip", "dates": [{**dates[0], **wrong_date}]}
        assert ayu.post("/reminders/answers", json=unknown).status_code == 404, wrong_date


def test_what_cannot_be_recorded_is_named(app: Flask, ayu: SignedIn, noon: Any) -> None:
    bank, saved = open_wallet(ayu, "BCA"), open_wallet(ayu, "Jago")
    ids = [
        remind(ayu, **MONTHLY, **RENT)["id"],
        remind(ayu, **MONTHLY, description="Gym", amount=5, wallet_id=bank)["id"],
    ]
    change_wallet(ayu, bank, archived=True)
    invest = plan(ayu, amount=7, frequency="monthly", month_day=1, wallet_id=saved)["id"]
    noon()
    dates = [{"reminder_id": id_, "day": FIRST} for id_ in (*ids, invest)]
    refused = ayu.post("/reminders/answers", json={"action": "done", "dates": dates})
    # One tap on all of them has no form that could show a field.
    sentence = "Gym: This wallet is archived. Choose another one."
    assert (refused.status_code, refused.get_json()["message"]) == (422, sentence)
    assert errors_of(refused) == {"dates": [sentence]}
    change_wallet(ayu, saved, archived=True)
    refused = ayu.post("/reminders/answers", json={"action": "done", "dates": dates[2:]})
    assert refused.get_json()["message"].startswith("Investment plan: ")
    assert booked(app) == []


def test_bayu_answers_none_of_ayus(ayu: SignedIn, bayu: SignedIn, noon: Any) -> None:
    rent = remind(ayu, **MONTHLY, **RENT)["id"]
    noon()
    bayu.refresh()
    body = {"action": "done", "dates": [{"reminder_id": rent, "day": FIRST}]}
    assert bayu.post("/reminders/answers", json=body).status_code == 404
    change = {"day": FIRST, "scope": "one", "changes": {"amount": 1}}
    assert bayu.post(f"/reminders/{rent}/split", json=change).status_code == 404


def test_skip_and_later(ayu: SignedIn, noon: Any) -> None:
    rent = remind(ayu, **MONTHLY, **RENT)["id"]
    salary = remind(ayu, **MONTHLY, **SALARY)["id"]
    noon()
    answer_many(ayu, "skip", (rent, FIRST))
    later = answer_many(ayu, "snooze", (salary, FIRST), until="2026-06-02T02:00:00Z")
    assert later["message"] == "We'll remind you again later."
    assert waiting(ayu) == []
    noon("2026-06-02")
    assert waiting(ayu) == [("Gaji", FIRST, 9_000_000)]
    body = {"action": "snooze", "dates": [{"reminder_id": salary, "day": FIRST}]}
    assert list(errors_of(ayu.post("/reminders/answers", json=body))) == ["until"]


def test_the_amount_is_that_of_the_last_time(ayu: SignedIn, noon: Any) -> None:
    power = remind(
        ayu, description="Listrik", day=FIRST, frequency="daily", amount=250_000, amount_mode="last"
    )["id"]
    noon()
    assert waiting(ayu) == [("Listrik", FIRST, 250_000)]
    answer_date(ayu, power, "done", FIRST, amount=310_000)
    noon("2026-06-02")
    assert waiting(ayu) == [("Listrik", "2026-06-02", 310_000)]
    row = answer_date(ayu, power, "done", "2026-06-02")["transaction"]
    assert row["amount"] == 310_000
    edit = {"type": "expenses", "categoryName": row["category_name"], "amount": 305_000}
    assert ayu.put(f"/transactions/{row['id']}", json=edit).status_code == 200
    noon("2026-06-03")
    assert waiting(ayu) == [("Listrik", "2026-06-03", 305_000)]


def test_missed_dates_are_shown_and_never_recorded(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    remind(ayu, description="Kos", day=FIRST, frequency="weekly", amount=5)
    go(clock, ayu, "2026-06-17T05:00:00Z")
    dispatch_due(app)
    payload = agenda(ayu)
    assert [(one["day"], one["late"]) for one in payload["waiting"]] == [
        (FIRST, True),
        ("2026-06-08", True),
        ("2026-06-15", True),
    ]
    assert (booked(app), set(states(payload).values())) == ([], {"open"})


def test_a_missed_month_waits_longer_than_a_month(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    remind(ayu, **MONTHLY, **RENT)
    remind(ayu, description="Jajan", day=FIRST, frequency="daily", amount=5)
    go(clock, ayu, "2026-10-15T05:00:00Z")
    days = [day for name, day, _amount in waiting(ayu) if name == "Sewa"]
    assert days == [FIRST, *(f"2026-{month:02}-01" for month in range(7, 11))]
    # What comes every day would only bury them.
    assert waiting(ayu)[4][:2] == ("Jajan", "2026-09-14")


def test_only_what_an_answer_changed_is_taken_back(ayu: SignedIn, noon: Any) -> None:
    rent = remind(ayu, **MONTHLY, **RENT)["id"]
    salary = remind(ayu, **MONTHLY, **SALARY)["id"]
    noon()
    answer_many(ayu, "done", (rent, FIRST))
    # Another tab still shows both.
    both = answer_many(ayu, "done", (rent, FIRST), (salary, FIRST))
    assert both["changed_dates"] == [{"reminder_id": salary, "day": FIRST}]
    again = answer_many(ayu, "done", (rent, FIRST), (salary, FIRST))
    assert (again["message"], again["changed_dates"]) == ("This was already answered.", [])


def test_a_transfer_needs_two_wallets(ayu: SignedIn) -> None:
    first, other = starting_wallet(ayu), open_wallet(ayu, "BCA")
    given = {**MONTHLY, "description": "Nabung", "amount": 5}
    made = remind(ayu, **given, to_wallet_id=other, category_id="rent")
    assert (made["entry"], made["category_id"]) == ("transfer", None)
    assert made["to_wallet"] == {"id": other, "name": "BCA"}
    for same in ({"to_wallet_id": first}, {"wallet_id": other, "to_wallet_id": other}):
        refused = ayu.post("/reminders", json={**given, **same})
        assert list(errors_of(refused)) == ["to_wallet_id"], same
