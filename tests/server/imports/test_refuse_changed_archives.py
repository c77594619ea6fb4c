"""An archive that was changed gets one clear sentence, and nothing of it is stored."""

import csv
import io
import json
import zipfile
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import text

from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from tests.support.goals import add_goal, put
from tests.support.imports import draft_of, snapshot
from tests.support.ledger import record
from tests.support.people import SignedIn
from tests.support.rules import add_rule
from tests.support.transfers import open_wallet, starting_wallet, transfer
from tests.support.whole_ledger import archive_of, rewrite

Change = Callable[[zipfile.ZipFile], dict[str, bytes | None]]


def manifest(**values: Any) -> Change:
    def change(archive: zipfile.ZipFile) -> dict[str, bytes | None]:
        stated = json.loads(archive.read("lumbung.json"))
        return {"lumbung.json": json.dumps({**stated, **values}).encode()}

    return change


def without(name: str) -> Change:
    return lambda _archive: {name: None}


def cell(table: str, column: str, value: str, row: int = 0) -> Change:
    def change(archive: zipfile.ZipFile) -> dict[str, bytes | None]:
        text_ = archive.read(f"{table}.csv").decode("utf-8-sig")
        rows = list(csv.reader(io.StringIO(text_, newline="")))
        rows[row + 1][rows[0].index(column)] = value
        return {f"{table}.csv": written(rows)}

    return change


def heading(table: str, column: str, value: str) -> Change:
    def change(archive: zipfile.ZipFile) -> dict[str, bytes | None]:
        content = archive.read(f"{table}.csv").decode("utf-8-sig")
        return {f"{table}.csv": content.replace(column, value, 1).encode()}

    return change


def lost_row(archive: zipfile.ZipFile) -> dict[str, bytes | None]:
    content = archive.read("transactions.csv").splitlines(keepends=True)
    return {"transactions.csv": b"".join(content[:-1])}


def written(rows: list[list[str]]) -> bytes:
    file = io.StringIO()
    csv.writer(file, lineterminator="\r\n").writerows(rows)
    return file.getvalue().encode()


BOMB = b"0" * (60 * 1024 * 1024)
UNKNOWN = "0" * 26
CHANGES: dict[str, tuple[Change, str, str | None, int | None]] = {
    "no manifest": (without("lumbung.json"), "other_version", None, None),
    "a newer version": (manifest(version=2), "other_version", None, None),
    "another format": (manifest(format="other"), "damaged", None, None),
    "no account": (manifest(account=None), "damaged", None, None),
    "a missing table": (without("wallets.csv"), "missing_table", "wallets", None),
    "a missing row": (lost_row, "missing_rows", "transactions", None),
    "a wrong header": (heading("budgets", "month", "bulan"), "other_columns", "budgets", None),
    "a bad amount": (cell("transactions", "amount", "1e9"), "bad_amount", "transactions", 2),
    "a zero amount": (cell("transactions", "amount", "0"), "bad_amount", "transactions", 2),
    "a huge amount": (cell("transactions", "amount", "9" * 15), "bad_amount", "transactions", 2),
    "a bad day": (cell("transactions", "date", "31/08/2026"), "bad_day", "transactions", 2),
    "a day to come": (cell("transactions", "date", "2026-09-30"), "bad_day", "transactions", 2),
    "a bad kind": (cell("wallets", "kind", "safe"), "bad_value", "wallets", 2),
    "no wallet": (cell("transactions", "wallet_id", UNKNOWN), "bad_link", "transactions", 2),
    "no category": (cell("transactions", "category_id", "x"), "bad_link", "transactions", 2),
    "no goal": (
        cell("goal_contributions", "goal_id", UNKNOWN),
        "bad_link",
        "goal_contributions",
        2,
    ),
    "a rule without an outcome": (cell("rules", "category_id", ""), "bad_value", "rules", 2),
    "a rule that does both": (cell("rules", "leave_out", "true"), "bad_value", "rules", 2),
    "a rule of another type": (cell("rules", "type", "income"), "bad_value", "rules", 2),
    "a rule of no words": (cell("rules", "text", "--"), "bad_value", "rules", 2),
    "a rule in no category": (cell("rules", "category_id", "x"), "bad_link", "rules", 2),
    "an id twice": (cell("wallets", "id", UNKNOWN, 1), "bad_link", "transactions", None),
    "a bomb": (lambda _archive: {"transactions.csv": BOMB}, "too_large", None, None),
}


@pytest.mark.parametrize("name", CHANGES)
def test_it_is_refused(app: Flask, ayu: SignedIn, bayu: SignedIn, name: str) -> None:
    change, fault, part, position = CHANGES[name]
    cash, bank = starting_wallet(ayu), open_wallet(ayu, "BCA")
    record(ayu, date="2026-08-01")
    transfer(ayu, cash, bank, 50_000, fee=500, date="2026-08-02")
    goal = add_goal(ayu)["id"]
    put(ayu, goal, 5_000)
    add_rule(ayu, text="kopi", category_id="dining-out")
    content = archive_of(app, ayu)
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        changed = rewrite(content, change(archive))
    before = snapshot(app)

    draft = draft_of(bayu, changed)

    assert (draft["state"], draft["fault"]["code"]) == ("failed", fault)
    assert draft["fault"]["message"].endswith(".")
    if part is not None:
        assert draft["fault"]["part"] == part
    if position is not None:
        assert draft["fault"]["position"] == position
    assert snapshot(app) == before
    with app.app_context(), unit_of_work():
        for table in ("import_files", "import_origins"):
            assert not db.session.scalar(text(f"SELECT count(*) FROM {table}"))


def test_an_amount_that_was_changed_shows(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    record(ayu, amount=48_000, date="2026-08-01")
    content = archive_of(app, ayu)
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        changed = rewrite(content, cell("transactions", "amount", "47000")(archive))

    draft = draft_of(bayu, changed)

    assert draft["proof"]["state"] == "none"
    (unproved,) = draft["archive"]["unproved"]
    assert (unproved["printed"], unproved["expected"]) == (-48_000, -47_000)
