"""The origin of this request, for services that know no web framework."""

import re
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

COUNTRY: Final = re.compile(r"[A-Z]{2}")
# What proxies send for an unknown country.
UNKNOWN_COUNTRIES: Final = frozenset({"XX", "ZZ"})
LONGEST_AGENT: Final = 400


@dataclass(frozen=True)
class Origin:
    """The address and user agent of a request, and the country that a proxy names."""

    address: str = ""
    user_agent: str = ""
    country: str | None = None


_present: ContextVar[Origin] = ContextVar("origin")
_UNKNOWN: Final = Origin()


def current_origin() -> Origin:
    """The origin of this request; empty outside of requests."""
    return _present.get(_UNKNOWN)


def set_origin(address: str, user_agent: str, country: str) -> None:
    """Set the origin of a new request; a country is two letters or unknown."""
    code = country.strip().upper()
    known = COUNTRY.fullmatch(code) is not None and code not in UNKNOWN_COUNTRIES
    _present.set(Origin(address, user_agent[:LONGEST_AGENT], code if known else None))


def clear_origin() -> None:
    """Clear the origin at the end of a request."""
    _present.set(_UNKNOWN)
