"""A blueprint that checks arguments and documents answers from one declaration."""

from collections.abc import Callable, Collection, Mapping
from functools import wraps
from http import HTTPStatus
from typing import Any, Final, TypeVar, cast

import flask_smorest
import marshmallow as ma
from flask import make_response
from marshmallow import fields

from server.core.http.access import (
    BEARER_ACCESSES,
    find_access,
    is_enrolling,
    is_limited,
    is_reauthenticated,
    mark_json_body,
)
from server.core.http.parsing import Parser
from server.core.http.schemas import Schema

# What a view that declares its access wants from its caller, in words of the document.
SCHEMES: Final = {"cookie": "session", **dict.fromkeys(BEARER_ACCESSES, "bearer")}
WRITING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})
REFUSALS: Final = "refusals"
HEADERS: Final = "headers"
BODY_REFUSALS: Final = (
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
)

View = TypeVar("View", bound=Callable[..., Any])


class Blueprint(flask_smorest.Blueprint):
    """Where a feature hangs its views; the name is the tag in the OpenAPI document."""

    ARGUMENTS_PARSER = Parser()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._prepare_doc_cbks.append(_add_headers)

    def route(self, rule: str, **options: Any) -> Callable[[View], View]:
        """Hang a view at an address below the API's prefix; `methods` defaults to GET."""
        register = super().route(rule, **options)

        def decorate(view: View) -> View:
            methods = options.get("methods", ("GET",))
            scheme = SCHEMES.get(find_access(view) or "")
            # What signs in is called by those who have no session yet.
            if scheme == "session" and "POST" in methods:
                scheme = None
            documented = self.doc(
                security=[{scheme: []}] if scheme else [],
                responses={str(status): status.name for status in _refusals(view, methods)},
            )(view)
            return cast("View", register(documented))

        return decorate

    def arguments(
        self,
        schema: type[ma.Schema],
        *,
        location: str = "json",
        largest: int | None = None,
        **options: Any,
    ) -> Callable[[View], View]:
        """Give the view, as its next argument, what the schema read from `json` or `query`.

        `largest` is how many bytes of JSON it takes when 64 KB are too few.
        """
        # One schema for all calls: making it costs more than reading with it.
        decorate = super().arguments(schema(), location=location, **options)

        def read(view: View) -> View:
            reading = cast("View", decorate(view))
            if location != "json":
                return reading
            return _note(mark_json_body(reading, largest), *BODY_REFUSALS)

        return read

    def takes(self, body: Mapping[str, Any]) -> Callable[[View], View]:
        """Document a body that no schema with fields describes, by a schema of OpenAPI."""
        content = {"application/json": {"schema": dict(body)}}

        def decorate(view: View) -> View:
            return cast("View", self.doc(requestBody={"content": content})(view))

        return decorate

    def refuses(self, *statuses: int) -> Callable[[View], View]:
        """Document further refusals of a view, beside those that follow from its decorators."""
        return lambda view: _note(view, *statuses)

    def answers(
        self,
        status: int,
        datas: type[ma.Schema] | None = None,
        *,
        message: bool = False,
        beside: Mapping[str, fields.Field[Any]] | None = None,
        **more: fields.Field[Any],
    ) -> Callable[[View], View]:
        """Document the answer and send what `core.envelope.envelope` made with this status.

        `datas` is the schema of each row, `more` are further fields of the payload,
        `beside` are fields next to the payload. Nothing is dumped: a view gives ready values.
        """

        def decorate(view: View) -> View:
            name = "".join(part.title() for part in view.__name__.split("_"))
            schema = _answer_schema(name, datas, message, beside or {}, more)

            @wraps(view)
            def answer(*args: Any, **kwargs: Any) -> Any:
                body = view(*args, **kwargs)
                return make_response(body, status) if isinstance(body, dict) else body

            documented = self.alt_response(status, schema=schema, success=True)(answer)
            return cast("View", documented)

        return decorate

    def gives_file(self, *content_types: str) -> Callable[[View], View]:
        """Document that a view answers with a file of one of these types, as the view makes it."""
        schema = {"type": "string", "format": "binary"}

        def decorate(view: View) -> View:
            for content_type in content_types:
                document = self.alt_response(
                    200, schema=schema, content_type=content_type, success=True
                )
                view = cast("View", document(view))
            return view

        return decorate

    def idempotent(self, view: View) -> View:
        """Document that a call takes an Idempotency-Key."""
        parameter = {
            "in": "header",
            "name": "Idempotency-Key",
            "required": False,
            "schema": {"type": "string", "maxLength": 255},
            "description": "Sent twice with the same body, the call happens once (24 hours).",
        }
        return _note(self._takes_header(view, parameter), HTTPStatus.CONFLICT)

    def versioned(self, view: View) -> View:
        """Document that a call takes If-Match (`core.versions`)."""
        parameter = {
            "in": "header",
            "name": "If-Match",
            "required": False,
            "schema": {"type": "string"},
            "description": "The ETag of the version that was looked at; any other is a 412.",
        }
        refused = (HTTPStatus.BAD_REQUEST, HTTPStatus.PRECONDITION_FAILED)
        return _note(self._takes_header(view, parameter), *refused)

    def revalidated(self, view: View) -> View:
        """Document that a call takes If-None-Match (`core.versions`)."""
        parameter = {
            "in": "header",
            "name": "If-None-Match",
            "required": False,
            "schema": {"type": "string"},
            "description": "The ETag of what is known already; 304 while it is the same.",
        }
        unchanged = self.doc(responses={"304": {"description": "Nothing has changed."}})
        return cast("View", unchanged(self._takes_header(view, parameter)))

    def _takes_header(self, view: View, parameter: Mapping[str, Any]) -> View:
        documented = cast("View", self.doc()(view))
        # Not by `doc`, whose list of parameters would replace what stands in the query.
        told = vars(documented)["_apidoc"]
        told[HEADERS] = [*told.get(HEADERS, ()), dict(parameter)]
        return documented


