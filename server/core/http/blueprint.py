"""A blueprint that validates arguments and documents responses from one declaration."""

import re
from collections.abc import Callable, Mapping
from functools import wraps
from http import HTTPStatus
from typing import Any, Final, TypeVar, cast

import flask_smorest
import marshmallow as ma
from marshmallow import fields

from server.core.http.access import (
    BEARER_ACCESSES,
    find_access,
    is_enrolling,
    is_limited,
    is_reauthenticated,
    is_registered_only,
    mark_json_body,
)
from server.core.http.envelope import json_response
from server.core.http.request_parser import Parser
from server.core.http.schemas import Schema

# The paths of all views are below it.
API_PREFIX: Final = "/api/v1"
# The security scheme in the OpenAPI document by the access of a view.
SCHEMES: Final = {"cookie": "session", **dict.fromkeys(BEARER_ACCESSES, "bearer")}
# Where flask-smorest stores the documentation of a view.
DOCUMENTATION: Final = "_apidoc"
ERRORS: Final = "errors"
HEADERS: Final = "headers"
BODY_ERRORS: Final = (
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
)

View = TypeVar("View", bound=Callable[..., Any])


class Blueprint(flask_smorest.Blueprint):
    """The views of a feature; the name is the tag in the OpenAPI document."""

    ARGUMENTS_PARSER = Parser()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._prepare_doc_cbks.append(_add_headers)

    def route(self, rule: str, **options: Any) -> Callable[[View], View]:
        """Register a view at a path below the API prefix; `methods` defaults to GET."""
        register = super().route(rule, **options)

        def decorate(view: View) -> View:
            methods = options.get("methods", ("GET",))
            scheme = SCHEMES.get(find_access(view) or "")
            # A POST with the cookie signs in, so its caller has no session yet.
            if scheme == "session" and "POST" in methods:
                scheme = None
            documented = self.doc(
                security=[{scheme: []}] if scheme else [],
                responses={str(status): status.name for status in _errors(view)},
            )(view)
            return cast("View", register(documented))

        return decorate

    @staticmethod
    def doc(**documentation: Any) -> Callable[[View], View]:
        """Document a view by parts of OpenAPI."""
        document = flask_smorest.Blueprint.doc(**documentation)
        return lambda view: _documented(document, view)

    def alt_response(self, status: Any, *args: Any, **options: Any) -> Callable[[View], View]:
        """Document a response of a view."""
        document = super().alt_response(status, *args, **options)
        return lambda view: _documented(document, view)

    def arguments(
        self,
        schema: type[ma.Schema],
        *,
        location: str = "json",
        largest: int | None = None,
        frequent: re.Pattern[bytes] | None = None,
        **options: Any,
    ) -> Callable[[View], View]:
        """Give the view, as its next argument, what the schema loads from `json` or `query`.

        `largest` is how many bytes of JSON it accepts when 64 KB are too few. Query strings that
        `frequent` matches are parsed once: they must mean the same for everybody and always, and
        load as something immutable.
        """
        # One schema for all requests: creating it costs more than loading with it.
        read_by = schema()
        document = super().arguments(read_by, location=location, **options)
        take = (
            self.ARGUMENTS_PARSER.use_args(read_by, location=location, **options)
            if frequent is None
            else self.ARGUMENTS_PARSER.use_frequent_query(read_by, frequent)
        )

        def read(view: View) -> View:
            reading = cast("View", take(_documented(document, view)))
            if location != "json":
                return reading
            return _add_errors(mark_json_body(reading, largest), *BODY_ERRORS)

        return read

    def takes(self, body: Mapping[str, Any]) -> Callable[[View], View]:
        """Document a body that no schema with fields describes, by a schema of OpenAPI."""
        content = {"application/json": {"schema": dict(body)}}

        def decorate(view: View) -> View:
            return self.doc(requestBody={"content": content})(view)

        return decorate

    def refuses(self, *statuses: int) -> Callable[[View], View]:
        """Document errors of a view, beside those that follow from its decorators."""
        return lambda view: _add_errors(view, *statuses)

    def answers(
        self,
        status: int,
        datas: type[ma.Schema] | None = None,
        *,
        message: bool = False,
        beside: Mapping[str, fields.Field[Any]] | None = None,
        **more: fields.Field[Any],
    ) -> Callable[[View], View]:
        """Document the response, and send what `envelope` made with this status.

        `datas` is the schema of each row, `more` are further fields of the payload,
        `beside` are fields next to the payload. Nothing is serialized: a view returns plain values.
        """

        def decorate(view: View) -> View:
            name = "".join(part.title() for part in view.__name__.split("_"))
            schema = _answer_schema(name, datas, message, beside or {}, more)

            @wraps(view)
            def answer(*args: Any, **kwargs: Any) -> Any:
                body = view(*args, **kwargs)
                return json_response(body, status) if isinstance(body, dict) else body

            documented = self.alt_response(status, schema=schema, success=True)(answer)
            return cast("View", documented)

        return decorate

    def gives_file(self, *content_types: str) -> Callable[[View], View]:
        """Document that a view returns a file of one of these types."""
        schema = {"type": "string", "format": "binary"}

        def decorate(view: View) -> View:
            for content_type in content_types:
                document = self.alt_response(
                    200, schema=schema, content_type=content_type, success=True
                )
                view = document(view)
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
        return _add_errors(self._takes_header(view, parameter), HTTPStatus.CONFLICT)

    def versioned(self, view: View) -> View:
        """Document that a call takes If-Match (`etags`)."""
        parameter = {
            "in": "header",
            "name": "If-Match",
            "required": False,
            "schema": {"type": "string"},
            "description": "The ETag of the version that was looked at; any other is a 412.",
        }
        refused = (HTTPStatus.BAD_REQUEST, HTTPStatus.PRECONDITION_FAILED)
        return _add_errors(self._takes_header(view, parameter), *refused)

    def revalidated(self, view: View) -> View:
        """Document that a call takes If-None-Match (`etags`)."""
        parameter = {
            "in": "header",
            "name": "If-None-Match",
            "required": False,
            "schema": {"type": "string"},
            "description": "The ETag of what is known already; 304 while it is the same.",
        }
        unchanged = self.doc(responses={"304": {"description": "Nothing has changed."}})
        return unchanged(self._takes_header(view, parameter))

    def _takes_header(self, view: View, parameter: Mapping[str, Any]) -> View:
        documented = self.doc()(view)
        # Not by `doc`, whose list of parameters would replace those of the query.
        documentation = vars(documented)[DOCUMENTATION]
        documentation[HEADERS] = [*documentation.get(HEADERS, ()), dict(parameter)]
        return documented


