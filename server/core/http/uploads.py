"""Views that accept or return a file; no other view accepts a multipart form."""

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any, Final, NamedTuple, TypeVar, cast

from flask import request
from werkzeug.datastructures import FileStorage, MultiDict
from werkzeug.exceptions import RequestEntityTooLarge

from server.core.database.unit_of_work import release_connection
from server.core.errors import BadRequest, TooLarge, UnsupportedMediaType, ValidationFailed
from server.core.http.blueprint import Blueprint
from server.core.http.schemas import NEEDED
from server.core.text.i18n import Message, _

View = TypeVar("View", bound=Callable[..., Any])

FORM: Final = "multipart/form-data"
# The boundaries of a form, and the names and types of its parts.
SLACK: Final = 64 * 1024
MAX_PARTS: Final = 10


class NotMultipart(UnsupportedMediaType):
    """415: a file was expected."""

    message = _("Please send the file as a form (Content-Type: multipart/form-data).")


class MalformedForm(BadRequest):
    """400: the body does not have the parts that its header announces."""

    code = "malformed_form"
    message = _("The form is malformed: its boundary is missing or doesn't match.")


class TooManyParts(BadRequest):
    """400: the form has too many parts or too long texts."""

    code = "crowded_form"
    message = _(
        "The form has too many parts, or parts that are too long. Please send only the file."
    )


def accepts_file(
    blueprint: Blueprint, field: str, *, most: int, too_large: Message
) -> Callable[[View], View]:
    """Give the view, as its next argument, the bytes of one file of at most `most` bytes.

    Put it below the access guard, so that no body of a stranger is read. 413 names the field.
    """

    def decorate(view: View) -> View:
        @wraps(view)
        def read(*args: Any, **kwargs: Any) -> Any:
            # A long body takes time, and the guard's transaction must not wait for it.
            release_connection()
            return view(*args, _bytes(field, most, too_large), **kwargs)

        documented = blueprint.doc(requestBody=_described(field))(read)
        return cast("View", blueprint.refuses(400, 413, 415, 422)(documented))

    return decorate


class SentForm(NamedTuple):
    """The file of a form, empty without one, its texts by their names, and the file's own name.

    The sender may have written anything into the `name`.
    """

    content: bytes
    texts: Mapping[str, str]
    name: str = ""


def accepts_form(
    blueprint: Blueprint, field: str, texts: Sequence[str], *, most: int, too_large: Message
) -> Callable[[View], View]:
    """Give the view, as its next argument, a SentForm with a file, texts, or both.

    Put it below the access guard, as `accepts_file`.
    """

    def decorate(view: View) -> View:
        @wraps(view)
        def read(*args: Any, **kwargs: Any) -> Any:
            release_connection()
            _limit_form(most)
            given = _form(field, too_large).get(field)
            content = b"" if given is None else _content(given, field, most, too_large)
            sent = {name: request.form[name] for name in texts if name in request.form}
            name = (given.filename or "") if given is not None else ""
            return view(*args, SentForm(content, sent, name), **kwargs)

        documented = blueprint.doc(requestBody=_described(field, texts))(read)
        return cast("View", blueprint.refuses(400, 413, 415, 422)(documented))

    return decorate


def returns_file(blueprint: Blueprint, content_type: str) -> Callable[[View], View]:
    """Document that a view returns a file of this type."""

    def decorate(view: View) -> View:
        return cast("View", blueprint.response(200, content_type=content_type)(view))

    return decorate


def _limit_form(most: int) -> None:
    request.max_content_length = most + SLACK
    request.max_form_parts = MAX_PARTS
    # Also bounds what the parser reads at once, of a file as of a text.
    request.max_form_memory_size = 4 * SLACK
    if request.mimetype != FORM:
        raise NotMultipart


def _bytes(field: str, most: int, too_large: Message) -> bytes:
    _limit_form(most)
    given = _form(field, too_large).get(field)
    if given is None:
        raise ValidationFailed(errors={field: [NEEDED["required"]]})
    content = _content(given, field, most, too_large)
    if not content:
        raise ValidationFailed(errors={field: [NEEDED["required"]]})
    return content


def _content(given: FileStorage, field: str, most: int, too_large: Message) -> bytes:
    # One more byte distinguishes a file that is too long from one that just fits.
    content = given.stream.read(most + 1)
    if len(content) > most:
        raise TooLarge(too_large, errors={field: [too_large]})
    return content


def _form(field: str, too_large: Message) -> MultiDict[str, FileStorage]:
    """The files of the form, or an error when it is too long, malformed or has too many parts."""
    boundary = request.mimetype_params.get("boundary", "")
    if not boundary or not boundary.isascii():
        raise MalformedForm
    try:
        # Read the whole body before its parts.
        body = request.get_data()
    except TooLarge as error:
        raise TooLarge(too_large, errors={field: [too_large]}) from error
    if body and f"--{boundary}--".encode() not in body:
        raise MalformedForm
    try:
        return request.files
    except RequestEntityTooLarge as error:
        raise TooManyParts from error


def _described(field: str, texts: Sequence[str] = ()) -> dict[str, Any]:
    part = {"type": "string", "format": "binary"}
    schema: dict[str, Any] = {"type": "object", "properties": {field: part}}
    if texts:
        schema["properties"] |= {name: {"type": "string"} for name in texts}
    else:
        schema["required"] = [field]
    return {"required": True, "content": {FORM: {"schema": schema}}}
