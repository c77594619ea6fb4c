"""Somebody looks what a money month came to by category."""

from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask

from tests.support.ledger import SALARY, record, statements
from tests.support.people import SignedIn


@pytest.fixture(autouse=True)
def _june() -> Iterator[None]:
    with time_machine.travel("2024-06-18T05:00:00Z", tick=False):
        yield


def summed(person: SignedIn, **query: str) -> dict[str, Any]:
    answer = person.get("/transactions/by-category", query_string=query)
    assert answer.status_code == 200, answer.text
    payload: dict[str, Any] = answer.get_json()["payload"]
    return payload


def test_each_category_of_the_month_is_summed(ayu: SignedIn) -> None:
    record(ayu, categoryName="Rent", amount=5)
    record(ayu, categoryName="Rent", amount=7, date="2024-06-01")
    record(ayu, categoryName="Rent", amount=900, date="2024-05-31")
    record(ayu, **SALARY)
    # Money that came back, under a category of expenses.
    record(ayu, type="income", categoryName="Rent", amount=2)
    assert summed(ayu) == {
        "datas": [
            {"category_id": "rent", "income": 2, "expenses": 12, "count": 3},
            {"category_id": "salary", "income": 12_500_000, "expenses": 0, "count": 1},
        ],
        "month": {"key": "2024-06", "start": "2024-06-01", "end": "2024-06-30", "label": "June"},
    }
    earlier = summed(ayu, month="2024-05")
    assert [one["expenses"] for one in earlier["datas"]] == [900]
    assert summed(ayu, month="1970-01")["datas"] == []


@pytest.mark.both_databases
def test_the_month_is_the_readers_money_month(ayu: SignedIn) -> None:
    record(ayu, date="2024-05-24", amount=3)
    record(ayu, date="2024-05-25", amount=4)
    ayu.put("/users/preferences", json={"payday": 25, "language": "id"})
    june = summed(ayu)
    assert june["month"] == {
        "key": "2024-06",
        "start": "2024-05-25",
        "end": "2024-06-24",
        "label": "Juni",
    }
    assert [one["expenses"] for one in june["datas"]] == [4]
    assert [one["expenses"] for one in summed(ayu, month="2024-05")["datas"]] == [3]


def test_another_word_for_a_month_is_refused(ayu: SignedIn) -> None:
    for month in ("", "June", "2024-6", "2024-13", "2024-00", "1969-11", "9999-12", "2024-06-01"):
        answer = ayu.get("/transactions/by-category", query_string={"month": month})
        assert answer.status_code == 422, month
        assert list(answer.get_json()["payload"]["errors"]) == ["month"]


@pytest.mark.both_databases
def test_it_asks_the_database_twice(app: Flask, ayu: SignedIn) -> None:
    record(ayu)
    with statements(app) as asked:
        summed(ayu)
    assert len(asked) <= 2, asked


def test_bayu_sees_nothing_of_ayus(ayu: SignedIn, bayu: SignedIn) -> None:
    record(ayu)
    assert summed(bayu)["datas"] == []
