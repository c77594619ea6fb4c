"""A category of one's own keeps its name when a built-in one of that name is added later."""

import pytest
from flask import Flask

from server.categories.queries import ROWS
from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from tests.support.categories import add, categories, category, change, names
from tests.support.ledger import record
from tests.support.people import SignedIn


@pytest.fixture
def bensin(app: Flask, ayu: SignedIn) -> str:
    """Her own category, added before there was a built-in one of that name."""
    added = add(ayu, "Solar", group="wants", color="gold")
    with app.app_context(), unit_of_work():
        renamed = {"name": "Bensin", "name_key": "bensin"}
        mine = ROWS.c.id == added["id"]
        db.session.execute(ROWS.update().where(mine).values(renamed))
    return str(added["id"])


def test_the_built_in_one_gives_way(ayu: SignedIn, bensin: str) -> None:
    assert "Fuel" not in names(ayu)
    assert [one["id"] for one in categories(ayu) if one["label"] == "Bensin"] == [bensin]
    assert record(ayu, categoryName="Bensin")["category_id"] == bensin


@pytest.mark.both_databases
def test_it_can_be_changed_under_its_name(ayu: SignedIn, bensin: str) -> None:
    changed = change(ayu, bensin, name="Bensin", color="nila")
    assert (changed["name"], changed["color"]) == ("Bensin", "nila")


@pytest.mark.both_databases
def test_a_name_that_is_only_an_alias_of_a_built_in_one_stays_too(
    app: Flask, ayu: SignedIn
) -> None:
    added = add(ayu, "Kartu")
    with app.app_context(), unit_of_work():
        mine = ROWS.c.id == added["id"]
        db.session.execute(ROWS.update().where(mine).values(name="Pulsa", name_key="pulsa"))
    assert change(ayu, added["id"], name="Pulsa", group="needs")["group"] == "needs"
    assert record(ayu, categoryName="Pulsa")["category_id"] == added["id"]
    assert category(ayu, "mobile-data")["hidden"] is False


def test_the_built_in_one_comes_once_the_name_is_free(ayu: SignedIn, bensin: str) -> None:
    change(ayu, bensin, name="Solar")
    assert {"Fuel", "Solar"} <= {*names(ayu)}


def test_a_renamed_built_in_one_keeps_its_name_too(app: Flask, ayu: SignedIn) -> None:
    change(ayu, "rent", name="Kontrakan")
    with app.app_context(), unit_of_work():
        renamed = {"name": "Kos", "name_key": "kos"}
        db.session.execute(ROWS.update().where(ROWS.c.id == "rent").values(renamed))
    assert [one["id"] for one in categories(ayu) if one["label"] == "Kos"] == ["rent"]
    assert record(ayu, categoryName="Kos")["category_id"] == "rent"
    change(ayu, "rent", name=None)
    assert {"Rent", "Kos"} <= {*names(ayu)}
