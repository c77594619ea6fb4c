"""Somebody tries the product with a filled account."""

import re
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest
import time_machine
from flask import Flask

from scripts.demo.command import fill_demo
from scripts.demo.ledger_story import Story, entries_between
from server.categories.book import plain_book
from server.core.calendar.money_month import MoneyCalendar
from tests.conftest import MakeSettings
from tests.support.accounts import change, code_of, rows
from tests.support.categories import categories
from tests.support.goals import goals
from tests.support.ledger import listed, overview
from tests.support.people import Person, SignedIn, sign_in

EMAIL = "demo@lumbung.example"
EVERYTHING = {"include": "transfers,adjustments"}
CONTENT = (
    "SELECT t.date, t.type, coalesce(c.name, t.category_id), t.detail, t.amount, w.name, o.name"
    " FROM transactions t LEFT JOIN categories c"
    " ON c.owner_id = t.owner_id AND c.id = t.category_id"
    " JOIN wallets w ON w.owner_id = t.owner_id AND w.id = t.wallet_id"
    " LEFT JOIN wallets o ON o.owner_id = t.owner_id AND o.id = t.to_wallet_id"
    " ORDER BY 1, 2, 3, 4, 5, 6, 7"
)
FOR_OPERATORS = (
    "SELECT (SELECT count(*) FROM support_messages WHERE state = 'open'),"
    " (SELECT count(*) FROM support_messages WHERE state = 'answered'),"
    " (SELECT count(*) FROM support_replies), (SELECT count(*) FROM support_templates),"
    " (SELECT count(*) FROM data_requests), (SELECT count(*) FROM comments WHERE NOT visible),"
    " (SELECT count(*) FROM comment_reports)"
)


def run(app: Flask, *options: str) -> str:
    done = app.test_cli_runner().invoke(fill_demo, [*options])
    assert done.exit_code == 0, done.output
    return done.output


def sari(app: Flask, output: str) -> SignedIn:
    password = re.findall(r"password  (\S+)", output)[0]
    return sign_in(app, Person("Sari Wulandari", "sariwulan", EMAIL, "", password))


def profile(person: SignedIn) -> dict[str, Any]:
    shown: dict[str, Any] = person.get("/users").get_json()["payload"]["datas"][0]
    return shown


def test_the_demo_account_has_two_years_that_add_up(app: Flask) -> None:
    with time_machine.travel("2026-11-21T05:00:00Z"):
        output = run(app)
        demo = sari(app, output)
        totals = listed(demo, limit=1, **EVERYTHING)["totals"]
        held = demo.get("/wallets").get_json()["payload"]["datas"]
        kept, shown = profile(demo), overview(demo)
        months = demo.get("/users/money-months").get_json()["payload"]["datas"]
        own = [one for one in categories(demo) if one["own"]]
        saved_for = goals(demo)
        savings = listed(demo, category_id="saving")["datas"]
        counts = [listed(demo, category_id=one["id"])["totals"]["count"] for one in own]
    assert "24 whole months have salary\nand rent" in output
    assert f"{totals['count']} new transactions, checked" in output
    assert totals["count"] > 1_500
    held = [wallet for wallet in held if wallet["counts"]]
    opened = sum(wallet["opening"]["amount"] for wallet in held)
    (adjusted,) = rows(app, "SELECT sum(amount) FROM transactions WHERE type = 'adjust'")[0]
    assert kept["balance"] == sum(wallet["balance"] for wallet in held)
    assert kept["balance"] == opened + totals["income"] - totals["expenses"] + adjusted
    assert kept["balance"] > opened > kept["opening"]["amount"] > 0
    assert kept["opening"]["date"] == "2024-10-25"
    assert (kept["payday"], kept["payday_shift"]) == (25, True)
    # 25 October 2026 is a Sunday, 25 December a holiday.
    assert [one["start"] for one in months] == ["2026-10-23", "2026-11-25", "2026-12-24"]
    assert [one["name"] for one in own] == ["Ngopi", "Orang Tua"]
    assert min(counts) > 20
    assert all(bar["income"] and bar["expenses"] for bar in shown["summary"]["datas"][:-1])
    assert all(shown["groups"].values())
    assert [(goal["name"], goal["state"]) for goal in saved_for] == [
        ("Umrah", "on_track"),
        ("Emergency", "behind"),
        ("Gadget", "on_track"),
    ]
    assert all(25 < goal["percent"] < 95 for goal in saved_for)
    assert (shown["goal"]["name"], shown["goals_count"]) == ("Emergency", 3)
    booked = [row for row in savings if row["detail"] == "Tabungan umrah"]
    assert {row["booked_for"]["id"] for row in booked} == {saved_for[0]["id"]}
    assert saved_for[0]["saved"] == sum(row["amount"] for row in booked)
    assert app.test_cli_runner().invoke(args=["check-balances"]).exit_code == 0


