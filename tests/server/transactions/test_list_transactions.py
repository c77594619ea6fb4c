"""Somebody reads what was recorded."""

from datetime import date, timedelta
from hashlib import blake2b
from itertools import product
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from server.categories.catalogue import CATALOGUE
from server.transactions.filters import Filters, SearchTerm
from server.transactions.list_queries import Sort
from server.transactions.models import EntryType
from server.transactions.requests import MOST_CATEGORIES
from server.transactions.schemas import TotalsSchema, TransactionSchema
from tests.support.ledger import SALARY, listed, record, statements
from tests.support.people import API, SignedIn

FIRST = date(2024, 6, 1)


def days(count: int) -> list[str]:
    return [(FIRST + timedelta(days=index)).isoformat() for index in range(count)]


def read_all(person: SignedIn, **query: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    page = listed(person, **query)
    found += page["datas"]
    while page["next_cursor"]:
        page = listed(person, **query, cursor=page["next_cursor"])
        assert page["datas"]
        found += page["datas"]
    return found


def test_nothing_recorded_is_an_empty_list(ayu: SignedIn) -> None:
    assert listed(ayu) == {
        "datas": [],
        "totals": {"income": 0, "expenses": 0, "count": 0},
        "next_cursor": None,
    }


def test_the_newest_day_comes_first_and_within_it_the_latest_record(ayu: SignedIn) -> None:
    middle, newest, oldest = days(3)[1], days(3)[2], days(3)[0]
    first = record(ayu, date=middle)
    second = record(ayu, date=newest)
    third = record(ayu, date=oldest)
    fourth = record(ayu, date=middle)
    order = [item["id"] for item in listed(ayu)["datas"]]
    assert order == [second["id"], fourth["id"], first["id"], third["id"]]


@pytest.mark.both_databases
def test_pages_hold_every_row_once(ayu: SignedIn) -> None:
    added = {record(ayu, date=day)["id"] for day in days(4) for _time in range(2)}
    for limit in (1, 3, 8):
        read = [item["id"] for item in read_all(ayu, limit=limit)]
        assert len(read) == len(set(read))
        assert set(read) == added


def test_totals_are_of_all_that_is_filtered_on_every_page(ayu: SignedIn) -> None:
    record(ayu, **SALARY)
    for day in days(3):
        record(ayu, date=day)
    totals = {"income": 12_500_000, "expenses": 144_000, "count": 4}
    first = listed(ayu, limit=2)
    second = listed(ayu, limit=2, cursor=first["next_cursor"])
    assert first["totals"] == second["totals"] == totals
    assert second["next_cursor"] is None


@pytest.mark.both_databases
def test_a_page_past_the_end_is_empty_and_keeps_its_totals(ayu: SignedIn) -> None:
    for day in days(2):
        record(ayu, date=day)
    cursor = listed(ayu, limit=1)["next_cursor"]
    past = listed(ayu, to=days(2)[0], cursor=cursor)
    assert past["totals"]["count"] == 1
    later = listed(ayu, **{"from": days(2)[1]}, cursor=cursor)
    assert later["datas"] == []
    assert later["totals"]["count"] == 1


@pytest.mark.both_databases
@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ({}, {"salary", "lunch", "rent"}),
        ({"category": "all"}, {"salary", "lunch", "rent"}),
        ({"category": "income"}, {"salary"}),
        ({"category": "expenses"}, {"lunch", "rent"}),
        ({"category_id": "rent"}, {"rent"}),
        ({"category_id": "salary", "category": "expenses"}, set()),
        ({"category_id": "rent,salary"}, {"rent", "salary"}),
        ({"category_id": "Salary, rent,RENT"}, {"rent", "salary"}),
        ({"category_id": "rent,salary", "category": "expenses"}, {"rent"}),
        ({"category_id": "rent,salary", "to": "2024-06-02"}, {"salary"}),
        ({"category_id": "rent,salary,food-beverages", "from": "2024-06-02"}, {"lunch", "rent"}),
        ({"category_id": "rent,salary", "q": "sal"}, {"salary"}),
        ({"category_id": "skincare,education"}, set()),
        ({"from": "2024-06-02"}, {"lunch", "rent"}),
        ({"to": "2024-06-02"}, {"salary", "lunch"}),
        ({"from": "2024-06-02", "to": "2024-06-02"}, {"lunch"}),
        ({"from": "2024-06-04"}, set()),
    ],
)
def test_filters_narrow_rows_and_totals(
    ayu: SignedIn, query: dict[str, str], expected: set[str]
) -> None:
    record(ayu, **{**SALARY, "detail": "salary", "date": "2024-06-01"})
    record(ayu, detail="lunch", date="2024-06-02")
    record(ayu, detail="rent", categoryName="Rent", date="2024-06-03")
    found = listed(ayu, **query)
    assert {item["detail"] for item in found["datas"]} == expected
    assert found["totals"]["count"] == len(expected)


