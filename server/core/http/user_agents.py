"""The family of the browser in a User-Agent header, never its version."""

from ua_parser import parse_user_agent

LONGEST_HEADER = 400
LONGEST_NAME = 60


def browser_name(user_agent: str) -> str | None:
    """The family of a browser, such as Firefox; None when it is unknown."""
    found = parse_user_agent(user_agent[:LONGEST_HEADER])
    return found.family[:LONGEST_NAME] if found else None
