"""Whose read a request is, and how heavy it is, known before the application runs."""

from collections.abc import Callable
from typing import Final

from flask import Flask

from server.core.gateway.read_shares import Reader
from server.core.gateway.wsgi_environ import Environ
from server.core.http.access import IsHeavy, find_heavy_read
from server.sessions.access_guard import SCHEME
from server.sessions.access_tokens import AccessTokens, TokenRefused
from server.sessions.service import access_tokens
from server.settings import settings_of

READ_METHODS: Final = frozenset({"GET", "HEAD"})


def reader_finder(app: Flask) -> Callable[[Environ], Reader | None]:
    """A function that names the person whose read a request is; None for all other requests.

    Tokens are verified, so that nobody uses up the share of somebody else. Whether the session is
    still alive does not matter here.
    """
    tokens = access_tokens(settings_of(app))
    heavy = heavy_reads(app)
    secret_paths = {rule.partition("<")[0]: when for rule, when in heavy.items() if "<" in rule}
    prefixes = tuple(secret_paths)

    def find(environ: Environ) -> Reader | None:
        if environ["REQUEST_METHOD"] not in READ_METHODS:
            return None
        header, path = environ.get("HTTP_AUTHORIZATION", ""), environ["PATH_INFO"]
        if header[: len(SCHEME)].lower() == SCHEME:
            owner_id = _owner_of(tokens, header[len(SCHEME) :].strip())
            if owner_id is not None:
                when = heavy.get(path)
                return Reader(owner_id, when is not None and when(environ["QUERY_STRING"]))
        if path.startswith(prefixes):
            prefix = next(each for each in prefixes if path.startswith(each))
            return Reader(path, secret_paths[prefix](environ["QUERY_STRING"]))
        return None

    return find


def heavy_reads(app: Flask) -> dict[str, IsHeavy]:
    """With which query strings the reads of an application are heavy, by their rule."""
    found = {}
    for rule in app.url_map.iter_rules():
        when = find_heavy_read(app.view_functions[rule.endpoint])
        if when is not None:
            found[rule.rule] = when
    return found


def _owner_of(tokens: AccessTokens, token: str) -> str | None:
    try:
        return tokens.read(token).owner_id
    except TokenRefused:
        return None
