"""Somebody looks for what was recorded."""

from datetime import date

import pytest
from flask import Flask
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import text as sql

from server.categories.book import plain_book
from server.categories.catalogue import TransactionType
from server.core.database.text_search import letter_cases
from server.core.database.unit_of_work import rollback
from server.extensions import db
from server.transactions.amount_search import parse_amount
from server.transactions.filters import Filters, SearchTerm
from server.transactions.list_queries import Sort
from server.transactions.queries import insert_transactions
from server.transactions.service import NewTransaction, list_transactions
from server.wallets.wallet_book import wallet_book_of
from tests.support.examples import tries
from tests.support.ledger import SALARY, listed, record
from tests.support.people import SignedIn
from tests.support.transfers import adjust, open_wallet, starting_wallet, transfer

pytestmark = pytest.mark.both_databases

ODD = (
    "100% kapas",
    "_garis_",
    "Toko 'Bu Siti'",
    'kata "manis"',
    "C:\\nota",
    "[promo] *baru*? ^(a|b)$",
    "Café Éclair",
    "İstanbul",
    "Straße",
    "Ωmega Σίσυφος",
    "kopi ☕🧋",
    "a.b+c{2}",
)


def details(person: SignedIn, text: str, **query: str) -> list[str]:
    return sorted(item["detail"] for item in listed(person, q=text, **query)["datas"])


FOUND = {
    **{text: [text] for text in ODD},
    **{text[1:-1].swapcase(): [text] for text in ODD if text not in {"İstanbul", "Straße"}},
    "%": ["100% kapas"],
    "_": ["_garis_"],
    "\\": ["C:\\nota"],
    "é": ["Café Éclair"],
    "ωMEGA σΊ": ["Ωmega Σίσυφος"],
    "🧋": ["kopi ☕🧋"],
    "kapas  ": ["100% kapas"],
    "istanbul": [],
    "cafe": [],
    ".*": [],
    **{text: [] for text in ("é*c", "é?é", "é.é", "é[ ]é", "é_é", "(é)", "é\\s")},
    "nothing like it": [],
}


def test_a_detail_is_found_by_any_part_of_it_without_case(ayu: SignedIn) -> None:
    for detail in ODD:
        record(ayu, detail=detail, categoryName="Rent", amount=7)
    for text, expected in FOUND.items():
        found = listed(ayu, q=text)
        count = len(expected)
        assert sorted(item["detail"] for item in found["datas"]) == expected, text
        assert found["totals"] == {"income": 0, "expenses": 7 * count, "count": count}, text


LETTERS = st.text("aAzZ %_\\'\"[]*?^$.|(){}+-éÉİıIßẞſΣσς😀&~\u0301", max_size=6)


def is_in(text: str, detail: str) -> bool:
    """Whether a text is in a detail, letter by letter, worked out without a database."""
    wanted = [letter_cases(letter) for letter in text]
    return any(
        all(letter in case for letter, case in zip(detail[start:], wanted, strict=False))
        for start in range(len(detail) - len(text) + 1)
    )


def test_every_database_finds_the_same(app: Flask, ayu: SignedIn) -> None:
    @settings(max_examples=tries(25))
    @given(st.lists(LETTERS, min_size=1, max_size=12), LETTERS.filter(len))
    def find(written: list[str], text: str) -> None:
        entries = [
            NewTransaction(TransactionType.EXPENSES, "rent", 1, detail, date(2024, 6, 1))
            for detail in [*written, f"a{text}b", text.swapcase()]
        ]
        with app.app_context():
            owner = db.session.execute(sql("SELECT id FROM users")).scalar_one()
            rows = [entry.row(wallet_book_of(owner, 0).default) for entry in entries]
            insert_transactions(owner, rows)
            filters = Filters(search=SearchTerm(text))
            page = list_transactions(owner, filters, Sort.NEWEST, 50, None, plain_book("en"))
            rollback()
        found = {item["id"] for item in page.items}
        assert found == {row["id"] for row in rows if is_in(text, row["detail"])}
        assert page.totals.count == len(found)

    find()


def test_a_letter_is_looked_for_in_each_of_its_cases() -> None:
    assert letter_cases("a") == "Aa"
    assert letter_cases("é") == "Éé"
    assert letter_cases("Σ") == letter_cases("σ") == letter_cases("ς") == "Σςσ"
    assert letter_cases("ß") == "ß"
    assert letter_cases("7") == "7"


def test_categories_and_amounts_are_found_too(ayu: SignedIn) -> None:
    record(ayu, detail="siang", amount=25_000)
    record(ayu, detail="kos", categoryName="Rent", amount=1_500_000)
    record(ayu, **SALARY)
    assert details(ayu, "SALAR") == ["Gaji bulanan"]
    assert details(ayu, "beverages") == ["siang"]
    assert details(ayu, "25rb") == ["siang"]
    assert details(ayu, "Rp 1.500.000,-") == ["kos"]
    assert details(ayu, "25000") == details(ayu, "Rp25.000") == ["siang"]
    assert details(ayu, "1,5jt", category="income") == []
    ayu.put("/users/preferences", json={"language": "id"})
    assert details(ayu, "makanan") == ["siang"]
    assert details(ayu, "food") == ["siang"]


