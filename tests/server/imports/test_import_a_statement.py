"""Ayu imports the statement of her bank."""

import datetime as dt

import pytest
from flask import Flask

from tests.support.imports import (
    apply,
    august_day,
    bank_ledger,
    bring_in,
    change_rows,
    draft_of,
    found,
    ledger_of,
    rows,
    write_file,
)
from tests.support.ledger import balance, record
from tests.support.people import SignedIn
from tests.support.transfers import open_wallet
from tests.support.wallets import agree, answered, refusal, wallets

AUGUST = bank_ledger(
    [
        (august_day(2), -72_000, "TRSF E-BANKING DB SARI CONTOH"),
        (august_day(3), 50_000, "TRSF E-BANKING CR ANDI CONTOH"),
        (august_day(14), -25_500, "WARUNG CONTOH"),
        (august_day(25), 5_000_000, "PT CONTOH FIKTIF"),
        (august_day(31), -12_500, "BIAYA ADM"),
    ],
    days=(august_day(1), august_day(31)),
)
FILE = write_file(AUGUST)


def test_a_draft_says_what_the_file_is(ayu: SignedIn) -> None:
    draft = draft_of(ayu, FILE)

    assert draft["state"] == "review"
    assert draft["layout_name"] == "BCA, KlikBCA Bisnis"
    assert (draft["issuer"], draft["account_tail"]) == ("BCA", "2345")
    assert (draft["start"], draft["end"]) == ("2026-08-01", "2026-08-31")
    assert draft["row_count"] == 5
    assert draft["wallet"] is None
    assert draft["new_wallet"] == {"name": "BCA", "kind": "bank", "issuer": "BCA"}
    assert draft["counts"] == {"new": 5, "existing": 0, "check": 0, "left_out": 0}
    assert draft["proof"]["state"] == "matches"
    assert (draft["proof"]["opening"], draft["proof"]["closing"]) == (1_000_000, 5_940_000)
    assert draft["number_style"] == {"id": "en", "example": "1,000.00"}
    assert draft["result"] is None


def test_nothing_is_saved_before_the_person_says_so(ayu: SignedIn) -> None:
    draft_of(ayu, FILE)

    assert ledger_of(ayu) == []
    assert len(wallets(ayu)) == 1


@pytest.mark.both_databases
def test_the_rows_become_entries_of_a_new_wallet(app: Flask, ayu: SignedIn) -> None:
    done = bring_in(ayu, FILE)

    assert done["state"] == "applied"
    assert done["result"] == {"saved": 5, "transfers": 0, "difference": 0, "kept": []}
    assert ledger_of(ayu) == [
        ("2026-08-02", "expenses", 72_000, "SARI CONTOH"),
        ("2026-08-03", "income", 50_000, "ANDI CONTOH"),
        ("2026-08-14", "expenses", 25_500, "WARUNG CONTOH"),
        ("2026-08-25", "income", 5_000_000, "PT CONTOH FIKTIF"),
        ("2026-08-31", "expenses", 12_500, "BIAYA ADM"),
    ]
    bank = next(one for one in wallets(ayu) if one["name"] == "BCA")
    assert bank["balance"] == 5_940_000
    assert bank["opening"] == {"amount": 1_000_000, "date": "2026-08-01"}
    assert bank["last_digits"] == "2345"
    assert bank["proved_until"] == "2026-08-31"
    agree(app, ayu)


@pytest.mark.both_databases
def test_the_wallet_of_the_account_is_found(ayu: SignedIn) -> None:
    bank = open_wallet(ayu, "Tabungan BCA", kind="bank")
    ayu.put(f"/wallets/{bank}", json={"last_digits": "2345"}, headers={"If-Match": "*"})

    draft = draft_of(ayu, FILE)

    assert draft["wallet"] == {"id": bank, "name": "Tabungan BCA", "proposed": False}
    assert draft["new_wallet"] is None


def test_a_wallet_of_the_bank_without_a_number_is_proposed(ayu: SignedIn) -> None:
    bank = open_wallet(ayu, "BCA", kind="bank")

    assert draft_of(ayu, FILE)["wallet"] == {"id": bank, "name": "BCA", "proposed": True}


def test_the_next_statement_goes_into_the_same_wallet(ayu: SignedIn) -> None:
    done = bring_in(ayu, FILE)
    september = bank_ledger([(dt.date(2026, 9, 1), -10_000, "PARKIR")], opening=5_940_000)

    draft = draft_of(ayu, write_file(september))

    assert draft["wallet"] == {**done["wallet"], "proposed": False}
    apply(ayu, draft["id"])
    bank = next(one for one in wallets(ayu) if one["name"] == "BCA")
    assert (bank["balance"], bank["proved_until"]) == (5_930_000, "2026-09-01")


