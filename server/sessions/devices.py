"""A device that signs in: its browser, operating system and likely country."""

import re
from dataclasses import dataclass
from typing import Final

from ua_parser import parse_os

from server.core.http.request_origin import current_origin
from server.core.http.user_agents import LONGEST_HEADER, LONGEST_NAME, browser_name

# A header may hold anything, and mail programs turn words with a dot into links.
PLAIN: Final = re.compile(r"[\w ()+/-]+", re.ASCII)


@dataclass(frozen=True, slots=True)
class Device:
    """A browser on a system; None for what is unknown, the country in two letters."""

    browser: str | None
    system: str | None
    country: str | None
    address: str


def describe(user_agent: str, *, country: str | None, address: str) -> Device:
    """The device of a User-Agent header; parsed once, at sign-in."""
    system = parse_os(user_agent[:LONGEST_HEADER])
    return Device(
        browser=_plain(browser_name(user_agent)),
        system=_plain(system.family[:LONGEST_NAME] if system else None),
        country=country,
        address=address,
    )


def present_device() -> Device:
    """The device of the present request."""
    caller = current_origin()
    return describe(caller.user_agent, country=caller.country, address=caller.address)


def _plain(name: str | None) -> str | None:
    return name if name and PLAIN.fullmatch(name) else None
