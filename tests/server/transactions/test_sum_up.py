"""Somebody looks at income and expenses over time."""

from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import text

from server.extensions import db
from server.transactions.schemas import BarSchema, WindowSchema
from tests.support.ledger import SALARY, record, statements, summary
from tests.support.people import API, SignedIn

TUESDAY = "2024-06-18T05:00:00Z"


@pytest.fixture(autouse=True)
def _june() -> Iterator[None]:
    with time_machine.travel(TUESDAY):
        yield


def bars(found: dict[str, Any]) -> list[tuple[str, int, int]]:
    return [(bar["label"], bar["income"], bar["expenses"]) for bar in found["datas"]]


def pay_on(app: Flask, person: SignedIn, payday: int, *, shift: bool) -> None:
    with app.app_context():
        db.session.execute(
            text("UPDATE users SET payday = :payday, payday_shift = :shift WHERE email = :email"),
            {"payday": payday, "shift": shift, "email": person.email},
        )
        db.session.commit()


@pytest.mark.both_databases
def test_months_are_the_last_six_when_nothing_else_is_asked(ayu: SignedIn) -> None:
    record(ayu, **SALARY, date="2024-05-31")
    record(ayu, amount=20_000, date="2024-06-01")
    record(ayu, amount=30_000, date="2024-06-19")
    record(ayu, amount=999, date="2023-12-31")
    found = summary(ayu)
    assert bars(found) == [
        ("Jan", 0, 0),
        ("Feb", 0, 0),
        ("Mar", 0, 0),
        ("Apr", 0, 0),
        ("May", 12_500_000, 0),
        ("Jun", 0, 50_000),
    ]
    assert found["window"] == {
        "start": "2024-01-01",
        "end": "2024-06-30",
        "previous": "2023-12-31",
        "next": None,
    }


@pytest.mark.both_databases
def test_days_are_those_of_this_week(ayu: SignedIn) -> None:
    record(ayu, amount=10_000, date="2024-06-17")
    record(ayu, amount=40_000, date="2024-06-16")
    found = summary(ayu, period="day")
    assert [bar["label"] for bar in found["datas"]] == [
        *("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"),
    ]
    assert bars(found)[0] == ("Mon", 0, 10_000)
    assert sum(bar["expenses"] for bar in found["datas"]) == 10_000
    assert (found["window"]["previous"], found["window"]["next"]) == ("2024-06-10", None)


@pytest.mark.both_databases
def test_weeks_are_those_of_this_month_cut_at_its_ends(ayu: SignedIn) -> None:
    record(ayu, amount=10_000, date="2024-06-02")
    record(ayu, amount=20_000, date="2024-06-03")
    found = summary(ayu, period="week")
    spans = [(bar["start"], bar["end"]) for bar in found["datas"]]
    assert spans[:2] == [("2024-06-01", "2024-06-02"), ("2024-06-03", "2024-06-09")]
    assert spans[-1] == ("2024-06-24", "2024-06-30")
    assert [bar["expenses"] for bar in found["datas"]] == [10_000, 20_000, 0, 0, 0]
    assert (found["window"]["previous"], found["window"]["next"]) == ("2024-05-31", None)


@pytest.mark.both_databases
def test_years_are_the_last_five(ayu: SignedIn) -> None:
    record(ayu, amount=10_000, date="2020-01-01")
    record(ayu, amount=20_000, date="2019-12-31")
    found = summary(ayu, period="year")
    assert [bar["label"] for bar in found["datas"]] == ["2020", "2021", "2022", "2023", "2024"]
    assert [bar["expenses"] for bar in found["datas"]] == [10_000, 0, 0, 0, 0]


def test_an_earlier_window_leads_back(ayu: SignedIn) -> None:
    present = summary(ayu)
    earlier = summary(ayu, at=present["window"]["previous"])
    assert [bar["label"] for bar in earlier["datas"]][-1] == "Dec"
    assert summary(ayu, at=earlier["window"]["next"]) == present


@pytest.mark.both_databases
def test_windows_end_where_nothing_can_be_recorded(ayu: SignedIn) -> None:
    first = summary(ayu, period="year", at="1970-01-01")
    assert first["window"]["previous"] is None
    assert first["window"]["next"] == "1975-01-01"
    late = summary(ayu, period="month", at="2024-05-31")
    assert late["window"]["next"] == "2024-06-19"


def test_the_labels_follow_the_reader(ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"language": "id"})
    months = [bar["label"] for bar in summary(ayu)["datas"]]
    days = [bar["label"] for bar in summary(ayu, period="day")["datas"]]
    assert months == ["Jan", "Feb", "Mar", "Apr", "Mei", "Jun"]
    assert days == ["Sen", "Sel", "Rab", "Kam", "Jum", "Sab", "Min"]


@pytest.mark.both_databases
def test_a_payday_moves_the_months(app: Flask, ayu: SignedIn) -> None:
    pay_on(app, ayu, 25, shift=False)
    record(ayu, amount=10_000, date="2024-05-24")
    record(ayu, amount=20_000, date="2024-05-25")
    assert bars(summary(ayu))[-2:] == [("May", 0, 10_000), ("Jun", 0, 20_000)]


def test_a_payday_on_a_holiday_moves_to_the_working_day_before(app: Flask, ayu: SignedIn) -> None:
    # Eid 2024 takes Wednesday and Thursday, 10 and 11 April.
    pay_on(app, ayu, 10, shift=True)
    record(ayu, amount=20_000, date="2024-04-09")
    found = summary(ayu, at="2024-04-15")
    assert found["datas"][-1]["start"] == "2024-04-09"
    assert bars(found)[-1] == ("Apr", 0, 20_000)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("period", "hour"),
        ("period", ""),
        ("at", "1969-12-31"),
        ("at", "2024-06-20"),
        ("at", "9999-12-31"),
        ("at", "now"),
    ],
)
def test_a_wrong_question_is_refused_at_its_field(ayu: SignedIn, field: str, value: str) -> None:
    answer = ayu.get("/transactions/summary", query_string={field: value})
    assert answer.status_code == 422
    assert list(answer.get_json()["payload"]["errors"]) == [field]


def test_a_summary_holds_what_its_schemas_promise(ayu: SignedIn) -> None:
    found = summary(ayu)
    for bar in found["datas"]:
        assert set(bar) == set(BarSchema().fields)
        assert BarSchema().validate(bar) == {}
    assert set(found["window"]) == set(WindowSchema().fields)
    assert WindowSchema().validate(found["window"]) == {}


def test_bayu_sums_up_only_his_own(ayu: SignedIn, bayu: SignedIn) -> None:
    record(ayu)
    assert all(bar["expenses"] == 0 for bar in summary(bayu)["datas"])


def test_a_visitor_is_asked_to_sign_in(client: FlaskClient) -> None:
    assert client.get(f"{API}/transactions/summary").status_code == 401


def test_a_summary_asks_the_database_twice(app: Flask, ayu: SignedIn) -> None:
    with statements(app) as asked:
        summary(ayu)
    assert len(asked) <= 2, asked
