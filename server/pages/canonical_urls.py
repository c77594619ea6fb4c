"""Redirects to the canonical address: lower case, single slashes, none at the end, new names."""

import re
from typing import Final

from flask import Flask, Request, redirect
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response

from server.core.http.request_context import current_request
from server.core.text.i18n import DEFAULT
from server.pages.page_language import PREFIXED, localized_path, with_query
from server.pages.static_files import READ_METHODS

# Old addresses, in lower case.
RENAMED: Final = {
    "/home": "/",
    "/forgotpassword": "/forgot",
    "/admindashboard": "/dashboard",
    "/adminuser": "/user",
    "/admincontent": "/content",
    "/adminsetting": "/AdminSetting",
}
# The characters of our addresses, which prevents redirects to another site.
VALID_PATH: Final = re.compile(r"/|(/[A-Za-z0-9][A-Za-z0-9._-]*)+")
SLASHES: Final = re.compile("//+")
MAX_LENGTH: Final = 200
API: Final = ("/api", "/api/")
# Endpoint prefixes of pages: public ones, and those behind the sign-in.
SIGNED_IN: Final = "app "
PAGES: Final = ("page ", SIGNED_IN)


def init_canonical_urls(app: Flask) -> None:
    """Redirect variants of an address to the canonical one."""

    @app.before_request
    def redirect_variants() -> Response | None:
        call = current_request()
        if call.method not in READ_METHODS or not _can_redirect(call.path):
            return None
        requested = _raw_path(call)
        path = canonical_path(app, requested)
        if path == requested or not VALID_PATH.fullmatch(path) or not _endpoint(app, path):
            return None
        return redirect(with_query(path), 308)


def canonical_path(app: Flask, path: str) -> str:
    """The canonical form of a path; pages behind the sign-in have one for all languages."""
    small = SLASHES.sub("/", path.lower()).rstrip("/") or "/"
    language, bare = split_language(small)
    bare = RENAMED.get(bare, bare)
    in_one = localized_path(language, bare)
    is_signed_in = _endpoint(app, bare).startswith(SIGNED_IN)
    return bare if is_signed_in and not _endpoint(app, in_one) else in_one


def split_language(path: str) -> tuple[str, str]:
    """The language of a path, and the path without it."""
    _nothing, first, *rest = path.split("/", 2)
    if first not in PREFIXED:
        return DEFAULT, path
    return first, "/" + "".join(rest)


def _raw_path(call: Request) -> str:
    """The path with all leading slashes, which its `path` reduces to one."""
    path: str = call.environ.get("PATH_INFO", "")
    return path if path.isascii() and path.startswith("//") else call.path


def _can_redirect(path: str) -> bool:
    return len(path) <= MAX_LENGTH and path != API[0] and not path.startswith(API[1])


def is_page(app: Flask, path: str) -> bool:
    """Whether a path belongs to a page, whatever its response."""
    return _endpoint(app, path).startswith(PAGES)


def _endpoint(app: Flask, path: str) -> str:
    try:
        endpoint, _named = app.url_map.bind("").match(path, "GET")
    except HTTPException:
        return ""
    return str(endpoint)
