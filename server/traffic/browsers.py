"""What a browser tells that is worth counting: its system, and whether a machine is at work."""

from typing import Final

from crawleruseragents import is_crawler
from ua_parser import parse_os

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


def system_of(user_agent: str) -> str:
    """Windows, Mac, iOS, Android, Linux or Other."""
    found = parse_os(user_agent)
    return SYSTEMS.get(found.family, OTHER) if found else OTHER


def is_bot(user_agent: str) -> bool:
    """Whether a machine looks, not a person; browsers always say what they are."""
    return not user_agent.strip() or is_crawler(user_agent)