def test_a_change_of_the_past_ends_the_proof_until_it_is_taken_back(ayu: SignedIn) -> None:
    bring_in(ayu, FILE)
    bank = next(one for one in wallets(ayu) if one["name"] == "BCA")
    entry = record(ayu, wallet_id=bank["id"], date="2026-08-20")

    assert next(one for one in wallets(ayu) if one["name"] == "BCA")["proved_until"] is None

    ayu.delete(f"/transactions/{entry['id']}", headers={"If-Match": "*"})
    bank = next(one for one in wallets(ayu) if one["name"] == "BCA")
    assert bank["proved_until"] == "2026-08-31"

    record(ayu, wallet_id=bank["id"], date="2026-09-02")
    bank = next(one for one in wallets(ayu) if one["name"] == "BCA")
    assert bank["proved_until"] == "2026-08-31"


def test_a_wallet_that_holds_something_else_is_not_adjusted(ayu: SignedIn) -> None:
    bank = open_wallet(ayu, "BCA", kind="bank")

    done = bring_in(ayu, FILE)

    assert done["result"]["difference"] == 1_000_000
    shown = next(one for one in wallets(ayu) if one["id"] == bank)
    assert (shown["balance"], shown["proved_until"]) == (4_940_000, None)


def test_a_second_apply_changes_nothing(app: Flask, ayu: SignedIn) -> None:
    draft = draft_of(ayu, FILE)
    first = apply(ayu, draft["id"])

    assert apply(ayu, draft["id"]) == first
    assert len(ledger_of(ayu)) == 5
    agree(app, ayu)


@pytest.mark.both_databases
def test_the_same_file_sent_twice_is_one_draft(ayu: SignedIn) -> None:
    assert draft_of(ayu, FILE) == draft_of(ayu, FILE)


@pytest.mark.both_databases
def test_rows_can_be_changed_one_by_one_or_by_their_merchant(ayu: SignedIn) -> None:
    coffee = [(august_day(day), -20_000, f"KOPI CONTOH {day:04}") for day in (5, 6, 7)]
    draft = draft_of(
        ayu, write_file(bank_ledger([*coffee, (august_day(8), -9_000, "TOKO CONTOH")]))
    )
    parking, *cups = rows(ayu, draft["id"])

    change_rows(ayu, draft["id"], {"category_id": "dining-out"}, same_as=cups[0]["id"])
    change_rows(ayu, draft["id"], {"include": False}, ids=[parking["id"]])
    change_rows(ayu, draft["id"], {"detail": "Kopi pagi"}, ids=[cups[2]["id"]])

    parking, *cups = rows(ayu, draft["id"])
    assert {cup["category"]["id"] for cup in cups} == {"dining-out"}
    assert (parking["category"], parking["include"]) == (None, False)
    assert found(ayu, draft["id"])["counts"]["left_out"] == 1
    apply(ayu, draft["id"])
    assert [entry[3] for entry in ledger_of(ayu)] == [
        "Kopi pagi",
        "KOPI CONTOH 0006",
        "KOPI CONTOH 0007",
    ]


def test_a_list_has_pages(ayu: SignedIn) -> None:
    draft = draft_of(ayu, FILE)

    first = answered(ayu.get(f"/imports/{draft['id']}/rows", query_string={"limit": "3"}))
    rest = answered(
        ayu.get(f"/imports/{draft['id']}/rows", query_string={"cursor": first["next_cursor"]})
    )

    amounts = [row["amount"] for row in (*first["datas"], *rest["datas"])]
    assert amounts == [-12_500, 5_000_000, -25_500, 50_000, -72_000]
    assert rest["next_cursor"] is None


def test_a_fee_knows_its_category(ayu: SignedIn) -> None:
    fee, *_others = rows(ayu, draft_of(ayu, FILE)["id"])

    assert fee["category"]["id"] == "fees-admin"
    assert fee["why"] == {"reason": "kind", "count": 0, "rule_id": None}


def test_earlier_entries_teach_categories(ayu: SignedIn) -> None:
    for _time in range(2):
        record(ayu, detail="Warung Contoh", categoryName="Dining Out", date="2026-07-02")

    (warung,) = (row for row in rows(ayu, draft_of(ayu, FILE)["id"]) if row["amount"] == -25_500)

    assert warung["category"]["id"] == "dining-out"
    assert warung["why"] == {"reason": "history", "count": 2, "rule_id": None}


def test_a_discarded_draft_is_gone(ayu: SignedIn) -> None:
    draft = draft_of(ayu, FILE)

    answered(ayu.delete(f"/imports/{draft['id']}"))

    assert refusal(ayu.get(f"/imports/{draft['id']}")) == (404, "not_found")
    assert answered(ayu.get("/imports"))["datas"] == []


def test_the_balance_is_that_of_the_wallets(app: Flask, ayu: SignedIn) -> None:
    bring_in(ayu, FILE)

    assert balance(ayu) == 5_940_000
    agree(app, ayu)
