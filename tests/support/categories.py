"""Helpers for tests of categories."""

from typing import Any

from tests.support.people import SignedIn

Category = dict[str, Any]


def categories(person: SignedIn, language: str = "en") -> list[Category]:
    """Every category of a person as the list tells them."""
    answer = person.get("/categories", headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    found: list[Category] = answer.get_json()["payload"]["datas"]
    return found


def category(person: SignedIn, identifier: str) -> Category:
    """One of them."""
    return next(one for one in categories(person) if one["id"] == identifier)


def names(person: SignedIn, type_: str = "expenses") -> list[str]:
    """What the categories of a list are called, in their order."""
    return [one["name"] for one in categories(person) if one["type"] == type_]


def add(person: SignedIn, name: str = "Kucing", **more: Any) -> Category:
    """Add an own category of expenses, or what the further fields make of it."""
    answer = person.post("/categories", json={"name": name, "type": "expenses", **more})
    assert answer.status_code == 201, answer.text
    added: Category = answer.get_json()["payload"]["datas"][0]
    return added


def change(person: SignedIn, identifier: str, **fields: Any) -> Category:
    """Change a category and return it."""
    answer = person.put(f"/categories/{identifier}", json=fields)
    assert answer.status_code == 200, answer.text
    changed: Category = answer.get_json()["payload"]["datas"][0]
    return changed
