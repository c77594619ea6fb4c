"""The worker reads a long draft again with what the person said; the last word counts."""

from typing import Any

import pytest
from flask import Flask
from sqlalchemy import select

from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from server.imports import draft_changes
from server.imports.jobs import MOST_ATTEMPTS
from server.imports.models import IMPORTS
from server.imports.service import SAVED_AT_ONCE
from server.imports.viewer import ImportViewer
from server.sessions.accounts import accounts
from tests.support.bank_files.workbook_files import encrypt_xlsx, write_xlsx
from tests.support.imports import (
    apply,
    change_rows,
    draft_of,
    end_leases,
    found,
    kill_worker_at,
    let_worker_work,
    rows,
)
from tests.support.ledger import record, row_count
from tests.support.people import SignedIn
from tests.support.transfers import open_wallet
from tests.support.wallets import Item, answered, refusal

pytestmark = pytest.mark.both_databases

LONG = SAVED_AT_ONCE + 1
HEADINGS = "Tgl Bayar;Untuk;Nilai;Lain"
MAPPING = {"day": 0, "text": 1, "amount": 2}
OTHER_MAPPING = {**MAPPING, "amount": 3}
PASSWORD = "01021990"
CONFLICT = (409, "import_state")


def table(odd: str = "-7") -> bytes:
    """A table of LONG rows; the other amount of the last one may be odd."""
    lines = [
        f"{1 + row % 28:02}/08/2026;TOKO {row};-{5_000 + row};{row + 1}" for row in range(LONG)
    ]
    lines[-1] = f"28/08/2026;PARKIR;-2000;{odd}"
    return "\n".join([HEADINGS, *lines]).encode()


def map_columns(person: SignedIn, import_id: str, columns: dict[str, int]) -> Item:
    sent = person.put(f"/imports/{import_id}/mapping", json=columns)
    draft: Item = answered(sent)["datas"][0]
    return draft


def change_import(person: SignedIn, import_id: str, **change: Any) -> Item:
    changed: Item = answered(person.put(f"/imports/{import_id}", json=change))["datas"][0]
    return changed


def long_draft(app: Flask, person: SignedIn, content: bytes | None = None) -> str:
    """The draft of a long table whose columns the worker has read."""
    id_: str = draft_of(person, content or table())["id"]
    map_columns(person, id_, MAPPING)
    let_worker_work(app)
    return id_


def amounts(person: SignedIn, import_id: str) -> list[int]:
    """The amounts of the newest rows."""
    return [row["amount"] for row in rows(person, import_id, limit="2")]


def test_the_worker_reads_the_rows_of_a_long_table(app: Flask, ayu: SignedIn) -> None:
    id_ = draft_of(ayu, table())["id"]

    asked = map_columns(ayu, id_, MAPPING)

    assert (asked["state"], asked["row_count"], asked["fault"]) == ("reading", 0, None)
    assert map_columns(ayu, id_, MAPPING)["state"] == "reading"
    assert refusal(ayu.post(f"/imports/{id_}/apply")) == CONFLICT
    let_worker_work(app)
    shown = found(ayu, id_)
    assert (shown["state"], shown["row_count"]) == ("review", LONG)
    assert amounts(ayu, id_)[0] == -2_000


def test_the_mapping_of_a_long_table_is_remembered(app: Flask, ayu: SignedIn) -> None:
    long_draft(app, ayu)

    again = draft_of(ayu, f"{HEADINGS}\n01/08/2026;KOPI;-9000;1\n".encode())

    assert (again["state"], again["row_count"]) == ("review", 1)


def test_the_last_mapping_counts(app: Flask, ayu: SignedIn) -> None:
    id_ = draft_of(ayu, table())["id"]

    map_columns(ayu, id_, MAPPING)
    map_columns(ayu, id_, OTHER_MAPPING)
    let_worker_work(app)

    assert amounts(ayu, id_)[0] == -7


def test_what_was_read_for_an_earlier_mapping_is_dropped(app: Flask, ayu: SignedIn) -> None:
    id_ = draft_of(ayu, table())["id"]
    map_columns(ayu, id_, MAPPING)
    with app.app_context(), unit_of_work():
        earlier = dict(db.session.execute(select(IMPORTS)).mappings().one())
    map_columns(ayu, id_, OTHER_MAPPING)

    with app.app_context(), unit_of_work():
        account = accounts.get()(earlier["owner_id"])
        assert account is not None
        draft_changes.follow_waiting(ImportViewer.of(account), earlier)

    assert found(ayu, id_)["state"] == "reading"
    let_worker_work(app)
    assert amounts(ayu, id_)[0] == -7


def test_a_worker_that_dies_is_followed_by_another_one(app: Flask, ayu: SignedIn) -> None:
    id_ = draft_of(ayu, table())["id"]
    map_columns(ayu, id_, MAPPING)

    kill_worker_at(app, 12)

    assert found(ayu, id_)["state"] == "reading"
    assert row_count(app, "import_rows") == 0
    end_leases(app)
    let_worker_work(app)
    assert found(ayu, id_)["row_count"] == LONG


def test_a_worker_that_fails_again_and_again_says_so(app: Flask, ayu: SignedIn) -> None:
    id_ = long_draft(app, ayu)
    map_columns(ayu, id_, OTHER_MAPPING)

    for _attempt in range(MOST_ATTEMPTS):
        end_leases(app)
        kill_worker_at(app, 12)

    shown = found(ayu, id_)
    assert (shown["state"], shown["fault"]["code"]) == ("review", "not_read")
    assert amounts(ayu, id_)[0] == -2_000
    assert map_columns(ayu, id_, OTHER_MAPPING)["fault"] is None
    let_worker_work(app)
    assert amounts(ayu, id_)[0] == -7


