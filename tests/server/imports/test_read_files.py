"""Files that need a word from the person, and files that cannot be read."""

import pytest
from flask import Flask

from tests.support.bank_files.workbook_files import encrypt_xlsx, write_xlsx
from tests.support.imports import (
    apply,
    august_day,
    bank_ledger,
    draft_of,
    found,
    ledger_of,
    let_worker_work,
    post_file,
    rows,
    send,
    write_file,
)
from tests.support.ledger import row_count
from tests.support.people import SignedIn
from tests.support.wallets import answered, refusal, wrong_fields

PASSWORD = "01021990"
TABLE = b"""Tgl Bayar;Untuk;Nilai
14/08/2026;WARUNG CONTOH;-25.500
15/08/2026;PARKIR;-2.000
"""
MAPPING = {"day": 0, "text": 1, "amount": 2}


def map_columns(person: SignedIn, import_id: str, **columns: int) -> dict[str, object]:
    sent = person.put(f"/imports/{import_id}/mapping", json=columns)
    mapped: dict[str, object] = answered(sent)["datas"][0]
    return mapped


def locked_file() -> bytes:
    """A table of numbers that is encrypted."""
    table = [["Tgl Bayar", "Untuk", "Nilai"], ["14/08/2026", "WARUNG CONTOH", -25_500]]
    return encrypt_xlsx(write_xlsx(table), PASSWORD)


def test_an_unknown_table_asks_what_its_columns_mean(ayu: SignedIn) -> None:
    draft = draft_of(ayu, TABLE)

    assert draft["state"] == "mapping"
    assert draft["columns"]["header"] == ["Tgl Bayar", "Untuk", "Nilai"]
    assert draft["columns"]["sample"][0] == ["14/08/2026", "WARUNG CONTOH", "-25.500"]
    assert draft["wallet"] is None
    mapped = map_columns(ayu, draft["id"], **MAPPING)
    assert (mapped["state"], mapped["row_count"]) == ("review", 2)
    assert [row["amount"] for row in rows(ayu, draft["id"])] == [-2_000, -25_500]


def test_the_wallet_has_to_be_chosen(ayu: SignedIn) -> None:
    draft = draft_of(ayu, TABLE)
    map_columns(ayu, draft["id"], **MAPPING)

    assert wrong_fields(ayu.post(f"/imports/{draft['id']}/apply")) == {"wallet_id"}

    answered(ayu.put(f"/imports/{draft['id']}", json={"new_wallet": True}))
    assert apply(ayu, draft["id"])["wallet"]["name"] == "Import"
    assert len(ledger_of(ayu)) == 2


def test_a_mapping_is_remembered(ayu: SignedIn) -> None:
    map_columns(ayu, draft_of(ayu, TABLE)["id"], **MAPPING)

    draft = draft_of(ayu, TABLE + b"16/08/2026;KOPI;-3.000\n")

    assert (draft["state"], draft["row_count"]) == ("review", 3)
    # It can be told otherwise, beginning with what was told before.
    assert draft["columns"]["guess"] == MAPPING
    assert draft["columns"]["header"] == ["Tgl Bayar", "Untuk", "Nilai"]


@pytest.mark.both_databases
def test_the_style_of_numbers_can_be_changed_where_it_fits(ayu: SignedIn) -> None:
    draft = draft_of(ayu, b"Tgl Bayar;Untuk;Nilai\n14/08/2026;WARUNG CONTOH;-25.50\n")
    mapped = map_columns(ayu, draft["id"], **MAPPING)
    assert mapped["number_style"] == {"id": "plain", "example": "1000.00"}
    path = f"/imports/{draft['id']}"

    changed = answered(ayu.put(path, json={"number_style": "en"}))["datas"][0]

    assert changed["number_style"] == {"id": "en", "example": "1,000.00"}
    assert [row["amount"] for row in rows(ayu, draft["id"])] == [-26]
    assert wrong_fields(ayu.put(path, json={"number_style": "id"})) == {"number_style"}
    assert found(ayu, draft["id"]) == changed


