"""Serves what the client build made: hashed files, and the pages of both languages."""

import gzip
import hashlib
import html
import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import brotli
from flask import Flask, Response, redirect, request
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import NotFound
from whitenoise import WhiteNoise

from server.core import errors, refusals
from server.core.access import public
from server.core.headers import Environ, StartResponse, WsgiApp
from server.core.i18n import DEFAULT, LANGUAGES, asked_language
from server.settings import Settings

# English stands at the bare address, the other languages below their code.
PREFIXED: Final = tuple(language for language in LANGUAGES if language != DEFAULT)
COOKIE: Final = "lang"
HASHED: Final = r"^/assets/"
NEVER_SERVED: Final = re.compile(r"(^|/)\.|\.map(\.br|\.gz)?$")
ROBOTS: Final = re.compile(
    r"bot\b|bot/|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|monitor", re.IGNORECASE
)
RENAMED: Final = {"/home": "/", "/Register": "/register", "/ForgotPassword": "/forgot"}
# The other files are looked at again after an hour; they keep their names when they change.
FILE_SECONDS: Final = 3600
WORKER: Final = "/sw.js"
ENCODINGS: Final = ("br", "gzip")
READING: Final = ("GET", "HEAD")
IS_FILE: Final = "lumbung.is_file"
# What the build writes wherever a page names its own whole address.
PLACEHOLDER: Final = "https://public-url.invalid"
VERSION_HEADER: Final = "X-App-Version"
NOT_BUILT: Final = (
    "The pages of Lumbung are not built yet.\n"
    "Run ./scripts/start, which builds and serves them, or `npm run build` and start again.\n"
    "The API answers meanwhile: /api/docs\n"
)


@dataclass(frozen=True)
class Page:
    """A built page as its bytes per content encoding."""

    bodies: dict[str, bytes]
    etag: str

    def response(self, status: int = 200) -> Response:
        """The page in the best encoding that the browser takes; 304 when it has it already."""
        encoding = next((name for name in ENCODINGS if self._takes(name)), "identity")
        response = Response(self.bodies[encoding], status, mimetype="text/html")
        if encoding != "identity":
            response.headers["Content-Encoding"] = encoding
        response.headers["Cache-Control"] = "no-cache"
        response.vary.add("Accept-Encoding")
        if status == 200:
            response.set_etag(f"{self.etag}-{encoding}")
            response.make_conditional(request)
        return response

    def _takes(self, encoding: str) -> bool:
        return request.accept_encodings[encoding] > 0


class Files(WhiteNoise):
    """Built files, without source maps and hidden files."""

    def add_file_to_dictionary(self, url: str, path: str, stat_cache: Any = None) -> None:
        if not NEVER_SERVED.search(url):
            super().add_file_to_dictionary(url, path, stat_cache)

    def add_cache_headers(self, headers: Any, path: str, url: str) -> None:
        """Let browsers keep files but the worker, whose address never changes."""
        super().add_cache_headers(headers, path, url)
        if url == WORKER:
            headers["Cache-Control"] = "no-cache"

    def __call__(self, environ: Environ, start_response: StartResponse) -> Iterable[bytes]:
        """Serve a file to readers; the application says no to everybody else, in words."""
        is_file = environ.get("PATH_INFO", "") in self.files
        if is_file and environ["REQUEST_METHOD"] not in READING:
            environ[IS_FILE] = True
            refused: Iterable[bytes] = self.application(environ, start_response)
            return refused
        served: Iterable[bytes] = super().__call__(environ, start_response)
        return served


def init_client_files(app: Flask, settings: Settings) -> None:
    """Give an application the pages of the build, or a page that says how to build them."""
    app.before_request(_refuse_writing)
    manifest = settings.client_dist / "pages.json"
    if manifest.is_file():
        _add_pages(app, settings, json.loads(manifest.read_text("utf-8")))
    else:
        app.add_url_rule("/", endpoint="not_built", view_func=public(_not_built))
        app.register_error_handler(NotFound, _plain_not_found)


def _refuse_writing() -> None:
    if request.environ.get(IS_FILE):
        raise errors.MethodNotAllowed(headers={"Allow": ", ".join(READING)})


