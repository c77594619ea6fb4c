"""Text as others may have to read it: nothing hidden in it, nothing that grows over its line.

What is written with joiners or marks stays whole: emoji of several parts, flags, keycaps, and the
scripts that need them.
"""

import re
import unicodedata
from typing import Final

# A letter of any living script carries fewer.
MOST_MARKS: Final = 4
JOINERS: Final = "\u200c\u200d"
# Signs of Arabic and Kaithi numbers: formats by name, yet they are seen.
SEEN_FORMATS: Final = frozenset(
    "\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd"
)
# Letters that are drawn as nothing.
FILLERS: Final = frozenset("\u115f\u1160\u3164\uffa0\u034f\u17b4\u17b5")
FLAG: Final = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{2,6}\U000e007f")
BLANK_LINES: Final = re.compile(r"\n(?:[^\S\n]*\n){2,}")
LINE_ENDS: Final = re.compile(r"[^\S\n]+(?=\n)")


def tidy(text: str) -> str:
    """A text in NFC without what is not seen and with at most four marks on a letter."""
    shown, begun = [], 0
    for flag in FLAG.finditer(text):
        shown += [*_seen(text[begun : flag.start()]), flag.group()]
        begun = flag.end()
    shown += _seen(text[begun:])
    tidied = _joined("".join(_marked("".join(shown))))
    return BLANK_LINES.sub("\n\n", LINE_ENDS.sub("", tidied)).strip()


def is_selector(letter: str) -> bool:
    """Whether a character chooses the picture of the one before it."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def _seen(text: str) -> list[str]:
    return [letter for letter in text if not _is_hidden(letter)]


def _is_hidden(letter: str) -> bool:
    if letter.isascii() or letter in JOINERS or letter in SEEN_FORMATS:
        return False
    return letter in FILLERS or unicodedata.category(letter) == "Cf"


def _marked(text: str) -> list[str]:
    """The letters with the first few of their marks; a mark without a letter is left out."""
    kept: list[str] = []
    marks, has_letter = 0, False
    for letter in text:
        if unicodedata.category(letter) in {"Mn", "Me"}:
            marks += 1
            fits = marks <= MOST_MARKS
            # Of what chooses a picture one is enough.
            if not has_letter or not fits or (is_selector(letter) and is_selector(kept[-1])):
                continue
        elif letter not in JOINERS:
            marks, has_letter = 0, not letter.isspace()
        kept.append(letter)
    return kept


def _joined(text: str) -> str:
    """The text with joiners only where they join: one, between two characters beyond ASCII."""
    parts = re.split(f"([{JOINERS}]+)", text)
    for place in range(1, len(parts), 2):
        before, after = parts[place - 1][-1:], parts[place + 1][:1]
        joins = _can_join(before) and _can_join(after)
        parts[place] = parts[place][0] if joins else ""
    return "".join(parts)


def _can_join(letter: str) -> bool:
    return bool(letter) and not letter.isascii() and not letter.isspace()
