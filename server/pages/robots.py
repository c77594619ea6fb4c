"""robots.txt: where everything is listed, and what search engines leave alone."""

from typing import Any, Final

from flask import Flask, Response

from server.core.http.access import public
from server.pages.languages import PREFIXED, below
from server.settings import Settings

API: Final = "/api/"
# Pictures that link previews and searches for pictures show.
PICTURES: Final = "/api/v1/covers/"
SITEMAP: Final = "/sitemap.xml"
# Rules rarely change, and crawlers keep them for up to a day anyway.
CACHE: Final = "public, max-age=3600"


def init_robots(app: Flask, settings: Settings, manifest: dict[str, Any]) -> None:
    """Serve the rules: nobody searches the calls, the signed-in pages and those in mails."""
    text = rules(settings.public_url, manifest["app"], manifest.get("hidden", []))

    @public
    def robots() -> Response:
        response = Response(text, mimetype="text/plain")
        response.headers["Cache-Control"] = CACHE
        return response

    app.add_url_rule("/robots.txt", endpoint="robots", view_func=robots)


def rules(public_url: str, signed_in: list[str], hidden: list[str]) -> str:
    """The file's text; plain beginnings of addresses, the longest of which counts."""
    prefixed = [below(language, path) for language in PREFIXED for path in hidden]
    closed = [f"Disallow: {path}" for path in (API, *signed_in, *hidden, *prefixed)]
    open_ = f"Allow: {PICTURES}"
    return "\n".join(("User-agent: *", open_, *closed, "", f"Sitemap: {public_url}{SITEMAP}", ""))
