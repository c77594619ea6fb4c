"""Refusals at the address of a page: as a page in its language, with the right status."""

from typing import Any, Final

from flask import Flask, Response, request

from server.core.http.request_context import request_id
from server.pages.addresses import is_page
from server.pages.built import read_text
from server.pages.languages import preferred, prefix, varied
from server.settings import Settings

# What the build writes where the id of the request is told.
REQUEST_ID: Final = "REQUEST-ID"
JSON: Final = "application/json"
KEPT_HEADERS: Final = ("Allow", "Retry-After")
# By the names that the build gives the pages.
GONE, LATER, FAILED, REFUSED = "gone", "later", "failed", "refused"
BY_STATUS: Final = {410: GONE, 429: LATER, 503: LATER}

Texts = dict[str, dict[str, str]]


def init_failures(app: Flask, settings: Settings, manifest: dict[str, Any]) -> None:
    """Let whoever opens a page in a browser read why there is none."""
    root = settings.client_dist / "pages"
    texts: Texts = {
        name: {
            language: read_text(root / file, settings.public_url)
            for language, file in files.items()
        }
        for name, files in manifest.get("failures", {}).items()
    }

    @app.after_request
    def tell(response: Response) -> Response:
        # What is not there has a page of its own, or is meant for programs.
        told = response.status_code < 400 or response.status_code == 404
        if told or response.mimetype != JSON or not texts or not is_page(app, request.path):
            return response
        return _page(texts, response)


def _page(texts: Texts, refused: Response) -> Response:
    status = refused.status_code
    name = BY_STATUS.get(status, FAILED if status >= 500 else REFUSED)
    text = texts[name][prefix() or preferred()].replace(REQUEST_ID, request_id())
    page = Response(text, status, mimetype="text/html")
    for header in KEPT_HEADERS:
        if header in refused.headers:
            page.headers[header] = refused.headers[header]
    page.headers["Cache-Control"] = "no-store"
    return varied(page)
