"""Which letters and signs nobody sees."""

import unicodedata
from typing import Final

INVISIBLE_CATEGORIES: Final = frozenset({"Cf", "Mn", "Me", "Zs"})
# Letters and signs that are drawn as nothing.
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def is_invisible(letter: str) -> bool:
    """Whether a letter by itself shows nothing."""
    return (
        letter in BLANK or letter.isspace() or unicodedata.category(letter) in INVISIBLE_CATEGORIES
    )


def is_blank(text: str) -> bool:
    """Whether nobody sees anything of a text; the empty one shows nothing."""
    return all(map(is_invisible, text))
