"""The envelope of every response, `{"payload": {"message"?, "datas"?, …}}`, and its JSON."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import orjson
from flask import Response
from flask.json.provider import DefaultJSONProvider

from server.core.errors import AppError
from server.core.text.i18n import Message, current_language, translate

Body = dict[str, Any]
# Datetimes and dataclasses are left to the standard library, which Flask configures.
OPTIONS: Final = (
    orjson.OPT_APPEND_NEWLINE | orjson.OPT_PASSTHROUGH_DATACLASS | orjson.OPT_PASSTHROUGH_DATETIME
)


def envelope(
    message: Message | None = None,
    datas: Sequence[Mapping[str, Any]] | None = None,
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


class OrjsonProvider(DefaultJSONProvider):
    """Writes the JSON of responses."""

    sort_keys = False

    def response(self, *args: Any, **kwargs: Any) -> Response:
        """A response with this value as its body."""
        value = self._prepare_response_obj(args, kwargs)
        try:
            body = orjson.dumps(value, option=OPTIONS)
        except TypeError:
            # Rare: a number beyond 64 bits, a lone surrogate, a type that only Flask knows.
            body = f"{self.dumps(value)}\n".encode("ascii")
        return Response(body, mimetype=self.mimetype)