def test_transfers_are_found_by_their_label_and_their_wallets(ayu: SignedIn) -> None:
    first, bca = starting_wallet(ayu), open_wallet(ayu, "BCA Utama")
    gopay = open_wallet(ayu, "GoPay")
    transfer(ayu, first, bca, 100, detail="tabung")
    transfer(ayu, bca, gopay, 200, detail="isi")
    record(ayu, wallet_id=bca, detail="siang")
    for text, expected in (
        ("transf", ["isi", "tabung"]),
        ("bca ut", ["isi", "tabung"]),
        ("GOPAY", ["isi"]),
        ("main wal", ["tabung"]),
        ("Rp 200", ["isi"]),
        ("penyesuaian", []),
    ):
        assert details(ayu, text, include="transfers") == expected, text
        assert details(ayu, text, category="transfer") == expected, text
        assert details(ayu, text) == [], text
    whole = {"wallet": gopay, "include": "transfers,adjustments"}
    assert details(ayu, "bca", **whole) == ["isi"]
    ayu.put("/users/preferences", json={"language": "id"})
    assert details(ayu, "dompet ut", include="transfers") == ["tabung"]


def test_adjustments_are_found_by_their_label_and_their_amount_without_its_sign(
    ayu: SignedIn,
) -> None:
    first = starting_wallet(ayu)
    adjust(ayu, first, -25_000, detail="kurang")
    adjust(ayu, first, 0, detail="lebih")
    for text in ("25rb", "-Rp25.000", "adjust"):
        assert details(ayu, text, include="adjustments") == ["kurang", "lebih"], text
        assert details(ayu, text) == [], text
    ayu.put("/users/preferences", json={"language": "id"})
    assert details(ayu, "penyesu", include="adjustments") == ["kurang", "lebih"]


def test_a_search_goes_on_from_page_to_page_in_any_order(ayu: SignedIn) -> None:
    for index in range(5):
        record(ayu, detail=f"Kopi {index}", amount=index + 1, date=f"2024-06-0{5 - index}")
        record(ayu, detail="Teh", amount=900)
    for sort, expected in (("amount", "01234"), ("date", "43210"), ("-name", "43210")):
        first = listed(ayu, q="kopi", sort=sort, limit=3)
        rest = listed(ayu, q="kopi", sort=sort, limit=3, cursor=first["next_cursor"])
        found = [item["detail"][-1] for item in first["datas"] + rest["datas"]]
        assert "".join(found) == expected
        assert first["totals"] == rest["totals"] == {"income": 0, "expenses": 15, "count": 5}


def test_an_empty_search_meets_everything(ayu: SignedIn) -> None:
    record(ayu)
    assert len(listed(ayu, q="")["datas"]) == len(listed(ayu, q="  ")["datas"]) == 1


def test_a_text_that_cannot_be_there_is_refused(ayu: SignedIn) -> None:
    for text in ("a\0b", "x" * 201):
        answer = ayu.get("/transactions", query_string={"q": text})
        assert answer.status_code == 422
        assert list(answer.get_json()["payload"]["errors"]) == ["q"]


def test_bayu_finds_nothing_of_ayus(ayu: SignedIn, bayu: SignedIn) -> None:
    record(ayu, detail="rahasia", amount=25_000)
    for text in ("rahasia", "25rb", "food"):
        assert listed(bayu, q=text)["totals"]["count"] == 0


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("48000", 48_000),
        ("48.000", 48_000),
        ("48,000", 48_000),
        ("25rb", 25_000),
        ("25 ribu", 25_000),
        ("25K", 25_000),
        ("1,5jt", 1_500_000),
        ("1.5 juta", 1_500_000),
        ("1,1255jt", 1_125_500),
        ("2 miliar", 2_000_000_000),
        ("Rp 25.000", 25_000),
        ("Rp25.000,-", 25_000),
        ("rp. 25.000,00", 25_000),
        ("-Rp48.000", 48_000),
        ("+Rp12.500.000", 12_500_000),
        ("IDR 7", 7),
        ("４８０００", 48_000),
        ("999.999.999.999", 999_999_999_999),
        ("1.000.000.000.000", None),
        ("0", None),
        ("25,5", None),
        ("1.50.000", None),
        ("25rbu", None),
        ("rb", None),
        ("25 000 x", None),
        ("٢٥", None),
        ("9" * 200, None),
        ("", None),
    ],
)
def test_an_amount_is_read_as_people_write_it(text: str, amount: int | None) -> None:
    assert parse_amount(text) == amount
