"""A page as compressed bytes per content encoding."""

import gzip
import hashlib
import html
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

import brotli
from flask import Response, request

ENCODINGS: Final = ("br", "gzip")
# Compression quality: fast for pages that change often, fastest for those requested once.
FAST: Final = 5
FASTEST: Final = 0
# The build writes this in place of the public address.
PLACEHOLDER: Final = "https://public-url.invalid"


@dataclass(frozen=True)
class HtmlPage:
    """A page as its bytes per content encoding."""

    bodies: dict[str, bytes]
    etag: str

    def response(self, status: int = 200) -> Response:
        """The page in the best accepted encoding; 304 when the browser has it already."""
        encoding = next((name for name in ENCODINGS if self._accepts(name)), "identity")
        response = Response(self.bodies[encoding], status, mimetype="text/html")
        if encoding != "identity":
            response.headers["Content-Encoding"] = encoding
        response.headers["Cache-Control"] = "no-cache"
        response.vary.add("Accept-Encoding")
        if status == 200:
            response.set_etag(f"{self.etag}-{encoding}")
            response.make_conditional(request)
        return response

    def _accepts(self, encoding: str) -> bool:
        return request.accept_encodings[encoding] > 0


def read_build_file(path: Path, public_url: str) -> str:
    """A file of the build with the public address filled in."""
    return path.read_text("utf-8").replace(PLACEHOLDER, html.escape(public_url))


@lru_cache(maxsize=128)
def static_html_page(text: str) -> HtmlPage:
    """The page of a constant text, compressed at the best quality once per process."""
    return compress_page(text, quality=11)


def update_page(text: str, last: HtmlPage | None, quality: int = FAST) -> HtmlPage:
    """The page of a text; the last one when the text is the same."""
    if last and last.bodies["identity"] == text.encode():
        return last
    return compress_page(text, quality)


def compress_page(text: str, quality: int = FAST) -> HtmlPage:
    """The page of a text, compressed at a quality of 0 to 11."""
    body = text.encode()
    bodies = {
        "identity": body,
        "br": brotli.compress(body, mode=brotli.MODE_TEXT, quality=quality),
        "gzip": gzip.compress(body, compresslevel=min(quality + 1, 9), mtime=0),
    }
    return HtmlPage(bodies, hashlib.sha256(body).hexdigest()[:20])
