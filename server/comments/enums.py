"""The states of comments and the reasons to hold, report or remove them."""

from typing import Final

SHOWN: Final = "shown"
HELD: Final = "held"
STATES: Final = (SHOWN, HELD)
# Why a comment is held: the link detection, or reports of readers.
LINK: Final = "link"
REPORTS: Final = "reports"
REASONS: Final = ("spam", "abuse", "scam", "other")
