"""sitemap.xml: every public page in each language, and when it changed."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final, NamedTuple

from flask import render_template

from server.articles import service as articles
from server.core.calendar.clock import format_utc
from server.core.text.i18n import DEFAULT, LANGUAGES
from server.pages.page_language import localized_path

# Marks paths with a parameter, whose pages are listed one by one.
PARAMETER: Final = "<"
# Forms are not listed, but crawlers may follow links to them.
FORMS: Final = ("/login", "/register", "/forgot")


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
