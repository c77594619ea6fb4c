"""A change of much of a ledger pauses the triggers of its sums, which are then counted again."""

import random
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any, Final

import pytest
from flask import Flask
from sqlalchemy import create_engine, text
from sqlalchemy.exc import IntegrityError

from server.core.database.unit_of_work import unit_of_work
from server.core.ids import new_id
from server.extensions import db
from server.transactions.balance_check import find_wrong_balances, find_wrong_sums
from server.transactions.recounted_sums import LEAST_RECOUNTED, recounted_sums
from server.users.balances import lock_account
from server.wallets.balances import settle_balance
from tests.support.bulk_actions import bulk, done, undo
from tests.support.categories import add as add_category
from tests.support.imports import (
    apply,
    bank_ledger,
    draft_of,
    end_leases,
    found,
    let_worker_work,
    snapshot,
    write_file,
)
from tests.support.imports import undo as undo_import
from tests.support.ledger import record, row_count, statements
from tests.support.people import SignedIn
from tests.support.rules import add_rule, apply_rule, undo_application
from tests.support.transfers import open_wallet, starting_wallet, transfer
from tests.support.wallets import Item, answered

pytestmark = pytest.mark.both_databases

MANY: Final = 2 * LEAST_RECOUNTED
FIRST: Final = date(2025, 11, 20)
ENTRY: Final = text(
    "INSERT INTO transactions (owner_id, id, type, category_id, amount, detail, date, created_at,"
    " version, wallet_id) VALUES (:owner_id, :id, :type, :category_id, :amount, :detail, :date,"
    " CURRENT_TIMESTAMP, 1, :owner_id)"
)


def entries(owner_id: str, count: int, seed: int = 22) -> list[dict[str, Any]]:
    """Rows of several days, types and categories in the starting wallet."""
    dice = random.Random(seed)
    kinds = (("income", "salary"), ("expenses", "rent"), ("expenses", "fashion"))
    rows = []
    for _entry in range(count):
        type_, category_id = dice.choice(kinds)
        rows.append(
            {
                "owner_id": owner_id,
                "id": new_id(),
                "type": type_,
                "category_id": category_id,
                "amount": dice.randint(1, 100_000),
                "detail": dice.choice(("Kopi susu", "Kopi", "Sewa")),
                "date": (FIRST + timedelta(days=dice.randrange(200))).isoformat(),
            }
        )
    return rows


@pytest.fixture
def owner_id(app: Flask, ayu: SignedIn) -> str:
    """Ayu's book, which has many entries."""
    owner_id = starting_wallet(ayu)
    with app.app_context(), unit_of_work():
        lock_account(owner_id)
        db.session.connection().execute(ENTRY, entries(owner_id, MANY))
        settle_balance(owner_id)
    return owner_id


def is_right(app: Flask) -> bool:
    """Whether every sum and every balance is that of the rows."""
    with app.app_context(), unit_of_work():
        return not find_wrong_sums() and not find_wrong_balances()


def recounts(app: Flask, change: Callable[[], Any]) -> Any:
    """Make a change that is large enough to recount the sums, which are right afterwards."""
    with statements(app) as asked:
        outcome = change()
    assert any("DELETE FROM paused_sums" in statement for statement in asked)
    assert is_right(app)
    return outcome


def test_deletions_and_their_undo(app: Flask, ayu: SignedIn, owner_id: str) -> None:
    before = snapshot(app)
    saved = open_wallet(ayu, "Celengan", kind="savings", counts=False)
    transfer(ayu, owner_id, saved, 100, fee=7)
    chosen = {"filters": {"include": "transfers"}, "count": MANY + 2}
    act = recounts(app, lambda: done(bulk(ayu, action="delete", **chosen)))
    assert snapshot(app)["ledger_sums"] == []
    assert recounts(app, lambda: done(undo(ayu, act)))["count"] == MANY + 2
    assert len(snapshot(app)["ledger_sums"]) >= len(before["ledger_sums"])


def test_new_categories_and_their_undo(app: Flask, ayu: SignedIn, owner_id: str) -> None:
    before = snapshot(app)
    chosen = {"filters": {}, "count": MANY}
    act = recounts(app, lambda: done(bulk(ayu, action="categorise", category_id="rent", **chosen)))
    assert snapshot(app)["ledger_sums"] != before["ledger_sums"]
    recounts(app, lambda: done(undo(ayu, act)))
    assert snapshot(app) == before


def test_rules_and_their_undo(app: Flask, ayu: SignedIn, owner_id: str) -> None:
    with app.app_context(), unit_of_work():
        lock_account(owner_id)
        more = [{**one, "detail": "Kopi"} for one in entries(owner_id, MANY, seed=7)]
        db.session.connection().execute(ENTRY, more)
        settle_balance(owner_id)
    before = snapshot(app)
    rule = add_rule(ayu, text="kopi", type="expenses", category_id="groceries")
    application = recounts(app, lambda: apply_rule(ayu, rule))
    assert application["changed"] > LEAST_RECOUNTED
    recounts(app, lambda: undo_application(ayu, application))
    assert snapshot(app) == before