def serve_files(inner: WsgiApp, settings: Settings) -> WsgiApp:
    """Put the hashed files of the build in front of an application."""
    root = settings.client_dist / "static"
    if not root.is_dir():
        return inner
    files: WsgiApp = Files(
        inner,
        root=str(root),
        prefix="/",
        max_age=FILE_SECONDS,
        immutable_file_test=HASHED,
        allow_all_origins=False,
        mimetypes={".webmanifest": "application/manifest+json"},
    )
    return files


def _add_pages(app: Flask, settings: Settings, manifest: dict[str, Any]) -> None:
    def read(files: dict[str, str]) -> dict[str, Page]:
        root = settings.client_dist / "pages"
        return {name: _read(root / file, settings.public_url) for name, file in files.items()}

    for path, files in manifest["public"].items():
        _add_public(app, path, read(files))
    shell = read(manifest["shell"])
    for path in manifest["app"]:
        _route(app, path, f"app {path}", lambda: _varied(shell[_preferred()].response()))
    for old, new in RENAMED.items():
        if new in manifest["public"]:
            _route(app, old, f"renamed {old}", _moved(new))
    _add_not_found(app, read(manifest["not_found"]))
    _tell_version(app, str(manifest["version"]))


def _add_not_found(app: Flask, pages: dict[str, Page]) -> None:
    @app.errorhandler(NotFound)
    def not_found(error: NotFound) -> ResponseReturnValue:
        if not _is_page_address():
            return _plain_not_found(error)
        return _varied(pages[_prefix() or _preferred()].response(404))


def _tell_version(app: Flask, version: str) -> None:
    """Let an open page learn that a newer build is served."""

    @app.after_request
    def tell(response: Response) -> Response:
        if request.path.startswith("/api/"):
            response.headers[VERSION_HEADER] = version
        return response


def _add_public(app: Flask, path: str, pages: dict[str, Page]) -> None:
    def bare() -> ResponseReturnValue:
        language = _preferred()
        if language == DEFAULT or _is_robot():
            return _varied(pages[DEFAULT].response())
        return _varied(redirect(_with_query(_below(language, path)), 302, Response))

    _route(app, path, f"page {path}", bare)
    for language in PREFIXED:
        page = pages[language]
        _route(app, _below(language, path), f"page {language} {path}", page.response)


def _route(app: Flask, path: str, endpoint: str, view: Callable[[], ResponseReturnValue]) -> None:
    def page() -> ResponseReturnValue:
        return view()

    app.add_url_rule(path, endpoint=endpoint, view_func=public(page), strict_slashes=False)


def _read(path: Path, public_url: str) -> Page:
    """A page with its addresses filled in."""
    text = path.read_text("utf-8").replace(PLACEHOLDER, html.escape(public_url))
    return _page(text.encode())


@lru_cache(maxsize=64)
def _page(body: bytes) -> Page:
    """The page of this text, compressed once for as long as the process lives."""
    bodies = {
        "identity": body,
        "br": brotli.compress(body, mode=brotli.MODE_TEXT),
        "gzip": gzip.compress(body, mtime=0),
    }
    return Page(bodies, hashlib.sha256(body).hexdigest()[:20])


def _preferred() -> str:
    """What the language switch chose, else what the browser asks for."""
    chosen = request.cookies.get(COOKIE)
    return chosen if chosen in LANGUAGES else asked_language()


def _prefix() -> str | None:
    first = request.path.split("/", 2)[1]
    return first if first in PREFIXED else None


def _below(language: str, path: str) -> str:
    return f"/{language}" if path == "/" else f"/{language}{path}"


def _with_query(path: str) -> str:
    query = request.query_string.decode("ascii", "replace")
    return f"{path}?{query}" if query else path


def _moved(new: str) -> Callable[[], ResponseReturnValue]:
    return lambda: redirect(_with_query(new), 308, Response)


def _is_robot() -> bool:
    return bool(ROBOTS.search(request.user_agent.string))


def _is_page_address() -> bool:
    path = request.path
    is_api = path == "/api" or path.startswith("/api/")
    return not is_api and "." not in path.rsplit("/", 1)[-1] and not NEVER_SERVED.search(path)


def _varied(response: Any) -> Response:
    varied: Response = response
    varied.vary.update(("Cookie", "Accept-Language"))
    return varied


def _not_built() -> ResponseReturnValue:
    return Response(NOT_BUILT, 503, mimetype="text/plain")


def _plain_not_found(_error: NotFound) -> Response:
    return refusals.answer(errors.NotFound())
