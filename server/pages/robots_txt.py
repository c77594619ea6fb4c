"""robots.txt: the sitemap, and the paths that crawlers must not fetch."""

from typing import Any, Final

from flask import Flask, Response

from server.core.http.access import public
from server.pages.page_language import PREFIXED, prefixed_path
from server.settings import Settings

API: Final = "/api/"
# Link previews and image searches show these.
PICTURES: Final = "/api/v1/covers/"
SITEMAP: Final = "/sitemap.xml"
# Crawlers cache the rules for up to a day anyway.
CACHE: Final = "public, max-age=3600"


def init_robots(app: Flask, settings: Settings, manifest: dict[str, Any]) -> None:
    """Serve the rules, which exclude the API, signed-in pages and pages linked in mails."""
    text = render_rules(settings.public_url, manifest["app"], manifest.get("hidden", []))

    @public
    def robots() -> Response:
        response = Response(text, mimetype="text/plain")
        response.headers["Cache-Control"] = CACHE
        return response

    app.add_url_rule("/robots.txt", endpoint="robots", view_func=robots)


def render_rules(public_url: str, signed_in: list[str], hidden: list[str]) -> str:
    """The text of the file; rules are path prefixes, the longest match counts."""
    prefixed = [prefixed_path(language, path) for language in PREFIXED for path in hidden]
    closed = [f"Disallow: {path}" for path in (API, *signed_in, *hidden, *prefixed)]
    open_ = f"Allow: {PICTURES}"
    return "\n".join(("User-agent: *", open_, *closed, "", f"Sitemap: {public_url}{SITEMAP}", ""))