def test_columns_that_do_not_fit_are_asked_for_again(app: Flask, ayu: SignedIn) -> None:
    id_ = draft_of(ayu, table(odd="tujuh"))["id"]

    map_columns(ayu, id_, OTHER_MAPPING)
    let_worker_work(app)

    shown = found(ayu, id_)
    assert (shown["state"], shown["fault"]["code"]) == ("mapping", "bad_amount")
    assert shown["fault"]["position"] == LONG + 1
    assert shown["columns"]["guess"] == OTHER_MAPPING
    assert row_count(app, "import_files") == 1
    map_columns(ayu, id_, MAPPING)
    let_worker_work(app)
    shown = found(ayu, id_)
    assert (shown["state"], shown["row_count"], shown["fault"]) == ("review", LONG, None)
    assert shown["columns"]["guess"] == MAPPING

    map_columns(ayu, id_, OTHER_MAPPING)
    let_worker_work(app)
    shown = found(ayu, id_)
    assert (shown["state"], shown["fault"]["code"]) == ("review", "bad_amount")
    assert shown["fault"]["message"].endswith("Choose another column, or correct it in the file.")
    assert shown["columns"]["guess"] == OTHER_MAPPING


def test_a_style_of_numbers_that_does_not_fit_changes_nothing(app: Flask, ayu: SignedIn) -> None:
    id_ = long_draft(app, ayu, table().replace(b"-2000;", b"-2000.25;"))
    left_out = rows(ayu, id_, limit="1")[0]
    change_rows(ayu, id_, {"include": False}, ids=[left_out["id"]])
    bca = open_wallet(ayu, "BCA", kind="bank")

    waiting = change_import(ayu, id_, number_style="id", wallet_id=bca)
    assert (waiting["state"], waiting["number_style"]["id"]) == ("reading", "id")
    assert refusal(ayu.put(f"/imports/{id_}/rows", json={"change": {}, "tab": "new"})) == CONFLICT
    let_worker_work(app)

    shown = found(ayu, id_)
    assert (shown["state"], shown["fault"]["code"]) == ("review", "bad_amount")
    assert (shown["number_style"]["id"], shown["wallet"]["id"]) == ("plain", bca)
    assert amounts(ayu, id_)[0] == -2_000


def test_a_style_of_numbers_that_fits_keeps_decisions(app: Flask, ayu: SignedIn) -> None:
    id_ = long_draft(app, ayu)
    left_out = rows(ayu, id_, limit="1")[0]
    change_rows(ayu, id_, {"include": False}, ids=[left_out["id"]])

    change_import(ayu, id_, number_style="en")
    let_worker_work(app)

    shown = found(ayu, id_)
    assert (shown["state"], shown["number_style"]["id"]) == ("review", "en")
    assert [row["include"] for row in rows(ayu, id_, limit="2")] == [False, True]


def test_a_long_draft_is_compared_with_another_wallet(app: Flask, ayu: SignedIn) -> None:
    bca = open_wallet(ayu, "BCA", kind="bank")
    record(ayu, wallet_id=bca, amount=2_000, date="2026-08-28")
    id_ = long_draft(app, ayu)

    waiting = change_import(ayu, id_, wallet_id=bca)

    assert (waiting["state"], waiting["wallet"]["id"]) == ("reading", bca)
    let_worker_work(app)
    shown = found(ayu, id_)
    assert (shown["state"], shown["counts"]["existing"]) == ("review", 1)
    assert apply(ayu, id_)["state"] == "applying"


def test_a_wallet_that_goes_meanwhile_is_not_chosen(app: Flask, ayu: SignedIn) -> None:
    bca = open_wallet(ayu, "BCA", kind="bank")
    id_ = long_draft(app, ayu)
    change_import(ayu, id_, wallet_id=bca)

    answered(ayu.delete(f"/wallets/{bca}"))
    let_worker_work(app)

    shown = found(ayu, id_)
    assert (shown["state"], shown["wallet"]) == ("review", None)


def test_a_draft_that_waits_can_be_discarded(app: Flask, ayu: SignedIn) -> None:
    id_ = draft_of(ayu, table())["id"]
    map_columns(ayu, id_, MAPPING)

    answered(ayu.delete(f"/imports/{id_}"))
    let_worker_work(app)

    assert [row_count(app, name) for name in ("imports", "import_files", "import_rows")] == [0] * 3


def test_an_encrypted_table_stays_when_its_columns_do_not_fit(app: Flask, ayu: SignedIn) -> None:
    cells = [HEADINGS.split(";"), ["14/08/2026", "KOPI", -25_500, "lima"]]
    id_ = draft_of(ayu, encrypt_xlsx(write_xlsx(cells), PASSWORD), password=PASSWORD)["id"]
    path = f"/imports/{id_}/password"

    assert map_columns(ayu, id_, OTHER_MAPPING)["state"] == "locked"
    opened = answered(ayu.post(path, json={"password": PASSWORD}))["datas"][0]

    assert (opened["state"], opened["fault"]["code"]) == ("mapping", "bad_amount")
    map_columns(ayu, id_, MAPPING)
    opened = answered(ayu.post(path, json={"password": PASSWORD}))["datas"][0]
    assert (opened["state"], opened["row_count"]) == ("review", 1)
