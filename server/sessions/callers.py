"""In whose share a request counts, and how heavy it is, known before the application runs."""

import re
from collections.abc import Callable, Iterator, Set
from typing import Final

from flask import Flask

from server.core.gateway.request_shares import Caller
from server.core.gateway.wsgi_environ import Environ
from server.core.http.access import IsHeavy, find_heavy
from server.sessions.access_guard import SCHEME
from server.sessions.access_tokens import AccessTokens, TokenRefused
from server.sessions.service import access_tokens
from server.settings import settings_of

READ_METHODS: Final = frozenset({"GET", "HEAD"})
PATH_PARAMETER: Final = re.compile("<[^>]*>")


def caller_finder(app: Flask) -> Callable[[Environ], Caller | None]:
    """A function that names the person in whose share a request counts; None for all others.

    Tokens are verified, so that nobody uses up the share of somebody else. Whether the session is
    still alive does not matter here.
    """
    tokens = access_tokens(settings_of(app))
    heavy, is_heavy_write = heavy_reads(app), heavy_writes(app).fullmatch
    secret_paths = {rule.partition("<")[0]: when for rule, when in heavy.items() if "<" in rule}
    prefixes = tuple(secret_paths)

    def find(environ: Environ) -> Caller | None:
        path, is_write = environ["PATH_INFO"], environ["REQUEST_METHOD"] not in READ_METHODS
        header = environ.get("HTTP_AUTHORIZATION", "")
        if header[: len(SCHEME)].lower() == SCHEME:
            owner_id = _owner_of(tokens, header[len(SCHEME) :].strip())
            if owner_id is not None:
                if is_write:
                    return Caller(owner_id, is_heavy_write(path) is not None, True)
                when = heavy.get(path)
                return Caller(owner_id, when is not None and when(environ["QUERY_STRING"]))
        if not is_write and path.startswith(prefixes):
            prefix = next(each for each in prefixes if path.startswith(each))
            return Caller(path, secret_paths[prefix](environ["QUERY_STRING"]))
        return None

    return find


def heavy_reads(app: Flask) -> dict[str, IsHeavy]:
    """With which query strings the reads of an application are heavy, by their rule."""
    return {rule: when for rule, methods, when in _heavy_rules(app) if "GET" in methods}


def heavy_writes(app: Flask) -> re.Pattern[str]:
    """What the paths of heavy writes of an application match."""
    rules = (rule for rule, methods, _when in _heavy_rules(app) if "GET" not in methods)
    return re.compile("|".join(PATH_PARAMETER.sub("[^/]+", rule) for rule in rules))


def _heavy_rules(app: Flask) -> Iterator[tuple[str, Set[str], IsHeavy]]:
    """The rules of heavy views, with their methods."""
    for rule in app.url_map.iter_rules():
        when = find_heavy(app.view_functions[rule.endpoint])
        if when is not None:
            yield rule.rule, rule.methods or frozenset(), when


def _owner_of(tokens: AccessTokens, token: str) -> str | None:
    try:
        return tokens.read(token).owner_id
    except TokenRefused:
        return None
