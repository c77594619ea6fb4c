"""Ayu applies a rule to her ledger, and takes it back."""

import datetime as dt
from typing import Any

import pytest
import time_machine
from flask import Flask
from sqlalchemy import text

from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from server.rules import applications
from tests.support.bulk_actions import bulk
from tests.support.categories import add as add_category
from tests.support.goals import add_goal, put
from tests.support.ledger import FIRST_OF_JUNE, balance, fill, listed, record, row_count
from tests.support.ledger import summary as summed
from tests.support.people import SignedIn
from tests.support.rules import (
    add_rule,
    apply_rule,
    correct,
    log_as_the_release_before,
    rules,
    try_added,
    try_rule,
    undo_application,
)
from tests.support.transfers import open_wallet, starting_wallet, transfer
from tests.support.wallets import agree, answered, refusal

COFFEE: dict[str, Any] = {"text": "kopi kenangan", "category_id": "dining-out"}


def categories(person: SignedIn) -> dict[str, str]:
    """The category of each entry, by its detail."""
    return {row["detail"]: row["category_id"] for row in listed(person)["datas"]}


@pytest.mark.both_databases
def test_matching_entries_get_its_category(app: Flask, ayu: SignedIn) -> None:
    for detail in ("Kopi Kenangan Senayan", "QRIS KOPI-KENANGAN 0012", "Kopi tuku", "Kopikenangan"):
        record(ayu, detail=detail)
    rule = add_rule(ayu, **COFFEE)

    done = apply_rule(ayu, rule)

    assert done["changed"] == 2
    assert categories(ayu) == {
        "Kopi Kenangan Senayan": "dining-out",
        "QRIS KOPI-KENANGAN 0012": "dining-out",
        "Kopi tuku": "food-beverages",
        "Kopikenangan": "food-beverages",
    }
    (counted,) = rules(ayu)
    assert counted["hits"] == 2
    assert counted["last_hit_at"]
    agree(app, ayu)


@pytest.mark.both_databases
def test_undoing_it_puts_the_entries_back(app: Flask, ayu: SignedIn) -> None:
    record(ayu, detail="Kopi Kenangan")
    before = summed(ayu, range="month")
    done = apply_rule(ayu, add_rule(ayu, **COFFEE, detail="Ngopi"))
    assert categories(ayu) == {"Ngopi": "dining-out"}

    assert undo_application(ayu, done) == {"restored": 1, "kept": 0}
    assert undo_application(ayu, done) == {"restored": 1, "kept": 0}

    assert categories(ayu) == {"Kopi Kenangan": "food-beverages"}
    assert summed(ayu, range="month") == before
    assert row_count(app, "rule_change_groups") == 0
    agree(app, ayu)


def test_what_was_changed_since_stays(ayu: SignedIn) -> None:
    kept = record(ayu, detail="Kopi Kenangan A")
    record(ayu, detail="Kopi Kenangan B")
    gone = record(ayu, detail="Kopi Kenangan C")
    done = apply_rule(ayu, add_rule(ayu, **COFFEE))
    correct(ayu, kept, "Groceries")
    assert ayu.delete(f"/transactions/{gone['id']}").status_code == 200

    assert undo_application(ayu, done) == {"restored": 1, "kept": 2}

    assert categories(ayu) == {"Kopi Kenangan A": "groceries", "Kopi Kenangan B": "food-beverages"}


def test_applying_it_again_changes_nothing(ayu: SignedIn) -> None:
    entry = record(ayu, detail="Kopi Kenangan")
    rule = add_rule(ayu, **COFFEE)
    first, second = apply_rule(ayu, rule), apply_rule(ayu, rule)
    assert (first["changed"], second["changed"]) == (1, 0)
    version = ayu.get(f"/transactions/{entry['id']}").get_json()["payload"]["datas"][0]["version"]
    assert version == entry["version"] + 1
    assert undo_application(ayu, second) == {"restored": 0, "kept": 0}


