"""A database from before there were wallets is upgraded, and the release before writes on."""

import random
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

import flask_migrate
import psycopg
import pytest
from flask import Flask
from sqlalchemy import make_url, text

from server.core.database.unit_of_work import unit_of_work
from server.core.ids import new_id
from server.extensions import db
from server.transactions.balance_check import find_wrong_balances, find_wrong_sums
from tests.conftest import MakeSettings
from tests.support.accounts import rows
from tests.support.databases import Database
from tests.support.second_app import fresh_app

pytestmark = pytest.mark.both_databases

BEFORE: Final = "0009_quiz_reminder_versions"
BEFORE_COUNTS: Final = "0018_rules"
USER: Final = (
    "INSERT INTO users (id, fullname, username, username_key, email, phone_number, password_hash,"
    " role, status, timezone, payday, payday_shift, session_version, balance, opening_amount,"
    " opening_date, created_at, updated_at) VALUES (:id, 'Ayu', 'ayu', :id, :email, '', '',"
    " 'member', 'active', 'Asia/Jakarta', 1, false, 0, :balance, :opening, :day,"
    " CURRENT_TIMESTAMP, CURRENT_TIMESTAMP)"
)
# As the release before writes rows: it names no wallet.
ROW: Final = (
    "INSERT INTO transactions (owner_id, id, type, category_id, amount, detail, date, created_at,"
    " version) VALUES (:owner_id, :id, :type, 'rent', :amount, '', :date, CURRENT_TIMESTAMP, 1)"
)
ACT: Final = (
    "INSERT INTO ledger_acts (owner_id, id, kind, count, created_at)"
    " VALUES (:owner_id, :id, 'delete', 1, CURRENT_TIMESTAMP)"
)
SNAPSHOT: Final = (
    "INSERT INTO ledger_act_rows (owner_id, act_id, id, type, category_id, amount, detail, date,"
    " created_at, version) VALUES (:owner_id, :act_id, :id, 'expenses', 'rent', 5, '',"
    " '2024-06-01', CURRENT_TIMESTAMP, 1)"
)
DAILY: Final = (
    "SELECT owner_id, date, type, sum(amount), count(*) FROM transactions"
    " GROUP BY owner_id, date, type ORDER BY owner_id, date, type"
)
ACCOUNTS: Final = "SELECT id, balance, opening_amount, opening_date FROM users ORDER BY id"
SUMS: Final = "SELECT * FROM ledger_sums ORDER BY 1, 2, 3, 4, 5"
WALLETS: Final = (
    "SELECT w.owner_id, w.id, w.kind, w.name, w.opening_amount, w.opening_date, w.counts,"
    " w.archived FROM wallets AS w JOIN books AS b ON b.id = w.owner_id ORDER BY 1, 2"
)
HELD: Final = (
    "SELECT owner_id, wallet_id, income - expenses - sent + received + adjusted, count"
    " FROM wallet_sums WHERE grain = 'all' ORDER BY 1, 2"
)


@pytest.fixture
def old(tmp_path: Path, database: Database, make_settings: MakeSettings) -> Iterator[Flask]:
    """The product on a database of the release before."""
    if database.url.startswith("sqlite"):
        url = f"sqlite:///{tmp_path / 'old.sqlite3'}"
    else:
        url = make_url(database.url).set(database="old").render_as_string(hide_password=False)
        with psycopg.connect(database.url, autocommit=True) as link:
            link.execute("DROP DATABASE IF EXISTS old")
            link.execute("CREATE DATABASE old")
    with fresh_app(make_settings(DATABASE_URL=url)) as app:
        migrate(app, BEFORE)
        yield app
    if not database.url.startswith("sqlite"):
        with psycopg.connect(database.url, autocommit=True) as link:
            link.execute("DROP DATABASE old WITH (FORCE)")


def migrate(app: Flask, revision: str = "head", *, back: bool = False) -> None:
    with app.app_context():
        (flask_migrate.downgrade if back else flask_migrate.upgrade)(revision=revision)
        db.session.remove()


def write(app: Flask, statement: str, *many: dict[str, Any]) -> None:
    with app.app_context(), unit_of_work():
        for given in many:
            db.session.execute(text(statement), given)


def fill(app: Flask) -> list[str]:
    """Two people with openings and rows, and one who has nothing; their ids."""
    dice = random.Random(10)
    ids = [f"{number:026d}" for number in (1, 2, 3)]
    for id_, opening, count in zip(ids, (1_000, 0, 0), (40, 60, 0), strict=True):
        entries = [
            {
                "owner_id": id_,
                "id": new_id(),
                "type": dice.choice(("income", "expenses")),
                "amount": dice.randint(1, 10**6),
                "date": (date(2024, 1, 1) + timedelta(days=dice.randrange(90))).isoformat(),
            }
            for _entry in range(count)
        ]
        signed = sum(
            row["amount"] if row["type"] == "income" else -row["amount"] for row in entries
        )
        given = {"id": id_, "email": f"{id_}@example.com", "balance": opening + signed}
        day = "2024-01-01" if opening else None
        write(app, USER, {**given, "opening": opening, "day": day})
        write(app, ROW, *entries)
    write(app, ACT, {"owner_id": ids[0], "id": "A" * 26})
    write(app, SNAPSHOT, {"owner_id": ids[0], "act_id": "A" * 26, "id": "B" * 26})
    return ids


