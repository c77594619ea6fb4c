"""Somebody changes what was recorded."""

from typing import Any

import pytest
import time_machine
from flask import Flask

from tests.server.transactions.test_add_a_transaction import CONTROL
from tests.support.ledger import LUNCH, SALARY, balance, listed, record, statements
from tests.support.people import SignedIn

NOVEMBER = "2026-11-20T19:00:00.123987Z"
DINNER = {
    "type": "expenses",
    "category_id": "dining-out",
    "amount": 75_000,
    "detail": "Makan malam",
    "date": "2026-11-20",
}


@pytest.fixture
def lunch(ayu: SignedIn) -> dict[str, Any]:
    """What Ayu recorded at noon."""
    return record(ayu)


def edit(person: SignedIn, row: dict[str, Any], match: str | None = None, **changes: Any) -> Any:
    headers = {} if match is None else {"If-Match": match}
    path = f"/transactions/{row['id']}"
    return person.put(path, json={**DINNER, **changes}, headers=headers)


@pytest.mark.both_databases
def test_a_row_becomes_what_was_typed_and_the_balance_follows(ayu: SignedIn) -> None:
    with time_machine.travel(NOVEMBER, tick=False):
        row = record(ayu)
        answer = edit(ayu, row)
    payload = answer.get_json()["payload"]
    assert (answer.status_code, payload["message"]) == (200, "Your transaction has been changed.")
    assert payload["datas"] == [
        {
            **row,
            "category_id": "dining-out",
            "category_name": "Dining Out",
            "category_label": "Dining Out",
            "icon": "/icons/fork-and-knife-with-plate.svg",
            "color": None,
            "amount": 75_000,
            "detail": "Makan malam",
            "date": "2026-11-20",
            "version": 2,
        }
    ]
    assert answer.headers["ETag"] == '"2"'
    assert payload["balance"] == balance(ayu) == -75_000
    assert listed(ayu)["datas"] == payload["datas"]


def test_an_expense_becomes_an_income(ayu: SignedIn, lunch: dict[str, Any]) -> None:
    answer = edit(ayu, lunch, type="income", amount=1_000)
    assert answer.get_json()["payload"]["balance"] == 1_000
    assert listed(ayu)["totals"] == {"income": 1_000, "expenses": 0, "count": 1}


def test_detail_and_date_stay_when_they_are_left_out(ayu: SignedIn, lunch: dict[str, Any]) -> None:
    body = {"type": "expenses", "categoryName": "Rent", "amount": 5}
    (row,) = ayu.put(f"/transactions/{lunch['id']}", json=body).get_json()["payload"]["datas"]
    assert (row["detail"], row["date"]) == (lunch["detail"], lunch["date"])
    (row,) = edit(ayu, lunch, detail=None).get_json()["payload"]["datas"]
    assert row["detail"] == ""


def test_one_transaction_is_read_with_its_version(ayu: SignedIn, lunch: dict[str, Any]) -> None:
    answer = ayu.get(f"/transactions/{lunch['id']}")
    assert answer.get_json()["payload"] == {"datas": [lunch]}
    assert answer.headers["ETag"] == '"1"'


@pytest.mark.parametrize("match", ['"1"', '"7", "1"', "*", ' "1" '])
def test_the_version_that_was_looked_at_may_be_changed(
    ayu: SignedIn, lunch: dict[str, Any], match: str
) -> None:
    assert edit(ayu, lunch, match).status_code == 200


@pytest.mark.parametrize("match", ['"1"', '"3"', 'W/"2"', '"one"', '""', '"1","3"'])
def test_an_earlier_version_is_answered_with_the_current_row(
    ayu: SignedIn, lunch: dict[str, Any], match: str
) -> None:
    (current,) = edit(ayu, lunch).get_json()["payload"]["datas"]
    answer = edit(ayu, lunch, match, amount=1)
    payload = answer.get_json()["payload"]
    assert (answer.status_code, payload["code"]) == (412, "changed_meanwhile")
    assert payload["datas"] == [current] == listed(ayu)["datas"]
    assert balance(ayu) == -75_000


@pytest.mark.parametrize("match", ["2", "abc", '"2', '"2" "3"', ",", "*, *", '"2\n"', "w/*"])
def test_what_is_no_etag_is_refused(ayu: SignedIn, lunch: dict[str, Any], match: str) -> None:
    answer = edit(ayu, lunch, match.replace("\n", "\x0b"))
    assert answer.status_code == 400
    assert answer.get_json()["payload"]["code"] == "bad_if_match"
    assert listed(ayu)["datas"] == [lunch]


def test_without_a_version_the_last_one_wins(ayu: SignedIn, lunch: dict[str, Any]) -> None:
    for amount in (1, 2, 3):
        edit(ayu, lunch, amount=amount)
    (row,) = listed(ayu)["datas"]
    assert (row["amount"], row["version"]) == (3, 4)
    assert balance(ayu) == -3


def test_a_change_whose_answer_was_lost_is_no_conflict(
    ayu: SignedIn, lunch: dict[str, Any]
) -> None:
    first = edit(ayu, lunch, '"1"').get_json()
    again = edit(ayu, lunch, '"1"')
    assert (again.status_code, again.get_json()) == (200, first)
    assert balance(ayu) == -75_000


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE"])
def test_what_is_somebody_elses_is_not_there(
    ayu: SignedIn, bayu: SignedIn, lunch: dict[str, Any], method: str
) -> None:
    for id_ in (lunch["id"], "01JNOBODY", "summary%00", "x" * 500, "%F0%9F%A5%AD"):
        answer = bayu.call(method, f"/transactions/{id_}", json=DINNER)
        assert answer.status_code == 404, id_
        assert "Makan siang" not in answer.text
    assert listed(ayu)["datas"] == [lunch]
    assert balance(ayu) == -48_000


WRONG = [
    *[("amount", amount) for amount in (10.5, True, "25000", -1, 0, 10**12, None, [])],
    *[("type", type_) for type_ in ("Payment", "", None, 1, "INCOME")],
    *[("category_id", name) for name in ("nothing", "x" * 300, 5, [], CONTROL)],
    *[("detail", detail) for detail in ("x" * 201, "a\x00b", "a\nb", 5, ["a"])],
    *[("date", day) for day in ("1969-12-31", "2026-11-23", "2026-02-30", "", None, 5)],
]


def test_what_is_wrong_is_told_at_its_field_and_not_stored(ayu: SignedIn) -> None:
    with time_machine.travel(NOVEMBER, tick=False):
        row = record(ayu)
        for field, value in WRONG:
            answer = edit(ayu, row, **{field: value})
            assert answer.status_code == 422, (field, value)
            assert list(answer.get_json()["payload"]["errors"]) == [field], value
        answer = ayu.put(f"/transactions/{row['id']}", json={"amount": 0, "date": "x"})
    errors = answer.get_json()["payload"]["errors"]
    assert set(errors) == {"type", "categoryName", "amount", "date"}
    assert listed(ayu)["datas"] == [row]


def test_an_income_may_stand_in_a_category_of_expenses(ayu: SignedIn) -> None:
    row = record(ayu, **SALARY)
    assert edit(ayu, row, type="income").status_code == 200


def test_editing_asks_the_database_five_times(
    app: Flask, ayu: SignedIn, lunch: dict[str, Any]
) -> None:
    with statements(app) as asked:
        ayu.put(f"/transactions/{lunch['id']}", json={**LUNCH, "amount": 1})
    assert len(asked) <= 5, asked