def test_the_money_of_the_demo_is_in_four_wallets(app: Flask) -> None:
    with time_machine.travel("2026-11-21T05:00:00Z"):
        demo = sari(app, run(app))
        held = demo.get("/wallets").get_json()["payload"]["datas"]
        fees = listed(demo, category_id="fees-admin")["datas"]
        days = {one["name"]: balances_by_day(demo, one) for one in held}
    own, debts = held[:4], held[4:]
    assert [(one["name"], one["kind"], one["group"]) for one in own] == [
        ("Tunai", "cash", "money"),
        ("BCA", "bank", "money"),
        ("GoPay", "ewallet", "money"),
        ("Kartu Kredit", "card", "debts"),
    ]
    assert [(one["kind"], one["counts"]) for one in debts] == [
        ("loan", False),
        ("paylater", False),
        ("receivable", False),
    ]
    # Each is topped up for what is spent until the next time.
    assert min(days["GoPay"]) > 0
    assert min(days["Tunai"]) > 0
    assert max(days["Tunai"]) < 5_000_000
    assert min(days["BCA"]) > 0
    credit = held[3]["credit"]
    assert (credit["statement_day"], credit["due_day"]) == (20, 5)
    assert 0 < credit["used"] <= -min(days["Kartu Kredit"]) < credit["limit"]
    # What is due is paid, and no more.
    assert max(days["Kartu Kredit"]) <= 0
    assert {row["amount"] for row in fees} == {1_000}
    assert {row["booked_for"]["kind"] for row in fees} == {"transfer"}
    counted = rows(app, "SELECT type, count(*) FROM transactions GROUP BY type")
    assert dict(counted)["adjust"] == 4
    assert dict(counted)["transfer"] == 24 * 7 + 6


def balances_by_day(person: SignedIn, wallet: dict[str, Any]) -> list[int]:
    """What was in a wallet at the end of each day."""
    held: dict[str, int] = {}
    cursor: str | None = ""
    while cursor is not None:
        query = {"limit": 200, **({"cursor": cursor} if cursor else {})}
        answer = person.get(f"/wallets/{wallet['id']}/entries", query_string=query)
        page = answer.get_json()["payload"]
        for entry in page["datas"]:
            held.setdefault(entry["date"], entry["balance"])
        cursor = page["next_cursor"]
    return list(held.values())


def test_the_same_seed_makes_the_same_rows_on_the_same_day(app: Flask) -> None:
    told = []
    for options in (), ("--seed", "1"), ("--seed", "2"):
        with time_machine.travel("2026-11-21T05:00:00Z"):
            run(app, *options)
        told.append(rows(app, CONTENT))
        change(app, "DELETE FROM users")
    assert told[0] == told[1] != told[2]


def test_a_second_run_adds_nothing_and_gives_a_new_password(app: Flask) -> None:
    first = run(app)
    begun = sari(app, first)
    kept, saved_for = listed(begun, limit=1, **EVERYTHING)["totals"], goals(begun)
    second = run(app)
    assert re.findall(r"password  (\S+)", first) != re.findall(r"password  (\S+)", second)
    demo = sari(app, second)
    assert listed(demo, limit=1, **EVERYTHING)["totals"] == kept
    assert goals(demo) == saved_for
    assert len([one for one in categories(demo) if one["own"]]) == 2


