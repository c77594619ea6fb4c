"""Ayu adds, changes, orders and deletes rules."""

import datetime as dt
from typing import Any

import pytest
import time_machine
from flask import Flask

from server.core.database.unit_of_work import unit_of_work
from server.rules import errors, service
from tests.support.categories import change as change_category
from tests.support.ledger import row_count
from tests.support.people import SignedIn
from tests.support.rules import add_rule, apply_rule, change_rule, rules
from tests.support.transfers import open_wallet
from tests.support.wallets import UNKNOWN, answered, change, refusal, wrong_fields

COFFEE: dict[str, Any] = {"text": "kopi", "category_id": "dining-out"}


def texts(person: SignedIn) -> list[str]:
    return [rule["text"] for rule in rules(person)]


def test_a_new_rule_is_the_last_one(ayu: SignedIn) -> None:
    assert rules(ayu) == []

    first = add_rule(ayu, **COFFEE)
    second = add_rule(ayu, text=" PLN ", detail="Listrik", type="expenses", min_amount=20_000)

    assert first == {
        "type": None,
        "min_amount": None,
        "max_amount": None,
        "wallet_id": None,
        "id": first["id"],
        "position": 1,
        "text": "kopi",
        "category_id": "dining-out",
        "detail": None,
        "leave_out": False,
        "hits": 0,
        "last_hit_at": None,
        "created_at": first["created_at"],
    }
    assert (second["position"], second["text"], second["detail"]) == (2, "PLN", "Listrik")
    assert rules(ayu) == [first, second]


def test_a_position_puts_it_between_the_others(ayu: SignedIn) -> None:
    for text in ("b", "c"):
        add_rule(ayu, text=text, detail="x")
    assert add_rule(ayu, text="a", detail="x", position=1)["position"] == 1
    assert add_rule(ayu, text="d", detail="x", position=99)["position"] == 4
    assert texts(ayu) == ["a", "b", "c", "d"]
    assert [rule["position"] for rule in rules(ayu)] == [1, 2, 3, 4]


@pytest.mark.both_databases
def test_they_can_be_ordered(ayu: SignedIn) -> None:
    ids = [add_rule(ayu, text=text, detail="x")["id"] for text in ("a", "b", "c")]
    ordered = answered(ayu.put("/rules/order", json={"ids": [ids[2], ids[0], ids[1]]}))["datas"]
    assert [rule["text"] for rule in ordered] == ["c", "a", "b"] == texts(ayu)
    for wrong in (ids[:2], [*ids, ids[0]], [*ids[:2], UNKNOWN], [None]):
        assert wrong_fields(ayu.put("/rules/order", json={"ids": wrong})) >= {"ids"}
    assert texts(ayu) == ["c", "a", "b"]


@pytest.mark.both_databases
def test_a_change_leaves_the_other_fields(ayu: SignedIn) -> None:
    rule = add_rule(ayu, **COFFEE, min_amount=5)
    changed = change_rule(ayu, rule, category_id="groceries", min_amount=None)
    assert changed == {**rule, "category_id": "groceries", "min_amount": None}
    assert change_rule(ayu, rule) == changed
    assert rules(ayu) == [changed]


