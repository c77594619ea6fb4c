"""PUT /users/preferences remembers on the account how the product looks and speaks."""

from typing import Any

import pytest
import time_machine
from flask import Flask
from sqlalchemy import delete

from server.core.errors import ValidationFailed
from server.extensions import db
from server.site.models import ExchangeRate
from server.users import preferences
from tests.support.accounts import errors_of, rows
from tests.support.people import SignedIn


def test_language_and_theme_are_kept(ayu: SignedIn) -> None:
    answer = ayu.put("/users/preferences", json={"language": "id", "theme": "dark"})
    assert answer.status_code == 200
    profile = ayu.get("/users").get_json()["payload"]["datas"][0]
    assert (profile["language"], profile["theme"]) == ("id", "dark")
    assert answer.get_json()["payload"]["datas"] == [profile]


@pytest.mark.both_databases
def test_what_is_not_named_stays(ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"language": "id", "theme": "dark"})
    profile = ayu.put("/users/preferences", json={"theme": "default"}).get_json()
    assert profile["payload"]["datas"][0]["language"] == "id"


def test_null_goes_back_to_what_the_browser_prefers(ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"language": "id"})
    profile = ayu.put("/users/preferences", json={"language": None}).get_json()
    assert profile["payload"]["datas"][0]["language"] is None


def test_messages_follow_the_choice_of_the_account(ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"language": "id"})
    answer = ayu.put("/users/preferences", json={}, headers={"Accept-Language": "en"})
    assert answer.get_json()["payload"]["message"] == "Preferensimu tersimpan."


def test_without_a_choice_messages_follow_the_browser(ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"language": None})
    answer = ayu.put("/users/preferences", json={}, headers={"Accept-Language": "id-ID,en;q=0.5"})
    assert answer.get_json()["payload"]["message"] == "Preferensimu tersimpan."


def test_anything_else_is_refused_at_the_field(ayu: SignedIn) -> None:
    wrong = ["fr", "", 1, True, [], {}, "x" * 5000, "id\u0000", "\ud800"]
    for field in ("language", "theme"):
        for value in wrong:
            answer = ayu.put("/users/preferences", json={field: value})
            assert answer.status_code == 422, value
            assert list(errors_of(answer)) == [field]


def test_a_body_that_is_no_object_is_refused(ayu: SignedIn) -> None:
    for body in ("[]", '"text"', "1", "null"):
        answer = ayu.put("/users/preferences", data=body, content_type="application/json")
        assert answer.status_code == 422, body


def test_nobody_raises_their_own_role_or_balance(ayu: SignedIn) -> None:
    more = {"role": "Super Admin", "balance": 1_000_000, "status": "active", "id": "x"}
    before = ayu.get("/users").get_json()
    assert ayu.put("/users/preferences", json=more).status_code == 200
    assert ayu.get("/users").get_json() == before


def test_bayu_changes_nothing_of_ayu(ayu: SignedIn, bayu: SignedIn) -> None:
    bayu.put("/users/preferences", json={"language": "id"})
    assert ayu.get("/users").get_json()["payload"]["datas"][0]["language"] is None


def test_300_writes_a_minute_are_enough_for_a_person(ayu: SignedIn, bayu: SignedIn) -> None:
    for _write in range(300):
        assert ayu.put("/users/preferences", json={}).status_code == 200
    refused = ayu.put("/users/preferences", json={})
    assert refused.status_code == 429
    assert 0 < int(refused.headers["Retry-After"]) <= 60
    assert ayu.get("/users").status_code == 200
    assert bayu.put("/users/preferences", json={}).status_code == 200


@pytest.mark.both_databases
def test_text_size_currency_and_time_zone_are_kept(ayu: SignedIn) -> None:
    chosen = {"text_size": 75, "currency": "USD", "timezone": "Asia/Makassar", "hide_amounts": True}
    answer = ayu.put("/users/preferences", json=chosen)
    assert answer.status_code == 200, answer.text
    profile = ayu.get("/users").get_json()["payload"]["datas"][0]
    assert {name: profile[name] for name in chosen} == chosen


@pytest.mark.both_databases
@pytest.mark.parametrize("size", [150, 125, 100, 75, 50, 25, None])
def test_every_text_size_of_the_list_is_taken(ayu: SignedIn, size: int | None) -> None:
    answer = ayu.put("/users/preferences", json={"text_size": size})
    assert answer.get_json()["payload"]["datas"][0]["text_size"] == size


@pytest.mark.both_databases
@pytest.mark.parametrize("name", ["hide_amounts", "payday_shift"])
def test_a_switch_is_turned_on_alone(ayu: SignedIn, name: str) -> None:
    answer = ayu.put("/users/preferences", json={name: True})
    assert answer.get_json()["payload"]["datas"][0][name] is True


WRONG: dict[str, list[Any]] = {
    "text_size": [0, 99, 101, 200, "100", 75.0, True, [], {}],
    "currency": ["JPY", "usd", "", 1, True, []],
    "hide_amounts": [None, 1, "true", []],
    "timezone": [None, "", "Mars/Olympus", "asia/jakarta", "localtime", "../etc/passwd", 7, []],
}


@pytest.mark.parametrize("field", list(WRONG))
def test_what_is_not_offered_is_refused_at_its_field(ayu: SignedIn, field: str) -> None:
    before = ayu.get("/users").get_json()
    for value in WRONG[field]:
        answer = ayu.put("/users/preferences", json={field: value})
        assert answer.status_code == 422, value
        assert list(errors_of(answer)) == [field], value
    assert ayu.get("/users").get_json() == before


@pytest.mark.both_databases
def test_a_currency_without_a_rate_is_not_offered(app: Flask, ayu: SignedIn) -> None:
    ((saved,),) = rows(app, "SELECT count(*) FROM exchange_rates WHERE currency = 'EUR'")
    assert saved
    with app.app_context():
        statement = delete(ExchangeRate).where(ExchangeRate.currency == "EUR")
        db.session.execute(statement)
        with pytest.raises(ValidationFailed):
            preferences.set_preferences("somebody", {"currency": "EUR"})
        db.session.rollback()
    assert ayu.put("/users/preferences", json={"currency": "EUR"}).status_code == 200
    assert ayu.put("/users/preferences", json={"currency": "IDR"}).status_code == 200


def test_days_follow_the_zone_that_was_chosen(ayu: SignedIn) -> None:
    with time_machine.travel("2026-03-04T15:30:00Z", tick=False):
        ayu.refresh()
        days = []
        for zone in ("Asia/Jakarta", "Asia/Jayapura"):
            ayu.put("/users/preferences", json={"timezone": zone})
            body = {"type": "expenses", "categoryName": "Lainnya", "amount": 1000, "detail": ""}
            added = ayu.post("/transaction/add", json=body).get_json()
            days.append(added["payload"]["datas"][0]["date"])
    assert days == ["2026-03-04", "2026-03-05"]
