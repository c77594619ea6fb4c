"""GET and PUT /allocation: the income of a month in three parts, and what is safe to spend."""

from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from werkzeug.test import TestResponse

from server.budgets.schemas import AllocationSchema
from tests.support.accounts import code_of, errors_of
from tests.support.budgets import Row, allocation
from tests.support.ledger import SALARY, overview, record
from tests.support.people import SignedIn

USUAL = {"needs": 50, "wants": 30, "savings": 20}
CAREFUL = {"needs": 60, "wants": 10, "savings": 30}


@pytest.fixture(autouse=True)
def _june() -> Iterator[None]:
    with time_machine.travel("2024-06-21T05:00:00Z"):
        yield


def put(
    person: SignedIn, month: str | None = None, match: object = None, **change: Any
) -> TestResponse:
    return person.put(
        "/allocation",
        json=change,
        query_string={} if month is None else {"month": month},
        headers={} if match is None else {"If-Match": f'"{match}"'},
    )


def told(answer: TestResponse) -> Row:
    assert answer.status_code == 200, answer.text
    shown: Row = answer.get_json()["payload"]["datas"][0]
    assert answer.headers["ETag"] == f'"{shown["version"]}"'
    return shown


def part(shown: Row, group: str) -> Row:
    return next(one for one in shown["parts"] if one["group"] == group)


def test_without_an_income_there_is_nothing_to_share_out(ayu: SignedIn) -> None:
    record(ayu, amount=5_000)
    shown = allocation(ayu)
    assert shown["income"] == {"received": 0, "expected": None, "planned": 0}
    assert (shown["split"], shown["safe"], shown["version"]) == (USUAL, None, 0)
    assert shown["parts"][0] == {
        "group": "needs",
        "share": 50,
        "planned": 0,
        "spent": 5_000,
        "left": -5_000,
        "percent": None,
    }
    assert overview(ayu)["budget"] is None
    assert AllocationSchema().validate(shown) == {}


def test_the_income_of_the_month_is_shared_out_and_held_against_what_was_spent(
    ayu: SignedIn,
) -> None:
    record(ayu, **{**SALARY, "amount": 10_000_001}, date="2024-06-01")
    record(ayu, **SALARY, date="2024-05-31")
    record(ayu, amount=2_000_000)
    record(ayu, amount=4_500_000, categoryName="Fashion")
    # Money may also go out under a category of income.
    record(ayu, amount=500_000, categoryName="Salary")
    record(ayu, amount=1_000_000, categoryName="Saving")
    shown = allocation(ayu)
    names = ("group", "share", "planned", "spent", "left", "percent")
    assert [tuple(one[name] for name in names) for one in shown["parts"]] == [
        ("needs", 50, 5_000_001, 2_000_000, 3_000_001, 39),
        ("wants", 30, 3_000_000, 5_000_000, -2_000_000, 166),
        ("savings", 20, 2_000_000, 1_000_000, 1_000_000, 50),
    ]
    without_plans = {"income_to_come": 0, "moved": 0, "to_come": 0, "items": []}
    assert shown["safe"] == without_plans | {
        "per_day": 100_000,
        "days": 10,
        "income": 10_000_001,
        "set_aside": 2_000_000,
        "spent": 7_000_000,
        "left": 1_000_001,
        "balance_limit": None,
    }
    assert AllocationSchema().validate(shown) == {}
    assert allocation(ayu, "2024-05")["safe"] is None
    # A category that is moved takes what was spent along.
    ayu.put("/categories/fashion", json={"group": "needs"})
    assert part(allocation(ayu), "needs")["spent"] == 6_500_000
    glance = overview(ayu)["budget"]
    names = ("planned", "safe_per_day", "free", "free_percent")
    assert tuple(glance[name] for name in names) == (10_000_001, 100_000, 2_000_001, 20)
    assert glance["parts"] == [
        {name: one[name] for name in ("group", "share", "planned", "spent")}
        for one in allocation(ayu)["parts"]
    ]


# Computed by hand. What came in and is expected, what was spent on needs, saved, and in the
# balance before the month began; then per day (ten days are left), left, and the balance's limit.
SAFE = {
    "what is expected counts before it comes": (0, 6_000, 0, 0, 0, (480, 4_800, None)),
    "less on the account than in the plan": (6_000, 0, 0, 0, -2_000, (280, 4_800, 2_800)),
    "more saved than planned is gone too": (6_000, 0, 1_000, 3_000, 0, (200, 2_000, None)),
    "what is saved by the plan is not set aside twice": (6_000, 0, 0, 1_200, 0, (480, 4_800, None)),
    "too much spent leaves nothing": (6_000, 0, 5_000, 0, 0, (0, -200, None)),
    "an account below zero leaves nothing": (6_000, 0, 0, 0, -9_000, (0, 4_800, -4_200)),
    "a tenth of a rupiah stays": (6_009, 0, 0, 0, 0, (480, 4_807, None)),
}


