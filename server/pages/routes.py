"""The routes of all pages in both languages, and the page for unknown addresses."""

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
from server.core.http.request_context import current_request
from server.core.text.i18n import DEFAULT, LANGUAGES
from server.pages import atom_feed
from server.pages.canonical_urls import init_canonical_urls, split_language
from server.pages.crawler_files import SITEMAP, init_robots, render_sitemap
from server.pages.error_pages import init_error_pages
from server.pages.first_picture import FirstPicture
from server.pages.html_page import read_build_file
from server.pages.page_cache import DatabaseOutage, ServedPage, XmlDocument, load_page
from server.pages.page_language import (
    PREFIXED,
    is_crawler_request,
    localized_path,
    path_language,
    preferred_language,
    prefixed_path,
    vary_by_language,
    with_query,
)
from server.pages.share_target import init_share_target
from server.pages.signed_in_pages import SignedInPages
from server.pages.static_files import NEVER_SERVED, reject_writes
from server.settings import Settings

ATOM: Final = "application/atom+xml"
XML: Final = "application/xml"
VERSION_HEADER: Final = "X-App-Version"
NOT_BUILT: Final = (
    "The pages of Lumbung are not built yet.\n"
    "Run ./scripts/start, which builds and serves them, or `npm run build` and start again.\n"
    "The API answers meanwhile: /api/docs\n"
)


def init_pages(app: Flask, settings: Settings) -> None:
    """Add the pages of the build, or a page that says how to build them."""
    app.before_request(reject_writes)
    manifest = settings.client_dist / "pages.json"
    if manifest.is_file():
        _add_pages(app, settings, json.loads(manifest.read_text("utf-8")))
    else:
        app.add_url_rule("/", endpoint="not_built", view_func=public(_not_built))
        app.register_error_handler(NotFound, _plain_not_found)


def _add_pages(app: Flask, settings: Settings, manifest: dict[str, Any]) -> None:
    templates, outage = manifest.get("templates", {}), DatabaseOutage()

    def read(files: dict[str, str]) -> dict[str, ServedPage]:
        return {name: load_page(file, settings, templates, outage) for name, file in files.items()}

    for path, files in manifest["public"].items():
        _add_public(app, path, read(files))

    def read_texts(listed: dict[str, dict[str, str]]) -> dict[tuple[str, str], str]:
        return {
            (path, language): read_build_file(
                settings.client_dist / "pages" / file, settings.public_url
            )
            for path, files in listed.items()
            for language, file in files.items()
        }

    picture = FirstPicture(read_texts(manifest["pictures"]), manifest["figure_sizes"])
    signed_in = SignedInPages(read_texts(manifest["app"]), picture)
    for path in manifest["app"]:
        _route(app, path, f"app {path}", partial(_signed_in_page, signed_in, path))
    init_canonical_urls(app)
    init_robots(app, settings, manifest)
    init_share_target(app)
    _add_documents(app, settings, manifest, outage)
    init_error_pages(app, settings, manifest)
    _add_not_found(app, read(manifest["not_found"]))
    _add_version_header(app, str(manifest["version"]))


def _signed_in_page(pages: SignedInPages, path: str, **_named: str) -> Response:
    """A page behind the sign-in; what its address names, such as a wallet, is up to the client."""
    return pages.response(path)


def _add_documents(
    app: Flask, settings: Settings, manifest: dict[str, Any], outage: DatabaseOutage
) -> None:
    """Add the routes of the sitemap and the feeds."""
    address = settings.public_url
    _add_document(
        app, SITEMAP, XmlDocument(partial(render_sitemap, address, manifest), XML, outage)
    )
    for language, path in atom_feed.feed_paths().items():
        _add_document(
            app, path, XmlDocument(partial(atom_feed.render_feed, address, language), ATOM, outage)
        )


def _add_document(app: Flask, path: str, document: XmlDocument) -> None:
    @public
    def serve() -> Response:
        return document.response()

    app.add_url_rule(path, endpoint=f"document {path}", view_func=serve)


def _add_not_found(app: Flask, pages: dict[str, ServedPage]) -> None:
    @app.errorhandler(NotFound)
    def not_found(error: NotFound) -> ResponseReturnValue:
        if _is_api():
            return _plain_not_found(error)
        is_read = _is_page_address() or "text/html" in request.accept_mimetypes.values()
        page = pages[path_language() or preferred_language()]
        answer = vary_by_language(page.response(404)) if is_read else _plain_not_found(error)
        answer.vary.add("Accept")
        return answer


def _add_version_header(app: Flask, version: str) -> None:
    """Tell open pages the version of the build that is served."""

    @app.after_request
    def add_header(response: Response) -> Response:
        if current_request().path.startswith("/api/"):
            response.headers[VERSION_HEADER] = version
        return response


def _add_public(app: Flask, path: str, pages: dict[str, ServedPage]) -> None:
    def bare(slug: str = "") -> ResponseReturnValue:
        language = preferred_language()
        if (
            language == DEFAULT
            or is_crawler_request()
            or not _can_redirect_to(pages, language, slug)
        ):
            return vary_by_language(_localized_page(pages, DEFAULT, slug))
        return vary_by_language(_redirect_to_language(language))

    _route(app, path, f"page {path}", bare)
    for language in PREFIXED:
        shown = partial(_localized_page, pages, language)
        _route(app, prefixed_path(language, path), f"page {language} {path}", shown)


def _can_redirect_to(pages: dict[str, ServedPage], language: str, slug: str) -> bool:
    """Whether a page may exist in a language; an article can exist in English only."""
    if not slug:
        return True
    if not is_slug(slug):
        return False
    return not pages[language].is_missing(slug) or pages[DEFAULT].is_missing(slug)


def _localized_page(
    pages: dict[str, ServedPage], language: str, slug: str = ""
) -> ResponseReturnValue:
    """The page in a language; an article without it redirects to the language that it has."""
    if not _is_page_address():
        raise NotFound
    page = pages[language].response(slug=slug)
    if page.status_code == 404 and is_slug(slug):
        for other in LANGUAGES:
            if other != language and not pages[other].is_missing(slug):
                return _redirect_to_language(other)
    return page


def _redirect_to_language(language: str) -> ResponseReturnValue:
    """A redirect to the requested page in another language."""
    _language, path = split_language(request.path)
    return redirect(with_query(localized_path(language, path)), 302, Response)


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
    return error_handlers.error_response(errors.NotFound())
