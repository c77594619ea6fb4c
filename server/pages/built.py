"""The pages of the client's build, each as its bytes per content encoding."""

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
# How hard a text is compressed: what changes often fast, what is never asked for again faster.
OFTEN: Final = 5
FASTEST: Final = 0
# What the build writes wherever a page names its own whole address.
PLACEHOLDER: Final = "https://public-url.invalid"


@dataclass(frozen=True)
class Page:
    """A built page as its bytes per content encoding."""

    bodies: dict[str, bytes]
    etag: str

    def response(self, status: int = 200) -> Response:
        """The page in the best encoding that the browser takes; 304 when it has it already."""
        encoding = next((name for name in ENCODINGS if self._takes(name)), "identity")
        response = Response(self.bodies[encoding], status, mimetype="text/html")
        if encoding != "identity":
            response.headers["Content-Encoding"] = encoding
        response.headers["Cache-Control"] = "no-cache"
        response.vary.add("Accept-Encoding")
        if status == 200:
            response.set_etag(f"{self.etag}-{encoding}")
            response.make_conditional(request)
        return response

    def _takes(self, encoding: str) -> bool:
        return request.accept_encodings[encoding] > 0


def read_text(path: Path, public_url: str) -> str:
    """What the build has written, with its addresses filled in."""
    return path.read_text("utf-8").replace(PLACEHOLDER, html.escape(public_url))


@lru_cache(maxsize=128)
def lasting_page(text: str) -> Page:
    """The page of a text that never changes, made as small as can be once for this process."""
    return make_page(text, quality=11)


def remade(text: str, last: Page | None, quality: int = OFTEN) -> Page:
    """The page of a text; the last one when it says the same."""
    if last and last.bodies["identity"] == text.encode():
        return last
    return make_page(text, quality)


def make_page(text: str, quality: int = OFTEN) -> Page:
    """The page of a text, compressed at a quality of 0 to 11."""
    body = text.encode()
    bodies = {
        "identity": body,
        "br": brotli.compress(body, mode=brotli.MODE_TEXT, quality=quality),
        "gzip": gzip.compress(body, compresslevel=min(quality + 1, 9), mtime=0),
    }
    return Page(bodies, hashlib.sha256(body).hexdigest()[:20])
