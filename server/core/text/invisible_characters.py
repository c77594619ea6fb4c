"""Characters that show nothing."""

import unicodedata
from typing import Final

INVISIBLE_CATEGORIES: Final = frozenset({"Cf", "Mn", "Me", "Zs"})
# Letters and signs that are drawn as nothing.
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def is_invisible(letter: str) -> bool:
    """Whether a character by itself shows nothing."""
    return (
        letter in BLANK or letter.isspace() or unicodedata.category(letter) in INVISIBLE_CATEGORIES
    )


def is_blank(text: str) -> bool:
    """Whether a text shows nothing, such as an empty one."""
    return all(map(is_invisible, text))
