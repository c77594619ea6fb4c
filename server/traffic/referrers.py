"""Which site led to a page: its host and nothing more."""

import re
from typing import Final
from urllib.parse import urlsplit

DIRECT: Final = ""
LONGEST: Final = 120
# A web site, or an app by its name (android-app://com.google.android.gm).
SCHEMES: Final = frozenset({"http", "https", "android-app", "ios-app"})
HOST: Final = re.compile(r"(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)+[a-z0-9-]*[a-z][a-z0-9-]*")


def site_of(referrer: str | None, own: str) -> str:
    """The host of a referrer without www; DIRECT for none, for our own, and for what is no host."""
    if not referrer:
        return DIRECT
    try:
        parts = urlsplit(referrer.strip())
        host = (parts.hostname or "").rstrip(".").encode("idna").decode("ascii")
    except ValueError:
        return DIRECT
    site = _bare(host)
    known = parts.scheme in SCHEMES and len(site) <= LONGEST and HOST.fullmatch(site)
    return site if known and site != _bare(own) else DIRECT


def _bare(host: str) -> str:
    return host.lower().removeprefix("www.")
