"""A page as compressed bytes per content encoding."""

import gzip
import hashlib
import html
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

import brotli
from flask import Response, request

ENCODINGS: Final = ("br", "gzip")
IDENTITY: Final = "identity"
# Compression quality: fast for pages that change often, fastest for those requested once.
FAST: Final = 5
FASTEST: Final = 0
COMPRESS: Final[Mapping[str, Callable[[bytes, int], bytes]]] = {
    IDENTITY: lambda body, _quality: body,
    "br": lambda body, quality: brotli.compress(body, mode=brotli.MODE_TEXT, quality=quality),
    "gzip": lambda body, quality: gzip.compress(body, compresslevel=min(quality + 1, 9), mtime=0),
}
# The build writes this in place of the public address.
PLACEHOLDER: Final = "https://public-url.invalid"


@dataclass(frozen=True)
class HtmlPage:
    """A page as its bytes per content encoding."""

    bodies: dict[str, bytes]
    etag: str

    def response(self, status: int = 200) -> Response:
        """The page in the best accepted encoding; 304 when the browser has it already."""
        encoding = _accepted_encoding()
        response = _encoded_response(self.bodies[encoding], encoding, status)
        response.headers["Cache-Control"] = "no-cache"
        if status == 200:
            response.set_etag(f"{self.etag}-{encoding}")
            response.make_conditional(request)
        return response


def private_response(body: bytes, *, compressed: bool) -> Response:
    """A page for one person, which nothing may store, nor compress when this does not."""
    encoding = _accepted_encoding() if compressed else IDENTITY
    response = _encoded_response(COMPRESS[encoding](body, FAST), encoding)
    response.headers["Cache-Control"] = "no-store, no-transform"
    return response


def _accepted_encoding() -> str:
    return next((name for name in ENCODINGS if request.accept_encodings[name] > 0), IDENTITY)


def _encoded_response(body: bytes, encoding: str, status: int = 200) -> Response:
    response = Response(body, status, mimetype="text/html")
    if encoding != IDENTITY:
        response.headers["Content-Encoding"] = encoding
    response.vary.add("Accept-Encoding")
    return response


def read_build_file(path: Path, public_url: str) -> str:
    """A file of the build with the public address filled in."""
    return path.read_text("utf-8").replace(PLACEHOLDER, html.escape(public_url))


@lru_cache(maxsize=128)
def static_html_page(text: str) -> HtmlPage:
    """The page of a constant text, compressed at the best quality once per process."""
    return compress_page(text, quality=11)


def update_page(text: str, last: HtmlPage | None, quality: int = FAST) -> HtmlPage:
    """The page of a text; the last one when the text is the same."""
    if last and last.bodies[IDENTITY] == text.encode():
        return last
    return compress_page(text, quality)


def compress_page(text: str, quality: int = FAST) -> HtmlPage:
    """The page of a text, compressed at a quality of 0 to 11."""
    body = text.encode()
    bodies = {encoding: compress(body, quality) for encoding, compress in COMPRESS.items()}
    return HtmlPage(bodies, hashlib.sha256(body).hexdigest()[:20])
