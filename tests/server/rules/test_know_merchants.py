"""Merchants that many people know have a category before anybody imported them."""

import pytest

from server.categories.catalogue import BY_ID, TransactionType
from server.rules.known_merchants import NAMES, category_of_known_merchant
from server.rules.texts import all_words
from tests.support.imports import august_day, bank_ledger, draft_of, rows, write_file
from tests.support.people import SignedIn


def test_each_name_is_written_as_texts_are_folded_and_stands_once() -> None:
    names = [name for found in NAMES.values() for name in found]
    assert [name for name in names if all_words(name) != name] == []
    assert len(set(names)) == len(names) > 400


def test_each_category_is_one_of_expenses() -> None:
    assert {BY_ID[category_id].type for category_id in NAMES} == {TransactionType.EXPENSES}


@pytest.mark.parametrize(
    ("text", "category_id"),
    [
        ("INDOMARET TEBET", "groceries"),
        ("Kopi Kenangan, Senayan", "food-beverages"),
        ("TOKO KOPI TUKU", "food-beverages"),
        ("SPBU 34.12345", "fuel"),
        ("PLN PREPAID 1234", "utilities"),
        ("GOFOOD GOJEK", "food-beverages"),
        ("TOKO MAJU JAYA", None),
        ("SARI CONTOH", None),
        ("", None),
    ],
)
def test_the_longest_name_in_a_text_wins(text: str, category_id: str | None) -> None:
    assert category_of_known_merchant(all_words(text)) == category_id


def test_a_purchase_is_guessed_and_a_person_is_not(ayu: SignedIn) -> None:
    booked = [
        (august_day(1), -25_000, "TRANSAKSI DEBIT TGL: 01/08 QR 014 00000.00ALFAMART"),
        (august_day(2), -50_000, "TRSF E-BANKING DB 0208/FTSCY/WS95271 ALFAMART"),
        (august_day(3), 70_000, "TRANSAKSI DEBIT TGL: 03/08 QR 014 00000.00ALFAMART"),
    ]
    file = write_file(bank_ledger(booked))
    found = {row["date"]: row for row in rows(ayu, draft_of(ayu, file)["id"])}
    bought, sent, received = (found[f"2026-08-0{day}"] for day in (1, 2, 3))
    assert bought["category"]["id"] == "groceries"
    assert bought["why"] == {"reason": "merchant", "count": 0, "rule_id": None}
    assert (sent["category"], received["category"]) == (None, None)
