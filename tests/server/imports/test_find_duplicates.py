"""What is in the ledger already is not saved twice, and nothing new is lost."""

import datetime as dt

import pytest
from flask import Flask

from tests.support.imports import (
    Booked,
    apply,
    august_day,
    bank_ledger,
    bring_in,
    change_rows,
    draft_of,
    found,
    ledger_of,
    part_of,
    rows,
    statuses,
    write_file,
)
from tests.support.ledger import listed, record
from tests.support.people import SignedIn
from tests.support.transfers import adjust, open_wallet, transfer
from tests.support.wallets import agree, answered, wallets

pytestmark = pytest.mark.both_databases


@pytest.fixture
def bank(ayu: SignedIn) -> str:
    """Ayu's wallet for the account."""
    return open_wallet(ayu, "BCA", kind="bank")


def file_of(*booked: Booked) -> bytes:
    return write_file(bank_ledger(booked))


def test_the_same_file_again_has_nothing_new(app: Flask, ayu: SignedIn) -> None:
    file = file_of(*((august_day(day), -day * 1000, f"TOKO {day}") for day in range(1, 20)))
    bring_in(ayu, file)

    draft = draft_of(ayu, file)

    assert draft["counts"] == {"new": 0, "existing": 19, "check": 0, "left_out": 0}
    assert apply(ayu, draft["id"])["result"]["saved"] == 0
    assert len(ledger_of(ayu)) == 19
    agree(app, ayu)


def test_statements_that_overlap_add_no_twin_and_lose_none(app: Flask, ayu: SignedIn) -> None:
    # Every day has two equal rows and one of interest.
    year = bank_ledger(
        row
        for day in range(1, 31)
        for row in (
            (august_day(day), -15_000, "QRIS PARKIR"),
            (august_day(day), -15_000, "QRIS PARKIR"),
            (august_day(day), 37, "BUNGA"),
        )
    )
    bring_in(ayu, write_file(part_of(year, august_day(1), august_day(20))))

    draft = draft_of(ayu, write_file(part_of(year, august_day(10), august_day(31))))

    assert draft["counts"] == {"new": 30, "existing": 33, "check": 0, "left_out": 0}
    apply(ayu, draft["id"])
    assert len(ledger_of(ayu)) == 90
    agree(app, ayu)


def test_twins_within_a_file_stay(ayu: SignedIn) -> None:
    ledger = bank_ledger(
        [(august_day(3), -90_000, "TRANSFER"), (august_day(3), -2_500, "TRANSFER")]
    )

    assert draft_of(ayu, write_file(ledger))["counts"]["new"] == 2


def test_what_was_recorded_by_hand_is_found_within_three_days(ayu: SignedIn, bank: str) -> None:
    near = record(ayu, wallet_id=bank, amount=25_500, date="2026-08-12", detail="Makan siang")
    record(ayu, wallet_id=bank, amount=72_000, date="2026-08-10", detail="Terlalu jauh")
    file = file_of((august_day(14), -25_500, "WARUNG CONTOH"), (august_day(14), -72_000, "SARI"))

    draft = draft_of(ayu, file)

    sari, warung = rows(ayu, draft["id"])
    assert (warung["status"], warung["include"]) == ("existing", False)
    assert warung["match"] == {
        "id": near["id"],
        "date": "2026-08-12",
        "detail": "Makan siang",
        "amount": 25_500,
        "updates": False,
    }
    assert (sari["status"], sari["match"]) == ("new", None)
    apply(ayu, draft["id"])
    assert ("2026-08-12", "expenses", 25_500, "Makan siang") in ledger_of(ayu)
    assert len(ledger_of(ayu)) == 3


def test_the_nearest_entry_is_taken_by_one_row_alone(ayu: SignedIn, bank: str) -> None:
    for day in ("2026-08-11", "2026-08-14"):
        record(ayu, wallet_id=bank, amount=20_000, date=day, detail=day)
    file = file_of(*((august_day(day), -20_000, f"KOPI {day}") for day in (12, 13, 14)))

    last, middle, first = rows(ayu, draft_of(ayu, file)["id"])

    assert last["match"]["detail"] == "2026-08-14"
    assert first["match"]["detail"] == "2026-08-11"
    assert middle["status"] == "new"