def is_whole(app: Flask) -> None:
    """Every balance and every sum is that of the rows, and the file of SQLite is sound."""
    with app.app_context():
        assert find_wrong_balances() == []
        assert find_wrong_sums() == []
        if db.engine.dialect.name == "sqlite":
            assert db.session.scalars(text("PRAGMA integrity_check")).all() == ["ok"]
            assert db.session.execute(text("PRAGMA foreign_key_check")).all() == []
        db.session.remove()


def test_everybody_has_what_they_had_in_one_wallet(old: Flask) -> None:
    ids = fill(old)
    before = [rows(old, statement) for statement in (DAILY, ACCOUNTS, SUMS)]
    migrate(old)
    assert [rows(old, statement) for statement in (DAILY, ACCOUNTS, SUMS)] == before
    assert [tuple(row[:4]) for row in rows(old, WALLETS)] == [
        (id_, id_, "cash", None) for id_ in ids
    ]
    opened = [(row[4], row[5] is None, bool(row[6]), bool(row[7])) for row in rows(old, WALLETS)]
    assert opened == [(1_000, False, True, False), *[(0, True, True, False)] * 2]
    for table in ("transactions", "ledger_act_rows"):
        apart = f"SELECT count(*) FROM {table} WHERE wallet_id = owner_id AND to_wallet_id IS NULL"
        assert rows(old, apart) == rows(old, f"SELECT count(*) FROM {table}")
    is_whole(old)


def test_the_release_before_writes_on(old: Flask) -> None:
    ids = fill(old)
    migrate(old)
    new = {"id": f"{4:026d}", "email": "new@example.com", "balance": 5, "opening": 5}
    write(old, USER, {**new, "day": "2024-05-01"})
    row = {"owner_id": new["id"], "id": new_id(), "type": "income", "amount": 7}
    write(old, ROW, {**row, "date": "2024-06-01"})
    write(old, "UPDATE users SET balance = balance + 7 WHERE id = :id", {"id": new["id"]})
    assert rows(old, HELD)[-1] == (new["id"], new["id"], 7, 1)
    is_whole(old)
    change = (
        "UPDATE users SET opening_amount = 50, opening_date = '2024-05-02', balance = balance + 50"
        " - opening_amount WHERE id = :id"
    )
    write(old, change, {"id": ids[1]}, {"id": new["id"]})
    assert [row[4] for row in rows(old, WALLETS)] == [1_000, 50, 0, 50]
    is_whole(old)
    back = (
        "INSERT INTO transactions (owner_id, id, type, category_id, amount, detail, date,"
        " created_at, version) SELECT owner_id, id, type, category_id, amount, detail, date,"
        " created_at, version FROM ledger_act_rows WHERE act_id = :id"
    )
    write(old, back, {"id": "A" * 26})
    write(old, "UPDATE users SET balance = balance - 5 WHERE id = :id", {"id": ids[0]})
    write(old, "UPDATE transactions SET amount = amount + 3, type = 'income'", {})
    total = (
        "UPDATE users SET balance = opening_amount + coalesce((SELECT sum(amount) FROM"
        " transactions WHERE owner_id = users.id), 0)"
    )
    write(old, total, {})
    is_whole(old)
    write(old, "DELETE FROM transactions WHERE owner_id = :id", {"id": ids[0]})
    write(old, "UPDATE users SET balance = opening_amount WHERE id = :id", {"id": ids[0]})
    is_whole(old)
    write(old, "DELETE FROM users", {})
    for table in ("books", "wallets", "wallet_sums", "transactions", "ledger_sums"):
        assert rows(old, f"SELECT count(*) FROM {table}") == [(0,)]


def test_what_is_written_is_checked_as_before(old: Flask) -> None:
    (ayu, *_others) = fill(old)
    migrate(old)
    good = {"owner_id": ayu, "type": "income", "amount": 7, "date": "2024-06-01"}
    for wrong in (
        {"type": "barter"},
        {"amount": 0},
        {"amount": -1},
        {"amount": 10**12},
        {"type": "transfer"},
        {"owner_id": "nobody"},
    ):
        with pytest.raises(Exception, match=r"(?i)constraint"):
            write(old, ROW, {**good, **wrong, "id": new_id()})
    write(old, ROW, {**good, "type": "adjust", "amount": -1, "id": new_id()})
    elsewhere = "UPDATE transactions SET wallet_id = 'nowhere' WHERE owner_id = :id"
    with pytest.raises(Exception, match=r"(?i)constraint"):
        write(old, elsewhere, {"id": ayu})


