"""The Atom feed of a language (RFC 4287): the newest articles and tips with their whole text."""

import re
from typing import Final
from urllib.parse import urlsplit

from flask import render_template

from server.articles import paths
from server.articles import service as articles
from server.core.calendar.clock import wire
from server.core.text.i18n import LANGUAGES, _, translate
from server.pages.languages import in_language

PATH: Final = "/feed.xml"
SUBTITLE: Final = _("Articles and tips on everyday money in Indonesia.")
# The year in which the names of entries were given out (RFC 4151); it never changes.
SINCE: Final = 2026
EPOCH: Final = "1970-01-01T00:00:00.000Z"
# Links of a text that lead to another page here, or to a part of it.
INNER: Final = re.compile(r'(<a href=")(/|#)')
# What no XML may hold, whoever wrote it.
UNSPEAKABLE: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def addresses() -> dict[str, str]:
    """Where the feed of each language stands."""
    return {language: in_language(language, PATH) for language in LANGUAGES}


def feed(public_url: str, language: str) -> str:
    """The feed as it is now; one query."""
    host = urlsplit(public_url).hostname
    entries = [
        {
            "id": f"tag:{host},{SINCE}:{language}:{entry.slug}",
            "title": entry.title,
            "address": public_url + in_language(language, entry.path),
            "published": wire(entry.published_at),
            "updated": wire(entry.updated_at),
            "summary": entry.description,
            "html": _whole(entry, public_url, language),
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
        home=public_url + in_language(language, "/"),
        address=public_url + in_language(language, PATH),
        blog=public_url + in_language(language, paths.LIST_PATHS["blog"]),
        icon=f"{public_url}/favicon.ico",
        entries=entries,
    )
    return UNSPEAKABLE.sub("", text)


def _whole(entry: articles.FeedEntry, public_url: str, language: str) -> str:
    """What an article says as plain text, so that the template writes its signs itself."""
    page = public_url + in_language(language, entry.path)
    before = {"/": public_url, "#": page}
    return INNER.sub(lambda link: f"{link[1]}{before[link[2]]}{link[2]}", str(entry.html))
