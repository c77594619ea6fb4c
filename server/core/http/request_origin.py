"""The origin of this request, for services that know no web framework; its browser and system."""

import re
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from crawleruseragents import is_crawler
from ua_parser import parse_os, parse_user_agent

COUNTRY: Final = re.compile(r"[A-Z]{2}")
# What proxies send for an unknown country.
UNKNOWN_COUNTRIES: Final = frozenset({"XX", "ZZ"})
LONGEST_AGENT: Final = 400
LONGEST_NAME: Final = 60
# A name that ends in 'bot', as in 'YandexBot/3.0', but not the phones of Cubot.
BOT_NAME: Final = re.compile(r"(?<!\bcu)bots?(?![a-z])", re.IGNORECASE)
OTHER: Final = "Other"
SYSTEMS: Final = {
    "Windows": "Windows",
    "Mac OS X": "Mac",
    "Mac OS": "Mac",
    "iOS": "iOS",
    "Android": "Android",
    **dict.fromkeys(
        (
            *("Linux", "Ubuntu", "Kubuntu", "Debian", "Fedora", "Linux Mint", "Mint", "Red Hat"),
            *("SUSE", "Arch Linux", "CentOS", "Gentoo", "Mageia", "Mandriva", "Slackware"),
        ),
        "Linux",
    ),
}


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


def browser_name(user_agent: str) -> str | None:
    """The family of a browser, such as Firefox; None when it is unknown."""
    found = parse_user_agent(user_agent[:LONGEST_AGENT])
    return found.family[:LONGEST_NAME] if found else None


def operating_system(user_agent: str) -> str:
    """Windows, Mac, iOS, Android, Linux or Other."""
    found = parse_os(user_agent)
    return SYSTEMS.get(found.family, OTHER) if found else OTHER


def is_bot(user_agent: str) -> bool:
    """Whether this is a crawler or a link preview, or an empty agent, which browsers never send."""
    return _is_bot(user_agent[:LONGEST_AGENT].strip())


# Agents repeat, and the list takes a third of a millisecond.
@lru_cache(maxsize=1024)
def _is_bot(user_agent: str) -> bool:
    return not user_agent or bool(BOT_NAME.search(user_agent)) or is_crawler(user_agent)