def test_the_style_of_a_wrong_column_does_not_stay(ayu: SignedIn) -> None:
    table = b"Kapan;Uraian;Qty;Nilai\n14/08/2026;WARUNG;2;-25.000\n15/08/2026;PARKIR;3;-2.000\n"
    draft = draft_of(ayu, table)
    by_quantity = map_columns(ayu, draft["id"], day=0, text=1, amount=2)
    assert by_quantity["state"] == "review"

    mapped = map_columns(ayu, draft["id"], day=0, text=1, amount=3)

    assert mapped["number_style"] == {"id": "id", "example": "1.000,00"}
    assert [row["amount"] for row in rows(ayu, draft["id"])] == [-2_000, -25_000]


def test_the_headings_of_a_table_are_heeded_though_nobody_knows_them(ayu: SignedIn) -> None:
    table = (
        b"Kapan;Uraian;Nilai;Status\n14/08/2026;WARUNG;-25.000;Gagal\n15/08/2026;PARKIR;-2.000;OK\n"
    )
    draft = draft_of(ayu, table)
    assert draft["columns"]["header"] == ["Kapan", "Uraian", "Nilai", "Status"]
    map_columns(ayu, draft["id"], **MAPPING)
    assert [row["text"] for row in rows(ayu, draft["id"])] == ["PARKIR"]

    foreign = draft_of(ayu, b"Kapan;Uraian;Nilai (USD)\n14/08/2026;WARUNG;-25.50\n")
    refused = ayu.put(f"/imports/{foreign['id']}/mapping", json=MAPPING)
    assert refused.status_code == 422, refused.text


def test_a_mapping_names_columns(ayu: SignedIn) -> None:
    path = f"/imports/{draft_of(ayu, TABLE)['id']}/mapping"

    assert wrong_fields(ayu.put(path, json={"day": 0, "text": 1})) == {"amount"}
    assert wrong_fields(ayu.put(path, json={"day": 0, "text": 1, "money_in": 2})) == {"amount"}
    assert wrong_fields(ayu.put(path, json={"day": -1, "text": 1, "amount": 2})) == {"day"}
    assert wrong_fields(ayu.put(path, json={"text": 1, "amount": 2})) == {"day"}


def test_an_encrypted_file_waits_for_its_password(app: Flask, ayu: SignedIn) -> None:
    draft = draft_of(ayu, locked_file())
    assert (draft["state"], draft["fault"]) == ("locked", None)
    path = f"/imports/{draft['id']}/password"

    assert wrong_fields(ayu.post(path, json={"password": "31121999"})) == {"password"}
    opened = answered(ayu.post(path, json={"password": PASSWORD}))["datas"][0]

    assert opened["state"] == "mapping"
    assert refusal(ayu.post(path, json={"password": PASSWORD})) == (409, "import_state")


@pytest.mark.both_databases
def test_an_encrypted_file_asks_again_before_it_is_read_anew(ayu: SignedIn) -> None:
    draft = draft_of(ayu, locked_file(), password=PASSWORD)
    assert draft["state"] == "mapping"

    asked = map_columns(ayu, draft["id"], **MAPPING)

    assert asked["state"] == "locked"
    path = f"/imports/{draft['id']}/password"
    opened = answered(ayu.post(path, json={"password": PASSWORD}))["datas"][0]
    assert (opened["state"], opened["row_count"]) == ("review", 1)


@pytest.mark.both_databases
def test_a_wrong_password_of_a_new_file_is_told(ayu: SignedIn) -> None:
    draft = draft_of(ayu, locked_file(), password="31121999")

    assert (draft["state"], draft["fault"]["code"]) == ("locked", "unlock_failed")


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"%PDF-1.7 and nothing else", "damaged"),
        (b"Hello, this is a letter.", "unknown_layout"),
        (b"<html><body><h1>Please sign in again</h1></body></html>", "unknown_layout"),
        (b"Tanggal;Keterangan;Jumlah\n", "no_rows"),
        (b"PK\x03\x04" + bytes(64), "damaged"),
    ],
)
def test_a_file_that_cannot_be_read_is_not_kept(
    app: Flask, ayu: SignedIn, content: bytes, code: str
) -> None:
    draft = draft_of(ayu, content)

    assert (draft["state"], draft["fault"]["code"]) == ("failed", code)
    assert draft["fault"]["message"]
    assert row_count(app, "import_files") == 0
    assert refusal(ayu.post(f"/imports/{draft['id']}/apply")) == (409, "import_state")
    answered(ayu.delete(f"/imports/{draft['id']}"))


