"""The product's words: English in the code, other languages in `server/translations`."""

from functools import cache
from pathlib import Path
from typing import Final

from babel.core import negotiate_locale
from babel.messages.pofile import read_po
from flask import g, has_request_context, request

Message = str

DEFAULT: Final = "en"
LANGUAGES: Final = ("en", "id")
TRANSLATIONS: Final = Path(__file__).resolve().parent.parent / "translations"


def _(message: str) -> Message:
    """Mark an English sentence for translation; it is translated when it is told."""
    return message


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
    """The sentence in a language, its named places ({name}) filled."""
    text = catalogue(language).get(message, message) if language != DEFAULT else message
    return text.format(**params) if params else text


def said(message: Message, **params: object) -> str:
    """The sentence in the language of the present request."""
    return translate(message, current_language(), **params)


def current_language() -> str:
    """The account's choice, else what Accept-Language asks for, else English."""
    if not has_request_context():
        return DEFAULT
    chosen = getattr(g.get("_login_user"), "language", None)
    return chosen if chosen in LANGUAGES else asked_language()


def asked_language() -> str:
    """What the Accept-Language header asks for, English when it names none of ours."""
    wanted = [tag.replace("-", "_") for tag in request.accept_languages.values()]
    found = negotiate_locale(wanted, LANGUAGES)
    return found if found in LANGUAGES else DEFAULT
