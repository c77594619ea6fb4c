"""What crawlers read first: robots.txt and sitemap.xml."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final, NamedTuple

from flask import Flask, Response, render_template

from server.articles import service as articles
from server.core.calendar.clock import format_utc
from server.core.http.access import public
from server.core.text.i18n import DEFAULT, LANGUAGES
from server.pages.page_language import PREFIXED, localized_path, prefixed_path
from server.settings import Settings

API: Final = "/api/"
# Link previews and image searches show these.
PICTURES: Final = "/api/v1/covers/"
SITEMAP: Final = "/sitemap.xml"
# Crawlers cache the rules for up to a day anyway.
CACHE: Final = "public, max-age=3600"
# Marks paths with a parameter, whose pages are listed one by one.
PARAMETER: Final = "<"
# Forms are not listed, but crawlers may follow links to them.
FORMS: Final = ("/login", "/register", "/forgot")


def init_robots(app: Flask, settings: Settings, manifest: dict[str, Any]) -> None:
    """Serve the rules, which exclude the API, signed-in pages and pages linked in mails."""
    text = render_rules(settings.public_url, list(manifest["app"]), manifest.get("hidden", []))

    @public
    def robots() -> Response:
        response = Response(text, mimetype="text/plain")
        response.headers["Cache-Control"] = CACHE
        return response

    app.add_url_rule("/robots.txt", endpoint="robots", view_func=robots)


def render_rules(public_url: str, signed_in: list[str], hidden: list[str]) -> str:
    """The text of the file; rules are path prefixes, the longest match counts."""
    prefixed = [prefixed_path(language, path) for language in PREFIXED for path in hidden]
    # A page below another one is closed with it.
    whole = [path for path in signed_in if PARAMETER not in path]
    closed = [f"Disallow: {path}" for path in (API, *whole, *hidden, *prefixed)]
    open_ = f"Allow: {PICTURES}"
    return "\n".join(("User-agent: *", open_, *closed, "", f"Sitemap: {public_url}{SITEMAP}", ""))


class Place(NamedTuple):
    """The addresses of a page by language, English first, and when it last changed."""

    addresses: dict[str, str]
    changed: str | None


def render_sitemap(public_url: str, manifest: dict[str, Any]) -> str:
    """The current file; one query."""
    found = articles.list_addresses()
    newest: dict[str, datetime] = {}
    for one in found:
        above = one.path.rpartition("/")[0]
        newest[above] = max(one.updated_at, newest.get(above, one.updated_at))
    places = [_place(public_url, path, newest.get(path)) for path in _paths(manifest)]
    places += [_place(public_url, one.path, one.updated_at, one.languages) for one in found]
    return render_template("sitemap.xml", places=places)


def _paths(manifest: dict[str, Any]) -> Iterator[str]:
    left_out = {*manifest.get("hidden", []), *FORMS}
    return (path for path in manifest["public"] if path not in left_out and PARAMETER not in path)


def _place(
    public_url: str,
    path: str,
    changed: datetime | None,
    languages: tuple[str, ...] = LANGUAGES,
) -> Place:
    ordered = sorted(languages, key=lambda language: language != DEFAULT)
    addresses = {language: public_url + localized_path(language, path) for language in ordered}
    return Place(addresses, format_utc(changed) if changed else None)