@pytest.mark.both_databases
def test_books_that_are_wrong_are_not_kept(app: Flask) -> None:
    with time_machine.travel("2026-06-01T05:00:00Z"):
        demo = sari(app, run(app))
    change(app, "UPDATE wallet_sums SET income = income + 1 WHERE grain = 'all'")
    before = rows(app, CONTENT)
    with time_machine.travel("2026-06-08T05:00:00Z"):
        done = app.test_cli_runner().invoke(fill_demo)
    assert (done.exit_code, "not the opening amount" in done.output) == (1, True)
    assert rows(app, CONTENT) == before
    assert demo.person.email == EMAIL


def test_the_console_has_something_to_do_once(app: Flask) -> None:
    assert app.test_cli_runner().invoke(args=["ship-articles"]).exit_code == 0
    for _run in range(2):
        run(app)
        assert rows(app, FOR_OPERATORS) == [(2, 1, 1, 2, 1, 2, 3)]


def test_the_demo_operator_can_only_set_up_two_step_sign_in(app: Flask) -> None:
    password = re.findall(r"password  (\S+)", run(app))[1]
    operator = sign_in(app, Person("", "", "operator@lumbung.example", "", password))
    kept = profile(operator)
    assert (kept["role"], kept["second_factor"]) == ("Super Admin", False)
    refused = operator.get("/transactions")
    assert code_of(refused) == "second_factor_enrolment_required"


def test_a_site_that_people_use_takes_no_demo(
    app: Flask, make_settings: MakeSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(app.extensions, "settings", replace(make_settings(), app_env="production"))
    done = app.test_cli_runner().invoke(fill_demo)
    assert done.exit_code == 1
    assert rows(app, "SELECT count(*) FROM users") == [(0,)]


def test_a_run_a_month_later_adds_that_month(app: Flask) -> None:
    with time_machine.travel("2026-06-01T05:00:00Z"):
        run(app)
    with time_machine.travel("2026-07-25T05:00:00Z"):
        output = run(app)
        since = {"from": "2026-06-02", **EVERYTHING}
        month = listed(sari(app, output), **since)["totals"]
    assert f"Demo account with {month['count']} new" in output
    assert "1 whole months" in output


@pytest.mark.parametrize("year", range(2024, 2031))
def test_every_year_is_believable(year: int) -> None:
    entries = list(entries_between(date(year, 1, 1), date(year, 12, 31)))
    income = sum(entry.signed for entry in entries if entry.signed > 0)
    expenses = -sum(entry.signed for entry in entries if entry.signed < 0)
    assert 0.55 * income < expenses < income
    assert all(plain_book("en").get(entry.category_id) for entry in entries)
    assert sum(entry.detail == "Gaji bulanan" for entry in entries) == 12
    assert sum(entry.detail == "Kos di Tebet" for entry in entries) == 12
    (thr,) = (entry for entry in entries if entry.detail == "THR Lebaran")
    assert thr.signed > 10_000_000


def test_the_same_days_always_hold_the_same_entries() -> None:
    first, last = date(2025, 1, 1), date(2025, 3, 31)
    middle = date(2025, 2, 10)
    whole = list(entries_between(first, last))
    halves = [*entries_between(first, middle), *entries_between(middle + timedelta(days=1), last)]
    assert whole == halves


def test_the_salary_comes_before_a_day_without_work() -> None:
    christmas = MoneyCalendar(25, shift=True, holidays={date(2025, 12, 25)})
    story = Story(calendar=christmas)
    days = [
        entry.date
        for entry in entries_between(date(2025, 12, 1), date(2026, 1, 31), story)
        if entry.detail == "Gaji bulanan"
    ]
    assert days == [date(2025, 12, 24), date(2026, 1, 23)]
