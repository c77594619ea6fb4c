"""Somebody deletes many transactions at once, or puts them into another category."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask

from tests.support.bulk_actions import Rows, bulk, done, four_rows, ids, undo
from tests.support.ledger import balance, listed, record, row_count, statements
from tests.support.people import SignedIn

AFTER_A_DAY = "2026-11-21T05:00:01Z"


@pytest.fixture(autouse=True)
def clock() -> Iterator[time_machine.Traveller]:
    """Noon in Jakarta, until a test moves it."""
    with time_machine.travel("2026-11-20T05:00:00Z", tick=False) as traveller:
        yield traveller


@pytest.fixture
def rows(ayu: SignedIn) -> Rows:
    """A salary and three lunches of Ayu's, the newest first."""
    return four_rows(ayu)


def test_chosen_rows_go_and_come_back_as_they_were(ayu: SignedIn, rows: Rows) -> None:
    before = listed(ayu)
    act = done(bulk(ayu, action="delete", ids=[*ids(rows[1:]), rows[1]["id"]]))
    assert (act["count"], act["message"]) == (3, "The transactions have been deleted.")
    assert act["balance"] == balance(ayu) == 12_500_000
    assert listed(ayu)["datas"] == rows[:1]
    back = done(undo(ayu, act))
    assert (back["count"], back["kept"]) == (3, 0)
    assert back["message"] == "The change has been undone."
    assert back["balance"] == balance(ayu) == 12_500_000 - 96_002
    assert listed(ayu) == before


def test_chosen_rows_get_another_category_and_have_it_back(ayu: SignedIn, rows: Rows) -> None:
    chosen = ids(rows[:3])
    act = done(bulk(ayu, action="categorise", ids=chosen, category_id="Dining-Out"))
    assert (act["count"], act["balance"]) == (3, balance(ayu))
    assert act["message"] == "The transactions have a new category."
    now = listed(ayu)["datas"]
    assert [row["category_id"] for row in now] == ["dining-out"] * 3 + ["food-beverages"]
    assert [row["version"] for row in now] == [2, 2, 2, 1]
    assert [row["type"] for row in now] == ["income", *["expenses"] * 3]
    assert done(undo(ayu, act))["kept"] == 0
    again = [{**row, "version": 3} for row in rows[:3]]
    assert listed(ayu)["datas"] == [*again, rows[3]]


def test_rows_that_are_there_already_are_left_alone(ayu: SignedIn, rows: Rows) -> None:
    act = done(bulk(ayu, action="categorise", ids=ids(rows), category_id="salary"))
    assert act["count"] == 3
    assert listed(ayu)["datas"][0] == rows[0]
    assert done(bulk(ayu, action="categorise", ids=ids(rows), category_id="salary"))["count"] == 0


FILTERS: list[tuple[dict[str, str], Callable[[dict[str, Any]], bool]]] = [
    ({}, lambda _row: True),
    ({"category": "expenses"}, lambda row: row["type"] == "expenses"),
    ({"category_id": "salary"}, lambda row: row["category_id"] == "salary"),
    ({"category_id": "rent,salary"}, lambda row: row["category_id"] == "salary"),
    ({"from": "2026-11-17", "to": "2026-11-18"}, lambda row: "17" <= row["date"][8:] <= "18"),
    ({"q": "sOt"}, lambda row: row["detail"] == "Soto"),
    ({"q": "gaji", "category": "all"}, lambda row: row["type"] == "income"),
    ({"q": "48.000"}, lambda row: row["amount"] == 48_000),
    ({"q": "makanan", "category": "income"}, lambda _row: False),
]


@pytest.mark.both_databases
@pytest.mark.parametrize(("filters", "meets"), FILTERS)
def test_filters_choose_what_the_list_shows(
    ayu: SignedIn, rows: Rows, filters: dict[str, str], meets: Callable[[dict[str, Any]], bool]
) -> None:
    shown = listed(ayu, **filters)
    met = [row for row in rows if meets(row)]
    assert shown["datas"] == met
    if not met:
        return
    act = done(bulk(ayu, action="delete", filters=filters, count=len(met)))
    assert act["count"] == len(met)
    assert listed(ayu)["datas"] == [row for row in rows if not meets(row)]
    totals = listed(ayu)["totals"]
    assert act["balance"] == totals["income"] - totals["expenses"] == balance(ayu)


def test_filters_that_meet_other_rows_by_now_do_nothing(ayu: SignedIn, rows: Rows) -> None:
    for count in (3, 5):
        answer = bulk(ayu, action="delete", filters={}, count=count)
        payload = answer.get_json()["payload"]
        assert (answer.status_code, payload["code"]) == (412, "changed_meanwhile")
        assert payload["datas"] == [{"count": 4}]
    assert listed(ayu)["datas"] == rows


def test_what_is_sent_twice_happens_once(app: Flask, ayu: SignedIn, rows: Rows) -> None:
    body = {"action": "delete", "ids": ids(rows[:2])}
    first = bulk(ayu, "key-1", **body)
    assert bulk(ayu, "key-1", **body).get_json() == first.get_json()
    filters: dict[str, Any] = {"action": "categorise", "filters": {}, "count": 2}
    moved = bulk(ayu, "key-2", **filters, category_id="rent")
    assert bulk(ayu, "key-2", **filters, category_id="rent").get_json() == moved.get_json()
    assert row_count(app, "ledger_acts") == 2
    other = bulk(ayu, "key-2", **filters, category_id="housing")
    assert other.get_json()["payload"]["code"] == "idempotency_key_reused"


