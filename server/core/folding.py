"""Texts as they are compared and put in order, alike on every database."""

import unicodedata
from typing import Final

# Letters that Unicode does not take apart.
WHOLE: Final = str.maketrans(
    {"đ": "d", "ð": "d", "ø": "o", "ł": "l", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"}
)


def fold(text: str) -> str:
    """A text without case, without marks above and below letters, its words one space apart."""
    if text.isascii():
        return " ".join(text.lower().split())
    parts = unicodedata.normalize("NFKD", text.casefold().translate(WHOLE))
    return " ".join("".join(one for one in parts if not unicodedata.combining(one)).split())
