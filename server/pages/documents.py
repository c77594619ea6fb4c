"""What programs read of the site: its sitemap and its feeds, written anew every 15 seconds."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Any, Final

from flask import Flask, Response

from server.core.calendar.clock import now
from server.core.errors import StoreUnavailable
from server.core.http.access import public
from server.pages import feeds
from server.pages.built import Page, remade
from server.pages.kept import FRESH, Kept, Outage
from server.pages.robots import SITEMAP
from server.pages.sitemap import sitemap
from server.settings import Settings

ATOM: Final = "application/atom+xml"
XML: Final = "application/xml"


class Document:
    """A text that is kept for a while, and for longer while nothing can be read."""

    def __init__(self, write: Callable[[], str], mimetype: str, outage: Outage) -> None:
        self.write, self.mimetype, self.outage = write, mimetype, outage
        self.kept: Kept[Page] = Kept()

    def response(self) -> Response:
        """The text, written at most 15 seconds ago as long as the database answers."""
        response = self.kept.get(self._written).response()
        response.content_type = f"{self.mimetype}; charset=utf-8"
        return response

    def _written(self, last: Page | None) -> tuple[Page, datetime]:
        text = self.outage.read(self.write)
        if text is not None:
            return remade(text, last), now() + FRESH
        if last is None:
            raise StoreUnavailable("database")
        return last, self.outage.until


def init_documents(
    app: Flask, settings: Settings, manifest: dict[str, Any], outage: Outage
) -> None:
    """Serve what programs read."""
    address = settings.public_url
    _serve(app, SITEMAP, Document(partial(sitemap, address, manifest), XML, outage))
    for language, path in feeds.addresses().items():
        _serve(app, path, Document(partial(feeds.feed, address, language), ATOM, outage))


def _serve(app: Flask, path: str, document: Document) -> None:
    @public
    def serve() -> Response:
        return document.response()

    app.add_url_rule(path, endpoint=f"document {path}", view_func=serve)
