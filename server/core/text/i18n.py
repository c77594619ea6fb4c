"""Translation: English sentences in the code, other languages in `server/translations`."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Self

from babel.core import negotiate_locale
from babel.messages.pofile import read_po
from flask import g, has_request_context, request
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

Message = str

DEFAULT: Final = "en"
LANGUAGES: Final = ("en", "id")
# Browsers send some dozen letters; a longer header must not fill the cache.
LONGEST_HEADER: Final = 400
# Every answer asks for the language, and a proxy takes three steps for each attribute.
_G: Final[Any] = g
_REQUEST: Final[Any] = request
PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")
TRANSLATIONS: Final = Path(__file__).resolve().parents[2] / "translations"


class LazyMessage(str):
    """An English sentence that remembers its msgid and params until its language is known.

    `format` fills the named places and stays lazy, so that libraries may fill them too.
    """

    msgid: str
    params: Mapping[str, object]

    def __new__(cls, msgid: str, params: Mapping[str, object] | None = None) -> Self:
        message = super().__new__(cls, msgid.format(**params) if params else msgid)
        message.msgid, message.params = msgid, params or {}
        return message

    def format(self, *_args: object, **params: object) -> "LazyMessage":
        return LazyMessage(self.msgid, {**self.params, **params})


def _(message: str) -> Message:
    """Mark an English sentence for translation."""
    return LazyMessage(message)


@cache
def catalogue(language: str) -> dict[str, str]:
    """The sentences of a language by their English text; empty for English."""
    path = TRANSLATIONS / f"{language}.po"
    if not path.is_file():
        return {}
    with path.open("rb") as file:
        entries = read_po(file, locale=language)
    return {
        str(entry.id): str(entry.string)
        for entry in entries
        if entry.id and entry.string and not entry.fuzzy
    }


def translate(message: Message, language: str, **params: object) -> str:
    """The sentence in a language, its named places ({name}) filled; messages in them translated."""
    msgid = message
    if isinstance(message, LazyMessage):
        msgid, params = message.msgid, {**message.params, **params}
    text = catalogue(language).get(msgid, msgid) if language != DEFAULT else msgid
    if not params:
        return text
    return text.format(**{name: _in_language(value, language) for name, value in params.items()})


def _in_language(value: object, language: str) -> object:
    return translate(value, language) if isinstance(value, LazyMessage) else value


def current_language() -> str:
    """The account's choice, else the language of Accept-Language, else English."""
    if not has_request_context():
        return DEFAULT
    chosen = getattr(_G._get_current_object().get("_login_user"), "language", None)
    return chosen if chosen in LANGUAGES else requested_language()


def requested_language() -> str:
    """The language of Accept-Language; English when it names none of ours."""
    return find_requested_language() or DEFAULT


def find_requested_language() -> str | None:
    """The first of our languages in Accept-Language; None when it names none."""
    environ = _REQUEST._get_current_object().environ
    return _first_of(environ.get("HTTP_ACCEPT_LANGUAGE", "")[:LONGEST_HEADER])


@lru_cache(maxsize=1024)
def _first_of(header: str) -> str | None:
    accepted = [tag for tag, quality in parse_accept_header(header, LanguageAccept) if quality > 0]
    # Indonesian had the code `in` until 1989, and Java still sends it.
    wanted = [re.sub(r"^in(?=_|$)", "id", tag.replace("-", "_"), flags=re.I) for tag in accepted]
    found = negotiate_locale(wanted, LANGUAGES)
    return found if found in LANGUAGES else None