def test_an_entry_of_another_wallet_is_no_match(ayu: SignedIn, bank: str) -> None:
    record(ayu, amount=25_500, date="2026-08-14")

    assert statuses(rows(ayu, draft_of(ayu, file_of((august_day(14), -25_500, "X")))["id"])) == [
        "new"
    ]


def test_an_adjustment_is_no_match(ayu: SignedIn, bank: str) -> None:
    adjust(ayu, bank, 25_500, date="2026-08-14")

    draft = draft_of(ayu, file_of((august_day(14), 25_500, "ANDI CONTOH")))

    assert draft["counts"]["new"] == 1


def test_a_recorded_transfer_matches_from_both_sides(ayu: SignedIn, bank: str) -> None:
    cash = open_wallet(ayu, "Laci", kind="cash")
    transfer(ayu, bank, cash, 100_000, date="2026-08-05")

    draft = draft_of(ayu, file_of((august_day(5), -100_000, "TARIKAN ATM")))

    assert statuses(rows(ayu, draft["id"])) == ["existing"]


def test_after_an_import_the_mark_alone_knows_a_matched_row(ayu: SignedIn, bank: str) -> None:
    entry = record(ayu, wallet_id=bank, amount=25_500, date="2026-08-14", detail="Makan siang")
    file = file_of((august_day(14), -25_500, "WARUNG CONTOH"))
    bring_in(ayu, file)
    change = {"type": "expenses", "categoryName": "Rent", "amount": 30_000, "date": "2026-08-01"}
    answered(ayu.put(f"/transactions/{entry['id']}", json=change, headers={"If-Match": "*"}))

    assert draft_of(ayu, file)["counts"]["existing"] == 1


def test_what_was_deleted_is_told_and_can_be_chosen_again(app: Flask, ayu: SignedIn) -> None:
    file = file_of((august_day(14), -25_500, "WARUNG CONTOH"), (august_day(15), -1_000, "PARKIR"))
    bring_in(ayu, file)
    entry = next(one for one in listed(ayu)["datas"] if one["amount"] == 25_500)
    ayu.delete(f"/transactions/{entry['id']}", headers={"If-Match": "*"})

    draft = draft_of(ayu, file)
    (_parking, warung) = rows(ayu, draft["id"])

    assert (warung["status"], warung["include"], warung["match"]) == ("deleted", False, None)
    chosen = change_rows(ayu, draft["id"], {"include": True}, ids=[warung["id"]])["datas"][0]
    assert chosen["counts"] == {"new": 1, "existing": 1, "check": 0, "left_out": 0}
    assert apply(ayu, draft["id"])["result"]["saved"] == 1
    assert len(ledger_of(ayu)) == 2
    assert draft_of(ayu, file)["counts"]["existing"] == 2
    agree(app, ayu)


def test_what_is_there_cannot_be_imported_again(ayu: SignedIn) -> None:
    file = file_of((august_day(14), -25_500, "WARUNG CONTOH"))
    bring_in(ayu, file)
    draft = draft_of(ayu, file)
    (row,) = rows(ayu, draft["id"])
    assert (row["addable"], row["include"]) == (False, False)

    change_rows(ayu, draft["id"], {"include": True}, tab="existing")

    assert apply(ayu, draft["id"])["result"]["saved"] == 0


