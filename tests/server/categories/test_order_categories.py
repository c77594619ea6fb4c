"""PUT /categories/order puts one list into another order."""

import random

import pytest
from flask import Flask

from server.categories.service import OTHER_LIST
from tests.support.accounts import errors_of
from tests.support.categories import add, categories, change, names
from tests.support.ledger import statements
from tests.support.people import SignedIn


def ids(person: SignedIn, type_: str) -> list[str]:
    return [one["id"] for one in categories(person) if one["type"] == type_]


@pytest.mark.both_databases
def test_each_list_keeps_its_own_order_with_hidden_and_own_ones(ayu: SignedIn) -> None:
    own = add(ayu)["id"]
    change(ayu, "rent", hidden=True)
    wanted = ids(ayu, "expenses")
    random.Random(3).shuffle(wanted)
    income = ids(ayu, "income")
    answer = ayu.put("/categories/order", json={"type": "expenses", "ids": wanted})
    assert answer.status_code == 200
    assert answer.get_json()["payload"]["datas"] == categories(ayu)
    assert ids(ayu, "expenses") == wanted
    assert [one["position"] for one in categories(ayu)][: len(wanted)] == list(range(len(wanted)))
    assert ids(ayu, "income") == income
    # To order is to change none of them.
    assert {one["version"] for one in categories(ayu)} == {0, 1}
    again = [own, *(one for one in wanted if one != own)]
    ayu.put("/categories/order", json={"type": "expenses", "ids": again})
    assert ids(ayu, "expenses") == again


def test_a_new_one_comes_last_where_nothing_else_does(ayu: SignedIn) -> None:
    reverse = ids(ayu, "income")[::-1]
    ayu.put("/categories/order", json={"type": "income", "ids": reverse})
    add(ayu, "Arisan", type="income")
    assert names(ayu, "income")[0] == "Others"
    assert names(ayu, "income")[-1] == "Arisan"


def test_many_cost_no_more_statements_than_few(app: Flask, ayu: SignedIn) -> None:
    def cost(type_: str) -> int:
        wanted = ids(ayu, type_)[::-1]
        with statements(app) as asked:
            ayu.put("/categories/order", json={"type": type_, "ids": wanted})
        assert ids(ayu, type_) == wanted
        return len(asked)

    own = [add(ayu, f"Kucing {number}") for number in range(5)]
    assert cost("expenses") == cost("income")
    after = {one["id"]: one for one in categories(ayu)}
    for one in own:
        assert {**after[one["id"]], "position": one["position"]} == one


def test_a_list_that_is_not_whole_is_refused(ayu: SignedIn, bayu: SignedIn) -> None:
    every = ids(ayu, "income")
    theirs = add(bayu, type="income")["id"]
    for wrong in ([], every[1:], [*every, every[0]], [*every[1:], theirs], [*every[1:], "rent"]):
        refused = ayu.put("/categories/order", json={"type": "income", "ids": wrong})
        assert (refused.status_code, list(errors_of(refused))) == (422, ["ids"])
    for wrong_shape in ("salary", ["x"] * 500, [*every[1:], 5], [*every[1:], "x" * 61], [None]):
        refused = ayu.put("/categories/order", json={"type": "income", "ids": wrong_shape})
        assert (refused.status_code, errors_of(refused)) == (422, {"ids": [OTHER_LIST]})
    refused = ayu.put("/categories/order", json={"type": "income", "ids": None})
    assert (refused.status_code, errors_of(refused)) == (422, {"ids": ["This field is required."]})
    assert ids(ayu, "income") == every
