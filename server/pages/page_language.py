"""The language of a page request, and the paths of pages by language."""

from typing import Any, Final

from flask import Response, request

from server.core.http.request_origin import is_bot
from server.core.text.i18n import DEFAULT, LANGUAGES, requested_language
from server.settings import current_settings

# English paths have no prefix, those of other languages begin with the code.
PREFIXED: Final = tuple(language for language in LANGUAGES if language != DEFAULT)
COOKIE: Final = "lang"
COOKIE_SECONDS: Final = 365 * 24 * 60 * 60


def preferred_language() -> str:
    """The language of the cookie, else of Accept-Language."""
    chosen = request.cookies.get(COOKIE)
    return chosen if chosen in LANGUAGES else requested_language()


def remember_language(response: Response, language: str) -> None:
    """Let the browser ask for pages in this language, as the client does it for a choice."""
    if request.cookies.get(COOKIE) != language:
        is_secure = current_settings().https
        response.set_cookie(
            COOKIE, language, max_age=COOKIE_SECONDS, path="/", secure=is_secure, samesite="Lax"
        )


def path_language() -> str | None:
    """The language prefix of the requested path, or None."""
    first = request.path.split("/", 2)[1]
    return first if first in PREFIXED else None


def prefixed_path(language: str, path: str) -> str:
    """The path of a page in a language other than English."""
    return f"/{language}" if path == "/" else f"/{language}{path}"


def localized_path(language: str, path: str) -> str:
    """The path of a page in any language."""
    return path if language == DEFAULT else prefixed_path(language, path)


def with_query(path: str) -> str:
    """A path with the query string of the request."""
    query = request.query_string.decode("ascii", "replace")
    return f"{path}?{query}" if query else path


def is_crawler_request() -> bool:
    """Whether a crawler or a link preview asks, which have no language cookie."""
    return COOKIE not in request.cookies and is_bot(request.user_agent.string)


def vary_by_language(response: Any) -> Response:
    """A response that varies by the language of the reader."""
    vary_by_language: Response = response
    vary_by_language.vary.update(("Cookie", "Accept-Language"))
    return vary_by_language
