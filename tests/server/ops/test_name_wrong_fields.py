"""Every call tells a wrong field in one plain sentence of ours, in the reader's language."""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from flask import Flask

from server.core.text.i18n import PLACEHOLDER, catalogue
from tests.support.console import at_work
from tests.support.people import AYU, SignedIn

WRONG: list[Any] = [None, 5, 1.5, True, [], ["a"], {}, {"a": "b"}, "", " ", "x" * 5_000, "\u200b"]
Told = dict[str, list[str]]
NO_OBJECT = {"en": "Send a JSON object with fields.", "id": "Kirim objek JSON berisi isian."}


def bodies(app: Flask) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Method, address and schema of every call that takes a JSON object."""
    document = app.test_client().get("/api/v1/openapi.json").get_json()
    for path, operations in document["paths"].items():
        for method in operations.keys() & {"post", "put", "delete"}:
            operation = operations[method]
            media = operation.get("requestBody", {}).get("content", {})
            schema = media.get("application/json", {}).get("schema", {})
            if "$ref" in schema:
                name = schema["$ref"].rsplit("/", 1)[-1]
                described = document["components"]["schemas"][name]
                yield method, path.removeprefix("/api/v1"), described


@pytest.fixture
def ayu(app: Flask, ayu: SignedIn) -> SignedIn:
    """Ayu as somebody who may make every call."""
    return at_work(app, AYU, "Super Admin")


def told(person: SignedIn, call: tuple[str, str], body: dict[str, Any], language: str) -> Told:
    """The sentences about each field of a body, each of which is one."""
    method, path = call
    answer = person.call(method, path, json=body, headers={"Accept-Language": language})
    errors: Told = answer.get_json()["payload"].get("errors", {})
    for name, sentences in errors.items():
        where = f"{path} {name} of {body!r}: {sentences}"
        assert len(sentences) == 1, where
        assert not sentences[0].startswith(("Not a valid", "Invalid", "Field ")), where
    return errors


def test_a_wrong_field_is_told_in_one_sentence(app: Flask, ayu: SignedIn) -> None:
    for method, path, schema in bodies(app):
        # Where others must be sent too, whatever is wrong with one is told beside what is missing.
        if schema.get("required"):
            tried = [dict.fromkeys(schema["properties"], value) for value in WRONG]
        else:
            tried = [{field: value} for field in schema["properties"] for value in WRONG]
        for body in ({}, *tried):
            told(ayu, (method, path), body, "en")


@cache
def english() -> list[tuple[re.Pattern[str], str]]:
    """Patterns that recognise English sentences with filled places, and their translations."""
    return [
        (
            re.compile(PLACEHOLDER.sub(r"(?P<\1>.+)", re.sub(r"[^\w\s{}]", r"\\\g<0>", message))),
            text,
        )
        for message, text in catalogue("id").items()
    ]


@cache
def is_english(sentence: str) -> bool:
    """Whether a sentence has other words in Indonesian."""
    found = ((pattern.fullmatch(sentence), text) for pattern, text in english())
    return any(match and text.format(**match.groupdict()) != sentence for match, text in found)


def test_wrong_fields_are_told_in_indonesian(app: Flask, ayu: SignedIn) -> None:
    for method, path, schema in bodies(app):
        for body in ({}, *(dict.fromkeys(schema["properties"], value) for value in WRONG)):
            errors = told(ayu, (method, path), body, "id")
            for name, (sentence,) in errors.items():
                assert not is_english(sentence), f"{path} {name}: {sentence}"


@pytest.mark.parametrize(
    ("body", "language"),
    [([], "en"), ([{}], "en"), ("text", "en"), (5, "en"), (True, "en"), (None, "en"), ([], "id")],
)
def test_a_body_that_is_no_object_is_told_so(
    app: Flask, ayu: SignedIn, body: object, language: str
) -> None:
    for method, path, _schema in bodies(app):
        answer = ayu.call(
            method,
            path,
            data=json.dumps(body),
            content_type="application/json",
            headers={"Accept-Language": language},
        )
        assert answer.status_code == 422, path
        assert answer.get_json()["payload"]["errors"] == {"body": [NO_OBJECT[language]]}, path