def _add_headers(doc: dict[str, Any], told: Mapping[str, Any], **_more: Any) -> dict[str, Any]:
    """Name the headers of a view among its parameters."""
    if headers := told.get(HEADERS):
        doc["parameters"] = [*doc.get("parameters", ()), *headers]
    return doc


def _note(view: View, *statuses: int) -> View:
    setattr(view, REFUSALS, {*getattr(view, REFUSALS, ()), *statuses})
    return view


def _refusals(view: Callable[..., Any], methods: Collection[str]) -> list[HTTPStatus]:
    """What a view may answer instead: what its decorators say, and stores out of reach."""
    found = {HTTPStatus.SERVICE_UNAVAILABLE, *getattr(view, REFUSALS, ())}
    access = find_access(view)
    if access in BEARER_ACCESSES:
        found.add(HTTPStatus.UNAUTHORIZED)
    if _forbids(view, access):
        found.add(HTTPStatus.FORBIDDEN)
    # Whoever is signed in writes at most so often.
    writes = access in BEARER_ACCESSES and bool(WRITING.intersection(methods))
    if writes or is_limited(view):
        found.add(HTTPStatus.TOO_MANY_REQUESTS)
    return sorted(HTTPStatus(status) for status in found)


def _forbids(view: Callable[..., Any], access: str | None) -> bool:
    """Whether a view may know who calls and still refuse: it is the wrong moment, role or site."""
    if access in BEARER_ACCESSES:
        return not is_enrolling(view) or is_reauthenticated(view)
    return access == "cookie"


def _answer_schema(
    name: str,
    datas: type[ma.Schema] | None,
    message: bool,
    beside: Mapping[str, fields.Field[Any]],
    more: Mapping[str, fields.Field[Any]],
) -> type[ma.Schema]:
    payload: dict[str, fields.Field[Any]] = {}
    if message:
        payload["message"] = fields.String(required=True)
    if datas is not None:
        payload["datas"] = fields.List(fields.Nested(datas), required=True)
    payload.update(more)
    inner = Schema.from_dict(dict(payload), name=f"{name}Payload")
    whole = {"payload": fields.Nested(inner, required=True), **beside}
    return Schema.from_dict(whole, name=f"{name}Answer")
