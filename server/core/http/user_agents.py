"""The browser and operating system of a User-Agent header, without versions; crawlers."""

from typing import Final

from crawleruseragents import is_crawler
from ua_parser import parse_os, parse_user_agent

LONGEST_HEADER = 400
LONGEST_NAME = 60
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


def browser_name(user_agent: str) -> str | None:
    """The family of a browser, such as Firefox; None when it is unknown."""
    found = parse_user_agent(user_agent[:LONGEST_HEADER])
    return found.family[:LONGEST_NAME] if found else None


def operating_system(user_agent: str) -> str:
    """Windows, Mac, iOS, Android, Linux or Other."""
    found = parse_os(user_agent)
    return SYSTEMS.get(found.family, OTHER) if found else OTHER


def is_bot(user_agent: str) -> bool:
    """Whether this is a crawler, or an empty user agent, which browsers never send."""
    return not user_agent.strip() or is_crawler(user_agent)
