"""Somebody records money."""

from collections.abc import Iterator

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from server.transactions.schemas import TransactionSchema
from tests.support.ledger import LUNCH, SALARY, balance, listed, record, row_count, statements
from tests.support.people import API, SignedIn
from tests.support.transfers import starting_wallet

# Tomorrow in Jakarta while it is still today in Greenwich.
EVENING_IN_GREENWICH = "2026-11-20T19:00:00.123987Z"
CONTROL = "\x00\x07\x1b\n"


@pytest.fixture(autouse=True)
def _november() -> Iterator[None]:
    with time_machine.travel(EVENING_IN_GREENWICH, tick=False):
        yield


def test_an_expense_lowers_the_balance_and_an_income_raises_it(ayu: SignedIn) -> None:
    spent = ayu.post("/transaction/add", json=LUNCH)
    earned = ayu.post("/transaction/add", json=SALARY)
    assert (spent.status_code, earned.status_code) == (201, 201)
    assert spent.get_json()["payload"]["balance"] == -48_000
    assert earned.get_json()["payload"]["balance"] == 12_452_000
    assert balance(ayu) == 12_452_000


def test_the_answer_holds_what_was_recorded(ayu: SignedIn) -> None:
    answer = ayu.post("/transaction/add", json=LUNCH, headers={"Accept-Language": "en"})
    payload = answer.get_json()["payload"]
    added = payload["datas"][0]
    assert payload["message"] == "Your transaction has been saved."
    assert len(added.pop("id")) == 26
    assert added.pop("wallet_id") == starting_wallet(ayu)
    assert added == {
        "type": "expenses",
        "category_id": "food-beverages",
        "category_name": "Food & Beverages",
        "category_label": "Food & Beverages",
        "icon": "/icons/steaming-bowl.svg",
        "color": None,
        "detail": "Makan siang",
        "amount": 48_000,
        "date": "2026-11-21",
        "created_at": "2026-11-20T19:00:00.123Z",
        "version": 1,
        "booked_for": None,
        "to_wallet_id": None,
    }


def test_what_is_answered_is_what_the_schema_promises(ayu: SignedIn) -> None:
    added = record(ayu)
    assert set(added) == set(TransactionSchema().fields)
    assert TransactionSchema().validate(added) == {}
    assert listed(ayu)["datas"] == [added]


def test_the_words_follow_the_reader(ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"language": "id"})
    answer = ayu.post("/transaction/add", json={**LUNCH, "amount": 0})
    payload = answer.get_json()["payload"]
    assert payload["errors"]["amount"] == ["Isi jumlah di atas 0."]
    assert record(ayu)["category_label"] == "Makanan & Minuman"


@pytest.mark.parametrize("day", ["1970-01-01", "2024-02-29", "2026-11-21", "2026-11-22"])
def test_a_day_from_1970_to_tomorrow_is_taken(ayu: SignedIn, day: str) -> None:
    assert record(ayu, date=day)["date"] == day


@pytest.mark.parametrize("amount", [1, 999_999_999_999])
def test_an_amount_from_one_rupiah_to_the_largest_is_taken(ayu: SignedIn, amount: int) -> None:
    assert record(ayu, amount=amount)["amount"] == amount
    assert balance(ayu) == -amount


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("", ""),
        ("  sepatu  ", "sepatu"),
        ("kopi ☕👩‍👩‍👧‍👦🇮🇩", "kopi ☕👩‍👩‍👧‍👦🇮🇩"),
        ("قهوة مع الحليب", "قهوة مع الحليب"),
        ("שלום (\u200fאבא\u200f)", "שלום (\u200fאבא\u200f)"),
        ("Cafe\u0301", "Café"),
        ("\u202aKopi\u202c \u2067קפה\u2069", "Kopi קפה"),
        ("\u200b", ""),
        ("<b>'; DROP TABLE users --", "<b>'; DROP TABLE users --"),
        ("x" * 200, "x" * 200),
        ("🥭" * 200, "🥭" * 200),
    ],
)
def test_details_come_back_as_typed(ayu: SignedIn, sent: str, kept: str) -> None:
    assert record(ayu, detail=sent)["detail"] == kept
    assert listed(ayu)["datas"][0]["detail"] == kept


def test_the_detail_may_be_left_out(ayu: SignedIn) -> None:
    body = {key: value for key, value in LUNCH.items() if key != "detail"}
    answer = ayu.post("/transaction/add", json=body)
    assert answer.get_json()["payload"]["datas"][0]["detail"] == ""


def test_null_is_as_good_as_nothing(ayu: SignedIn) -> None:
    added = record(ayu, detail=None, category_id=None)
    assert (added["detail"], added["category_id"]) == ("", "food-beverages")
    named = {**LUNCH, "categoryName": None, "category_id": "rent"}
    assert ayu.post("/transaction/add", json=named).status_code == 201


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("categoryName", None, "Choose a category."),
        ("categoryName", 5, "This must be text."),
        ("categoryName", [], "This must be text."),
        ("categoryName", "x" * 5_000, "Use at most 60 characters."),
        ("category_id", "x" * 5_000, "Use at most 60 characters."),
    ],
)
def test_a_wrong_category_is_told_once(
    ayu: SignedIn, field: str, value: object, sentence: str
) -> None:
    body = {"type": "expenses", "amount": 1, field: value}
    errors = ayu.post("/transaction/add", json=body).get_json()["payload"]["errors"]
    assert errors == {field: [sentence]}


