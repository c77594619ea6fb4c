"""The names of articles in their addresses: small words with dashes between, for good."""

import re
import unicodedata
from typing import Final

SLUG: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
LONGEST: Final = 80
# Room for a number behind it.
LONGEST_MADE: Final = 60
NAMELESS: Final = "article"
# What lists and their pages may need one day.
RESERVED: Final = frozenset(
    {"all", "archive", "edit", "feed", "index", "new", "page", "preview", "rss", "search", "topics"}
)
WORD: Final = re.compile(r"[a-z0-9]+")
INNER: Final = re.compile("['’`]")


def is_slug(text: str) -> bool:
    """Whether an article can have this name."""
    return len(text) <= LONGEST and SLUG.fullmatch(text) is not None


def slug_of(title: str) -> str:
    """A name made of a title, cut behind a word; 'article' when it has no Latin letter."""
    plain = unicodedata.normalize("NFKD", INNER.sub("", title))
    words = WORD.findall(plain.encode("ascii", "ignore").decode().lower())
    slug = ""
    for word in words:
        longer = f"{slug}-{word}" if slug else word[:LONGEST_MADE]
        if len(longer) > LONGEST_MADE:
            break
        slug = longer
    return slug or NAMELESS
