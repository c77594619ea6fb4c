"""The addresses of the pages in both languages, and the page for those that lead nowhere."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from flask import Flask, Response, redirect, request
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import NotFound

from server.articles.paths import is_slug
from server.core import errors
from server.core.http import error_handlers
from server.core.http.access import public
from server.core.text.i18n import DEFAULT, LANGUAGES
from server.pages.addresses import init_addresses, split
from server.pages.documents import init_documents
from server.pages.failures import init_failures
from server.pages.files import NEVER_SERVED, refuse_writing
from server.pages.kept import Outage
from server.pages.languages import (
    PREFIXED,
    below,
    in_language,
    is_robot,
    preferred,
    prefix,
    varied,
    with_query,
)
from server.pages.robots import init_robots
from server.pages.served import Served, read_served
from server.settings import Settings

VERSION_HEADER: Final = "X-App-Version"
NOT_BUILT: Final = (
    "The pages of Lumbung are not built yet.\n"
    "Run ./scripts/start, which builds and serves them, or `npm run build` and start again.\n"
    "The API answers meanwhile: /api/docs\n"
)


def init_pages(app: Flask, settings: Settings) -> None:
    """Give an application the pages of the build, or a page that says how to build them."""
    app.before_request(refuse_writing)
    manifest = settings.client_dist / "pages.json"
    if manifest.is_file():
        _add_pages(app, settings, json.loads(manifest.read_text("utf-8")))
    else:
        app.add_url_rule("/", endpoint="not_built", view_func=public(_not_built))
        app.register_error_handler(NotFound, _plain_not_found)


def _add_pages(app: Flask, settings: Settings, manifest: dict[str, Any]) -> None:
    templates, outage = manifest.get("templates", {}), Outage()

    def read(files: dict[str, str]) -> dict[str, Served]:
        return {
            name: read_served(file, settings, templates, outage) for name, file in files.items()
        }

    for path, files in manifest["public"].items():
        _add_public(app, path, read(files))
    shell = read(manifest["shell"])
    for path in manifest["app"]:
        _route(app, path, f"app {path}", lambda: varied(shell[preferred()].response()))
    init_addresses(app)
    init_robots(app, settings, manifest)
    init_documents(app, settings, manifest, outage)
    init_failures(app, settings, manifest)
    _add_not_found(app, read(manifest["not_found"]))
    _tell_version(app, str(manifest["version"]))


def _add_not_found(app: Flask, pages: dict[str, Served]) -> None:
    @app.errorhandler(NotFound)
    def not_found(error: NotFound) -> ResponseReturnValue:
        if _is_api():
            return _plain_not_found(error)
        is_read = _is_page_address() or "text/html" in request.accept_mimetypes.values()
        page = pages[prefix() or preferred()]
        answer = varied(page.response(404)) if is_read else _plain_not_found(error)
        answer.vary.add("Accept")
        return answer


def _tell_version(app: Flask, version: str) -> None:
    """Let an open page learn that a newer build is served."""

    @app.after_request
    def tell(response: Response) -> Response:
        if request.path.startswith("/api/"):
            response.headers[VERSION_HEADER] = version
        return response


def _add_public(app: Flask, path: str, pages: dict[str, Served]) -> None:
    def bare(slug: str = "") -> ResponseReturnValue:
        language = preferred()
        if language == DEFAULT or is_robot() or not _is_led_on(pages, language, slug):
            return varied(_shown(pages, DEFAULT, slug))
        return varied(_led(language))

    _route(app, path, f"page {path}", bare)
    for language in PREFIXED:
        shown = partial(_shown, pages, language)
        _route(app, below(language, path), f"page {language} {path}", shown)


def _is_led_on(pages: dict[str, Served], language: str, slug: str) -> bool:
    """Whether a page may be there in a language; an article can be there in English alone."""
    if not slug:
        return True
    if not is_slug(slug):
        return False
    return not pages[language].is_missing(slug) or pages[DEFAULT].is_missing(slug)


def _shown(pages: dict[str, Served], language: str, slug: str = "") -> ResponseReturnValue:
    """The page in a language; an article that has none there is shown in the one it has."""
    if not _is_page_address():
        raise NotFound
    page = pages[language].response(slug=slug)
    if page.status_code == 404 and is_slug(slug):
        for other in LANGUAGES:
            if other != language and not pages[other].is_missing(slug):
                return _led(other)
    return page


def _led(language: str) -> ResponseReturnValue:
    """The way to the present page in another language."""
    _language, path = split(request.path)
    return redirect(with_query(in_language(language, path)), 302, Response)


def _route(app: Flask, path: str, endpoint: str, view: Callable[..., ResponseReturnValue]) -> None:
    def page(**named: str) -> ResponseReturnValue:
        return view(**named)

    app.add_url_rule(path, endpoint=endpoint, view_func=public(page))


def _is_page_address() -> bool:
    path = request.path
    return not _is_api() and "." not in path.rsplit("/", 1)[-1] and not NEVER_SERVED.search(path)


def _is_api() -> bool:
    return request.path == "/api" or request.path.startswith("/api/")


def _not_built() -> ResponseReturnValue:
    return Response(NOT_BUILT, 503, mimetype="text/plain")


def _plain_not_found(_error: NotFound) -> Response:
    return error_handlers.answer(errors.NotFound())