@pytest.mark.parametrize("example", SAFE.values(), ids=SAFE.keys())
def test_what_is_safe_to_spend_is_as_computed_by_hand(ayu: SignedIn, example: Any) -> None:
    received, expected, spent, saved, before, (per_day, left, limit) = example
    if received:
        record(ayu, **{**SALARY, "amount": received}, date="2024-06-01")
    if expected:
        put(ayu, expected_income=expected)
    if before:
        record(ayu, amount=-before, date="2024-05-01")
    if spent:
        record(ayu, amount=spent)
    if saved:
        record(ayu, amount=saved, categoryName="Saving")
    safe = allocation(ayu)["safe"]
    assert (safe["per_day"], safe["left"], safe["balance_limit"]) == (per_day, left, limit)
    assert overview(ayu)["budget"]["safe_per_day"] == per_day
    assert safe["left"] == safe["income"] - safe["set_aside"] - safe["spent"]


def test_a_split_holds_from_its_month_on(ayu: SignedIn, bayu: SignedIn) -> None:
    assert told(put(ayu, "2024-03", split=CAREFUL, expected_income=900))["version"] == 1
    assert told(put(ayu, "2024-06", expected_income=None))["split"] == CAREFUL
    held = {
        month: (found["split"], found["income"]["expected"], found["version"] < 10**9)
        for month in ("2024-02", "2024-03", "2024-05", "2024-06", "2024-07")
        if (found := allocation(ayu, month))
    }
    assert held == {
        "2024-02": (USUAL, None, True),
        "2024-03": (CAREFUL, 900, True),
        "2024-05": (CAREFUL, 900, False),
        "2024-06": (CAREFUL, None, True),
        "2024-07": (CAREFUL, None, False),
    }
    assert allocation(bayu, "2024-03")["split"] == USUAL
    sums = (0, 1, 33, 99, 100, 101, 999_999_999_999)
    for amount in sums:
        for split in (
            USUAL,
            {"needs": 33, "wants": 33, "savings": 34},
            {**USUAL, "wants": 50, "savings": 0},
        ):
            shown = told(put(ayu, "2024-07", split=split, expected_income=amount))
            assert sum(one["planned"] for one in shown["parts"]) == amount
            assert sum(one["share"] for one in shown["parts"]) == 100
            for one in shown["parts"]:
                assert abs(one["planned"] - amount * one["share"] / 100) < 1


@pytest.mark.both_databases
def test_two_devices_do_not_overwrite_each_other(ayu: SignedIn) -> None:
    first = told(put(ayu, match=0, split=CAREFUL))
    assert first["version"] == 1
    late = put(ayu, match=0, split={"needs": 70, "wants": 20, "savings": 10})
    assert (late.status_code, code_of(late)) == (412, "changed_meanwhile")
    assert late.get_json()["payload"]["datas"] == [first]
    # The same once more changes nothing: the first answer may have been lost.
    assert told(put(ayu, match=0, split=CAREFUL)) == first
    assert told(put(ayu)) == first
    assert told(put(ayu, expected_income=5))["version"] == 2
    assert put(ayu, match="x", expected_income=6).status_code == 412


def test_a_plan_that_is_taken_over_cannot_change_unnoticed(ayu: SignedIn) -> None:
    looked = [allocation(ayu)["version"]]
    for month, income in (("2024-03", 1), ("2024-03", 2), ("2024-05", 3)):
        told(put(ayu, month, expected_income=income))
        shown = allocation(ayu)
        late = put(ayu, match=looked[-1], split=CAREFUL)
        assert (late.status_code, late.get_json()["payload"]["datas"]) == (412, [shown])
        looked.append(shown["version"])
    assert len(set(looked)) == 4
    mine = told(put(ayu, match=looked[-1], split=CAREFUL))
    assert (mine["version"], mine["income"]["expected"]) == (1, 3)
    # From here on it stands by itself.
    told(put(ayu, "2024-05", expected_income=4))
    assert told(put(ayu, match=1, expected_income=5))["version"] == 2


def test_what_is_wrong_is_told_at_its_field(ayu: SignedIn) -> None:
    wrong: list[tuple[dict[str, Any], str, str]] = [
        ({"split": {**USUAL, "needs": 40}}, "split", "add up to 100"),
        ({"split": {**USUAL, "needs": 60}}, "split", "add up to 100"),
        ({"split": {"needs": 100, "wants": 0}}, "split.savings", "0 to 100"),
        ({"split": {"needs": 110, "wants": -30, "savings": 20}}, "split.needs", "0 to 100"),
        ({"split": {**USUAL, "needs": 50.5}}, "split.needs", "0 to 100"),
        ({"split": {**USUAL, "needs": None}}, "split.needs", "0 to 100"),
        ({"split": {**USUAL, "needs": "50"}}, "split.needs", "0 to 100"),
        ({"split": {**USUAL, "needs": True}}, "split.needs", "0 to 100"),
        ({"split": None}, "split", "required"),
        ({"split": [50, 30, 20]}, "split", "object"),
        ({"expected_income": -1}, "expected_income", "0 or more"),
        ({"expected_income": 10**15}, "expected_income", "at most"),
        ({"expected_income": 1.5}, "expected_income", "whole rupiah"),
        ({"expected_income": ""}, "expected_income", "whole rupiah"),
    ]
    for change, field, sentence in wrong:
        answer = put(ayu, **change)
        assert answer.status_code == 422, change
        assert field in errors_of(answer), change
        assert sentence in errors_of(answer)[field][0]
    assert allocation(ayu)["version"] == 0
