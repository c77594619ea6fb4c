"""In which language a page is shown, and at which address."""

from typing import Any, Final

from crawleruseragents import is_crawler
from flask import Response, request

from server.core.text.i18n import DEFAULT, LANGUAGES, asked_language

# English stands at the bare address, the other languages below their code.
PREFIXED: Final = tuple(language for language in LANGUAGES if language != DEFAULT)
COOKIE: Final = "lang"
# Looking through longer ones would cost too much.
LONGEST_AGENT: Final = 300


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
    """Whether a search engine or a link preview asks; none of them has chosen a language."""
    return COOKIE not in request.cookies and bool(
        is_crawler(request.user_agent.string[:LONGEST_AGENT])
    )


def varied(response: Any) -> Response:
    """An answer that depends on the language of its reader."""
    varied: Response = response
    varied.vary.update(("Cookie", "Accept-Language"))
    return varied
