"""Whatever is sent, the answer is never a failure of ours and always has the one shape."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from werkzeug.test import TestResponse

from tests.support.examples import tries
from tests.support.people import SignedIn

pytestmark = pytest.mark.both_databases

ODD_TEXT = st.one_of(
    st.text(max_size=20),
    st.sampled_from(["\0", "a\0b", "\ud800", "2024-02-30", "9" * 400, "🍚", "' OR 1=1 --", " "]),
)
LEAF = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([10**15, -1, 0, 10**400, float("nan"), float("inf"), 1.5]),
    ODD_TEXT,
)
VALUE = st.recursive(LEAF, lambda inner: st.lists(inner, max_size=3), max_leaves=5)


def names_of(operation: dict[str, Any], document: dict[str, Any]) -> list[str]:
    """The fields that a call knows, in its body or its query."""
    names = [one["name"] for one in operation.get("parameters", []) if one.get("in") == "query"]
    media = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    reference = media.get("schema", {}).get("$ref", "")
    if reference:
        names += document["components"]["schemas"][reference.rsplit("/", 1)[-1]]["properties"]
    return names or ["anything"]


def check(answer: TestResponse) -> None:
    """Assert that an answer is no failure of ours and has our shape."""
    assert answer.status_code < 500, answer.text
    assert answer.mimetype == "application/json"
    assert "payload" in answer.get_json()


def each_call(app: Flask) -> list[tuple[str, str, list[str]]]:
    """Method, address and field names of every call of the API."""
    document = app.test_client().get("/api/v1/openapi.json").get_json()
    return [
        (method.upper(), path.removeprefix("/api/v1"), names_of(operation, document))
        for path, operations in document["paths"].items()
        for method, operation in operations.items()
        if method in {"get", "post", "put", "delete"} and path != "/api/v1/logout"
    ]


@pytest.mark.parametrize("place", ["body", "query", "address"])
def test_no_input_makes_the_server_fail(app: Flask, ayu: SignedIn, place: str) -> None:
    send: dict[str, Callable[[str, str, dict[str, Any]], TestResponse]] = {
        "body": lambda method, path, values: ayu.call(
            method, path, data=json.dumps(values), content_type="application/json"
        ),
        "query": lambda method, path, values: ayu.call(
            method, path, query_string={name: as_text(value) for name, value in values.items()}
        ),
        "address": lambda method, path, values: ayu.call(
            method, f"{path}/{as_text(next(iter(values.values()), ''))}"
        ),
    }
    calls = each_call(app)

    @settings(
        max_examples=tries(60),
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def attempt(data: st.DataObject) -> None:
        method, path, names = data.draw(st.sampled_from(calls))
        values = data.draw(st.dictionaries(st.sampled_from(names), VALUE, max_size=6))
        check(send[place](method, path.replace("{emailToken}", "x"), values))

    attempt()


def as_text(value: Any) -> str:
    """A value as a browser could put it into an address."""
    return str(value).encode("utf-8", "replace").decode()
