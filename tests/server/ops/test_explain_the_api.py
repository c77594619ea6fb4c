"""The OpenAPI document describes every call, and a page of ours shows it."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from server.core.http.access import find_access
from tests.support.declared_errors import REFUSALS


@pytest.fixture
def document(client: FlaskClient) -> dict[str, Any]:
    """The document as it is served."""
    answer = client.get("/api/v1/openapi.json")
    assert answer.status_code == 200
    body: dict[str, Any] = answer.get_json()
    return body


def operations(document: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every call with a name for it."""
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            if method in {"get", "post", "put", "delete"}:
                yield f"{method.upper()} {path}", operation


def resolve(document: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    """A schema or answer behind its reference."""
    found: Any = schema
    while "$ref" in found:
        parts = found["$ref"].removeprefix("#/").split("/")
        found = document
        for part in parts:
            found = found[part]
    return dict(found)


def objects(document: dict[str, Any], schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every object within a schema."""
    found = resolve(document, schema)
    if "properties" in found:
        yield found
        for part in found["properties"].values():
            yield from objects(document, part)
    if "items" in found:
        yield from objects(document, found["items"])


def test_the_document_is_openapi_3_1(document: dict[str, Any]) -> None:
    assert document["openapi"].startswith("3.1")
    assert document["info"]["title"] == "Lumbung API"


def test_every_call_of_the_api_is_described(app: Flask, document: dict[str, Any]) -> None:
    described = {re.sub(r"\{(\w+)\}", r"<\1>", path) for path in document["paths"]}
    served = {
        re.sub(r"<\w+:", "<", rule.rule)
        for rule in app.url_map.iter_rules()
        if rule.rule.startswith("/api/v1/") and not rule.rule.endswith("openapi.json")
    }
    assert served == described


def test_every_call_has_a_summary_a_tag_and_a_success(document: dict[str, Any]) -> None:
    for name, operation in operations(document):
        assert operation.get("summary"), name
        assert len(operation["tags"]) == 1, name
        assert any(status.startswith("2") for status in operation["responses"]), name


def test_every_field_of_an_answer_is_always_there(document: dict[str, Any]) -> None:
    for name, operation in operations(document):
        for status, response in operation["responses"].items():
            if not status.startswith("2"):
                continue
            content = resolve(document, response).get("content", {})
            for media in content.values():
                for found in objects(document, media["schema"]):
                    assert set(found.get("required", [])) == set(found["properties"]), name


def test_every_view_says_who_may_call_it(app: Flask) -> None:
    silent = [
        rule.rule
        for rule in app.url_map.iter_rules()
        if find_access(app.view_functions[rule.endpoint]) is None
    ]
    assert silent == []


def test_what_wants_a_token_is_described_as_such(document: dict[str, Any]) -> None:
    by_name = dict(operations(document))
    assert by_name["GET /api/v1/users"]["security"] == [{"bearer": []}]
    assert by_name["GET /api/v1/token"]["security"] == [{"session": []}]
    for name in ("POST /api/v1/register", "POST /api/v1/login"):
        assert by_name[name]["security"] == []


def test_every_call_names_its_refusals_and_their_shape(document: dict[str, Any]) -> None:
    described = {}
    for name, operation in operations(document):
        refused = {status for status in operation["responses"] if status[0] in "45"}
        described[name.replace("/api/v1", "")] = refused
        for status in (*refused, "default"):
            answer = resolve(document, operation["responses"][status])
            schema = answer["content"]["application/json"]["schema"]
            assert schema == {"$ref": "#/components/schemas/Refusal"}, (name, status)
    assert described == REFUSALS


def test_nothing_is_described_that_no_call_uses(document: dict[str, Any]) -> None:
    written = json.dumps(document)
    for name in document["components"]["schemas"]:
        assert f'"#/components/schemas/{name}"' in written, name
    assert document["servers"] == [{"url": "/"}]


def test_the_page_shows_every_call_with_assets_of_ours(
    client: FlaskClient, document: dict[str, Any]
) -> None:
    page = client.get("/api/docs")
    assert page.status_code == 200
    for path in document["paths"]:
        assert f"<code>{path}</code>" in page.text
    assert "<script" not in page.text
    assert "style=" not in page.text
    assert "http://" not in page.text
    assert "https://" not in page.text
    style = client.get("/api/docs.css")
    assert style.status_code == 200
    assert style.mimetype == "text/css"


def test_who_has_the_document_already_is_told_so(client: FlaskClient) -> None:
    first = client.get("/api/v1/openapi.json")
    assert first.headers["Cache-Control"] == "no-cache"
    again = client.get("/api/v1/openapi.json", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304


def test_the_command_line_writes_the_same_document(app: Flask, document: dict[str, Any]) -> None:
    from server.cli import openapi

    written = app.test_cli_runner().invoke(openapi)
    assert written.exit_code == 0
    assert app.json.loads(written.stdout) == document


def test_a_header_leaves_what_stands_in_the_query(document: dict[str, Any]) -> None:
    parameters = dict(operations(document))["PUT /api/v1/allocation"]["parameters"]
    found = {(one["in"], one["name"]) for one in parameters}
    assert found == {("query", "month"), ("header", "If-Match")}
