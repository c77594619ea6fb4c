"""What programs read of the site: its sitemap and its feeds, written anew every 15 seconds."""

from collections.abc import Callable
from functools import partial
from threading import Lock
from time import monotonic
from typing import Any, Final

import structlog
from flask import Flask, Response

from server.core.access import public
from server.core.refusals import OUT_OF_REACH
from server.core.unit_of_work import pause, reading
from server.pages import feeds
from server.pages.built import Page, make_page
from server.pages.robots import SITEMAP
from server.pages.sitemap import sitemap
from server.settings import Settings

FRESH_SECONDS: Final = 15
ATOM: Final = "application/atom+xml"
XML: Final = "application/xml"

log = structlog.get_logger(__name__)


class Document:
    """A text that is kept for a while, and for longer while nothing can be read."""

    def __init__(self, write: Callable[[], str], mimetype: str) -> None:
        self.write, self.mimetype = write, mimetype
        self.writing = Lock()
        self.page: Page | None = None
        self.until = 0.0

    def response(self) -> Response:
        """The text, written at most 15 seconds ago as long as the database answers."""
        with self.writing:
            page = self._page()
        response = page.response()
        response.content_type = f"{self.mimetype}; charset=utf-8"
        return response

    def _page(self) -> Page:
        if self.page and monotonic() < self.until:
            return self.page
        try:
            with reading():
                text = self.write()
        except OUT_OF_REACH as error:
            pause()
            log.error("database_out_of_reach", error=type(error).__name__)
            if self.page is None:
                raise
        else:
            self.page = make_page(text)
        self.until = monotonic() + FRESH_SECONDS
        return self.page


def init_documents(app: Flask, settings: Settings, manifest: dict[str, Any]) -> None:
    """Serve what programs read."""
    address = settings.public_url
    _serve(app, SITEMAP, Document(partial(sitemap, address, manifest), XML))
    for language, path in feeds.addresses().items():
        _serve(app, path, Document(partial(feeds.feed, address, language), ATOM))


def _serve(app: Flask, path: str, document: Document) -> None:
    @public
    def serve() -> Response:
        return document.response()

    app.add_url_rule(path, endpoint=f"document {path}", view_func=serve)
