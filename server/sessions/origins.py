"""Which pages may make a browser send the session cookie along."""

from collections.abc import Collection
from typing import Protocol
from urllib.parse import urlsplit

OWN_SITES = frozenset({"same-origin", "none"})


class Headers(Protocol):
    """The headers of a request, whatever their case."""

    def get(self, name: str, /) -> str | None: ...


def is_foreign(headers: Headers, *, known: Collection[str]) -> bool:
    """Whether a page of another origin made this call; `known` are the origins that may.

    Browsers say so themselves in Sec-Fetch-Site; older ones are asked for Origin, then Referer.
    Without any of them no browser sent the call, so nobody's cookie came along unasked.
    """
    site = headers.get("Sec-Fetch-Site")
    origin = headers.get("Origin")
    if site is not None:
        return site not in OWN_SITES and not (site == "same-site" and origin in known)
    source = origin if origin is not None else headers.get("Referer")
    return source is not None and not _is_own(source, known)


def _is_own(source: str, known: Collection[str]) -> bool:
    try:
        parts = urlsplit(source)
    except ValueError:
        return False
    return f"{parts.scheme}://{parts.netloc}" in known
