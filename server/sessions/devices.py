"""What is told of a device that signs in: its browser, its system, where it seems to be."""

from dataclasses import dataclass
from typing import Final

from ua_parser import parse

LONGEST_READ: Final = 500


@dataclass(frozen=True, slots=True)
class Device:
    """A browser on a system; None for what it does not tell, the country in two letters."""

    browser: str | None
    system: str | None
    country: str | None
    address: str


def describe(user_agent: str, *, country: str | None, address: str) -> Device:
    """The device behind a User-Agent header; asked once, at sign-in."""
    found = parse(user_agent[:LONGEST_READ])
    browser, system = found.user_agent, found.os
    return Device(
        browser=browser.family if browser else None,
        system=system.family if system else None,
        country=country,
        address=address,
    )
