"""The dashboard tells what really happened, whatever there is of it."""

from typing import Any

from flask import Flask

from tests.support.operators import operator
from tests.support.people import AYU, SignedIn

RANGES = ("7d", "30d", "90d", "12m")


def shown(person: SignedIn, chosen: str = "30d") -> dict[str, Any]:
    """The dashboard of a range."""
    answer = person.get(f"/admin/dashboard?range={chosen}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.get_json()["payload"]["datas"][0]
    return told


def test_a_new_site_is_shown_empty(app: Flask, ayu: SignedIn) -> None:
    rani = operator(app, AYU)
    told = shown(rani, "12m")
    assert told["views"] == {"value": 0, "previous": 0, "change": None}
    assert (told["websites"], told["locations"]) == ([], [])
