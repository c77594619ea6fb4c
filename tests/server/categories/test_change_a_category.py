"""PUT /categories/{id} changes an own or a built-in category."""

from typing import Any

import pytest

from tests.support.accounts import errors_of
from tests.support.categories import add, categories, category, change
from tests.support.ledger import listed, overview, record
from tests.support.people import SignedIn

LOOKS = {"icon": "/icons/bank.svg", "color": "sky"}


def put(person: SignedIn, identifier: str, body: dict[str, Any], tag: str = "*") -> Any:
    return person.put(f"/categories/{identifier}", json=body, headers={"If-Match": tag})


@pytest.mark.both_databases
def test_a_built_in_one_takes_what_is_chosen_and_goes_back_by_null(ayu: SignedIn) -> None:
    before = category(ayu, "food-beverages")
    record(ayu)
    wanted = {"name": "Makan", "group": "wants", **LOOKS}
    renamed = {**before, **wanted, "label": "Makan", "aliases": [], "hint": None, "version": 1}
    assert change(ayu, "food-beverages", **wanted) == renamed
    for row in (listed(ayu)["datas"][0], overview(ayu)["recent"][0]):
        assert {"icon": row["icon"], "color": row["color"]} == LOOKS
    for spelling in ("makan", "Food & Beverages", "food-beverages"):
        assert record(ayu, categoryName=spelling)["category_name"] == "Makan"
    back = change(ayu, "food-beverages", **dict.fromkeys(wanted))
    assert back == {**before, "version": 2}


@pytest.mark.both_databases
def test_an_own_one_keeps_its_name_but_not_its_looks(ayu: SignedIn) -> None:
    own = add(ayu, group="savings", **LOOKS)
    plain = change(ayu, own["id"], icon=None, color=None, group=None)
    assert plain == {
        **own,
        "icon": "/icons/card-file-box.svg",
        "color": None,
        "group": "wants",
        "version": 2,
    }
    assert errors_of(put(ayu, own["id"], {"name": None})).keys() == {"name"}
    assert change(ayu, own["id"], name="KUCING")["name"] == "KUCING"


def test_a_hidden_one_still_accepts_and_still_shows(ayu: SignedIn) -> None:
    record(ayu)
    assert change(ayu, "food-beverages", hidden=True)["hidden"]
    assert record(ayu)["category_label"] == "Food & Beverages"
    assert listed(ayu, category_id="food-beverages")["totals"]["count"] == 2
    assert not change(ayu, "food-beverages", hidden=False)["hidden"]


def test_something_is_left_to_choose(ayu: SignedIn) -> None:
    income = [one["id"] for one in categories(ayu) if one["type"] == "income"]
    for identifier in income[1:]:
        change(ayu, identifier, hidden=True)
    for method, path, body in (
        ("PUT", "", {"hidden": True}),
        ("POST", "/merge", {"into_id": "gifts"}),
    ):
        refused = ayu.call(method, f"/categories/{income[0]}{path}", json=body)
        assert (refused.status_code, list(errors_of(refused))) == (422, [next(iter(body))])


def test_a_name_of_another_one_and_a_group_of_income_are_refused(ayu: SignedIn) -> None:
    for identifier, body in (
        ("rent", {"name": "Transportasi"}),
        ("salary", {"group": "needs"}),
        ("rent", {"hidden": 1}),
        ("rent", {"hidden": None}),
        ("rent", {"icon": "key"}),
    ):
        refused = put(ayu, identifier, body)
        assert (refused.status_code, list(errors_of(refused))) == (422, list(body)), body
    assert put(ayu, "unknown", {}).status_code == 404
    assert all(one["version"] == 0 for one in categories(ayu))


@pytest.mark.both_databases
def test_two_devices_lose_nothing(ayu: SignedIn) -> None:
    first = put(ayu, "rent", {"name": "Kontrakan"}, '"0"')
    assert (first.status_code, first.headers["ETag"]) == (200, '"1"')
    stale = put(ayu, "rent", {"name": "Kontrakan"}, '"0"')
    assert (stale.status_code, stale.get_json()["payload"]["code"]) == (412, "changed_meanwhile")
    assert stale.get_json()["payload"]["datas"] == [category(ayu, "rent")]
    assert category(ayu, "rent")["name"] == "Kontrakan"
    assert put(ayu, "rent", {"name": "Kontrakan"}, '"1"').headers["ETag"] == '"2"'
