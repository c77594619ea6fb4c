"""The names of articles in their addresses: small words with dashes between, for good."""

import re
from typing import Final

SLUG: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
LONGEST: Final = 80


def is_slug(text: str) -> bool:
    """Whether an article can have this name."""
    return len(text) <= LONGEST and SLUG.fullmatch(text) is not None
