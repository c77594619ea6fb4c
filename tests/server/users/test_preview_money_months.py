"""GET /users/money-months shows what a payday makes of the months."""

from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask

from tests.support.accounts import change, errors_of
from tests.support.ledger import listed, overview, record, statements, summary
from tests.support.people import SignedIn, sign_in


@pytest.fixture(autouse=True)
def _before_eid() -> Iterator[None]:
    # Eid is on Saturday and Sunday, 21 and 22 March; Nyepi on Thursday the 19th.
    with time_machine.travel("2026-02-10T05:00:00Z"):
        yield


def months(person: SignedIn, **query: Any) -> list[dict[str, Any]]:
    answer = person.get("/users/money-months", query_string=query)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.get_json()["payload"]["datas"]
    return found


def test_a_month_moves_before_weekends_and_holidays_and_says_why(ayu: SignedIn) -> None:
    assert months(ayu, payday=22, payday_shift="true") == [
        {
            "key": "2026-02",
            "start": "2026-01-22",
            "end": "2026-02-19",
            "label": "February",
            "moved_from": None,
            "reason": None,
        },
        {
            "key": "2026-03",
            "start": "2026-02-20",
            "end": "2026-03-19",
            "label": "March",
            "moved_from": "2026-02-22",
            "reason": "weekend",
        },
        {
            "key": "2026-04",
            "start": "2026-03-20",
            "end": "2026-04-21",
            "label": "April",
            "moved_from": "2026-03-22",
            "reason": "Second day of Eid al-Fitr",
        },
    ]
    ayu.put("/users/preferences", json={"language": "id"})
    assert months(ayu, payday=22, payday_shift="true")[2]["reason"] == "Hari kedua Idul Fitri"
    plain = months(ayu, payday=22, payday_shift="false")
    assert [one["start"] for one in plain] == ["2026-01-22", "2026-02-22", "2026-03-22"]
    assert {one["moved_from"] for one in plain} == {None}


def test_without_a_word_it_shows_what_is_kept(ayu: SignedIn) -> None:
    assert [one["key"] for one in months(ayu)] == ["2026-02", "2026-03", "2026-04"]
    ayu.put("/users/preferences", json={"payday": 31, "payday_shift": True})
    kept = months(ayu)
    assert kept == months(ayu, payday=31, payday_shift="true")
    assert [one["start"] for one in kept] == ["2026-01-30", "2026-02-27", "2026-03-31"]


def test_everything_that_shows_a_month_follows(ayu: SignedIn) -> None:
    record(ayu, date="2026-01-22")
    record(ayu, date="2026-01-21")
    ayu.put("/users/preferences", json={"payday": 22, "payday_shift": True})
    first = months(ayu)[0]
    shown = overview(ayu)
    assert {name: shown["month"][name] for name in ("key", "start", "end", "label")} == {
        name: first[name] for name in ("key", "start", "end", "label")
    }
    assert shown["expenses"]["amount"] == sum(shown["groups"].values()) == 48_000
    assert summary(ayu)["datas"][-1]["start"] == first["start"]
    by_category = ayu.get("/transactions/by-category").get_json()["payload"]
    assert by_category["period"]["start"] == first["start"]
    assert [one["amount"] for one in by_category["datas"]] == [48_000]
    assert listed(ayu, **{"from": first["start"]})["totals"]["expenses"] == 48_000


def test_operators_correct_the_table_and_it_counts_at_once(app: Flask, ayu: SignedIn) -> None:
    change(app, "DELETE FROM public_holidays WHERE date = '2026-03-19'")
    wanted = {"payday": 19, "payday_shift": "true"}
    try:
        assert months(ayu, **wanted)[2]["start"] == "2026-03-19"
    finally:
        change(
            app,
            "INSERT INTO public_holidays (date, name, name_id) VALUES"
            " ('2026-03-19', 'Nyepi, the Day of Silence', 'Hari Suci Nyepi')",
        )
    assert months(ayu, **wanted)[2] | {"label": ""} == {
        "key": "2026-04",
        "start": "2026-03-18",
        "end": "2026-04-16",
        "label": "",
        "moved_from": "2026-03-19",
        "reason": "Nyepi, the Day of Silence",
    }


def test_the_table_is_read_only_for_a_payday_that_moves(app: Flask, ayu: SignedIn) -> None:
    for shift, times in (("false", 0), ("true", 1)):
        with statements(app) as asked:
            months(ayu, payday=25, payday_shift=shift)
        assert sum("public_holidays" in one for one in asked) == times


def test_a_year_without_a_table_still_has_weekends(app: Flask, ayu: SignedIn) -> None:
    with time_machine.travel("2031-12-10T05:00:00Z"):
        later = sign_in(app, ayu.person)
        # 25 December 2031 is a Thursday, 25 January 2032 a Sunday.
        found = months(later, payday=25, payday_shift="true")
        assert [one["start"] for one in found] == ["2031-11-25", "2031-12-25", "2032-01-23"]


@pytest.mark.both_databases
def test_what_is_no_payday_is_refused_at_its_field(ayu: SignedIn) -> None:
    for field, value in (
        ("payday", "0"),
        ("payday", "32"),
        ("payday", "1.5"),
        ("payday", "x"),
        ("payday_shift", "maybe"),
    ):
        refused = ayu.get("/users/money-months", query_string={field: value})
        assert (refused.status_code, list(errors_of(refused))) == (422, [field]), value
    switch: list[Any] = ["true", 1, None]
    wrong = {
        "payday": [0, 32, 1.5, "25", True, None, []],
        "payday_shift": switch,
        "hide_amounts": switch,
    }
    for field, values in wrong.items():
        for sent in values:
            refused = ayu.put("/users/preferences", json={field: sent})
            assert (refused.status_code, list(errors_of(refused))) == (422, [field]), sent
    kept = ayu.put(
        "/users/preferences", json={"payday": 31, "payday_shift": True, "hide_amounts": True}
    ).get_json()["payload"]["datas"][0]
    assert (kept["payday"], kept["payday_shift"], kept["hide_amounts"]) == (31, True, True)
