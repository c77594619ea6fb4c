"""Error pages: an error at the address of a page is shown as a page in its language."""

from typing import Any, Final

from flask import Flask, Response, request

from server.core.http.request_context import request_id
from server.pages.canonical_urls import is_page
from server.pages.html_page import read_build_file
from server.pages.page_language import path_language, preferred_language, vary_by_language
from server.settings import Settings

# The build writes this in place of the request id.
REQUEST_ID: Final = "REQUEST-ID"
JSON: Final = "application/json"
COPIED_HEADERS: Final = ("Allow", "Retry-After")
# The names of the pages in the build.
GONE, LATER, FAILED, REFUSED = "gone", "later", "failed", "refused"
BY_STATUS: Final = {410: GONE, 429: LATER, 503: LATER}

Texts = dict[str, dict[str, str]]


def init_error_pages(app: Flask, settings: Settings, manifest: dict[str, Any]) -> None:
    """Replace JSON errors at addresses of pages by error pages."""
    root = settings.client_dist / "pages"
    texts: Texts = {
        name: {
            language: read_build_file(root / file, settings.public_url)
            for language, file in files.items()
        }
        for name, files in manifest.get("failures", {}).items()
    }

    @app.after_request
    def replace(response: Response) -> Response:
        # 404 has a page of its own.
        is_kept = response.status_code < 400 or response.status_code == 404
        if is_kept or response.mimetype != JSON or not texts or not is_page(app, request.path):
            return response
        return _page(texts, response)


def _page(texts: Texts, error: Response) -> Response:
    status = error.status_code
    name = BY_STATUS.get(status, FAILED if status >= 500 else REFUSED)
    text = texts[name][path_language() or preferred_language()].replace(REQUEST_ID, request_id())
    page = Response(text, status, mimetype="text/html")
    for header in COPIED_HEADERS:
        if header in error.headers:
            page.headers[header] = error.headers[header]
    page.headers["Cache-Control"] = "no-store"
    return vary_by_language(page)
