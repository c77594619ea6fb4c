"""Somebody tries the product with a filled account."""

import re
from dataclasses import replace
from datetime import date, timedelta

import pytest
import time_machine
from flask import Flask

from server.categories.service import get_category
from server.transactions.demo import entries_between
from tests.conftest import MakeSettings
from tests.support.accounts import code_of, rows
from tests.support.ledger import balance, listed, overview
from tests.support.people import Person, SignedIn, sign_in

EMAIL = "demo@lumbung.example"


def fill(app: Flask) -> str:
    done = app.test_cli_runner().invoke(args=["demo"])
    assert done.exit_code == 0, done.output
    found = re.search(r"password  (\S+)", done.output)
    assert found
    return found[1]


def sari(app: Flask, password: str) -> SignedIn:
    return sign_in(app, Person("Sari Wulandari", "sariwulan", EMAIL, "", password))


def test_the_demo_account_has_two_years_that_add_up(app: Flask) -> None:
    demo = sari(app, fill(app))
    totals = listed(demo, limit=1)["totals"]
    assert totals["count"] > 1_500
    assert balance(demo) == totals["income"] - totals["expenses"] > 0
    shown = overview(demo)
    assert all(bar["income"] and bar["expenses"] for bar in shown["summary"]["datas"][:-1])
    assert app.test_cli_runner().invoke(args=["check-balances"]).exit_code == 0


def test_a_second_run_adds_nothing_and_gives_a_new_password(app: Flask) -> None:
    first = fill(app)
    rows = listed(sari(app, first), limit=1)["totals"]
    second = fill(app)
    assert first != second
    assert listed(sari(app, second), limit=1)["totals"] == rows


def test_the_demo_operator_can_only_set_up_two_step_sign_in(app: Flask) -> None:
    done = app.test_cli_runner().invoke(args=["demo"])
    password = re.findall(r"password  (\S+)", done.output)[1]
    operator = sign_in(app, Person("", "", "operator@lumbung.example", "", password))
    profile = operator.get("/users").get_json()["payload"]["datas"][0]
    assert (profile["role"], profile["second_factor"]) == ("Super Admin", False)
    refused = operator.get("/transactions")
    assert code_of(refused) == "second_factor_enrolment_required"


def test_a_site_that_people_use_takes_no_demo(
    app: Flask, make_settings: MakeSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(app.extensions, "settings", replace(make_settings(), app_env="production"))
    done = app.test_cli_runner().invoke(args=["demo"])
    assert done.exit_code == 1
    assert rows(app, "SELECT count(*) FROM users") == [(0,)]


def test_a_run_a_week_later_adds_that_week(app: Flask) -> None:
    with time_machine.travel("2026-06-01T05:00:00Z"):
        fill(app)
    with time_machine.travel("2026-06-08T05:00:00Z"):
        demo = sari(app, fill(app))
        week = listed(demo, **{"from": "2026-06-02"})["totals"]
    expected = sum(1 for _one in entries_between(date(2026, 6, 2), date(2026, 6, 8)))
    assert week["count"] == expected


@pytest.mark.parametrize("year", range(2024, 2031))
def test_every_year_is_believable(year: int) -> None:
    entries = list(entries_between(date(year, 1, 1), date(year, 12, 31)))
    income = sum(entry.signed for entry in entries if entry.signed > 0)
    expenses = -sum(entry.signed for entry in entries if entry.signed < 0)
    assert 0.6 * income < expenses < income
    assert all(get_category(entry.category_id) for entry in entries)
    assert sum(entry.detail == "Gaji bulanan" for entry in entries) == 12
    assert sum(entry.detail == "THR Lebaran" for entry in entries) >= 1


def test_the_same_days_always_hold_the_same_entries() -> None:
    first, last = date(2025, 1, 1), date(2025, 3, 31)
    middle = date(2025, 2, 10)
    whole = list(entries_between(first, last))
    halves = [*entries_between(first, middle), *entries_between(middle + timedelta(days=1), last)]
    assert whole == halves