def test_an_income_may_stand_in_a_category_of_expenses(ayu: SignedIn) -> None:
    added = record(ayu, type="income")
    assert (added["type"], added["category_id"]) == ("income", "food-beverages")


def test_the_category_may_be_named_by_id(ayu: SignedIn) -> None:
    answer = ayu.post(
        "/transaction/add", json={"type": "expenses", "category_id": "rent", "amount": 1}
    )
    assert answer.get_json()["payload"]["datas"][0]["category_name"] == "Rent"


def test_what_is_not_asked_for_is_ignored(ayu: SignedIn) -> None:
    added = record(ayu, id="x", owner_id="y", balance=10**9, version=7, created_at="2020-01-01")
    assert (added["version"], added["created_at"][:4]) == (1, "2026")
    assert balance(ayu) == -48_000


WRONG = [
    *[("amount", amount) for amount in (10.5, 25_000.0, True, False, "abc", "25000", -1, 0)],
    *[("amount", amount) for amount in (10**12, 10**15, 10**30, None, [], {}, "")],
    *[("type", type_) for type_ in ("Payment", "", None, 1, "INCOME", ["income"])],
    *[("categoryName", name) for name in ("Gardening", "", "  ", None, 5, "x" * 300, CONTROL)],
    *[("category_id", name) for name in ("nothing", "x" * 300, 5, [])],
    *[("detail", detail) for detail in ("x" * 201, "x" * 5_000, "a\x00b", "a\nb", "a\x1bb")],
    *[("detail", detail) for detail in (5, ["a"], "a\u2028b")],
    *[("date", day) for day in ("1969-12-31", "2026-11-23", "2026-02-30", "20261121", "")],
    *[("date", day) for day in ("2026-11-21T00:00:00Z", "today", None, 20261121, "٢٠٢٦-١١-٢١")],
]


@pytest.mark.parametrize(("field", "value"), WRONG)
def test_what_is_wrong_is_told_at_its_field_and_not_stored(
    app: Flask, ayu: SignedIn, field: str, value: object
) -> None:
    answer = ayu.post("/transaction/add", json={**LUNCH, field: value})
    payload = answer.get_json()["payload"]
    assert answer.status_code == 422, answer.text
    assert payload["code"] == "validation_failed"
    assert list(payload["errors"]) == [field]
    (sentence,) = payload["errors"][field]
    assert sentence.endswith(".")
    assert row_count(app, "transactions") == 0
    assert balance(ayu) == 0


@pytest.mark.parametrize("literal", ["NaN", "Infinity", "-Infinity", "1e400", "1e3", "25000.00"])
def test_a_number_that_is_no_whole_rupiah_is_refused(ayu: SignedIn, literal: str) -> None:
    body = '{"type": "expenses", "categoryName": "Rent", "amount": LITERAL}'
    body = body.replace("LITERAL", literal)
    answer = ayu.post("/transaction/add", data=body, content_type="application/json")
    assert answer.status_code == 422
    assert list(answer.get_json()["payload"]["errors"]) == ["amount"]


def test_a_lone_surrogate_is_refused(ayu: SignedIn) -> None:
    body = '{"type": "expenses", "categoryName": "Rent", "amount": 1, "detail": "\\ud83d"}'
    answer = ayu.post("/transaction/add", data=body, content_type="application/json")
    assert answer.status_code == 422
    assert list(answer.get_json()["payload"]["errors"]) == ["detail"]


def test_every_wrong_field_is_named(ayu: SignedIn) -> None:
    body = {"type": "x", "categoryName": "x", "amount": 0, "detail": 1, "date": "x"}
    errors = ayu.post("/transaction/add", json=body).get_json()["payload"]["errors"]
    assert set(errors) == {"type", "categoryName", "amount", "detail", "date"}


def test_an_empty_body_names_what_is_needed(ayu: SignedIn) -> None:
    errors = ayu.post("/transaction/add", json={}).get_json()["payload"]["errors"]
    assert set(errors) == {"type", "categoryName", "amount"}


@pytest.mark.parametrize("body", [[], [LUNCH], "text", 5, None])
def test_a_body_that_is_no_object_is_refused(ayu: SignedIn, body: object) -> None:
    answer = ayu.post("/transaction/add", json=body)
    assert answer.status_code in {400, 422}
    assert listed(ayu)["totals"]["count"] == 0


def test_a_visitor_is_asked_to_sign_in(client: FlaskClient) -> None:
    assert client.post(f"{API}/transaction/add", json=LUNCH).status_code == 401


def test_recording_asks_the_database_three_times(app: Flask, ayu: SignedIn) -> None:
    record(ayu)
    with statements(app) as asked:
        record(ayu)
    assert len(asked) <= 3, asked
