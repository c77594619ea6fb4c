"""How names of categories are compared."""

import unicodedata
from itertools import chain
from typing import Final

# What draws nothing besides the format characters: joiners of marks, blanks of scripts, selectors
# of variants, and places that are kept for more of them.
UNDRAWN: Final = frozenset(
    chain(
        (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2065, 0x2800, 0x3164, 0xFFA0),
        range(0x180B, 0x1810),
        range(0xFE00, 0xFE10),
        range(0xFFF0, 0xFFF9),
        range(0xE0000, 0xE1000),
    )
)


def name_key(text: str) -> str:
    """A text as it is compared: without case, widths, what is not drawn, or spaces more than one.

    Emoji keep their joiners and selectors in the name itself, they only make no other name of it.
    """
    if not text.isascii():
        drawn = "".join(letter for letter in text if _is_drawn(letter))
        text = unicodedata.normalize("NFKC", drawn)
    return " ".join(text.casefold().split())


def _is_drawn(letter: str) -> bool:
    return unicodedata.category(letter) != "Cf" and ord(letter) not in UNDRAWN
