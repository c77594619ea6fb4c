"""Whether a text leads somewhere else, however that is written.

It only decides whether somebody looks at a comment before others do: a comment is shown as plain
text, so nothing in it can be pressed.
"""

import re
from pathlib import Path
from typing import Final

from server.comments.phones import holds_phone
from server.comments.spelling import WORDS, in_latin, spelled_out
from server.comments.unusual import names_site

ENDINGS: Final = frozenset(
    ending
    for line in (Path(__file__).parent / "endings.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
    for ending in line.split()
)
# No words, so that they are endings whatever stands before them.
SURE: Final = "com|xyz|net|org|io|gg|ly|cc|info|biz|co\\.id|web\\.id|my\\.id|zip|icu|cyou"
ANY: Final = "|".join(sorted(ENDINGS))
NO_WORD: Final = "|".join(sorted(ENDINGS - set(WORDS.casefold().split())))
SIGNS: Final = re.compile(
    r"""
      [a-z][a-z0-9+.-]{1,19} \s? : \s? /\s?/        # a scheme
    | \bhttps?\s?:\s?\w
    | \bh(?:xx|xt|tx|\*\*)ps?\b                      # also one that was made harmless
    | \bwww\d{0,2}\s?\.                             # www.
    | \bxn--                                          # punycode
    | \b(?:javascript|vbscript|mailto|whatsapp|intent|blob|tg)\s?:\S
    | \bdata\s?:\s?\w+/
    | \bwa[\s./]{1,3}me[\s/]{1,3}\+?\d            # a chat
    | \blocalhost\s?[:/]
    | \[(?=[^\]\n]{0,45}(?:::|(?::[0-9a-f]+){3}))[0-9a-f:.%]{2,45}\]  # a machine's number
    """,
    re.VERBOSE,
)
SPACED: Final = re.compile(
    rf"""
      \w\s{{0,5}}\.\s{{0,5}}(?:com|xyz|co\.id|io)\b   # an address with spaces in it
    | \w\s{{1,5}}\.\s{{0,5}}(?:{SURE})\b
    | \w\s{{1,5}}\.(?:{NO_WORD})(?![\w-])
    | \w\s{{0,5}}\.\s{{0,5}}(?:{ANY})\s?/\s?\w
    | \.\s{{0,3}}(?:c\s{{1,3}}o\s{{1,3}}m|n\s{{1,3}}e\s{{1,3}}t|x\s{{1,3}}y\s{{1,3}}z)\b
    | [^\W\d_]\s?[*~|;_]\s?(?:com|xyz|net|co\.id)\b      # something else for its dot
    | \w,(?:com|xyz|net)\b
    | [^\W_](?:dot|titik)com\b
    | [^\W_]\.(?:c0m|corn|c0|n3t|0rg|inf0|1d|i0|1o|xy2)\b   # something else for its letters
    """,
    re.VERBOSE,
)
DOMAIN: Final = re.compile(rf"[^\W_]\.(?:{ANY})(?![\w-])")
NUMBERS: Final = re.compile(r"(?<![\d.,])(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?!\.?\d)")


def holds_link(text: str) -> bool:
    """Whether there is an address or a telephone in a text, or what people would read as one."""
    plain = spelled_out(text)
    found = any(signs.search(plain) for signs in (SIGNS, DOMAIN, SPACED))
    found = found or _names_machine(plain) or holds_phone(plain)
    return found or names_site(in_latin(text))


def _names_machine(plain: str) -> bool:
    """Whether there is a machine by its number; 1.250.100.200 is an amount."""
    for found in NUMBERS.finditer(plain):
        parts = found.groups()
        is_amount = all(len(part) == 3 for part in parts[1:])
        if not is_amount and all(str(int(part)) == part and int(part) < 256 for part in parts):
            return True
    return False
