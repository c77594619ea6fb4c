"""POST /investment-plans makes a plan, GET lists them as they stand."""

from collections.abc import Iterator
from datetime import date
from typing import Any, Final

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from server.core.database.unit_of_work import unit_of_work
from server.investments import service
from server.investments.plan import (
    BACKWARDS,
    CHOOSE_FREQUENCY,
    CHOOSE_MONTH_DAY,
    CHOOSE_WEEKDAY,
    END_PAST,
    NO_DATE,
    START_PAST,
    TOO_FAR,
    PlanFields,
)
from server.investments.recurrence import Frequency
from server.investments.schemas import InvestmentPlanSchema
from server.investments.service import MOST_PLANS
from server.investments.viewer_context import ViewerContext
from server.wallets.wallet_book import wallet_book_of
from tests.support.accounts import code_of, errors_of, rows
from tests.support.investments import DAILY, MONTHLY, WEEKLY, plan, plans
from tests.support.ledger import row_count
from tests.support.people import API, SignedIn

TODAY: Final = date(2024, 6, 18)


@pytest.fixture(autouse=True)
def _june() -> Iterator[None]:
    # A Tuesday.
    with time_machine.travel("2024-06-18T05:00:00Z"):
        yield


DATES: list[tuple[dict[str, Any], list[str]]] = [
    (MONTHLY, ["2024-07-01", "2024-08-01", "2024-09-01", "2024-10-01", "2024-11-01"]),
    (
        {**MONTHLY, "month_day": -1},
        ["2024-06-30", "2024-07-31", "2024-08-31", "2024-09-30", "2024-10-31"],
    ),
    (
        {**MONTHLY, "month_day": 18},
        ["2024-06-18", "2024-07-18", "2024-08-18", "2024-09-18", "2024-10-18"],
    ),
    (WEEKLY, ["2024-06-24", "2024-07-01", "2024-07-08", "2024-07-15", "2024-07-22"]),
    (DAILY, ["2024-06-18", "2024-06-19", "2024-06-20", "2024-06-21", "2024-06-22"]),
    ({**DAILY, "starts": "2024-06-20", "until": "2024-06-21"}, ["2024-06-20", "2024-06-21"]),
    (
        {**MONTHLY, "month_day": 28, "starts": "2025-02-01", "until": "2025-03-28"},
        ["2025-02-28", "2025-03-28"],
    ),
]


def test_the_next_dates_are_shown(ayu: SignedIn) -> None:
    found = []
    for given, dates in DATES:
        made = plan(ayu, **given)
        assert made["next"] == dates
        assert {name: made[name] for name in given} == given
        assert made["starts"] == given.get("starts", "2024-06-18")
        due = [one["date"] for one in made["past"]]
        assert due == [day for day in dates if day == "2024-06-18"]
        assert InvestmentPlanSchema().validate(made) == {}
        found.append(made)
    assert plans(ayu) == found


def test_what_a_frequency_does_not_need_is_dropped(ayu: SignedIn) -> None:
    made = plan(ayu, **{**DAILY, "weekday": 3, "month_day": 5})
    assert (made["weekday"], made["month_day"]) == (None, None)


WRONG: list[tuple[dict[str, Any], dict[str, str]]] = [
    ({"amount": 0}, {"amount": "Enter an amount above 0."}),
    ({"amount": 10**15}, {"amount": "Enter at most Rp999.999.999.999."}),
    ({"amount": 1.5}, {"amount": "Enter whole rupiah, without decimals or letters."}),
    ({"frequency": "yearly"}, {"frequency": CHOOSE_FREQUENCY}),
    ({"month_day": None}, {"month_day": CHOOSE_MONTH_DAY}),
    ({"month_day": 29}, {"month_day": CHOOSE_MONTH_DAY}),
    ({"month_day": 0}, {"month_day": CHOOSE_MONTH_DAY}),
    ({"frequency": "weekly"}, {"weekday": CHOOSE_WEEKDAY}),
    ({"frequency": "weekly", "weekday": 7}, {"weekday": CHOOSE_WEEKDAY}),
    ({"frequency": "weekly", "weekday": True}, {"weekday": CHOOSE_WEEKDAY}),
    ({"starts": "2024-06-17"}, {"starts": START_PAST}),
    ({"starts": "2224-06-18"}, {"starts": TOO_FAR}),
    ({"starts": "2024-08-01", "until": "2024-07-31"}, {"until": BACKWARDS}),
    ({"until": "2024-06-17"}, {"until": BACKWARDS}),
    ({"until": "2024-06-30"}, {"until": NO_DATE}),
    ({"until": "2024-06-31"}, {"until": "Write the date as YYYY-MM-DD."}),
    (
        {"amount": 0, "frequency": "weekly", "starts": "2024-06-01", "until": "2024-06-02"},
        {
            "amount": "Enter an amount above 0.",
            "weekday": CHOOSE_WEEKDAY,
            "starts": START_PAST,
            "until": END_PAST,
        },
    ),
]


def test_every_wrong_field_is_named(app: Flask, ayu: SignedIn) -> None:
    for given, sentences in WRONG:
        refused = ayu.post("/investment-plans", json={**MONTHLY, **given})
        assert refused.status_code == 422
        assert errors_of(refused) == {name: [sentence] for name, sentence in sentences.items()}
    assert row_count(app, "investment_plans") == 0


def test_the_document_allows_the_days_that_the_server_takes(client: FlaskClient) -> None:
    schemas = client.get(f"{API}/openapi.json").get_json()["components"]["schemas"]
    for name in ("NewPlan", "PlanChanges"):
        told = schemas[name]["properties"]["month_day"]
        assert (told["minimum"], told["maximum"], told["not"]) == (-1, 28, {"enum": [0]})
        assert "not" not in schemas[name]["properties"]["weekday"]


@pytest.mark.both_databases
def test_today_is_the_day_of_the_person(ayu: SignedIn) -> None:
    with time_machine.travel("2024-06-18T15:30:00Z"):
        ayu.refresh()
        ayu.put("/users/preferences", json={"timezone": "Asia/Jayapura"})
        assert plan(ayu, **DAILY)["next"][0] == "2024-06-19"
        refused = ayu.post("/investment-plans", json={**DAILY, "starts": "2024-06-18"})
        assert errors_of(refused) == {"starts": [START_PAST]}


def test_a_plan_sent_twice_is_made_once(ayu: SignedIn) -> None:
    sent = [
        ayu.post("/investment-plans", json=MONTHLY, headers={"Idempotency-Key": "tap"})
        for _tap in range(2)
    ]
    assert sent[0].get_json() == sent[1].get_json()
    assert len(plans(ayu)) == 1


def test_there_are_at_most_fifty(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    plan(ayu)
    ((owner_id,),) = rows(app, "SELECT owner_id FROM investment_plans")
    wanted: PlanFields = {"amount": 1, "frequency": Frequency.DAY, "starts": TODAY}
    with app.app_context(), unit_of_work():
        viewer = ViewerContext(TODAY, wallet_book_of(owner_id, 0), "en")
        for _number in range(MOST_PLANS - 1):
            service.add_plan(owner_id, wanted, viewer)
    refused = ayu.post("/investment-plans", json=MONTHLY)
    assert (refused.status_code, code_of(refused)) == (409, "too_many_plans")
    assert "50" in refused.get_json()["message"]
    assert len(plans(ayu)) == 50
    plan(bayu)