WRONG = [
    ("category", "Payment"),
    ("category", ""),
    ("category_id", "nothing"),
    ("category_id", "rent,nothing"),
    ("category_id", "rent,"),
    ("category_id", ",".join(category.id for category in CATALOGUE[:21])),
    ("from", "yesterday"),
    ("from", "2024-6-1"),
    ("to", "2024-02-30"),
    ("limit", "0"),
    ("limit", "201"),
    ("limit", "-1"),
    ("limit", "many"),
    ("limit", "1.5"),
    ("limit", "1_0"),
    ("limit", " 5"),
    ("limit", "+5"),
    ("limit", "٥"),
    ("limit", "9" * 5_000),
    ("cursor", ""),
    ("cursor", "abc"),
    ("cursor", "é" * 40),
]


@pytest.mark.parametrize(("field", "value"), WRONG)
def test_a_wrong_question_is_refused_at_its_field(ayu: SignedIn, field: str, value: str) -> None:
    answer = ayu.get("/transactions", query_string={field: value})
    assert answer.status_code == 422, answer.text
    assert list(answer.get_json()["payload"]["errors"]) == [field]


@pytest.mark.both_databases
def test_as_many_categories_as_allowed_are_taken(ayu: SignedIn) -> None:
    record(ayu, **SALARY)
    record(ayu)
    most = [category.id for category in CATALOGUE[:MOST_CATEGORIES]]
    assert listed(ayu, category_id=",".join([*most, most[0]]))["totals"]["count"] == 1
    query = {"category_id": ",".join(category.id for category in CATALOGUE)}
    refused = ayu.get("/transactions", query_string=query).get_json()["payload"]["errors"]
    assert refused == {"category_id": ["Choose at most 20 categories."]}


@pytest.mark.both_databases
def test_pages_of_several_categories_are_those_of_the_whole_list(ayu: SignedIn) -> None:
    for number, name in enumerate(("Rent", "Salary", "Food & Beverages") * 5):
        type_ = ("expenses", "income")[number % 2]
        record(ayu, categoryName=name, type=type_, amount=number + 1, date=days(4)[number % 4])
    ids = ("food-beverages", "rent")
    for kind, sort in product(("all", "expenses"), Sort):
        whole = listed(ayu, category=kind, sort=sort)["datas"]
        found = read_all(ayu, category=kind, sort=sort, category_id=",".join(ids), limit=3)
        assert found == [row for row in whole if row["category_id"] in ids], (kind, sort)


def test_one_category_is_bound_and_stored_as_the_release_before_does() -> None:
    # Cursors that are out there, and files that are ordered, go on.
    one = Filters(category_ids=("rent",))
    bound = repr(("owner", {"category_id": "rent"})).encode()
    assert one.digest("owner") == blake2b(bound, digest_size=9).hexdigest()
    stored = {"type": None, "category_id": "rent", "first": None, "last": None, "search": None}
    assert stored.items() <= one.to_json().items()
    assert Filters.from_json(stored) == one
    assert Filters.from_json({**stored, "category_id": None}) == Filters()


