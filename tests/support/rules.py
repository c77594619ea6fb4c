"""What tests ask of rules."""

from typing import Any

from flask import Flask
from sqlalchemy import text

from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from tests.support.people import SignedIn
from tests.support.wallets import Item, answered


def rules(person: SignedIn) -> list[Item]:
    """Every rule in its order."""
    items: list[Item] = answered(person.get("/rules"))["datas"]
    return items


def add_rule(person: SignedIn, **fields: Any) -> Item:
    """Add a rule and return it."""
    item: Item = answered(person.post("/rules", json=fields), 201)["datas"][0]
    return item


def change_rule(person: SignedIn, rule: Item, **fields: Any) -> Item:
    """Change a rule and return it."""
    item: Item = answered(person.put(f"/rules/{rule['id']}", json=fields))["datas"][0]
    return item


def try_rule(person: SignedIn, **fields: Any) -> Item:
    """What a rule that isn't added would do."""
    item: Item = answered(person.post("/rules/try", json=fields))["datas"][0]
    return item


def try_added(person: SignedIn, rule: Item) -> Item:
    """What applying a rule would do."""
    item: Item = answered(person.post(f"/rules/{rule['id']}/try"))["datas"][0]
    return item


def apply_rule(person: SignedIn, rule: Item) -> Item:
    """Apply a rule to the ledger."""
    item: Item = answered(person.post(f"/rules/{rule['id']}/apply"))["datas"][0]
    return item


def undo_application(person: SignedIn, application: Item) -> Item:
    """Take what a rule changed back."""
    path = f"/rules/applications/{application['id']}/undo"
    item: Item = answered(person.post(path))["datas"][0]
    return item


def guess(person: SignedIn, detail: str, **known: str) -> Item | None:
    """The category that a typed detail is likely to have, None without a guess."""
    query = {"detail": detail, **known}
    found = answered(person.get("/categories/guess", query_string=query))["datas"]
    return found[0] if found else None


def correct(person: SignedIn, entry: Item, category: str, **fields: Any) -> None:
    """Give an entry another category."""
    kept = {name: entry[name] for name in ("type", "amount")}
    answered(
        person.put(
            f"/transactions/{entry['id']}", json={**kept, "categoryName": category, **fields}
        )
    )


def log_as_the_release_before(app: Flask, entry: Item) -> None:
    """Let an undo know an entry that a rule changed from a row of its own alone."""
    row = text(
        "INSERT INTO rule_changes SELECT owner_id, application_id, :id, 2, category_id, :detail"
        " FROM rule_change_groups"
    )
    with app.app_context(), unit_of_work():
        db.session.execute(row, {"id": entry["id"], "detail": entry["detail"]})