def test_rows_of_somebody_else_are_not_there(ayu: SignedIn, bayu: SignedIn, rows: Rows) -> None:
    own = record(bayu)
    for body in ({"action": "delete"}, {"action": "categorise", "category_id": "rent"}):
        mixed = bulk(bayu, ids=[own["id"], rows[0]["id"]], **body)
        assert mixed.status_code == 404
        assert "Gaji" not in mixed.text
        assert bulk(bayu, filters={}, count=5, **body).status_code == 412
    act = done(bulk(ayu, action="delete", ids=ids(rows)))
    for id_ in (act["id"], "01JNOBODY", "%00", "x" * 500):
        assert bayu.post(f"/transactions/bulk/{id_}/undo").status_code == 404
    assert listed(bayu)["datas"] == [own]
    assert done(undo(ayu, act))["count"] == 4


ONE = "01JNOBODY0000000000000000X"
NO_IDS: list[Any] = [[], None, "x", [5], [None], [ONE + "x"], {}, [[ONE]]]
NO_FILTERS: list[Any] = [None, [], 5]
NO_BODIES: list[Any] = [[], "x", None, 5]
WRONG: list[tuple[dict[str, Any], set[str]]] = [
    ({}, {"action", "ids"}),
    ({"action": "burn", "ids": [ONE]}, {"action"}),
    ({"action": None, "ids": [ONE]}, {"action"}),
    ({"action": "delete"}, {"ids"}),
    ({"action": "delete", "ids": [ONE], "filters": {}, "count": 1}, {"filters"}),
    *[({"action": "delete", "ids": wrong}, {"ids"}) for wrong in NO_IDS],
    ({"action": "delete", "ids": [ONE] * 1001}, {"ids"}),
    ({"action": "delete", "ids": ["a\x00"]}, {"ids.0"}),
    ({"action": "delete", "filters": {}}, {"count"}),
    *[({"action": "delete", "filters": {}, "count": n}, {"count"}) for n in (0, -1, 100_001)],
    *[({"action": "delete", "filters": {}, "count": n}, {"count"}) for n in (1.5, True, "2", None)],
    *[({"action": "delete", "filters": f, "count": 1}, {"filters"}) for f in NO_FILTERS],
    ({"action": "delete", "filters": {"from": "x"}, "count": 1}, {"filters.from"}),
    # A filter that is not known must never mean everything.
    ({"action": "delete", "filters": {"form": "2026-11-17"}, "count": 4}, {"filters.form"}),
    ({"action": "delete", "filters": {"first": "2026-11-17"}, "count": 4}, {"filters.first"}),
    ({"action": "delete", "filters": {}, "filter": {}, "count": 4}, {"filter"}),
    (
        {"action": "delete", "filters": {"category": "x", "to": 5}, "count": 0},
        {"filters.category", "filters.to", "count"},
    ),
    (
        {"action": "delete", "filters": {"from": "2026-02-02", "to": "2026-02-01"}, "count": 1},
        {"filters.to"},
    ),
    (
        {"action": "delete", "filters": {"category_id": "nothing"}, "count": 1},
        {"filters.category_id"},
    ),
    (
        {"action": "delete", "filters": {"category_id": "nothing", "q": "x" * 201}, "count": 1},
        {"filters.category_id", "filters.q"},
    ),
    (
        {"action": "delete", "ids": [ONE], "filters": {"q": "x" * 201}, "count": 1},
        {"filters", "filters.q"},
    ),
    ({"action": "categorise", "ids": [ONE]}, {"category_id"}),
    *[
        ({"action": "categorise", "ids": [ONE], "category_id": c}, {"category_id"})
        for c in ("", None, "nothing", 5, "x" * 61, "a\x00")
    ],
    ({"action": "categorise", "ids": [], "category_id": "nothing"}, {"ids", "category_id"}),
]


def test_what_is_wrong_is_told_at_its_field_and_nothing_is_done(ayu: SignedIn, rows: Rows) -> None:
    for body, fields in WRONG:
        answer = ayu.post("/transactions/bulk", json=body)
        assert answer.status_code == 422, body
        errors = answer.get_json()["payload"]["errors"]
        assert set(errors) == fields, body
        assert all(len(sentences) == 1 for sentences in errors.values())
    for other in NO_BODIES:
        assert ayu.post("/transactions/bulk", json=other).status_code in {400, 422}
    assert listed(ayu)["datas"] == rows


def test_many_cost_no_more_questions_than_one(app: Flask, ayu: SignedIn, rows: Rows) -> None:
    asked: list[list[str]] = []
    for chosen in (rows[:1], rows[1:]):
        with statements(app) as these:
            done(bulk(ayu, action="delete", ids=ids(chosen)))
        asked.append(list(these))
    # One of them looks for the fees of transfers, another gives SQLite memory.
    assert len(asked[0]) == len(asked[1]) <= 10, asked[0]
