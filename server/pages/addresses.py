"""One address for each page: small letters, single slashes, none at the end, today's name."""

import re
from typing import Final

from flask import Flask, redirect, request
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response

from server.core.text.i18n import DEFAULT
from server.pages.files import READING
from server.pages.languages import PREFIXED, in_language, with_query

# Whatever the product's own first links said, in small letters.
RENAMED: Final = {
    "/home": "/",
    "/forgotpassword": "/forgot",
    "/admindashboard": "/dashboard",
    "/adminuser": "/user",
    "/admincontent": "/content",
    "/adminsetting": "/AdminSetting",
}
# Nothing else is ever a part of our addresses, so nobody can have us lead to another site.
OURS: Final = re.compile(r"/|(/[A-Za-z0-9][A-Za-z0-9._-]*)+")
SLASHES: Final = re.compile("//+")
LONGEST: Final = 200
API: Final = ("/api", "/api/")
# How the endpoints of pages begin: those for everybody, and those behind the sign-in.
SIGNED_IN: Final = "app "
PAGES: Final = ("page ", SIGNED_IN)


def init_addresses(app: Flask) -> None:
    """Lead whoever writes the address of a page in another way to the one that counts."""

    @app.before_request
    def lead() -> Response | None:
        asked = _as_asked()
        if request.method not in READING or not _is_to_mend(request.path):
            return None
        path = canonical(app, asked)
        if path == asked or not OURS.fullmatch(path) or not _endpoint(app, path):
            return None
        return redirect(with_query(path), 308)


def canonical(app: Flask, path: str) -> str:
    """The one way to write an address; what lies behind the sign-in has one for all languages."""
    small = SLASHES.sub("/", path.lower()).rstrip("/") or "/"
    language, bare = split(small)
    bare = RENAMED.get(bare, bare)
    in_one = in_language(language, bare)
    is_signed_in = _endpoint(app, bare).startswith(SIGNED_IN)
    return bare if is_signed_in and not _endpoint(app, in_one) else in_one


def split(path: str) -> tuple[str, str]:
    """The language that an address names, and the path that all languages share."""
    _nothing, first, *rest = path.split("/", 2)
    if first not in PREFIXED:
        return DEFAULT, path
    return first, "/" + "".join(rest)


def _as_asked() -> str:
    """The path with every slash; the request's own begins with one at most."""
    path = request.environ.get("PATH_INFO", "")
    return path if path.isascii() and path.startswith("//") else request.path


def _is_to_mend(path: str) -> bool:
    return len(path) <= LONGEST and path != API[0] and not path.startswith(API[1])


def is_page(app: Flask, path: str) -> bool:
    """Whether a page stands at an address, whatever it may answer."""
    return _endpoint(app, path).startswith(PAGES)


def _endpoint(app: Flask, path: str) -> str:
    try:
        endpoint, _named = app.url_map.bind("").match(path, "GET")
    except HTTPException:
        return ""
    return str(endpoint)
