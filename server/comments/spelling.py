"""A text as people read it: look-alike letters as Latin ones, dots however they are written."""

import re
import unicodedata
from typing import Final

# People who forget the space after a full stop begin the next sentence with one of these.
WORDS: Final = "Am As At Be Best Do Ga Help In Is It Ke La Ma Me Mu My No One Pa Se So To Tu Us"
NEXT_SENTENCE: Final = re.compile(rf"(?<=[^\W_])\.(?=(?:{'|'.join(WORDS.split())})\b(?![./:]))")
# Degrees that would be addresses of Slovenia, Thailand and so on, and forms of companies.
DEGREE: Final = re.compile(r"\b[SMBD]\.(?:Si|Ag|Th|Sn|Sy|Sc|St|Pd)\b(?!\.?\w|/)")
COMPANY: Final = re.compile(r"\b(PT|CV|UD|Jl)\.(?=[A-Z][a-z]+\b(?![./:]))")

DOTS: Final = str.maketrans(
    dict.fromkeys(
        "\u3002\uff61\u2024\u2027\u00b7\u2219\u22c5\u06d4\u2022\u25cf\u25cb\u2218\u25e6\u26ab\u26aa"
        "\u30fb\ufe52\u0701\u0702\ua4f8",
        ".",
    )
)
# Small capitals, and letters in black circles and squares: no normal form knows them.
CAPITALS: Final = str.maketrans("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnopqrstuvwyz") | {
    first + place: 97 + place for first in (0x1F150, 0x1F170) for place in range(26)
}
# Cyrillic and Greek letters that look like Latin ones.
ALIKE: Final = str.maketrans("асеорхуіјѕѵԁһкмтнвցոօαορνικτυɡıɩ", "aceopxyijsvdhkmthbgnoaopviktugil")
WRITTEN_DOT: Final = re.compile(
    r"""
      \s?[\[({<]\s?(?:\.|dot|titik|punto)\s?[\])}>]\s?
    | \s(?:dot|titik)\s
    | (?<=\w)[-_*~/|](?:dot|titik|punto)[-_*~/|](?=\w)
    """,
    re.VERBOSE,
)
BRACKETED: Final = re.compile(r"[\[({<]\s?(:?/{0,2})\s?[\])}>]")
# 'e v i l . c o m': at least four signs, each alone.
LONE: Final = re.compile(r"(?<!\w)[\w.](?:[^\S\n]{1,3}[\w.]){3,}(?!\w)")

# No sign of an address reaches over it.
BETWEEN: Final = "\n\0\n"


def in_latin(text: str) -> str:
    """A text in plain letters and dots, small and capital ones as they were written."""
    shown = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", text)
        if unicodedata.category(letter) not in {"Cf", "Mn", "Me"}
    )
    return unicodedata.normalize("NFKC", shown).translate(CAPITALS).translate(DOTS)


def spelled_out(text: str) -> str:
    """What a text may be read as, in small letters, a reading on each of several lines."""
    apart = COMPANY.sub(r"\1. ", NEXT_SENTENCE.sub(". ", DEGREE.sub(" ", in_latin(text))))
    small = BRACKETED.sub(r"\1", apart.casefold())
    readings = [WRITTEN_DOT.sub(".", one) for one in (small, small.translate(ALIKE))]
    joined = (re.sub(r"\s", "", run.group()) for run in LONE.finditer(readings[1]))
    return BETWEEN.join([*readings, *joined])