def test_the_triggers_of_the_ledger_are_still_there(old: Flask) -> None:
    with old.app_context():
        sqlite = db.engine.dialect.name == "sqlite"
    named = (
        "SELECT name, tbl_name FROM sqlite_master WHERE type = 'trigger' ORDER BY 1"
        if sqlite
        else "SELECT tgname, tgrelid::regclass::text FROM pg_trigger WHERE NOT tgisinternal"
        " ORDER BY 1"
    )
    before = set(map(tuple, rows(old, named)))
    migrate(old)
    after = set(map(tuple, rows(old, named)))
    assert before < after
    events = ("insert", "update", "delete")
    # The triggers of SQLite are apart for the wallet that a transfer goes to.
    suffixes = ("", "_to") if sqlite else ("",)
    assert after - before == {
        *((f"wallet_sums_{event}{end}", "transactions") for event in events for end in suffixes),
        ("transactions_wallet", "transactions"),
        ("users_book", "users"),
        ("users_opening", "users"),
    }


def test_the_way_back_keeps_every_balance(old: Flask) -> None:
    (ayu, bayu, _citra) = fill(old)
    migrate(old)
    wallet = (
        "INSERT INTO wallets (owner_id, id, kind, name, opening_amount, counts, archived, position,"
        " version, created_at, updated_at) VALUES (:owner_id, 'bca', 'bank', 'BCA', 300, true,"
        " false, 1, 1, CURRENT_TIMESTAMP, CURRENT_TIMESTAMP)"
    )
    write(old, wallet, {"owner_id": ayu})
    entry = (
        "INSERT INTO transactions (owner_id, id, type, category_id, amount, detail, date,"
        " created_at, version, wallet_id, to_wallet_id) VALUES (:owner_id, :id, :type, :type,"
        " :amount, '', '2024-06-01', CURRENT_TIMESTAMP, 1, :owner_id, :to)"
    )
    moved = {"owner_id": ayu, "id": new_id(), "type": "transfer", "amount": 40, "to": "bca"}
    right = {"owner_id": bayu, "id": new_id(), "type": "adjust", "amount": -9, "to": None}
    write(old, entry, moved, right)
    fee = {"owner_id": ayu, "id": new_id(), "type": "expenses", "amount": 4, "date": "2024-06-01"}
    write(old, ROW, fee)
    book = "UPDATE transactions SET booked_for = 'transfer', booked_for_id = :to WHERE id = :id"
    write(old, book, {"id": fee["id"], "to": moved["id"]})
    before = rows(old, DAILY.replace("GROUP", "WHERE type IN ('income', 'expenses') GROUP"))
    write(old, "UPDATE users SET balance = balance + 296 WHERE id = :id", {"id": ayu})
    write(old, "UPDATE users SET balance = balance - 9 WHERE id = :id", {"id": bayu})
    is_whole(old)
    kept = rows(old, ACCOUNTS)
    migrate(old, BEFORE, back=True)
    assert [row[1] for row in rows(old, ACCOUNTS)] == [row[1] for row in kept]
    assert rows(old, DAILY) == before
    assert rows(old, "SELECT count(*) FROM transactions WHERE booked_for IS NOT NULL") == [(0,)]
    opened = [row[2] for row in rows(old, ACCOUNTS)]
    assert opened == [1_300, -9, 0]
    write(old, ROW, {**moved, "id": new_id(), "type": "income", "date": "2024-06-02"})
    write(old, "UPDATE users SET balance = balance + 40 WHERE id = :id", {"id": ayu})
    migrate(old)
    assert [row[4] for row in rows(old, WALLETS)] == opened
    is_whole(old)


def test_the_numbers_of_entries_go_and_come_back(old: Flask) -> None:
    (ayu, *_others) = fill(old)
    migrate(old)
    wallet = (
        "INSERT INTO wallets (owner_id, id, kind, name, opening_amount, counts, archived, position,"
        " version, created_at, updated_at) VALUES (:owner_id, 'bca', 'bank', 'BCA', 0, false,"
        " false, 1, 1, CURRENT_TIMESTAMP, CURRENT_TIMESTAMP)"
    )
    write(old, wallet, {"owner_id": ayu})
    moves = (
        "INSERT INTO transactions (owner_id, id, type, category_id, amount, detail, date,"
        " created_at, version, wallet_id, to_wallet_id) VALUES (:owner_id, :id, :type, :type, 9,"
        " '', '2024-06-01', CURRENT_TIMESTAMP, 1, :from, :to)"
    )
    transfer = {"owner_id": ayu, "type": "transfer", "from": "bca", "to": ayu}
    adjustment = {"owner_id": ayu, "type": "adjust", "from": "bca", "to": None}
    sent = "UPDATE users SET balance = balance + 9 WHERE id = :id"
    for back in (True, False, True, False):
        write(old, moves, {**transfer, "id": new_id()}, {**adjustment, "id": new_id()})
        write(old, sent, {"id": ayu})
        change = "UPDATE transactions SET date = '2024-06-02' WHERE type = 'adjust'"
        write(old, change, {})
        migrate(old, BEFORE_COUNTS if back else "head", back=back)
    is_whole(old)
    counted = (
        "SELECT income_count + expenses_count, adjusted_count, count FROM wallet_sums"
        " WHERE owner_id = :id AND grain = 'all' ORDER BY wallet_id"
    ).replace(":id", f"'{ayu}'")
    assert rows(old, counted) == [(40, 0, 44), (0, 4, 8)]
