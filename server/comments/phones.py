"""Whether somebody gives a telephone number: the usual way of luring people elsewhere."""

import re
from typing import Final

# What stands between two digits of a number.
GAP: Final = r"[\s.()/_-]{0,2}"
DATE: Final = r"0?\d[-./]\d{1,2}[-./](?:\d\d){1,2}\b"
PHONE: Final = re.compile(
    rf"""
      (?<![\d.,]) (?!{DATE}) (?:\+?\s?6{GAP}2{GAP}(?:\(0\){GAP})?|[0o][\s()_-]{{0,2}})
      8{GAP}[1-9] (?:{GAP}[\do]){{6,10}} (?!\d)                # a mobile phone of Indonesia
    | (?<![\w.,]) 8[1-9]\d{{7,10}} (?!\d|[.,]\d)              # the same without its beginning
    | (?<![\d.,]) \(?0[2-79]\d{{1,2}}\)?[\s-]\d{{3,4}}[\s-]?\d{{3,4}}\b # a line, with its area
    | (?<!\w) \+{GAP}[1-9](?:{GAP}\d){{8,14}} (?!\d)           # a phone of anywhere
    | \b(?:nol|kosong)[\s,-]{{0,2}}delapan[\s,-]{{1,2}}(?:satu|dua|tiga|lima|tujuh|delapan|sembil)
    """,
    re.VERBOSE,
)
# 62.812.345.678 is an amount, and so is +100.000.000.
AMOUNT: Final = re.compile(r"\+?\s?[1-9]\d{0,2}(?:\.\d{3})+|8\d*000")


def holds_phone(plain: str) -> bool:
    """Whether there is the number of a telephone in a text that is spelled out."""
    return any(not AMOUNT.fullmatch(found.group()) for found in PHONE.finditer(plain))
