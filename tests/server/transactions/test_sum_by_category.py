"""Somebody looks where the money of a month, or of some days, went and where it came from."""

from collections.abc import Iterator
from typing import Final

import pytest
import time_machine
from flask import Flask

from tests.support.accounts import errors_of
from tests.support.category_sums import Item, by_month, days, summed
from tests.support.goals import add_goal
from tests.support.goals import put as put_aside
from tests.support.ledger import SALARY, record, statements
from tests.support.people import SignedIn

FLAT: Final = {"change", "change_percent", "previous"}


@pytest.fixture
def june() -> Iterator[None]:
    """Noon of June 18, 2024 in Jakarta."""
    with time_machine.travel("2024-06-18T05:00:00Z", tick=False):
        yield


pytestmark = pytest.mark.usefixtures("june")


def amounts(payload: Item, type_: str = "expenses") -> dict[str, int]:
    return {row["category_id"]: row["amount"] for row in payload["datas"] if row["type"] == type_}


def test_each_category_of_the_month_has_its_part(ayu: SignedIn) -> None:
    record(ayu, categoryName="Rent", amount=5)
    record(ayu, categoryName="Rent", amount=7, date="2024-06-01")
    record(ayu, categoryName="Saving", amount=6)
    record(ayu, **SALARY)
    # Money that came back, under a category of expenses.
    record(ayu, type="income", categoryName="Rent", amount=2)
    found = summed(ayu)
    rent, saving, salary, back = found["datas"]
    assert {name: value for name, value in rent.items() if name not in FLAT} == {
        "type": "expenses",
        "category_id": "rent",
        "category_label": "Rent",
        "icon": "/icons/key.svg",
        "color": None,
        "group": "needs",
        "amount": 12,
        "count": 2,
        "share": 67,
        "income": 2,
        "expenses": 12,
    }
    assert (saving["category_id"], saving["group"], saving["share"]) == ("saving", "savings", 33)
    assert (salary["type"], salary["group"], salary["share"]) == ("income", None, 100)
    assert (back["category_id"], back["amount"], back["share"]) == ("rent", 2, 0)
    assert [(one["group"], one["amount"], one["share"]) for one in found["groups"]] == [
        ("needs", 12, 67),
        ("wants", 0, 0),
        ("savings", 6, 33),
    ]
    assert found["totals"]["expenses"]["amount"] == 18
    assert found["totals"]["income"]["amount"] == 12_500_002


def test_a_month_that_is_not_over_is_compared_with_the_same_days(ayu: SignedIn) -> None:
    record(ayu, categoryName="Rent", amount=150)
    for day, amount in (("2024-05-01", 60), ("2024-05-18", 40), ("2024-05-19", 900)):
        record(ayu, categoryName="Rent", amount=amount, date=day)
    record(ayu, categoryName="Fashion", amount=30, date="2024-05-02")
    found = summed(ayu)
    assert found["period"] == {
        "key": "2024-06",
        "start": "2024-06-01",
        "end": "2024-06-30",
        "label": "June 2024",
        "unfinished": True,
        "previous": {"key": "2024-05", "start": "2024-05-01", "end": "2024-05-31"},
        "next": None,
    }
    assert found["compared"] == {
        "key": None,
        "start": "2024-05-01",
        "end": "2024-05-18",
        "label": "May 2024",
        "same_days": True,
        "chosen": False,
    }
    rent, fashion = found["datas"]
    change = {name: rent[name] for name in sorted(FLAT)}
    assert change == {"change": 50, "change_percent": 50.0, "previous": 100}
    # What had something only before is listed last.
    assert (fashion["amount"], fashion["share"], fashion["change_percent"]) == (0, 0, -100.0)
    assert found["totals"]["expenses"]["previous"] == 130
    assert found["last_month"] == "2024-06"


def test_on_its_last_day_a_month_is_compared_with_a_shorter_one_as_a_whole(ayu: SignedIn) -> None:
    for today, end, key in (("06-30", "05-30", None), ("07-31", "06-30", "2024-06")):
        with time_machine.travel(f"2024-{today}T05:00:00Z", tick=False):
            ayu.refresh()
            compared = summed(ayu)["compared"]
            assert (compared["end"], compared["key"]) == (f"2024-{end}", key)
            assert compared["same_days"] == (key is None)