def _documented(document: Callable[[View], Any], view: View) -> View:
    """The view itself with its documentation.

    The library wraps a view for each piece of it, and every call went through all of them.
    """
    vars(view)[DOCUMENTATION] = vars(document(view))[DOCUMENTATION]
    return view


def _add_headers(doc: dict[str, Any], info: Mapping[str, Any], **_more: Any) -> dict[str, Any]:
    """Name the headers of a view among its parameters."""
    if headers := info.get(HEADERS):
        doc["parameters"] = [*doc.get("parameters", ()), *headers]
    return doc


def _add_errors(view: View, *statuses: int) -> View:
    setattr(view, ERRORS, {*getattr(view, ERRORS, ()), *statuses})
    return view


def _errors(view: Callable[..., Any]) -> list[HTTPStatus]:
    """The errors of a view: those of its decorators, and 503 for unreachable stores."""
    found = {HTTPStatus.SERVICE_UNAVAILABLE, *getattr(view, ERRORS, ())}
    access = find_access(view)
    if access in BEARER_ACCESSES:
        found.add(HTTPStatus.UNAUTHORIZED)
    if _forbids(view, access):
        found.add(HTTPStatus.FORBIDDEN)
    # Writes of signed-in people have a rate limit, and their reads a share of the server.
    if access in BEARER_ACCESSES or is_limited(view):
        found.add(HTTPStatus.TOO_MANY_REQUESTS)
    return sorted(HTTPStatus(status) for status in found)


def _forbids(view: Callable[..., Any], access: str | None) -> bool:
    """Whether a view may answer 403, because of the role, the time or the site of its caller."""
    if access in BEARER_ACCESSES:
        needs_more = is_reauthenticated(view) or is_registered_only(view)
        return not is_enrolling(view) or needs_more
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
