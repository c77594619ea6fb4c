"""GET /proposals: series of the ledger that nobody planned, and answers to them."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
import time_machine
from flask import Flask

from server.proposals.schemas import ProposalSchema
from tests.support.accounts import rows
from tests.support.debts import owe
from tests.support.goals import add_goal, contribute
from tests.support.investments import plan
from tests.support.ledger import SALARY, record
from tests.support.people import SignedIn
from tests.support.proposals import answer_proposal, names, proposals, record_monthly
from tests.support.reminders import remind
from tests.support.transfers import open_wallet
from tests.support.wallets import change

NETFLIX: Final = ("Netflix", 54_000)
MONTHLY: Final = {"day": "2026-07-12", "frequency": "monthly"}


@pytest.fixture(autouse=True)
def clock(ayu: SignedIn) -> Iterator[time_machine.Traveller]:
    """Noon of Thursday, 18 June 2026, in Jakarta."""
    with time_machine.travel("2026-06-18T05:00:00Z", tick=False) as clock:
        ayu.refresh()
        yield clock


def only(person: SignedIn) -> dict[str, Any]:
    (one,) = proposals(person)["datas"]
    ProposalSchema().load(one)
    found: dict[str, Any] = one
    return found


@pytest.mark.both_databases
def test_a_subscription_is_proposed_as_a_recurring_entry(ayu: SignedIn) -> None:
    assert proposals(ayu) == {"datas": [], "rises": []}
    record_monthly(ayu, 54_000, 54_000)
    assert names(ayu) == []
    record_monthly(ayu, 54_000, 54_000, 54_000)
    one = only(ayu)
    assert one["icon"].endswith("popcorn.svg")
    assert {name: one[name] for name in ("name", "type", "category_id", "amount", "wallet")} == {
        "name": "Netflix",
        "type": "expenses",
        "category_id": "entertainment",
        "amount": 54_000,
        "wallet": None,
    }
    rhythm = ("frequency", "every", "month_day", "day", "last_day", "entries", "amount_mode")
    assert [one[name] for name in rhythm] == [
        *("monthly", 1, 12, "2026-07-12", "2026-06-12", 3, "fixed"),
    ]
    assert one["amount_before"] is None


def test_amounts_that_differ_are_those_of_the_last_time(ayu: SignedIn) -> None:
    record_monthly(ayu, 250_000, 261_000, 243_000, detail="Listrik", categoryName="Utilities")
    assert (only(ayu)["amount"], only(ayu)["amount_mode"]) == (250_000, "last")


def test_a_salary_on_payday_and_the_last_day_of_a_month(ayu: SignedIn) -> None:
    for month, last in ((3, 31), (4, 30), (5, 31)):
        record(ayu, **{**SALARY, "amount": 9_000_000}, date=f"2026-{month:02}-01")
        record(ayu, amount=75_000, detail="Iuran RT", date=f"2026-{month:02}-{last}")
    record(ayu, **{**SALARY, "amount": 9_000_000}, date="2026-06-01")
    found = {one["type"]: (one["month_day"], one["day"]) for one in proposals(ayu)["datas"]}
    assert found == {"income": (0, "2026-07-01"), "expenses": (-1, "2026-06-30")}


def test_the_wallet_is_that_of_the_newest_entry_while_it_is_open(ayu: SignedIn) -> None:
    bank = open_wallet(ayu, "BNI")
    record_monthly(ayu, 54_000, 54_000, 54_000, wallet_id=bank)
    assert (only(ayu)["wallet_id"], only(ayu)["wallet"]["name"]) == (bank, "BNI")
    change(ayu, bank, archived=True)
    assert only(ayu)["wallet_id"] is None


@pytest.mark.parametrize(
    "reminder",
    [
        {"description": "Netflix", "amount": 54_000, "category_id": "entertainment"},
        # Another category, and a name of its own.
        {"description": "Bayar Netflix", "kind": "bill", "amount": 50_000},
        {"description": "Nonton", "amount": 54_000, "category_id": "entertainment"},
        # Nothing is known of the amount, or nothing recorded.
        {"description": "Netflix", "amount_mode": "asked"},
        {"description": "Netflix"},
    ],
)
def test_what_a_reminder_stands_for_is_not_proposed(
    ayu: SignedIn, reminder: dict[str, Any]
) -> None:
    record_monthly(ayu, 54_000, 54_000, 54_000)
    record_monthly(ayu, 350_000, 350_000, 350_000, detail="Gym", day=3)
    made = remind(ayu, **MONTHLY, **reminder)
    assert names(ayu) == [("Gym", 350_000)]
    assert ayu.delete(f"/reminders/{made['id']}").status_code == 200
    assert names(ayu) == [("Gym", 350_000), NETFLIX]


@pytest.mark.parametrize(
    "reminder",
    [
        {**MONTHLY, "description": "Spotify", "amount": 54_000, "category_id": "rent"},
        {**MONTHLY, "description": "Netflix", "amount": 186_000},
        # It names nothing.
        {**MONTHLY, "description": "🎬"},
        # It has ended.
        {"description": "Netflix", "day": "2026-06-18", "amount": 54_000},
    ],
)
def test_other_reminders_stand_for_nothing(
    ayu: SignedIn, clock: time_machine.Traveller, reminder: dict[str, Any]
) -> None:
    record_monthly(ayu, 54_000, 54_000, 54_000)
    remind(ayu, **reminder)
    clock.move_to("2026-07-20T05:00:00Z")
    ayu.refresh()
    record(ayu, detail="Netflix", categoryName="Entertainment", amount=54_000, date="2026-07-12")
    assert names(ayu) == [NETFLIX]


def test_what_plans_goals_and_debts_stand_for_is_not_proposed(ayu: SignedIn) -> None:
    record_monthly(ayu, *[500_000] * 3, detail="Reksa dana", categoryName="Investment", day=5)
    record_monthly(ayu, *[710_000] * 3, detail="Cicilan motor", categoryName="Debt Payment", day=8)
    assert names(ayu) == [("Cicilan motor", 710_000), ("Reksa dana", 500_000)]
    plan(ayu, amount=500_000, frequency="monthly", month_day=5)
    assert names(ayu) == [("Cicilan motor", 710_000)]
    owe(ayu, "Motor")
    assert names(ayu) == []


def test_what_was_refused_stays_refused(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    record_monthly(ayu, 54_000, 54_000, 54_000)
    record_monthly(ayu, 186_000, 186_000, 186_000, day=3)
    first, second = proposals(ayu)["datas"]
    assert [first["amount"], second["amount"]] == [186_000, 54_000]
    refusal = answer_proposal(ayu, second["id"], "refused")
    assert names(ayu) == [("Netflix", 186_000)]
    # More entries and other prices change nothing; another subscription is another series.
    for month, price in ((7, 54_000), (8, 57_000), (9, 57_000), (10, 57_000), (11, 69_000)):
        clock.move_to(f"2026-{month:02}-21T05:00:00Z")
        ayu.refresh()
        for amount, day in ((price, 12), (186_000, 3)):
            day_ = f"2026-{month:02}-{day:02}"
            record(ayu, detail="Netflix", categoryName="Entertainment", amount=amount, date=day_)
        assert names(ayu) == [("Netflix", 186_000)], month
    assert ayu.delete(f"/proposals/answers/{refusal}").status_code == 200
    assert names(ayu) == [("Netflix", 186_000), ("Netflix", 69_000)]
    assert ayu.delete(f"/proposals/answers/{refusal}").status_code == 404
    assert rows(app, "SELECT count(*) FROM series_answers") == [(0,)]


def test_what_became_a_recurring_entry_is_not_proposed_whatever_its_name(ayu: SignedIn) -> None:
    record_monthly(ayu, 54_000, 54_000, 54_000)
    made = remind(ayu, **MONTHLY, description="Film", amount=60_000, category_id="rent")
    assert names(ayu) == [NETFLIX]
    id_ = only(ayu)["id"]
    answer_proposal(ayu, id_, "accepted", reminder_id=made["id"])
    assert names(ayu) == []
    # What a reminder stands for is answered too, as that is stored first.
    other = remind(ayu, **MONTHLY, description="Netflix", amount=54_000)
    answer_proposal(ayu, id_, "accepted", reminder_id=other["id"])


def test_only_what_is_found_is_answered(ayu: SignedIn, bayu: SignedIn) -> None:
    record_monthly(ayu, 54_000, 54_000, 54_000)
    id_ = only(ayu)["id"]
    bayu.refresh()
    for person, name in ((bayu, id_), (ayu, "unknown")):
        for answer in ("refused", "accepted", "noted"):
            body = {"id": name, "answer": answer}
            assert person.post("/proposals/answers", json=body).status_code == 404
    assert ayu.post("/proposals/answers", json={"id": id_, "answer": "no"}).status_code == 422
    refusal = answer_proposal(ayu, id_, "refused")
    assert bayu.delete(f"/proposals/answers/{refusal}").status_code == 404
    again = {"id": id_, "answer": "refused"}
    assert ayu.post("/proposals/answers", json=again).status_code == 404


def test_a_goal_that_is_fed_from_the_ledger_is_not_proposed(ayu: SignedIn) -> None:
    record_monthly(ayu, *[300_000] * 3, detail="Tabungan umrah", categoryName="Saving", day=5)
    assert names(ayu) == [("Tabungan umrah", 300_000)]
    goal = add_goal(ayu, kind="own", name="Umrah", monthly=300_000, target=30_000_000)
    contribute(ayu, goal["id"], 100_000, book=True)
    assert names(ayu) == []