def test_a_match_can_be_taken_away_and_given(ayu: SignedIn, bank: str) -> None:
    entry = record(ayu, wallet_id=bank, amount=25_500, date="2026-08-14")
    other = record(ayu, wallet_id=bank, amount=26_000, date="2026-08-02")
    draft = draft_of(ayu, file_of((august_day(14), -25_500, "WARUNG CONTOH")))
    (row,) = rows(ayu, draft["id"])
    assert (row["match"]["id"], row["addable"]) == (entry["id"], True)

    change_rows(ayu, draft["id"], {"match_id": None}, ids=[row["id"]])
    (row,) = rows(ayu, draft["id"])
    assert (row["status"], row["include"], row["match"]) == ("new", True, None)

    change_rows(ayu, draft["id"], {"match_id": other["id"]}, ids=[row["id"]])
    (row,) = rows(ayu, draft["id"])
    assert (row["status"], row["include"], row["match"]["id"]) == ("existing", False, other["id"])
    elsewhere = record(ayu, amount=1)
    change_rows(ayu, draft["id"], {"match_id": elsewhere["id"]}, 422, ids=[row["id"]])


def test_a_match_that_is_deleted_before_the_import_is_saved(ayu: SignedIn, bank: str) -> None:
    entry = record(ayu, wallet_id=bank, amount=25_500, date="2026-08-14")
    draft = draft_of(ayu, file_of((august_day(14), -25_500, "WARUNG CONTOH")))
    ayu.delete(f"/transactions/{entry['id']}", headers={"If-Match": "*"})

    assert apply(ayu, draft["id"])["result"]["saved"] == 1
    assert [entry[3] for entry in ledger_of(ayu)] == ["WARUNG CONTOH"]


def test_two_drafts_of_overlapping_days_save_each_row_once(ayu: SignedIn, bank: str) -> None:
    month = bank_ledger([(august_day(day), -1_000 - day, f"TOKO {day}") for day in range(1, 21)])
    first = draft_of(ayu, write_file(part_of(month, august_day(1), august_day(15))))
    second = draft_of(ayu, write_file(part_of(month, august_day(10), august_day(20))))

    apply(ayu, first["id"])

    assert found(ayu, second["id"])["counts"] == {
        "new": 5,
        "existing": 6,
        "check": 0,
        "left_out": 0,
    }
    apply(ayu, second["id"])
    assert len(ledger_of(ayu)) == 20


def test_another_wallet_is_compared_anew(ayu: SignedIn, bank: str) -> None:
    other = open_wallet(ayu, "Lain", kind="bank")
    record(ayu, wallet_id=other, amount=25_500, date="2026-08-14")
    draft = draft_of(ayu, file_of((august_day(14), -25_500, "WARUNG CONTOH")))
    assert draft["wallet"]["id"] == bank
    assert draft["counts"]["new"] == 1

    changed = answered(ayu.put(f"/imports/{draft['id']}", json={"wallet_id": other}))["datas"][0]

    assert changed["wallet"] == {"id": other, "name": "Lain", "proposed": False}
    assert changed["counts"]["existing"] == 1
    changed = answered(ayu.put(f"/imports/{draft['id']}", json={"new_wallet": True}))["datas"][0]
    assert changed["new_wallet"]["name"] == "BCA 2345"
    assert changed["counts"]["new"] == 1


def test_marks_go_with_a_merged_wallet(ayu: SignedIn, bank: str) -> None:
    file = file_of((august_day(14), -25_500, "WARUNG CONTOH"))
    bring_in(ayu, file)
    other = open_wallet(ayu, "Lain", kind="bank")
    answered(ayu.post(f"/wallets/{bank}/merge", json={"into_id": other}))

    draft = draft_of(ayu, file)

    assert draft["wallet"]["id"] == other
    assert draft["counts"]["existing"] == 1
    assert {one["name"] for one in wallets(ayu)} >= {"Lain"}


def test_a_day_that_cannot_be_recorded_is_left_out(ayu: SignedIn, bank: str) -> None:
    tomorrow, after = dt.date(2026, 9, 4), dt.date(2026, 9, 5)
    draft = draft_of(ayu, file_of((tomorrow, -1_000, "BESOK"), (after, -2_000, "LUSA")))

    later, soon = rows(ayu, draft["id"])

    assert (soon["status"], soon["include"]) == ("new", True)
    assert (later["status"], later["include"]) == ("check", False)
    change_rows(ayu, draft["id"], {"include": True}, ids=[later["id"]])
    assert apply(ayu, draft["id"])["result"]["saved"] == 1