def test_several_categories_are_read_as_they_were_stored() -> None:
    several = Filters(category_ids=("education", "rent"))
    assert Filters.from_json(several.to_json()) == several
    assert several.digest("owner") != Filters(category_ids=("education",)).digest("owner")


def test_a_search_is_read_as_it_was_stored() -> None:
    search = SearchTerm("bca", 5, ("rent", "transfer"), ("0" * 26,))
    wanted = Filters(include=(EntryType.TRANSFER,), search=search)
    assert Filters.from_json(wanted.to_json()) == wanted
    # The release before stores no wallets.
    stored = {name: value for name, value in wanted.to_json().items() if name != "search_wallets"}
    assert Filters.from_json(stored).search == search._replace(wallet_ids=())


def test_an_end_before_the_start_is_refused(ayu: SignedIn) -> None:
    query = {"from": "2024-06-02", "to": "2024-06-01"}
    answer = ayu.get("/transactions", query_string=query)
    assert answer.status_code == 422
    assert list(answer.get_json()["payload"]["errors"]) == ["to"]


def test_every_wrong_field_is_named_at_once(ayu: SignedIn) -> None:
    wrong = {"from": "2024-06-02", "to": "2024-06-01", "category_id": "nothing"}
    for further in ({"limit": "0"}, {"q": "x" * 201}, {"sort": "size"}, {"category": "x"}):
        refused = ayu.get("/transactions", query_string={**wrong, **further})
        assert set(refused.get_json()["payload"]["errors"]) == {"to", "category_id", *further}
    too_long = {"to": "someday", "category_id": "x" * 61}
    refused = ayu.get("/transactions", query_string={**wrong, **too_long})
    errors = refused.get_json()["payload"]["errors"]
    assert {name: len(said) for name, said in errors.items()} == dict.fromkeys(too_long, 1)


def test_a_list_holds_what_its_schema_promises(ayu: SignedIn) -> None:
    record(ayu)
    record(ayu, **SALARY)
    found = listed(ayu)
    for item in found["datas"]:
        assert list(item) == list(TransactionSchema().fields)
        assert TransactionSchema().validate(item) == {}
    assert TotalsSchema().dump(found["totals"]) == found["totals"]


def test_without_a_limit_200_rows_come(app: Flask, ayu: SignedIn) -> None:
    for index in range(201):
        record(ayu, amount=index + 1)
    found = listed(ayu)
    assert len(found["datas"]) == 200
    assert len(listed(ayu, cursor=found["next_cursor"])["datas"]) == 1


@pytest.mark.both_databases
def test_bayu_never_sees_what_is_ayus(ayu: SignedIn, bayu: SignedIn) -> None:
    record(ayu, detail="rahasia")
    record(ayu, detail="rahasia")
    cursor = listed(ayu, limit=1)["next_cursor"]
    for query in ({}, {"cursor": cursor}, {"category_id": "food-beverages"}):
        answer = bayu.get("/transactions", query_string=query)
        assert "rahasia" not in answer.text
        assert answer.get_json()["payload"]["totals"] == {"income": 0, "expenses": 0, "count": 0}
    assert "rahasia" not in bayu.get("/overview").text
    assert bayu.get("/overview").get_json()["payload"]["datas"][0]["balance"] == 0


def test_a_visitor_is_asked_to_sign_in(client: FlaskClient) -> None:
    assert client.get(f"{API}/transactions").status_code == 401


def test_a_list_asks_the_database_twice(app: Flask, ayu: SignedIn) -> None:
    for day in days(3):
        record(ayu, date=day)
    with statements(app) as asked:
        listed(ayu)
    assert len(asked) <= 2, asked