def test_imports_and_their_undo(app: Flask, ayu: SignedIn, owner_id: str) -> None:
    before = snapshot(app)
    # More than there are.
    numbers = range(MANY + 100)
    booked = [(FIRST + timedelta(days=n // 9), -1_000 - n, f"TOKO {n}") for n in numbers]
    draft = draft_of(ayu, write_file(bank_ledger(booked)))

    def work(step: Callable[[SignedIn, str], Item]) -> str:
        step(ayu, draft["id"])
        let_worker_work(app)
        end_leases(app)
        return str(found(ayu, draft["id"])["state"])

    let_worker_work(app)
    assert recounts(app, lambda: work(apply)) == "applied"
    assert recounts(app, lambda: work(undo_import)) == "undone"
    after = snapshot(app)
    assert {name: after[name] for name in ("transactions", "ledger_sums", "wallet_sums")} == {
        name: before[name] for name in ("transactions", "ledger_sums", "wallet_sums")
    }


def test_merged_categories_and_wallets(app: Flask, ayu: SignedIn, owner_id: str) -> None:
    own = add_category(ayu, "Ngopi")["id"]
    chosen = {"filters": {}, "count": MANY}
    done(bulk(ayu, action="categorise", category_id=own, **chosen))
    path = f"/categories/{own}/merge"
    recounts(app, lambda: answered(ayu.post(path, json={"into_id": "rent"})))
    bank = open_wallet(ayu, "BCA")
    with app.app_context(), unit_of_work():
        lock_account(owner_id)
        db.session.execute(text("UPDATE transactions SET wallet_id = :id"), {"id": bank})
    transfer(ayu, owner_id, bank, 100, fee=7)
    path = f"/wallets/{bank}/merge"
    recounts(app, lambda: answered(ayu.post(path, json={"into_id": owner_id})))


def test_a_small_change_of_a_long_ledger_leaves_its_sums_to_the_triggers(
    app: Flask, ayu: SignedIn, owner_id: str
) -> None:
    with statements(app) as asked:
        record(ayu)
        chosen = {"filters": {"category_id": "rent"}}
        count = sum(one["category_id"] == "rent" for one in entries(owner_id, MANY))
        done(bulk(ayu, action="delete", count=count, **chosen))
    assert not any("paused_sums" in one for one in asked if one.startswith(("INSERT", "DELETE")))
    assert is_right(app)


def test_a_pause_is_never_committed(app: Flask, ayu: SignedIn, owner_id: str) -> None:
    pause = text("INSERT INTO paused_sums (owner_id, refuses_commit) VALUES (:id, '')")
    with app.app_context():
        with pytest.raises(IntegrityError), unit_of_work():
            db.session.connection().execute(pause, {"id": owner_id})
        db.session.remove()
    assert row_count(app, "paused_sums") == 0
    record(ayu)
    assert is_right(app)


def fail_meanwhile(owner_id: str) -> None:
    """Break a constraint by a change of much of the ledger."""
    change = "UPDATE transactions SET amount = CASE WHEN amount > 50000 THEN 0 ELSE 1 END"
    with unit_of_work(), recounted_sums(owner_id, MANY):
        db.session.execute(text(change))


def test_an_error_meanwhile_leaves_everything_as_it_was(
    app: Flask, ayu: SignedIn, owner_id: str
) -> None:
    before = snapshot(app)
    with app.app_context():
        with pytest.raises(IntegrityError):
            fail_meanwhile(owner_id)
        db.session.remove()
    assert snapshot(app) == before
    record(ayu)
    assert is_right(app)


def test_sums_of_others_follow_meanwhile(
    app: Flask, ayu: SignedIn, bayu: SignedIn, owner_id: str
) -> None:
    other_id = starting_wallet(bayu)
    with app.app_context(), unit_of_work():
        lock_account(owner_id)
        lock_account(other_id)
        with recounted_sums(owner_id, MANY):
            both = [*entries(other_id, 5), *entries(owner_id, 5)]
            db.session.connection().execute(ENTRY, both)
            changes = (
                "UPDATE transactions SET amount = amount + 1, category_id = 'housing'",
                "DELETE FROM transactions WHERE amount < 40000",
            )
            for change in changes:
                db.session.execute(text(change))
            counted = "SELECT sum(count) FROM ledger_sums WHERE owner_id = :id AND grain = 'day'"
            stored = "SELECT count(*) FROM transactions WHERE owner_id = :id"
            for id_ in (other_id, owner_id):
                given = {"id": id_}
                has_followed = (
                    db.session.execute(text(counted), given).scalar()
                    == db.session.execute(text(stored), given).scalar()
                )
                assert has_followed == (id_ == other_id)
        for id_ in (owner_id, other_id):
            settle_balance(id_)
    assert is_right(app)


@pytest.mark.postgresql_alone
def test_nobody_else_sees_a_pause(app: Flask, ayu: SignedIn, bayu: SignedIn, owner_id: str) -> None:
    other_id = starting_wallet(bayu)
    with app.app_context(), unit_of_work():
        engine = create_engine(db.engine.url.set(drivername="postgresql+psycopg"))
        lock_account(owner_id)
        with recounted_sums(owner_id, MANY):
            db.session.execute(text("UPDATE transactions SET category_id = 'housing'"))
            with engine.begin() as link:
                link.execute(ENTRY, entries(other_id, 5))
                seen = link.execute(text("SELECT count(*) FROM paused_sums")).scalar_one()
        engine.dispose()
        settle_balance(other_id)
    assert seen == 0
    assert is_right(app)
