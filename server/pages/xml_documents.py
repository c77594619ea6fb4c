"""Serves the sitemap and the feeds, cached for 15 seconds."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Any, Final

from flask import Flask, Response

from server.core.calendar.clock import now
from server.core.errors import StoreUnavailable
from server.core.http.access import public
from server.pages import atom_feed
from server.pages.html_page import HtmlPage, update_page
from server.pages.page_cache import CACHE_TIME, CacheEntry, DatabaseOutage
from server.pages.robots_txt import SITEMAP
from server.pages.sitemap import render_sitemap
from server.settings import Settings

ATOM: Final = "application/atom+xml"
XML: Final = "application/xml"


class XmlDocument:
    """A cached text, stale while the database is unreachable."""

    def __init__(self, render: Callable[[], str], mimetype: str, outage: DatabaseOutage) -> None:
        self.render, self.mimetype, self.outage = render, mimetype, outage
        self.entry: CacheEntry[HtmlPage] = CacheEntry()

    def response(self) -> Response:
        """The text, rendered at most 15 seconds ago while the database answers."""
        response = self.entry.get(self._renew).response()
        response.content_type = f"{self.mimetype}; charset=utf-8"
        return response

    def _renew(self, last: HtmlPage | None) -> tuple[HtmlPage, datetime]:
        text = self.outage.read(self.render)
        if text is not None:
            return update_page(text, last), now() + CACHE_TIME
        if last is None:
            raise StoreUnavailable("database")
        return last, self.outage.until


def init_documents(
    app: Flask, settings: Settings, manifest: dict[str, Any], outage: DatabaseOutage
) -> None:
    """Add the routes of the sitemap and the feeds."""
    address = settings.public_url
    _serve(app, SITEMAP, XmlDocument(partial(render_sitemap, address, manifest), XML, outage))
    for language, path in atom_feed.feed_paths().items():
        _serve(
            app, path, XmlDocument(partial(atom_feed.render_feed, address, language), ATOM, outage)
        )


def _serve(app: Flask, path: str, document: XmlDocument) -> None:
    @public
    def serve() -> Response:
        return document.response()

    app.add_url_rule(path, endpoint=f"document {path}", view_func=serve)
