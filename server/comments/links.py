"""Whether a text leads somewhere else, however that is written.

It only decides whether somebody looks at a comment before others do: a comment is shown as plain
text, so nothing in it can be pressed.
"""

import re
import unicodedata
from pathlib import Path
from typing import Final

ENDINGS: Final = frozenset(
    ending
    for line in (Path(__file__).parent / "endings.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
    for ending in line.split()
)
# People who forget the space after a full stop begin the next sentence with one of these.
WORDS: Final = "Am As At Be Best Do Ga Help In Is It Ke La Ma Me Mu My No One Pa Se So To Tu Us"
# Degrees that would be addresses of Slovenia, Thailand and so on.
DEGREE: Final = re.compile(r"\b[SMBD]\.(?:Si|Ag|Th|Sn|Sy|Sc|St|Pd)\b(?!\.?\w|/)")
NEXT_SENTENCE: Final = re.compile(rf"(?<=[^\W_])\.(?=(?:{'|'.join(WORDS.split())})\b(?![./:]))")

DOTS: Final = str.maketrans(dict.fromkeys("\u3002\uff61\u2024\u2027\u00b7\u2219\u22c5\u06d4", "."))
# Cyrillic and Greek letters that look like Latin ones.
ALIKE: Final = str.maketrans("асеорхуіјѕѵԁһкмтнвαορνικ", "aceopxyijsvdhkmthbaopvik")
WRITTEN_DOT: Final = re.compile(
    r"\s?[\[({<]\s?(?:\.|dot|titik|punto)\s?[\])}>]\s?|\s(?:dot|titik)\s"
)
SIGNS: Final = re.compile(
    r"""
      [a-z][a-z0-9+.-]{1,19} \s? : \s? /\s?/          # a scheme
    | \bh(?:xx|xt|tx|\*\*)ps?\b                      # also one that was made harmless
    | \bwww\d{0,2}\s?\.                               # www.
    | \bxn--                                          # punycode
    | \b(?:javascript|vbscript|mailto|whatsapp|intent|blob|tg)\s?:\S
    | \bdata\s?:\s?\w+/
    | \w\s{0,5}\.\s{0,5}(?:com|xyz|co\.id)\b            # an address with spaces in it
    | \w,(?:com|xyz|net)\b
    """,
    re.VERBOSE,
)
DOMAIN: Final = re.compile(rf"[^\W_]\.(?:{'|'.join(sorted(ENDINGS))})(?![\w-])")
NUMBERS: Final = re.compile(r"(?<![\d.,])(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?!\.?\d)")


def holds_link(text: str) -> bool:
    """Whether there is an address in a text, or what people would read as one."""
    plain = _plain(text)
    return bool(SIGNS.search(plain) or DOMAIN.search(plain) or _names_machine(plain))


def _plain(text: str) -> str:
    """The text in small Latin letters where it looks like them, its dots written as dots."""
    spelled = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", text)
        if unicodedata.category(letter) not in {"Cf", "Mn", "Me"}
    )
    spelled = unicodedata.normalize("NFKC", spelled).translate(DOTS)
    spelled = NEXT_SENTENCE.sub(". ", DEGREE.sub(" ", spelled))
    small = spelled.casefold()
    return f"{WRITTEN_DOT.sub('.', small)}\n{WRITTEN_DOT.sub('.', small.translate(ALIKE))}"


def _names_machine(plain: str) -> bool:
    """Whether there is a machine by its number; 1.250.100.200 is an amount."""
    for found in NUMBERS.finditer(plain):
        parts = found.groups()
        is_amount = all(len(part) == 3 for part in parts[1:])
        if not is_amount and all(str(int(part)) == part and int(part) < 256 for part in parts):
            return True
    return False