def test_a_deleted_rule_can_be_restored_for_a_day(app: Flask, ayu: SignedIn) -> None:
    first, second, third = (add_rule(ayu, text=text, detail="x") for text in ("a", "b", "c"))
    answered(ayu.delete(f"/rules/{second['id']}"))
    assert texts(ayu) == ["a", "c"]
    assert ayu.delete(f"/rules/{second['id']}").status_code == 404

    back = answered(ayu.post(f"/rules/{second['id']}/restore"))["datas"]
    again = answered(ayu.post(f"/rules/{second['id']}/restore"))["datas"]

    assert back == again == [second]
    assert rules(ayu) == [first, second, third]
    answered(ayu.delete(f"/rules/{first['id']}"))
    tomorrow = dt.datetime.now(dt.UTC) + dt.timedelta(hours=25)
    with time_machine.travel(tomorrow), app.app_context(), unit_of_work():
        assert service.delete_removed() == 1
    assert row_count(app, "rules") == 2
    assert refusal(ayu.post(f"/rules/{first['id']}/restore")) == (404, "not_found")


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"text": ""}, "text"),
        ({"text": "!!"}, "text"),
        ({"text": "x" * 101}, "text"),
        ({"category_id": None}, "category_id"),
        ({"category_id": None, "detail": " "}, "category_id"),
        ({"category_id": "nothing"}, "category_id"),
        ({"category_id": "salary", "type": "expenses"}, "category_id"),
        ({"leave_out": True}, "leave_out"),
        ({"leave_out": True, "category_id": None, "detail": "x"}, "leave_out"),
        ({"min_amount": 0}, "min_amount"),
        ({"min_amount": -5}, "min_amount"),
        ({"min_amount": 20, "max_amount": 10}, "max_amount"),
        ({"max_amount": 1.5}, "max_amount"),
        ({"type": "transfer"}, "type"),
        ({"wallet_id": UNKNOWN}, "wallet_id"),
        ({"detail": "x" * 201}, "detail"),
        ({"position": 0}, "position"),
        ({"position": "1"}, "position"),
    ],
)
def test_wrong_fields_are_named(ayu: SignedIn, wrong: dict[str, Any], field: str) -> None:
    fields = {**COFFEE, **wrong}
    assert wrong_fields(ayu.post("/rules", json=fields)) == {field}
    assert wrong_fields(ayu.post("/rules/try", json=fields)) == {field}
    if field != "position":
        rule = add_rule(ayu, **COFFEE)
        assert wrong_fields(ayu.put(f"/rules/{rule['id']}", json=wrong)) == {field}
        assert rules(ayu) == [rule]


def test_any_single_condition_is_enough(ayu: SignedIn) -> None:
    wallet = open_wallet(ayu, "BCA")
    for fields in (
        {"type": "expenses"},
        {"min_amount": 1},
        {"max_amount": 9},
        {"wallet_id": wallet},
    ):
        add_rule(ayu, **fields, detail="x")
    assert len(rules(ayu)) == 4


def test_hidden_categories_and_archived_wallets_are_refused(ayu: SignedIn) -> None:
    change_category(ayu, "dining-out", hidden=True)
    assert wrong_fields(ayu.post("/rules", json=COFFEE)) == {"category_id"}
    wallet = open_wallet(ayu, "BCA")
    change(ayu, wallet, archived=True)
    fields = {"wallet_id": wallet, "detail": "x"}
    assert wrong_fields(ayu.post("/rules", json=fields)) == {"wallet_id"}


def test_there_are_not_more_than_so_many(ayu: SignedIn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MOST_RULES", 2)
    first = add_rule(ayu, text="a", detail="x")
    answered(ayu.delete(f"/rules/{first['id']}"))
    for text in ("b", "c"):
        add_rule(ayu, text=text, detail="x")
    assert refusal(ayu.post("/rules", json=COFFEE)) == (409, errors.TooManyRules.code)
    assert refusal(ayu.post(f"/rules/{first['id']}/restore")) == (409, "too_many_rules")


def test_bayu_sees_none_of_them(ayu: SignedIn, bayu: SignedIn) -> None:
    rule = add_rule(ayu, **COFFEE)
    done = apply_rule(ayu, rule)
    path = f"/rules/{rule['id']}"
    assert rules(bayu) == []
    assert bayu.put(path, json={"text": "x"}).status_code == 404
    assert bayu.delete(path).status_code == 404
    for call in ("restore", "try", "apply"):
        assert bayu.post(f"{path}/{call}").status_code == 404
    assert bayu.post(f"/rules/applications/{done['id']}/undo").status_code == 404
    assert wrong_fields(bayu.put("/rules/order", json={"ids": [rule["id"]]})) == {"ids"}


def test_a_merged_category_and_wallet_take_their_rules_along(ayu: SignedIn) -> None:
    bank, cash = open_wallet(ayu, "BCA"), open_wallet(ayu, "Mandiri")
    add_rule(ayu, text="kopi", category_id="dining-out", wallet_id=bank)
    assert answered(ayu.get("/categories/dining-out/uses"))["datas"][0]["rules"] == 1
    assert answered(ayu.get(f"/wallets/{bank}/uses"))["datas"][0]["rules"] == 1
    assert refusal(ayu.delete(f"/wallets/{bank}")) == (409, "wallet_in_use")

    merged = ayu.post("/categories/dining-out/merge", json={"into_id": "food-beverages"})
    assert answered(merged)["moved"]["rules"] == 1
    answered(ayu.post(f"/wallets/{bank}/merge", json={"into_id": cash}))

    (rule,) = rules(ayu)
    assert (rule["category_id"], rule["wallet_id"]) == ("food-beverages", cash)
