"""The Atom feed of a language (RFC 4287): the newest articles and tips with their whole text."""

import re
from typing import Final
from urllib.parse import urlsplit

from flask import render_template

from server.articles import paths
from server.articles import service as articles
from server.core.calendar.clock import format_utc
from server.core.text.i18n import LANGUAGES, _, translate
from server.pages.page_language import localized_path

PATH: Final = "/feed.xml"
SUBTITLE: Final = _("Articles and tips on everyday money in Indonesia.")
# The year in the tag URIs of entries (RFC 4151); it never changes.
SINCE: Final = 2026
EPOCH: Final = "1970-01-01T00:00:00.000Z"
# Links to pages of this site or to a part of the same page.
INNER: Final = re.compile(r'(<a href=")(/|#)')
# Characters that XML does not allow.
INVALID_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def feed_paths() -> dict[str, str]:
    """The path of the feed in each language."""
    return {language: localized_path(language, PATH) for language in LANGUAGES}


def render_feed(public_url: str, language: str) -> str:
    """The feed as it is now; one query."""
    host = urlsplit(public_url).hostname
    entries = [
        {
            "id": f"tag:{host},{SINCE}:{language}:{entry.slug}",
            "title": entry.title,
            "address": public_url + localized_path(language, entry.path),
            "published": format_utc(entry.published_at),
            "updated": format_utc(entry.updated_at),
            "summary": entry.description,
            "html": _absolute_html(entry, public_url, language),
        }
        for entry in articles.list_feed_entries(language)
    ]
    text = render_template(
        "feed.xml",
        id=f"tag:{host},{SINCE}:{language}",
        language=language,
        title="Lumbung",
        subtitle=translate(SUBTITLE, language),
        updated=max((entry["updated"] for entry in entries), default=EPOCH),
        home=public_url + localized_path(language, "/"),
        address=public_url + localized_path(language, PATH),
        blog=public_url + localized_path(language, paths.LIST_PATHS["blog"]),
        icon=f"{public_url}/favicon.ico",
        entries=entries,
    )
    return INVALID_XML.sub("", text)


def _absolute_html(entry: articles.FeedEntry, public_url: str, language: str) -> str:
    """The html of an article with absolute links, as plain text that the template escapes."""
    page = public_url + localized_path(language, entry.path)
    before = {"/": public_url, "#": page}
    return INNER.sub(lambda link: f"{link[1]}{before[link[2]]}{link[2]}", str(entry.html))