def test_it_can_be_undone_for_three_days(app: Flask, ayu: SignedIn) -> None:
    record(ayu, detail="Kopi Kenangan")
    done = apply_rule(ayu, add_rule(ayu, **COFFEE))
    path = f"/rules/applications/{done['id']}/undo"
    until = dt.datetime.fromisoformat(done["undo_until"])
    assert dt.timedelta(hours=71) < until - dt.datetime.now(dt.UTC) <= dt.timedelta(hours=72)

    with app.app_context(), unit_of_work():
        assert applications.delete_expired() == 0
    with time_machine.travel(until + dt.timedelta(minutes=1), tick=True):
        ayu.refresh()
        assert refusal(ayu.post(path)) == (409, "undo_expired")
        with app.app_context(), unit_of_work():
            assert applications.delete_expired() == 1
        assert refusal(ayu.post(path)) == (404, "not_found")
    assert row_count(app, "rule_change_groups") == row_count(app, "rule_applications") == 0


@pytest.mark.both_databases
def test_transfers_fees_and_bookings_of_goals_stay(app: Flask, ayu: SignedIn) -> None:
    other = open_wallet(ayu, "BCA")
    transfer(ayu, starting_wallet(ayu), other, 5_000, fee=500, detail="kopi kenangan")
    goal = add_goal(ayu, name="Umrah")["id"]
    put(ayu, goal, 5, detail="kopi kenangan", book=True)
    rule = add_rule(ayu, text="kopi kenangan", detail="x")

    assert try_added(ayu, rule) == {"matches": 0, "changes": 0, "sample": []}
    assert apply_rule(ayu, rule)["changed"] == 0
    agree(app, ayu)


@pytest.mark.both_databases
def test_amount_type_and_wallet_narrow_it(ayu: SignedIn) -> None:
    bank = open_wallet(ayu, "BCA")
    for amount in (10_000, 20_000, 30_000):
        record(ayu, detail=f"Kopi {amount}", amount=amount)
        record(ayu, detail=f"Kopi BCA {amount}", amount=amount, wallet_id=bank)
    record(ayu, detail="Kopi dijual", amount=20_000, type="income", categoryName="Gifts")

    def matches(**conditions: Any) -> int:
        return int(try_rule(ayu, detail="x", **conditions)["matches"])

    assert matches(text="kopi") == 7
    assert matches(text="kopi", min_amount=20_000) == 5
    assert matches(max_amount=20_000) == 5
    assert matches(min_amount=20_000, max_amount=20_000) == 3
    assert matches(type="income") == 1
    assert matches(wallet_id=bank) == 3
    assert matches(wallet_id=bank, text="kopi bca", min_amount=30_000) == 1
    assert try_rule(ayu, text="kopi", category_id="groceries")["matches"] == 6


@pytest.mark.both_databases
def test_a_trial_shows_what_would_change_and_changes_nothing(ayu: SignedIn) -> None:
    record(ayu, detail="Kopi Kenangan", categoryName="Dining Out", date="2026-01-05")
    for day in range(1, 13):
        record(ayu, detail=f"Kopi Kenangan {day}", amount=day, date=f"2026-01-{day:02d}")

    tried = try_rule(ayu, **COFFEE)

    assert (tried["matches"], tried["changes"], len(tried["sample"])) == (13, 12, 10)
    newest = tried["sample"][0]
    assert newest["date"] == "2026-01-12"
    assert (newest["detail"], newest["amount"]) == ("Kopi Kenangan 12", -12)
    assert newest["category"]["id"] == "food-beverages"
    assert newest["new_category"]["label"] == "Dining Out"
    assert newest["new_detail"] is None
    assert [entry["date"] for entry in tried["sample"]][-1] == "2026-01-03"
    assert set(categories(ayu).values()) == {"dining-out", "food-beverages"}
    assert rules(ayu) == []


@pytest.mark.both_databases
def test_a_trial_without_changes_shows_what_it_matches(ayu: SignedIn) -> None:
    record(ayu, detail="Kopi Kenangan", categoryName="Dining Out")
    tried = try_rule(ayu, **COFFEE)
    assert (tried["matches"], tried["changes"]) == (1, 0)
    (entry,) = tried["sample"]
    assert (entry["new_category"], entry["new_detail"]) == (None, None)
    assert try_rule(ayu, text="kopi", leave_out=True)["changes"] == 0


def test_a_rule_that_leaves_out_takes_nothing_from_the_ledger(ayu: SignedIn) -> None:
    record(ayu, detail="Kopi Kenangan")
    assert apply_rule(ayu, add_rule(ayu, text="kopi", leave_out=True))["changed"] == 0
    assert categories(ayu) == {"Kopi Kenangan": "food-beverages"}


