"""Plans are read by few statements however long they run, and taken along whole."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date

import pytest
import time_machine
from flask import Flask

from server.core.database.unit_of_work import unit_of_work
from server.investments.plan import RuleVersion
from server.investments.plan_status import OccurrenceState
from server.investments.queries import read_answers, read_plans, save_answer, update_plan
from server.investments.recurrence import Frequency, Rule
from server.investments.service import serialize_plan
from server.investments.viewer_context import ViewerContext
from server.wallets.wallet_book import wallet_book_of
from tests.support.accounts import rows
from tests.support.investments import (
    DAILY,
    MONTHLY,
    WEEKLY,
    answer,
    change,
    plan,
    plans,
    states,
)
from tests.support.ledger import listed, statements
from tests.support.people import SignedIn
from tests.support.privacy import data_in, table_in, take_export

FIRST = "2024-06-01"
WEEKENDS = Rule(Frequency.WEEKLY, weekday=6)


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


def test_many_plans_cost_as_few_statements_as_one(
    app: Flask, clock: time_machine.Traveller, ayu: SignedIn, monthly: str
) -> None:
    answer(ayu, monthly, FIRST)
    with statements(app) as asked:
        plans(ayu)
    for given in (MONTHLY, {**WEEKLY, "weekday": 5}, DAILY):
        answer(ayu, plan(ayu, **given)["id"], FIRST)
    go(clock, ayu, "2024-08-20")
    with statements(app) as again:
        plans(ayu)
    assert len(again) == len(asked) <= 5, again
    with statements(app) as tapped:
        answer(ayu, monthly, "2024-08-01")
    assert len(tapped) <= 11, tapped


@pytest.mark.parametrize(
    "given", [DAILY, {**WEEKLY, "weekday": 5}, {**MONTHLY, "month_day": -1}, {**MONTHLY}]
)
@pytest.mark.parametrize("left_out", [None, 0, 15, 60])
def test_long_plans_stand_the_same_by_their_newest_answers(
    app: Flask,
    clock: time_machine.Traveller,
    ayu: SignedIn,
    given: dict[str, object],
    left_out: int | None,
) -> None:
    ayu.refresh()
    kept = plan(ayu, **given)
    with app.app_context(), unit_of_work():
        ((owner_id,),) = rows(app, "SELECT owner_id FROM investment_plans")
        made = read_plans(owner_id)[0]
        turns = (RuleVersion(date(2020, 1, 31), WEEKENDS), RuleVersion(date(2024, 1, 1), made.rule))
        made = replace(made, starts=turns[0].since, rule_versions=turns)
        update_plan(owner_id, made)
        days = made.schedule.latest(date(2024, 6, 1), 70)
        for number, day in enumerate(days[1:]):
            if number != left_out:
                state = OccurrenceState.SKIPPED if number % 7 == 3 else OccurrenceState.DONE
                save_answer(owner_id, kept["id"], day, state, 1_000 + number)
        save_answer(owner_id, kept["id"], date(2023, 5, 17), OccurrenceState.DONE, 7)
    answer(ayu, kept["id"], days[2].isoformat(), "open")
    answer(ayu, kept["id"], days[2].isoformat())
    with app.app_context():
        viewer = ViewerContext(date(2024, 6, 1), wallet_book_of(owner_id, 0), "en")
        whole = serialize_plan(made, read_answers(owner_id)[kept["id"]], viewer)
    assert plans(ayu) == [whole]


def test_plans_and_dates_are_taken_along(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller, monthly: str
) -> None:
    answer(ayu, monthly, FIRST)
    go(clock, ayu, "2024-06-10")
    assert change(ayu, monthly, frequency="day", until="2024-06-20").status_code == 200
    answer(ayu, monthly, "2024-06-10", "skipped")
    row = listed(ayu)["datas"][0]
    assert ayu.delete(f"/transactions/{row['id']}").status_code == 200
    archive = take_export(app, ayu)
    (deleted,) = table_in(archive, "deleted_transactions")
    link = [deleted[name] for name in ("booked_for", "booked_for_id", "booked_for_day")]
    assert link == ["plan", monthly, FIRST]
    assert [list(rule.values()) for rule in table_in(archive, "investment_rules")] == [
        [monthly, "2024-06-01", "2024-06-09", "monthly", "", "1"],
        [monthly, "2024-06-10", "2024-06-20", "day", "", ""],
    ]
    (skipped,) = table_in(archive, "investment_dates")
    assert (skipped["date"], skipped["answered_at"]) == ("2024-06-10", "2024-06-10T05:00:00.000Z")
    restore(ayu, row["id"])
    archive = take_export(app, ayu)
    (kept,) = table_in(archive, "investment_plans")
    assert (kept["id"], kept["amount"], kept["frequency"]) == (monthly, "500000", "day")
    done = table_in(archive, "investment_dates")[0]
    assert (done["plan_id"], done["date"], done["state"]) == (monthly, FIRST, "done")
    assert done["answered_at"] == "2024-06-01T05:00:00.000Z"
    assert data_in(archive)["investments"]["risk_profile"] is None
