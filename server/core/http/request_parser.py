"""Parses requests: strict media type, bounded depth, clean text, one shape of errors."""

import json
import math
import re
from collections.abc import Callable, Iterator, Mapping
from functools import wraps
from typing import Any, Final, NoReturn, TypeVar, cast

import marshmallow as ma
from flask import Request
from webargs.core import missing
from webargs.flaskparser import FlaskParser

from server.core.errors import (
    FieldErrors,
    MalformedJson,
    UnsupportedMediaType,
    ValidationFailed,
)
from server.core.http.request_context import current_request
from server.core.text.i18n import _

View = TypeVar("View", bound=Callable[..., Any])

DEEPEST: Final = 32
LONGEST_NUMBER: Final = 40
# The query strings of a view whose parsed values are kept.
MOST_FREQUENT: Final = 256
# No text of ours has a NUL, or half of a pair of surrogates.
UNCLEAN: Final = re.compile("[\0\ud800-\udfff]")
BODY: Final = "body"
NUMBERS: Final = frozenset({int, float, bool})
NO_BODY: Final = _("The request has no body. Send a JSON object.")
WHOLE: Final = "_schema"


class Parser(FlaskParser):
    """Parses arguments and raises our errors."""

    def get_default_request(self) -> Request:
        """The request itself: its proxy looks it up for each attribute."""
        return current_request()

    def use_frequent_query(
        self, schema: ma.Schema, frequent: re.Pattern[bytes]
    ) -> Callable[[View], View]:
        """Give a view what the schema loads from the query; see `Blueprint.arguments`.

        Taking the query apart takes a sixteenth of the time of a list.
        """
        known: dict[bytes, Any] = {}

        def decorate(view: View) -> View:
            @wraps(view)
            def parsed(*args: Any, **kwargs: Any) -> Any:
                query = current_request().query_string
                loaded = known.get(query)
                if loaded is None:
                    loaded = self.parse(schema, location="query")
                    if len(known) < MOST_FREQUENT and frequent.fullmatch(query):
                        known[query] = loaded
                return view(*args, loaded, **kwargs)

            return cast("View", parsed)

        return decorate

    def load_json(self, req: Request, schema: ma.Schema) -> Any:
        is_json = req.is_json
        if not is_json and req.mimetype:
            raise UnsupportedMediaType
        body = req.get_data(cache=True)
        if not body:
            return _without_body(schema)
        if not is_json:
            raise UnsupportedMediaType
        return require_clean(parse_json(body))

    def load_querystring(self, req: Request, schema: ma.Schema) -> Any:
        require_clean({name: "".join(texts) for name, texts in req.args.lists()})
        # The first value of each parameter: no field has several.
        return req.args.to_dict()

    def handle_error(
        self,
        error: ma.ValidationError,
        req: Request,
        schema: ma.Schema,
        *,
        error_status_code: int | None,
        error_headers: Mapping[str, str] | None,
    ) -> NoReturn:
        found: Any = error.messages
        # The parser puts all errors under the name of their location.
        inner = next(iter(found.values()), {}) if isinstance(found, dict) else found
        raise ValidationFailed(errors=flatten_errors(inner)) from error


def _without_body(schema: ma.Schema) -> Any:
    """Nothing, so that each required field is asked for; ValidationFailed when there is none."""
    if not any(field.required for field in schema.fields.values()):
        raise ValidationFailed(errors={BODY: [NO_BODY]})
    return missing


def parse_json(body: bytes) -> Any:
    """The value of a JSON text, or MalformedJson; an overlong number becomes infinity."""
    try:
        return DECODER.decode(body.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise MalformedJson from error


def require_clean(value: Any) -> Any:
    """The value itself, or ValidationFailed for the top field that is too deep or unclean.

    A text in a list is named by its index.
    """
    tops = value.items() if isinstance(value, dict) else [(BODY, value)]
    for name, part in tops:
        if _is_plain(name) and _is_plain(part):
            continue
        if _is_unclean(str(name)):
            raise ValidationFailed(
                errors={BODY: [_("A field name contains characters you can't use.")]}
            )
        for depth, text in _walk(part):
            if depth > DEEPEST:
                raise ValidationFailed(errors={str(name): [_("This data is nested too deeply.")]})
            if _is_unclean(text):
                sentence = _("This text contains characters you can't use.")
                raise ValidationFailed(errors={_place(str(name), part, text): [sentence]})
    return value


def _place(name: str, part: Any, text: str) -> str:
    """The name of the field that contains a text."""
    if not isinstance(part, list) or text not in part:
        return name
    number = str(part.index(text))
    return number if name == BODY else f"{name}.{number}"


def flatten_errors(messages: Any) -> FieldErrors:
    """Errors by field name, one message each; errors of the whole body are named `body`.

    A nested field has both names with a dot between them, an object of a list its index; a list
    of anything else is one field.
    """
    if not isinstance(messages, Mapping):
        return {BODY: _first(messages)}
    if WHOLE in messages:
        # Without an object there are no fields.
        return {BODY: _first(messages[WHOLE])}
    named: dict[str, Any] = {}
    for key, value in messages.items():
        named |= _named(str(key), value)
    return named


def _named(key: str, value: Any) -> dict[str, Any]:
    """The errors of one field and of those within it."""
    if not isinstance(value, Mapping) or _is_plain_list(value):
        return {key: _first(value)}
    named = {key: _first(value[WHOLE])} if WHOLE in value else {}
    within = flatten_errors(
        {str(inner): sentences for inner, sentences in value.items() if inner != WHOLE}
    )
    return named | {f"{key}.{inner}": sentences for inner, sentences in within.items()}


def _is_plain_list(errors: Mapping[Any, Any]) -> bool:
    """Whether these are errors of numbered items that have no fields of their own."""
    return any(
        not isinstance(key, str) and not isinstance(inner, Mapping) for key, inner in errors.items()
    )


def _first(sentences: Any) -> Any:
    """One message: of the first item when several of a list are wrong."""
    if isinstance(sentences, Mapping):
        return _first(next(iter(sentences.values())))
    # A check of several fields also sees those that have failed already.
    return sentences[:1] if isinstance(sentences, list) else sentences


def _integer(text: str) -> int | float:
    return int(text) if len(text) <= LONGEST_NUMBER else math.inf


# The library would make one for each text.
DECODER: Final = json.JSONDecoder(parse_int=_integer)


def _is_plain(part: Any) -> bool:
    """Whether this is a clean text or a number, as most fields are: nothing to walk through."""
    return UNCLEAN.search(part) is None if type(part) is str else type(part) in NUMBERS


def _is_unclean(text: str) -> bool:
    return UNCLEAN.search(text) is not None


def _walk(value: Any) -> Iterator[tuple[int, str]]:
    waiting: list[tuple[int, Any]] = [(1, value)]
    while waiting:
        depth, part = waiting.pop()
        yield depth, part if isinstance(part, str) else ""
        if isinstance(part, dict):
            waiting += [(depth + 1, key) for key in part]
            waiting += [(depth + 1, inner) for inner in part.values()]
        elif isinstance(part, list):
            waiting += [(depth + 1, inner) for inner in part]
