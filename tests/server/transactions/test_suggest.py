"""Somebody begins to type a detail, or opens the form."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
import time_machine
from flask import Flask

from server.transactions import suggestions
from server.transactions.habit_cache import Basis, HabitCache
from tests.support.ledger import SALARY, record, statements
from tests.support.people import SignedIn

NO_WALLETS = {"by_category": {}, "last": None, "transfer_from": None, "transfer_to": None}
NOTHING = {
    "datas": [],
    "recent_categories": {"expenses": [], "income": []},
    "transfers": [],
    "recent_wallets": NO_WALLETS,
}


@pytest.fixture(autouse=True)
def _june() -> Iterator[None]:
    with time_machine.travel("2024-06-18T05:00:00Z", tick=True):
        yield


def suggested(person: SignedIn, **query: str) -> dict[str, Any]:
    answer = person.get("/transactions/suggestions", query_string=query)
    assert answer.status_code == 200, answer.text
    payload: dict[str, Any] = answer.get_json()["payload"]
    return payload


def details(person: SignedIn, **query: str) -> list[str]:
    return [item["detail"] for item in suggested(person, **query)["datas"]]


def test_nothing_recorded_suggests_nothing(ayu: SignedIn) -> None:
    assert suggested(ayu) == suggested(ayu, q="kopi") == NOTHING


def test_a_habit_brings_its_last_spelling_category_and_amount_along(ayu: SignedIn) -> None:
    record(ayu, detail="kopi susu", amount=15_000, date="2024-06-01")
    record(ayu, detail="Kopi Susu", amount=18_000, date="2024-06-03", categoryName="Dining Out")
    record(ayu, detail="KOPI susu", amount=16_000, date="2024-06-02")
    assert suggested(ayu, q="KOPI")["datas"] == [
        {
            "detail": "Kopi Susu",
            "type": "expenses",
            "category_id": "dining-out",
            "category_label": "Dining Out",
            "icon": "/icons/fork-and-knife-with-plate.svg",
            "color": None,
            "amount": 18_000,
            "count": 3,
            "rule_id": None,
        }
    ]


def test_what_begins_so_comes_first_then_a_word_then_the_rest(ayu: SignedIn) -> None:
    for _time in range(2):
        record(ayu, detail="Sikopi")
        record(ayu, detail="Es kopi")
    record(ayu, detail="Kopi tubruk")
    assert details(ayu, q="kop") == ["Kopi tubruk", "Es kopi", "Sikopi"]
    assert details(ayu, q="ko  t") == []


def test_often_and_lately_weigh_more(ayu: SignedIn) -> None:
    for _time in range(5):
        record(ayu, detail="years ago", date="2021-06-01")
    for _time in range(2):
        record(ayu, detail="this week", date="2024-06-15")
    record(ayu, detail="once this week", date="2024-06-16")
    record(ayu, detail="as often, later", date="2024-06-17")
    record(ayu, detail="")
    assert details(ayu) == ["this week", "as often, later", "once this week", "years ago"]
    assert suggested(ayu)["datas"][3]["count"] == 5


@pytest.mark.both_databases
def test_marks_and_case_do_not_matter(ayu: SignedIn) -> None:
    record(ayu, detail="Café Ölé")
    record(ayu, detail="Straße")
    for text in ("cafe", "CAFÉ", "ole", "café öl"):
        assert details(ayu, q=text) == ["Café Ölé"], text
    assert details(ayu, q="strasse") == ["Straße"]
    assert details(ayu, q="%") == details(ayu, q="_") == []


def test_only_one_way_of_the_money_when_it_is_known(ayu: SignedIn) -> None:
    record(ayu, detail="Bonus")
    record(ayu, **{**SALARY, "detail": "bonus"})
    assert details(ayu, q="bonus", type="income") == ["bonus"]
    assert details(ayu, q="bonus", type="expenses") == ["Bonus"]
    assert len(details(ayu, q="bonus")) == 2
    assert ayu.get("/transactions/suggestions?type=both").status_code == 422


def test_at_most_eight_and_no_hidden_category(ayu: SignedIn) -> None:
    for index in range(10):
        record(ayu, detail=f"kopi {index}", categoryName="Rent" if index < 9 else "Housing")
    assert len(details(ayu, q="kopi")) == 8
    answer = ayu.put("/categories/rent", json={"hidden": True})
    assert answer.status_code == 200, answer.text
    assert details(ayu, q="kopi") == ["kopi 9"]
    assert suggested(ayu)["recent_categories"] == {"expenses": ["housing"], "income": []}


def test_the_category_that_was_recorded_last_comes_first(ayu: SignedIn) -> None:
    record(ayu, categoryName="Rent", date="2024-06-18")
    record(ayu, **SALARY)
    record(ayu, categoryName="Housing", date="2024-01-01")
    record(ayu, categoryName="Gifts", type="income")
    assert suggested(ayu)["recent_categories"] == {
        "expenses": ["housing", "rent"],
        "income": ["gifts", "salary"],
    }


def test_only_the_newest_rows_are_looked_at(
    app: Flask, ayu: SignedIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    record(ayu, detail="older", date="2024-06-01")
    for _time in range(3):
        record(ayu, detail="newer", date="2024-06-02")
    monkeypatch.setattr(suggestions, "NEWEST", 3)
    with statements(app) as asked:
        assert details(ayu) == ["newer"]
    assert len(asked) <= 2, asked


def test_bayu_is_never_told_what_ayu_recorded(ayu: SignedIn, bayu: SignedIn) -> None:
    record(ayu, detail="rahasia")
    assert suggested(bayu) == suggested(bayu, q="raha") == NOTHING


def test_the_rows_are_read_again_only_when_the_book_changes(app: Flask, ayu: SignedIn) -> None:
    record(ayu, detail="kopi susu")
    assert details(ayu, q="k") == ["kopi susu"]
    with statements(app) as asked:
        assert details(ayu, q="ko") == ["kopi susu"]
    assert not [one for one in asked if "FROM transactions" in one]
    added = record(ayu, detail="kopi hitam")
    assert details(ayu, q="kop") == ["kopi hitam", "kopi susu"]
    assert ayu.delete(f"/transactions/{added['id']}").status_code == 200
    assert details(ayu, q="kop") == ["kopi susu"]


def test_few_habits_are_kept_and_those_used_last() -> None:
    cache = HabitCache[str](most=4)
    basis = Basis(1, date(2024, 6, 18))
    reads = []

    def read(owner_id: str, count: int, at: Basis = basis) -> None:
        def habits() -> list[str]:
            reads.append(owner_id)
            return [owner_id] * count

        assert cache.read_once(owner_id, at, habits) == [owner_id] * count

    for owner_id in ("ayu", "bayu", "ayu", "citra", "ayu", "bayu"):
        read(owner_id, 2)
    assert reads == ["ayu", "bayu", "citra", "bayu"]
    read("dewi", 5)
    for owner_id in ("ayu", "dewi"):
        read(owner_id, 1)
    assert reads[4:] == ["dewi", "ayu", "dewi"]
    read("ayu", 1, Basis(1, date(2024, 6, 19)))
    read("ayu", 1, Basis(2, date(2024, 6, 19)))
    assert reads[7:] == ["ayu", "ayu"]
