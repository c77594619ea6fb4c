"""In which language a page is shown, and at which address."""

import re
from typing import Any, Final

from flask import Response, request

from server.core.i18n import DEFAULT, LANGUAGES, asked_language

# English stands at the bare address, the other languages below their code.
PREFIXED: Final = tuple(language for language in LANGUAGES if language != DEFAULT)
COOKIE: Final = "lang"
ROBOTS: Final = re.compile(
    r"bot\b|bot/|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|monitor", re.IGNORECASE
)


def preferred() -> str:
    """What the language switch chose, else what the browser asks for."""
    chosen = request.cookies.get(COOKIE)
    return chosen if chosen in LANGUAGES else asked_language()


def prefix() -> str | None:
    """The language that an address names."""
    first = request.path.split("/", 2)[1]
    return first if first in PREFIXED else None


def below(language: str, path: str) -> str:
    """The address of a page in a language other than English."""
    return f"/{language}" if path == "/" else f"/{language}{path}"


def in_language(language: str, path: str) -> str:
    """The address of a page in any language."""
    return path if language == DEFAULT else below(language, path)


def with_query(path: str) -> str:
    """An address with what was asked of the present one."""
    query = request.query_string.decode("ascii", "replace")
    return f"{path}?{query}" if query else path


def is_robot() -> bool:
    """Whether a search engine or a link preview asks."""
    return bool(ROBOTS.search(request.user_agent.string))


def varied(response: Any) -> Response:
    """An answer that depends on the language of its reader."""
    varied: Response = response
    varied.vary.update(("Cookie", "Accept-Language"))
    return varied
