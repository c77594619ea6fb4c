"""Helpers for tests of the sums of categories."""

from typing import Any

from tests.support.people import SignedIn

Item = dict[str, Any]


def summed(person: SignedIn, **query: str) -> Item:
    """The payload of the categories of some days."""
    return _answered(person, "by-category", query)


def by_month(person: SignedIn, category_id: str, **query: str) -> Item:
    """The payload of the months of a category."""
    return _answered(person, "by-month", {"category_id": category_id, **query})


def _answered(person: SignedIn, call: str, query: dict[str, str]) -> Item:
    answer = person.get(f"/transactions/{call}", query_string=query)
    assert answer.status_code == 200, answer.text
    payload: Item = answer.get_json()["payload"]
    return payload


def days(first: str, last: str) -> dict[str, str]:
    """The query for some days."""
    return {"from": first, "to": last}
