"""The view model of the documentation page: the OpenAPI document as chapters of calls."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

METHODS: Final = ("get", "post", "put", "delete")
JSON: Final = "application/json"

Document = Mapping[str, Any]


@dataclass(frozen=True)
class Row:
    """One field: its dotted path, type, whether it is required, and its limits."""

    name: str
    kind: str
    needed: bool
    note: str


@dataclass(frozen=True)
class Call:
    """One method of one address."""

    method: str
    path: str
    summary: str
    wants: str
    parameters: list[Row]
    body: list[Row]
    answers: list[tuple[str, str, list[Row]]]


def chapters(document: Document) -> dict[str, list[Call]]:
    """The calls by tag, in the order of their addresses."""
    found: dict[str, list[Call]] = {}
    for path, operations in sorted(document["paths"].items()):
        for method in METHODS:
            if method in operations:
                operation = operations[method]
                tag = next(iter(operation.get("tags", [])), "other")
                shared = operations.get("parameters", [])
                found.setdefault(tag, []).append(_call(document, path, method, operation, shared))
    return dict(sorted(found.items()))


def _call(
    document: Document, path: str, method: str, operation: Document, shared: list[Document]
) -> Call:
    body = operation.get("requestBody", {}).get("content", {}).get(JSON, {}).get("schema", {})
    parameters = [_resolve(document, one) for one in [*shared, *operation.get("parameters", [])]]
    return Call(
        method=method.upper(),
        path=path,
        summary=operation.get("summary", ""),
        wants=next((name for one in operation.get("security", []) for name in one), ""),
        parameters=[
            _row(document, f"{one['name']} ({one['in']})", one["schema"], one.get("required"))
            for one in parameters
        ],
        body=list(_body_rows(document, body)),
        answers=[
            (status, answer.get("description", ""), list(_rows(document, _schema(answer))))
            for status, answer in _answers(document, operation)
        ],
    )


def _answers(document: Document, operation: Document) -> Iterator[tuple[str, Document]]:
    for status, answer in sorted(operation.get("responses", {}).items()):
        if status.startswith("2"):
            yield status, _resolve(document, answer)


def _schema(answer: Document) -> Document:
    schema: Document = answer.get("content", {}).get(JSON, {}).get("schema", {})
    return schema


def _body_rows(document: Document, body: Document) -> Iterator[Row]:
    """The fields of a request body; a list of plain values is one row."""
    if body.get("type") == "array":
        yield _row(document, "the body", body, needed=True)
    else:
        yield from _rows(document, body)


def _rows(document: Document, schema: Document, prefix: str = "") -> Iterator[Row]:
    resolved = _resolve(document, schema)
    needed = resolved.get("required", [])
    for name, part in resolved.get("properties", {}).items():
        inner = _resolve(document, part)
        yield _row(document, prefix + name, part, name in needed)
        items = _resolve(document, inner.get("items", {}))
        if "properties" in inner:
            yield from _rows(document, inner, f"{prefix}{name}.")
        elif "properties" in items:
            yield from _rows(document, items, f"{prefix}{name}[].")


def _row(document: Document, name: str, schema: Document, needed: object) -> Row:
    inner = _resolve(document, schema)
    kind = inner.get("type", "any")
    kind = " or ".join(kind) if isinstance(kind, list) else str(kind)
    if inner.get("format"):
        kind += f", {inner['format']}"
    return Row(name, kind, bool(needed), _note(inner))


def _note(schema: Document) -> str:
    least = schema.get("minLength")
    parts = [f"at least {least} characters"] if least and least > 1 else []
    if schema.get("enum"):
        parts.append("one of " + ", ".join(str(one) for one in schema["enum"] if one is not None))
    for key, words in (
        ("maxLength", "at most {} characters"),
        ("minimum", "from {}"),
        ("maximum", "to {}"),
        ("default", "default {}"),
    ):
        if schema.get(key) is not None:
            parts.append(words.format(schema[key]))
    if schema.get("description"):
        parts.append(str(schema["description"]))
    return "; ".join(parts)


def _resolve(document: Document, schema: Document) -> Document:
    while "$ref" in schema:
        found: Any = document
        for part in schema["$ref"].removeprefix("#/").split("/"):
            found = found[part]
        schema = found
    return schema
