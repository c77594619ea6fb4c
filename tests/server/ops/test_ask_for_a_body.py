"""A call that needs a body and comes without one is refused and told what is missing."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask

from tests.support.operators import operator
from tests.support.people import API, AYU, SignedIn

WRITES = {"post", "put", "patch"}


def calls_with_a_body(app: Flask) -> Iterator[tuple[str, str]]:
    """Method and path of every call that documents a body, with ids of nobody."""
    document: dict[str, Any] = app.test_client().get(f"{API}/openapi.json").get_json()
    for path, operations in document["paths"].items():
        for method in WRITES & operations.keys():
            if "requestBody" in operations[method]:
                yield method, re.sub(r"{\w+}", "2026-11-20", path.removeprefix(API))


def test_every_call_that_needs_a_body_asks_for_it(app: Flask, ayu: SignedIn) -> None:
    boss = operator(app, AYU, "Super Admin")
    accepted, mute = {}, {}
    for method, path in calls_with_a_body(app):
        for headers in ({}, {"Content-Type": "application/json"}):
            answer = boss.call(method.upper(), path, headers=headers)
            if answer.status_code not in {400, 415, 422}:
                accepted[f"{method} {path}"] = answer.status_code
            elif not answer.get_json()["payload"].get("errors") and answer.status_code == 422:
                mute[f"{method} {path}"] = answer.text
    assert (accepted, mute) == ({}, {})


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The request has no body. Send a JSON object."),
        ("id", "Isi permintaan kosong. Kirim objek JSON."),
    ],
)
def test_the_reason_is_given_where_no_field_is_needed(
    ayu: SignedIn, language: str, sentence: str
) -> None:
    before = ayu.get("/users").get_json()
    answer = ayu.put("/users/preferences", headers={"Accept-Language": language})
    assert answer.status_code == 422
    assert answer.get_json()["payload"]["errors"] == {"body": [sentence]}
    assert ayu.get("/users").get_json() == before
    # An empty object is a change of nothing.
    assert ayu.put("/users/preferences", json={}).status_code == 200
