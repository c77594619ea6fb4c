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


def read_page(path: Path, public_url: str) -> Page:
    """A page with its addresses filled in."""
    text = path.read_text("utf-8").replace(PLACEHOLDER, html.escape(public_url))
    return _page(text.encode())


@lru_cache(maxsize=64)
def _page(body: bytes) -> Page:
    """The page of this text, compressed once for as long as the process lives."""
    bodies = {
        "identity": body,
        "br": brotli.compress(body, mode=brotli.MODE_TEXT),
        "gzip": gzip.compress(body, mtime=0),
    }
    return Page(bodies, hashlib.sha256(body).hexdigest()[:20])
