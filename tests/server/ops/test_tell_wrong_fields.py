"""Every call tells a wrong field in one plain sentence of ours, in the reader's language."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask

from server.core.i18n import retell
from tests.support.operators import operator
from tests.support.people import AYU, SignedIn

WRONG: list[Any] = [None, 5, 1.5, True, [], ["a"], {}, {"a": "b"}, "", " ", "x" * 5_000, "\u200b"]
NO_OBJECT = {"en": "Send a JSON object with fields.", "id": "Kirim objek JSON berisi isian."}


def bodies(app: Flask) -> Iterator[tuple[str, str, list[str]]]:
    """Method, address and fields of every call that takes a JSON object."""
    document = app.test_client().get("/api/v1/openapi.json").get_json()
    for path, operations in document["paths"].items():
        for method in operations.keys() & {"post", "put", "delete"}:
            operation = operations[method]
            media = operation.get("requestBody", {}).get("content", {})
            schema = media.get("application/json", {}).get("schema", {})
            if "$ref" in schema:
                name = schema["$ref"].rsplit("/", 1)[-1]
                fields = document["components"]["schemas"][name]["properties"]
                yield method, path.removeprefix("/api/v1"), list(fields)


@pytest.fixture
def ayu(app: Flask, ayu: SignedIn) -> SignedIn:
    """Ayu as somebody who may make every call."""
    return operator(app, AYU, "Super Admin")


@pytest.mark.parametrize("language", ["en", "id"])
def test_a_wrong_field_is_told_in_one_sentence(app: Flask, ayu: SignedIn, language: str) -> None:
    for method, path, fields in bodies(app):
        for field in fields:
            for value in WRONG:
                answer = ayu.call(
                    method, path, json={field: value}, headers={"Accept-Language": language}
                )
                errors = answer.get_json()["payload"].get("errors", {})
                for name, sentences in errors.items():
                    where = f"{path} {name} {value!r}: {sentences}"
                    assert len(sentences) == 1, where
                    assert not sentences[0].startswith(("Not a valid", "Invalid", "Field ")), where
                    told = retell(sentences[0], "id")
                    assert language == "en" or told == sentences[0], where


@pytest.mark.parametrize("language", ["en", "id"])
@pytest.mark.parametrize("body", [[], [{}], "text", 5, True, None])
def test_a_body_that_is_no_object_is_told_so(
    app: Flask, ayu: SignedIn, body: object, language: str
) -> None:
    for method, path, _fields in bodies(app):
        answer = ayu.call(
            method,
            path,
            data=json.dumps(body),
            content_type="application/json",
            headers={"Accept-Language": language},
        )
        assert answer.status_code == 422, path
        assert answer.get_json()["payload"]["errors"] == {"body": [NO_OBJECT[language]]}, path
