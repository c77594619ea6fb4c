"""Normalization of comment texts: no hidden characters, no stacked marks.

Emoji sequences, flags, keycaps and the scripts that need joiners or marks stay intact.
"""

import re
import unicodedata
from typing import Final

# Letters of living scripts carry fewer.
MAX_MARKS: Final = 4
JOINERS: Final = "\u200c\u200d"
# Signs of Arabic and Kaithi numbers: category Cf, yet visible.
VISIBLE_FORMATS: Final = frozenset(
    "\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd"
)
# Letters without a glyph.
FILLERS: Final = frozenset("\u115f\u1160\u3164\uffa0\u034f\u17b4\u17b5")
FLAG: Final = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{2,6}\U000e007f")
BLANK_LINES: Final = re.compile(r"\n(?:[^\S\n]*\n){2,}")
LINE_ENDS: Final = re.compile(r"[^\S\n]+(?=\n)")


def normalize_text(text: str) -> str:
    """A text without hidden characters and with at most four marks on a letter."""
    visible, start = [], 0
    for flag in FLAG.finditer(text):
        visible += [*_drop_hidden(text[start : flag.start()]), flag.group()]
        start = flag.end()
    visible += _drop_hidden(text[start:])
    cleaned = _clean_joiners("".join(_limit_marks("".join(visible))))
    return BLANK_LINES.sub("\n\n", LINE_ENDS.sub("", cleaned)).strip()


def _is_variation_selector(letter: str) -> bool:
    """Whether a character selects the glyph variant of the one before it."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def _drop_hidden(text: str) -> list[str]:
    return [letter for letter in text if not _is_hidden(letter)]


def _is_hidden(letter: str) -> bool:
    if letter.isascii() or letter in JOINERS or letter in VISIBLE_FORMATS:
        return False
    return letter in FILLERS or unicodedata.category(letter) == "Cf"


def _limit_marks(text: str) -> list[str]:
    """The letters with at most `MAX_MARKS` marks; marks without a letter are dropped."""
    kept: list[str] = []
    marks, has_letter = 0, False
    for letter in text:
        if unicodedata.category(letter) in {"Mn", "Me"}:
            marks += 1
            fits = marks <= MAX_MARKS
            # One variation selector is enough.
            if (
                not has_letter
                or not fits
                or (_is_variation_selector(letter) and _is_variation_selector(kept[-1]))
            ):
                continue
        elif letter not in JOINERS:
            marks, has_letter = 0, not letter.isspace()
        kept.append(letter)
    return kept


def _clean_joiners(text: str) -> str:
    """The text with single joiners, and only between two non-ASCII characters."""
    parts = re.split(f"([{JOINERS}]+)", text)
    for place in range(1, len(parts), 2):
        before, after = parts[place - 1][-1:], parts[place + 1][:1]
        joins = _can_join(before) and _can_join(after)
        parts[place] = parts[place][0] if joins else ""
    return "".join(parts)


def _can_join(letter: str) -> bool:
    return bool(letter) and not letter.isascii() and not letter.isspace()