@pytest.mark.both_databases
def test_accents_and_other_letters_are_found(ayu: SignedIn) -> None:
    for detail in ("Café Lama", "CAFE BARU", "Cafétaria", "咖啡 店"):
        record(ayu, detail=detail)
    assert try_rule(ayu, text="cafe", detail="x")["matches"] == 2
    assert try_rule(ayu, text="CAFÉ lama", detail="x")["matches"] == 1
    assert try_rule(ayu, text="咖啡", detail="x")["matches"] == 1


@pytest.mark.both_databases
@pytest.mark.parametrize("named", [1, 5_000])
def test_more_details_than_a_statement_names_are_changed(
    app: Flask, ayu: SignedIn, monkeypatch: pytest.MonkeyPatch, named: int
) -> None:
    monkeypatch.setattr(applications, "MOST_NAMED", named)
    fill(app, [*(f"kopi {number}" for number in range(20)), "kopian 1", "kopian 2"])
    done = apply_rule(ayu, add_rule(ayu, text="kopi", category_id="groceries"))
    assert done["changed"] == 20
    found = categories(ayu)
    assert [found["kopian 1"], found["kopian 2"], found["kopi 7"]] == ["rent", "rent", "groceries"]
    assert undo_application(ayu, done)["restored"] == 20
    agree(app, ayu)


def test_an_undo_follows_merged_categories(ayu: SignedIn) -> None:
    own = add_category(ayu, "Ngopi")["id"]
    record(ayu, detail="Kopi Kenangan", categoryName="Ngopi")
    done = apply_rule(ayu, add_rule(ayu, **COFFEE))
    answered(ayu.post(f"/categories/{own}/merge", json={"into_id": "groceries"}))
    assert undo_application(ayu, done)["restored"] == 1
    assert categories(ayu) == {"Kopi Kenangan": "groceries"}


def test_what_the_release_before_applied_can_be_undone(app: Flask, ayu: SignedIn) -> None:
    own = add_category(ayu, "Ngopi")["id"]
    entries = [
        record(ayu, detail=f"Kopi Kenangan {number}", categoryName="Ngopi") for number in range(2)
    ]
    done = apply_rule(ayu, add_rule(ayu, **COFFEE))
    for entry in entries:
        log_as_the_release_before(app, entry)
    with app.app_context(), unit_of_work():
        db.session.execute(text("DELETE FROM rule_change_groups"))
    answered(ayu.post(f"/categories/{own}/merge", json={"into_id": "groceries"}))
    assert undo_application(ayu, done)["restored"] == 2
    assert set(categories(ayu).values()) == {"groceries"}
    assert row_count(app, "rule_changes") == 0


def test_an_undo_gives_any_detail_back(ayu: SignedIn) -> None:
    details = ['Kopi "susu" \\n', "Kopi 'tuku' ☕", "kopi [1,2] {a}", "kopi null"]
    for detail in details:
        record(ayu, detail=detail)
    done = apply_rule(ayu, add_rule(ayu, text="kopi", category_id="groceries", detail="Ngopi"))
    assert done["changed"] == 4
    assert set(categories(ayu)) == {"Ngopi"}
    assert undo_application(ayu, done)["restored"] == 4
    assert set(categories(ayu)) == set(details)


def test_a_rule_with_a_hidden_category_changes_nothing(ayu: SignedIn) -> None:
    record(ayu, detail="Kopi Kenangan")
    rule = add_rule(ayu, **COFFEE)
    answered(ayu.put("/categories/dining-out", json={"hidden": True}))
    assert try_added(ayu, rule)["changes"] == 0
    assert apply_rule(ayu, rule)["changed"] == 0


def test_an_undo_of_a_bulk_change_comes_after_it(ayu: SignedIn) -> None:
    entry = record(ayu, detail="Kopi Kenangan")
    bulk(ayu, ids=[entry["id"]], categoryName="Groceries")
    done = apply_rule(ayu, add_rule(ayu, **COFFEE))
    assert undo_application(ayu, done)["restored"] == 1


def test_the_book_gets_a_new_version(app: Flask, ayu: SignedIn) -> None:
    def version() -> int:
        with app.app_context():
            return int(db.session.execute(text("SELECT book_version FROM users")).scalar_one())

    record(ayu, detail="Kopi Kenangan", date=FIRST_OF_JUNE.isoformat())
    rule = add_rule(ayu, **COFFEE)
    before, amount = version(), balance(ayu)
    done = apply_rule(ayu, rule)
    applied = version()
    undo_application(ayu, done)
    assert before < applied < version()
    assert balance(ayu) == amount
