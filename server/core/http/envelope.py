"""The envelope of every response, `{"payload": {"message"?, "datas"?, …}}`, and its JSON."""

from collections.abc import Iterable, Mapping, Sequence, Set
from http import HTTPStatus
from typing import Any, Final, cast

import orjson
from flask import Response, current_app
from flask.json.provider import DefaultJSONProvider

from server.core.errors import AppError
from server.core.text.i18n import Message, current_language, translate

Body = dict[str, Any]
JSON: Final = "application/json"
OK: Final = 200
WITHOUT_BODY: Final = frozenset({HTTPStatus.NO_CONTENT, HTTPStatus.NOT_MODIFIED})
LOCATIONS: Final = frozenset({"Location", "Content-Location"})
# Datetimes and dataclasses are left to the standard library, which Flask configures.
OPTIONS: Final = (
    orjson.OPT_APPEND_NEWLINE | orjson.OPT_PASSTHROUGH_DATACLASS | orjson.OPT_PASSTHROUGH_DATETIME
)


def envelope(
    message: Message | None = None,
    datas: Sequence[Mapping[str, Any] | orjson.Fragment] | None = None,
    *,
    params: Mapping[str, object] | None = None,
    **more: Any,
) -> Body:
    """The body of a response, its message translated; `more` goes into the payload."""
    payload: Body = {}
    if message is not None:
        payload["message"] = translate(message, current_language(), **(params or {}))
    if datas is not None:
        payload["datas"] = list(datas)
    payload.update(more)
    return {"payload": payload}


def error_body(error: AppError, language: str, request_id: str) -> Body:
    """The body of an error; its message is there twice because clients read both places."""
    message = translate(error.message, language, **error.params)
    payload: Body = {"message": message, "code": error.code}
    if error.errors:
        payload["errors"] = {
            field: _translated(value, language) for field, value in error.errors.items()
        }
    if error.datas:
        payload["datas"] = error.datas
    payload["request_id"] = request_id
    return {"message": message, "payload": payload}


def _translated(value: Any, language: str) -> Any:
    if isinstance(value, Mapping):
        return {str(key): _translated(part, language) for key, part in value.items()}
    if isinstance(value, str):
        return [translate(value, language)]
    return [translate(part, language) if isinstance(part, str) else part for part in value]


class WholeResponse(Response):
    """A response that goes out as it is when its body and all of its headers are there already."""

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        headers = list(self.headers)
        names = {name for name, _value in headers}
        if not self._is_whole(names) or environ["REQUEST_METHOD"] == "HEAD":
            return super().__call__(environ, start_response)
        start_response(self.status, headers)
        body: Any = self.response
        return cast("list[bytes]", body)

    def _is_whole(self, names: Set[str]) -> bool:
        # What has a length was set as a whole; some statuses and relative locations need more.
        status = self.status_code
        is_plain = status >= OK and status not in WITHOUT_BODY
        is_complete = "Content-Length" in names and names.isdisjoint(LOCATIONS)
        return is_plain and is_complete and type(self.response) is list and not self._on_close


class OrjsonProvider(DefaultJSONProvider):
    """Writes the JSON of responses."""

    sort_keys = False

    def response(self, *args: Any, **kwargs: Any) -> Response:
        """A response with this value as its body."""
        return json_response(self._prepare_response_obj(args, kwargs))


def json_response(value: Any, status: int = HTTPStatus.OK) -> Response:
    """A response with this value as its body."""
    return WholeResponse(_dump(value), status, content_type=JSON)


def fragment(value: Any) -> orjson.Fragment:
    """The finished JSON of a part of an answer, to keep and to send more than once."""
    return orjson.Fragment(_dump(value))


def _dump(value: Any) -> bytes:
    try:
        return orjson.dumps(value, option=OPTIONS)
    except TypeError:
        # Rare: a number beyond 64 bits, a lone surrogate, a type that only Flask knows.
        return f"{current_app.json.dumps(value)}\n".encode("ascii")