def test_a_page_of_the_release_before_finds_the_month_and_both_sums(ayu: SignedIn) -> None:
    record(ayu, categoryName="Rent", amount=12)
    record(ayu, type="income", categoryName="Rent", amount=2)
    found = summed(ayu)
    assert found["month"] == {
        "key": "2024-06",
        "start": "2024-06-01",
        "end": "2024-06-30",
        "label": "June 2024",
    }
    # It keeps one row of each category.
    assert [(row["income"], row["expenses"]) for row in found["datas"]] == [(2, 12)] * 2


def test_a_month_that_is_over_is_compared_with_all_of_the_one_before(ayu: SignedIn) -> None:
    record(ayu, categoryName="Rent", amount=40, date="2024-05-18")
    may = summed(ayu, month="2024-05")
    assert (may["period"]["unfinished"], may["period"]["next"]["key"]) == (False, "2024-06")
    assert (may["compared"]["key"], may["compared"]["same_days"]) == ("2024-04", False)
    assert may["datas"][0]["change_percent"] is None


def test_two_months_stand_side_by_side_whole(ayu: SignedIn) -> None:
    record(ayu, amount=150)
    record(ayu, amount=40, date="2024-03-31")
    found = summed(ayu, compare="2024-03")
    assert found["compared"] | {"start": "", "end": ""} == {
        "key": "2024-03",
        "start": "",
        "end": "",
        "label": "March 2024",
        "same_days": False,
        "chosen": True,
    }
    (food,) = found["datas"]
    assert (food["amount"], food["previous"], food["change"]) == (150, 40, 110)


@pytest.mark.both_databases
def test_days_are_compared_with_as_many_days_before(ayu: SignedIn) -> None:
    for day, amount in (("2024-06-02", 1), ("2024-06-03", 20), ("2024-06-09", 300)):
        record(ayu, amount=amount, date=day)
    record(ayu, amount=4_000, date="2024-05-27")
    ayu.put("/users/preferences", json={"language": "id"})
    found = summed(ayu, **days("2024-06-03", "2024-06-09"))
    (food,) = found["datas"]
    assert (food["amount"], food["previous"]) == (320, 4_001)
    assert found["period"]["label"] == "3–9 Jun 2024"
    assert found["period"]["previous"] == {"key": None, "start": "2024-05-27", "end": "2024-06-02"}
    assert found["period"]["next"] == {"key": None, "start": "2024-06-10", "end": "2024-06-16"}
    assert (found["compared"]["start"], found["compared"]["end"]) == ("2024-05-27", "2024-06-02")
    assert not summed(ayu, **days("1970-01-01", "9999-12-31"))["period"]["next"]


@pytest.mark.both_databases
def test_the_month_is_the_readers_money_month(ayu: SignedIn) -> None:
    record(ayu, date="2024-05-24", amount=3)
    record(ayu, date="2024-05-25", amount=4)
    ayu.put("/users/preferences", json={"payday": 25, "language": "id"})
    june = summed(ayu)
    assert (june["period"]["start"], june["period"]["label"]) == ("2024-05-25", "Juni 2024")
    assert amounts(june) == {"food-beverages": 4}
    assert amounts(summed(ayu, month="2024-05")) == {"food-beverages": 3}
    assert [bar["amount"] for bar in by_month(ayu, "food-beverages")["datas"][-2:]] == [3, 4]


def test_what_comes_out_of_goals_is_no_income(ayu: SignedIn) -> None:
    record(ayu, **SALARY, date="2024-06-01")
    goal = add_goal(ayu)["id"]
    put_aside(ayu, goal, 700, book=True)
    back = put_aside(ayu, goal, 300, direction="out", book=True)["transaction"]
    found = summed(ayu)
    assert amounts(found, "income") == {"salary": SALARY["amount"]}
    assert (found["returned"], amounts(found)) == (300, {"saving": 700})
    assert found["groups"][-1]["amount"] == 700
    months = by_month(ayu, back["category_id"], type="income")
    assert [bar["amount"] for bar in months["datas"]] == [0] * 12
    assert by_month(ayu, "salary", type="income")["datas"][-1]["amount"] == SALARY["amount"]