def test_pasted_text_works_like_a_file(ayu: SignedIn) -> None:
    text = write_file(bank_ledger([(august_day(14), -25_500, "WARUNG CONTOH")])).decode()
    sent = ayu.post("/imports", data={"text": text}, content_type="multipart/form-data")

    (draft,) = answered(sent, 201)["datas"]

    assert (draft["state"], draft["row_count"]) == ("review", 1)


@pytest.mark.parametrize("content", [b"", b"\r\n \t \r\n"])
def test_an_empty_file_says_that_it_is_empty(app: Flask, ayu: SignedIn, content: bytes) -> None:
    refused = post_file(ayu, content)

    assert refused.status_code == 422
    assert refused.get_json()["payload"]["errors"] == {"file": ["This file is empty."]}
    assert row_count(app, "imports") == row_count(app, "import_files") == 0


@pytest.mark.parametrize(
    ("row", "mapping", "sentence"),
    [
        ("31/02/2026;B;-7;", MAPPING, "The date in row 3 can't be read."),
        ("15/08/2026;B;lima ribu;", MAPPING, "The amount in row 3 can't be read."),
        (
            "15/08/2026;B;-7;8",
            {"day": 0, "text": 1, "money_out": 2, "money_in": 3},
            "There is money in and money out in row 3.",
        ),
    ],
)
def test_a_row_that_cannot_be_read_is_named(
    ayu: SignedIn, row: str, mapping: dict[str, int], sentence: str
) -> None:
    table = f"Tgl Bayar;Untuk;Nilai;Lain\n14/08/2026;A;-5;\n{row}\n16/08/2026;C;-9;\n"
    draft = draft_of(ayu, table.encode())

    refused = ayu.put(f"/imports/{draft['id']}/mapping", json=mapping)

    assert refused.status_code == 422
    (said,) = refused.get_json()["payload"]["errors"]["mapping"]
    assert said.startswith(sentence)
    assert found(ayu, draft["id"])["state"] == "mapping"


def test_a_table_tells_what_its_rows_are(ayu: SignedIn) -> None:
    lines = ["14/08/2026;Tarik tunai ATM;-500.000", "15/08/2026;Biaya administrasi;-12.500"]
    draft = draft_of(ayu, "\n".join(["Tgl Bayar;Untuk;Nilai", *lines]).encode())
    map_columns(ayu, draft["id"], **MAPPING)

    fee, cash = rows(ayu, draft["id"])

    assert (fee["kind"], fee["category"]["id"]) == ("fee", "fees-admin")
    assert cash["kind"] == "cash_out"


def test_the_worker_reads_a_long_file(app: Flask, ayu: SignedIn) -> None:
    booked = [(august_day(1 + row % 28), -1_000 - row, f"TOKO {row:050}") for row in range(10_000)]
    booked.sort()

    draft = draft_of(ayu, write_file(bank_ledger(booked)))

    assert (draft["state"], draft["row_count"]) == ("reading", 0)
    let_worker_work(app)
    assert found(ayu, draft["id"])["counts"]["new"] == 10_000


def test_a_long_file_that_cannot_be_read_is_not_kept(app: Flask, ayu: SignedIn) -> None:
    (draft,) = send(ayu, b"%PDF-1.7" + bytes(2 * 1024 * 1024))["datas"]

    let_worker_work(app)

    shown = found(ayu, draft["id"])
    assert (shown["state"], shown["fault"]["code"]) == ("failed", "damaged")
    assert row_count(app, "import_files") == 0


def test_a_row_that_does_not_add_up_is_named(ayu: SignedIn) -> None:
    ledger = bank_ledger([(august_day(day), -1_000, f"TOKO {day}") for day in (1, 2, 3)])
    broken = write_file(ledger).replace(b"998,000.00", b"997,000.00")

    proof = draft_of(ayu, broken)["proof"]

    assert proof["state"] == "breaks"
    assert proof["broken"]["row_id"] == "1"
    assert (proof["broken"]["expected"], proof["broken"]["printed"]) == (998_000, 997_000)
    assert proof["broken"]["position"] == 9
