"""Keys by which the names that people give are compared."""

import unicodedata
from itertools import chain
from typing import Final

# Invisible characters beside the format characters: joiners of marks, blanks of scripts, variant
# selectors, and code points reserved for them.
INVISIBLE: Final = frozenset(
    chain(
        (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2065, 0x2800, 0x3164, 0xFFA0),
        range(0x180B, 0x1810),
        range(0xFE00, 0xFE10),
        range(0xFFF0, 0xFFF9),
        range(0xE0000, 0xE1000),
    )
)


def name_key(text: str) -> str:
    """A name without case, widths, invisible characters and repeated spaces.

    The joiners and selectors of emoji stay in the name itself; they only do not distinguish it.
    """
    if not text.isascii():
        visible = "".join(letter for letter in text if _is_visible(letter))
        text = unicodedata.normalize("NFKC", visible)
    return " ".join(text.casefold().split())


def _is_visible(letter: str) -> bool:
    return unicodedata.category(letter) != "Cf" and ord(letter) not in INVISIBLE
