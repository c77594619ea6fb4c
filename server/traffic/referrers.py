"""The referring site of a view: its registered domain only."""

import re
from functools import cache
from typing import Final
from urllib.parse import urlsplit

from publicsuffixlist import PublicSuffixList

DIRECT: Final = ""
MAX_LENGTH: Final = 120
WEB: Final = frozenset({"http", "https"})
# An app has a name for a host (android-app://com.google.android.gm).
SCHEMES: Final = WEB | {"android-app", "ios-app"}
HOST: Final = re.compile(r"(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)+[a-z0-9-]*[a-z][a-z0-9-]*")


def referrer_site(referrer: str | None, own: str) -> str:
    """The domain of a referrer or the name of an app; DIRECT for none, our own, or no host.

    Subdomains are dropped, as they can identify a person.
    """
    if not referrer:
        return DIRECT
    try:
        parts = urlsplit(referrer.strip())
        host = (parts.hostname or "").rstrip(".").encode("idna").decode("ascii").lower()
    except ValueError:
        return DIRECT
    known = parts.scheme in SCHEMES and HOST.fullmatch(host)
    if not known or host.removeprefix("www.") == own.lower().removeprefix("www."):
        return DIRECT
    site = _suffixes().privatesuffix(host) or host if parts.scheme in WEB else host
    return site if len(site) <= MAX_LENGTH else DIRECT


@cache
def _suffixes() -> PublicSuffixList:
    return PublicSuffixList()
