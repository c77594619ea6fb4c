"""The product's words: English in the code, other languages in `server/translations`."""

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from babel.core import negotiate_locale
from babel.messages.pofile import read_po
from flask import g, has_request_context, request
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

Message = str

DEFAULT: Final = "en"
LANGUAGES: Final = ("en", "id")
# Browsers send some dozen letters; nobody fills the memory with more.
LONGEST_HEADER: Final = 400
PLACE: Final = re.compile(r"\{(\w+)\}")
TRANSLATIONS: Final = Path(__file__).resolve().parents[2] / "translations"


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


def retell(sentence: str, language: str) -> str:
    """A finished English sentence in a language, also when its places are filled already."""
    known = translate(sentence, language)
    if known != sentence or language == DEFAULT:
        return known
    for pattern, text in _filled(language):
        found = pattern.fullmatch(sentence)
        if found:
            return text.format(**found.groupdict())
    return sentence


@cache
def _filled(language: str) -> list[tuple[re.Pattern[str], str]]:
    """Patterns that recognise the sentences with named places, and what they become."""
    found = []
    for message, text in catalogue(language).items():
        if PLACE.search(message):
            parts = PLACE.split(message)
            written = [re.escape(part) for part in parts[::2]]
            places = [f"(?P<{name}>.+)" for name in parts[1::2]] + [""]
            pattern = "".join(a + b for a, b in zip(written, places, strict=True))
            found.append((re.compile(pattern), text))
    return found


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
    return stated_language() or DEFAULT


def stated_language() -> str | None:
    """The first of our languages in the Accept-Language header, None when it names none."""
    return _first_of(request.headers.get("Accept-Language", "")[:LONGEST_HEADER])


@lru_cache(maxsize=1024)
def _first_of(header: str) -> str | None:
    accepted = [tag for tag, quality in parse_accept_header(header, LanguageAccept) if quality > 0]
    # Indonesian was called `in` until 1989, and Java still says so.
    wanted = [re.sub(r"^in(?=_|$)", "id", tag.replace("-", "_"), flags=re.I) for tag in accepted]
    found = negotiate_locale(wanted, LANGUAGES)
    return found if found in LANGUAGES else None
