"""POST /categories/{id}/merge moves all of a category into another one of its list."""

import threading
from time import sleep
from typing import Any

import pytest
from flask import Flask

from server.categories import service
from server.categories.catalogue import CATALOGUE
from server.core.database.unit_of_work import unit_of_work
from tests.support.accounts import errors_of, rows
from tests.support.categories import add, categories, category, change
from tests.support.ledger import balance, listed, record
from tests.support.people import SignedIn


def merge(person: SignedIn, source: str, target: str) -> dict[str, object]:
    answer = person.post(f"/categories/{source}/merge", json={"into_id": target})
    assert answer.status_code == 200, answer.text
    payload: dict[str, object] = answer.get_json()["payload"]
    return payload


def uses(person: SignedIn, identifier: str) -> int:
    counted = person.get(f"/categories/{identifier}/uses").get_json()["payload"]["datas"][0]
    return int(counted["transactions"])


def points_nowhere(app: Flask) -> int:
    """How many stored ids stand for no category that is there."""
    built_in = ", ".join(f"'{one.id}'" for one in CATALOGUE)
    wrong = 0
    for table in ("transactions", "ledger_act_rows"):
        query = (
            f"SELECT count(*) FROM {table} t WHERE category_id NOT IN ({built_in}) AND NOT EXISTS"
            " (SELECT 1 FROM categories c WHERE c.owner_id = t.owner_id AND c.id = t.category_id)"
        )
        wrong += rows(app, query)[0][0]
    return wrong


def test_an_own_one_is_counted_moved_and_gone(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    own = add(ayu)["id"]
    kept = [record(ayu, categoryName="Kucing", type=type_) for type_ in ("expenses", "income")]
    deleted = record(ayu, categoryName="Kucing", amount=5_000)
    ayu.delete(f"/transactions/{deleted['id']}")
    record(bayu)
    before = balance(ayu)
    assert uses(ayu, own) == 2
    done = merge(ayu, own, "Rent")
    assert done["moved"] == {"transactions": 2, "budgets": 0, "reminders": 0, "rules": 0}
    assert done["datas"] == [category(ayu, "rent")]
    assert "Rent" in str(done["message"])
    moved = listed(ayu)["datas"]
    assert {one["category_id"] for one in moved} == {"rent"}
    assert {one["version"] for one in moved} == {kept[0]["version"] + 1}
    assert balance(ayu) == before
    assert own not in [one["id"] for one in categories(ayu)]
    assert ayu.get(f"/categories/{own}/uses").status_code == 404
    # What was deleted comes back under the category that took the place.
    restored = ayu.post(f"/transactions/{deleted['id']}/restore").get_json()["payload"]
    assert restored["datas"][0]["category_id"] == "rent"
    assert listed(bayu)["datas"][0]["category_id"] == "food-beverages"
    assert points_nowhere(app) == 0
    assert app.test_cli_runner().invoke(args=["check-balances"]).exit_code == 0


def test_a_built_in_one_is_hidden_and_still_accepts(ayu: SignedIn) -> None:
    own = add(ayu)["id"]
    record(ayu)
    assert merge(ayu, "food-beverages", own)["moved"] == {
        "transactions": 1,
        "budgets": 0,
        "reminders": 0,
        "rules": 0,
    }
    assert category(ayu, "food-beverages")["hidden"]
    assert listed(ayu)["datas"][0]["category_label"] == "Kucing"
    assert record(ayu)["category_id"] == "food-beverages"


def test_only_two_of_one_list_are_merged(ayu: SignedIn) -> None:
    own = add(ayu)["id"]
    change(ayu, own, hidden=True)
    for target in (own, "salary", "unknown", ""):
        refused = ayu.post(f"/categories/{own}/merge", json={"into_id": target})
        assert (refused.status_code, list(errors_of(refused))) == (422, ["into_id"]), target
    assert ayu.post("/categories/unknown/merge", json={"into_id": "rent"}).status_code == 404
    assert len(categories(ayu)) == 34


@pytest.mark.both_databases
def test_what_is_recorded_while_its_category_goes_away_is_refused(
    app: Flask, ayu: SignedIn
) -> None:
    own, into = add(ayu)["id"], "rent"
    row = record(ayu)
    ((owner_id,),) = rows(app, "SELECT id FROM users")
    calls: dict[str, tuple[str, str, dict[str, Any]]] = {
        "add": ("POST", "/transaction/add", {"type": "expenses", "amount": 1}),
        "edit": ("PUT", f"/transactions/{row['id']}", {"type": "expenses", "amount": 1}),
        "bulk": ("POST", "/transactions/bulk", {"action": "categorise", "ids": [row["id"]]}),
    }
    answers: dict[str, int] = {}

    def call(name: str) -> None:
        method, path, body = calls[name]
        device = SignedIn(ayu.person, app.test_client(), ayu.token)
        sent = {"detail": "", "date": row["date"], **body, "category_id": own}
        answers[name] = device.call(method, path, json=sent).status_code

    threads = [threading.Thread(target=call, args=(name,)) for name in calls]
    with app.app_context(), unit_of_work():
        service.merge_categories(owner_id, own, into, "en")
        for thread in threads:
            thread.start()
        # Long enough for the calls to reach the row that the merge holds.
        sleep(0.4)
    for thread in threads:
        thread.join()
    assert answers == dict.fromkeys(calls, 422)
    assert listed(ayu)["totals"]["count"] == 1
    assert points_nowhere(app) == 0


@pytest.mark.both_databases
def test_merging_and_recording_at_once_leaves_no_row_without_a_category(
    app: Flask, ayu: SignedIn
) -> None:
    own = [add(ayu, f"Kucing {number}")["id"] for number in range(4)]
    statuses: list[int] = []

    def write(identifier: str) -> None:
        device = SignedIn(ayu.person, app.test_client(), ayu.token)
        for _turn in range(5):
            body = {"type": "expenses", "amount": 1_000, "category_id": identifier}
            statuses.append(device.post("/transaction/add", json=body).status_code)

    threads = [threading.Thread(target=write, args=(one,)) for one in own]
    for thread in threads:
        thread.start()
    for identifier in own:
        merged = ayu.post(f"/categories/{identifier}/merge", json={"into_id": "rent"})
        assert merged.status_code in {200, 503}
    for thread in threads:
        thread.join()
    assert set(statuses) <= {201, 422, 503}
    assert listed(ayu)["totals"]["count"] == statuses.count(201)
    assert points_nowhere(app) == 0
    assert app.test_cli_runner().invoke(args=["check-balances"]).exit_code == 0
