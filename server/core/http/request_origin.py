"""Where the present request comes from, for services that know no web framework."""

import re
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

COUNTRY: Final = re.compile(r"[A-Z]{2}")
# What proxies send when they do not know.
NOWHERE: Final = frozenset({"XX", "ZZ"})
LONGEST_AGENT: Final = 400


@dataclass(frozen=True)
class Origin:
    """The address and browser that a request names, and the country that a proxy tells."""

    address: str = ""
    user_agent: str = ""
    country: str | None = None


_present: ContextVar[Origin] = ContextVar("origin")
_UNKNOWN: Final = Origin()


def current_origin() -> Origin:
    """Where the present request comes from; all empty outside of requests."""
    return _present.get(_UNKNOWN)


def set_origin(address: str, user_agent: str, country: str) -> None:
    """Note the origin of the request that begins; a country is two letters or unknown."""
    code = country.strip().upper()
    known = COUNTRY.fullmatch(code) is not None and code not in NOWHERE
    _present.set(Origin(address, user_agent[:LONGEST_AGENT], code if known else None))


def clear_origin() -> None:
    """Forget the origin of the request that ended."""
    _present.set(_UNKNOWN)
