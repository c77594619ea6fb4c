"""A file that is read in another way keeps what was decided about its rows."""

import pytest

from tests.support.bank_files.workbook_files import encrypt_xlsx, write_xlsx
from tests.support.imports import apply, change_rows, draft_of, ledger_of, rows
from tests.support.ledger import record
from tests.support.people import SignedIn
from tests.support.transfers import open_wallet
from tests.support.wallets import Item, answered

TABLE = b"""Tgl Bayar;Untuk;Nilai;Lain
14/08/2026;WARUNG CONTOH;-25500;26
15/08/2026;PARKIR;-2000;-2
16/08/2026;KOPI;-30000;-30
17/08/2026;TOKO;-9000;-99999999999999
"""
MAPPING = {"day": 0, "text": 1, "amount": 2}
OTHER_MAPPING = {**MAPPING, "amount": 3}
PASSWORD = "01021990"


@pytest.fixture
def bank(ayu: SignedIn) -> str:
    return open_wallet(ayu, "BCA", kind="bank")


def mapped(person: SignedIn, import_id: str, **columns: int) -> Item:
    sent = person.put(f"/imports/{import_id}/mapping", json=columns)
    draft: Item = answered(sent)["datas"][0]
    return draft


def change_import(person: SignedIn, import_id: str, **change: str) -> Item:
    changed: Item = answered(person.put(f"/imports/{import_id}", json=change))["datas"][0]
    return changed


def by_text(person: SignedIn, import_id: str) -> dict[str, Item]:
    return {row["text"]: row for row in rows(person, import_id)}


def draft_into(person: SignedIn, wallet_id: str) -> str:
    """The draft of TABLE, read by its three columns."""
    id_: str = draft_of(person, TABLE)["id"]
    mapped(person, id_, **MAPPING)
    change_import(person, id_, wallet_id=wallet_id)
    return id_


def decide(person: SignedIn, import_id: str) -> None:
    """Leave one row out, and name and sort another."""
    found = by_text(person, import_id)
    change_rows(person, import_id, {"include": False}, ids=[found["PARKIR"]["id"]])
    said = {"category_id": "dining-out", "detail": "Makan siang"}
    change_rows(person, import_id, said, ids=[found["WARUNG CONTOH"]["id"]])


def test_another_style_of_numbers_keeps_decisions(ayu: SignedIn, bank: str) -> None:
    id_ = draft_into(ayu, bank)
    decide(ayu, id_)

    changed = change_import(ayu, id_, number_style="en")

    assert changed["number_style"]["id"] == "en"
    found = by_text(ayu, id_)
    warung = found["WARUNG CONTOH"]
    assert (warung["category"]["id"], warung["why"]) == ("dining-out", None)
    assert (warung["detail"], warung["include"]) == ("Makan siang", True)
    assert (found["PARKIR"]["include"], found["KOPI"]["include"]) == (False, True)


@pytest.mark.both_databases
def test_another_mapping_keeps_what_still_fits(ayu: SignedIn, bank: str) -> None:
    id_ = draft_into(ayu, bank)
    decide(ayu, id_)

    mapped(ayu, id_, **OTHER_MAPPING)

    found = by_text(ayu, id_)
    # It is an income now.
    assert found["WARUNG CONTOH"]["category"] is None
    assert found["WARUNG CONTOH"]["detail"] == "Makan siang"
    assert found["PARKIR"]["include"] is False


def test_a_match_stays_with_the_same_amount_alone(ayu: SignedIn, bank: str) -> None:
    entry = record(ayu, wallet_id=bank, amount=26_000, date="2026-08-20")
    id_ = draft_into(ayu, bank)
    row = by_text(ayu, id_)["WARUNG CONTOH"]
    change_rows(ayu, id_, {"match_id": entry["id"]}, ids=[row["id"]])

    change_import(ayu, id_, number_style="en")
    assert by_text(ayu, id_)["WARUNG CONTOH"]["match"]["id"] == entry["id"]
    mapped(ayu, id_, **OTHER_MAPPING)

    row = by_text(ayu, id_)["WARUNG CONTOH"]
    assert (row["match"], row["status"], row["include"]) == (None, "new", True)


def test_a_chosen_transfer_stays(ayu: SignedIn, bank: str) -> None:
    gopay = open_wallet(ayu, "GoPay", kind="ewallet")
    id_ = draft_into(ayu, bank)
    row = by_text(ayu, id_)["KOPI"]
    change_rows(ayu, id_, {"transfer_wallet_id": gopay}, ids=[row["id"]])

    mapped(ayu, id_, **OTHER_MAPPING)

    transfer = by_text(ayu, id_)["KOPI"]["transfer"]
    assert (transfer["wallet_id"], transfer["proposed"]) == (gopay, False)
    assert apply(ayu, id_)["result"]["transfers"] == 1
    assert ("2026-08-16", "transfer", 30, "KOPI") in ledger_of(ayu)


def test_an_amount_that_no_entry_can_hold_is_left_out(ayu: SignedIn, bank: str) -> None:
    id_ = draft_into(ayu, bank)
    row = by_text(ayu, id_)["TOKO"]
    change_rows(ayu, id_, {"include": True}, ids=[row["id"]])

    mapped(ayu, id_, **OTHER_MAPPING)

    row = by_text(ayu, id_)["TOKO"]
    assert (row["status"], row["include"], row["addable"]) == ("check", False, False)


def test_decisions_survive_the_password(ayu: SignedIn, bank: str) -> None:
    table = [
        ["Tgl Bayar", "Untuk", "Nilai", "Lain"],
        ["14/08/2026", "WARUNG CONTOH", -25_500, -1],
        ["15/08/2026", "PARKIR", -2_000, -2],
    ]
    file = encrypt_xlsx(write_xlsx(table), PASSWORD)
    id_ = draft_of(ayu, file, password=PASSWORD)["id"]
    path = f"/imports/{id_}/password"
    mapped(ayu, id_, **MAPPING)
    answered(ayu.post(path, json={"password": PASSWORD}))
    decide(ayu, id_)

    assert mapped(ayu, id_, **OTHER_MAPPING)["state"] == "locked"
    answered(ayu.post(path, json={"password": PASSWORD}))

    found = by_text(ayu, id_)
    assert found["WARUNG CONTOH"]["amount"] == -1
    assert found["WARUNG CONTOH"]["detail"] == "Makan siang"
    assert found["PARKIR"]["include"] is False