def test_a_category_shows_twelve_months_and_its_average(ayu: SignedIn) -> None:
    record(ayu, amount=900)
    record(ayu, amount=70, date="2024-05-31")
    record(ayu, amount=20, date="2024-03-01")
    record(ayu, categoryName="Rent", amount=5)
    found = by_month(ayu, "food-beverages")
    bars = found["datas"]
    assert [bar["key"] for bar in bars] == [
        *(f"2023-{month:02}" for month in range(7, 13)),
        *(f"2024-{month:02}" for month in range(1, 7)),
    ]
    assert [bar["amount"] for bar in bars[-4:]] == [20, 0, 70, 900]
    assert (bars[-1]["label"], bars[-1]["title"], bars[-1]["unfinished"]) == (
        "Jun",
        "June 2024",
        True,
    )
    assert found["category"]["category_label"] == "Food & Beverages"
    # March, April and May: what is not over would pull it down.
    assert found["average"] == 30
    assert by_month(ayu, "rent")["average"] is None
    earlier = by_month(ayu, "food-beverages", month="2024-05")
    assert [bar["amount"] for bar in earlier["datas"][-3:]] == [20, 0, 70]
    assert by_month(ayu, "food-beverages", at="2024-05-02") == earlier
    # Days ahead belong to the present month, those before the first one to that.
    assert by_month(ayu, "food-beverages", at="9999-12-31") == found
    assert by_month(ayu, "food-beverages", at="0001-01-01")["datas"][-1]["key"] == "1970-01"


def test_a_month_that_has_not_begun_is_left_out_of_the_average(ayu: SignedIn) -> None:
    with time_machine.travel("2024-06-30T05:00:00Z", tick=False):
        ayu.refresh()
        record(ayu, amount=900, date="2024-06-18")
        following = by_month(ayu, "food-beverages", month="2024-07")
        assert (following["average"], following["datas"][-1]["unfinished"]) == (900, True)
        assert by_month(ayu, "food-beverages", month="2025-05")["average"] == 900
        assert summed(ayu, month="2024-07")["period"]["unfinished"]


def test_the_days_before_begin_where_the_calendar_does(ayu: SignedIn) -> None:
    previous = summed(ayu, **days("1970-01-05", "1970-03-01"))["period"]["previous"]
    assert previous == {"key": None, "start": "1970-01-01", "end": "1970-01-04"}
    assert summed(ayu, **days(previous["start"], previous["end"]))["period"]["previous"] is None


def test_another_word_for_a_month_is_refused(ayu: SignedIn) -> None:
    for month in ("", "June", "2024-6", "2024-13", "2024-00", "1969-11", "9999-12", "2024-06-01"):
        for name in ("month", "compare"):
            answer = ayu.get("/transactions/by-category", query_string={name: month})
            assert (answer.status_code, list(errors_of(answer))) == (422, [name]), month


WRONG: Final = (
    ("by-category", {"from": "2024-06-01"}, "to"),
    ("by-category", {"to": "2024-06-01"}, "from"),
    ("by-category", days("2024-06-02", "2024-06-01"), "to"),
    ("by-category", days("1969-12-31", "2024-06-01"), "from"),
    ("by-category", days("June", "2024-06-01"), "from"),
    ("by-category", {"month": "2024-06", **days("2024-06-01", "2024-06-02")}, "month"),
    ("by-category", {"compare": "2024-06", **days("2024-06-01", "2024-06-02")}, "compare"),
    ("by-month", {}, "category_id"),
    ("by-month", {"category_id": ""}, "category_id"),
    ("by-month", {"category_id": "no-such"}, "category_id"),
    ("by-month", {"category_id": "rent", "type": "all"}, "type"),
    ("by-month", {"category_id": "rent", "month": "June"}, "month"),
    ("by-month", {"category_id": "rent", "at": "June"}, "at"),
)


@pytest.mark.parametrize(("call", "query", "wrong"), WRONG)
def test_what_makes_no_sense_is_refused(
    ayu: SignedIn, call: str, query: dict[str, str], wrong: str
) -> None:
    answer = ayu.get(f"/transactions/{call}", query_string=query)
    assert (answer.status_code, list(errors_of(answer))) == (422, [wrong])


def test_each_call_asks_the_database_twice(app: Flask, ayu: SignedIn) -> None:
    record(ayu)
    for ask in (
        lambda: summed(ayu),
        lambda: summed(ayu, compare="2023-06"),
        lambda: summed(ayu, **days("2020-01-02", "2024-06-18")),
        lambda: by_month(ayu, "food-beverages"),
    ):
        with statements(app) as asked:
            ask()
        assert len(asked) <= 2, asked


def test_bayu_sees_nothing_of_ayus(ayu: SignedIn, bayu: SignedIn) -> None:
    record(ayu)
    assert summed(bayu)["datas"] == []
    assert by_month(bayu, "food-beverages")["average"] is None
