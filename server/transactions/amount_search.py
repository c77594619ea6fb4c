"""Amounts as people write them when they look for one: 48000, 48.000, 25rb, 1,5jt, Rp 25.000."""

import re
import unicodedata
from typing import Final

from server.transactions.models import LARGEST_AMOUNT

UNITS: Final = {
    "": 0,
    "k": 3,
    "rb": 3,
    "ribu": 3,
    "jt": 6,
    "juta": 6,
    "miliar": 9,
}
# Spaces and what stands around an amount on a bill or in a list: +Rp25.000, Rp 25.000,-
SIGN: Final = re.compile(r"[+\-−–]")
CURRENCY: Final = re.compile(r"(rp|idr)\.?")
TAIL: Final = re.compile(r"[.,][-−–]+")
TERM: Final = re.compile(r"([0-9][0-9.,]*)([a-z]*)")
DOTTED: Final = re.compile(r"([0-9]{1,3}(?:\.[0-9]{3})+|[0-9]+)(?:,([0-9]{1,2}))?")
GROUPED: Final = re.compile(r"([0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.([0-9]{1,2}))?")
LONG_FRACTION: Final = re.compile(r"([0-9]+),([0-9]+)")


def parse_amount(text: str) -> int | None:
    """The whole rupiah that a text stands for; None when it is no amount that can be recorded."""
    bare = "".join(unicodedata.normalize("NFKC", text).lower().split())
    for part in (SIGN, CURRENCY):
        found = part.match(bare)
        bare = bare[found.end() :] if found else bare
    tail = TAIL.search(bare)
    if tail and tail.end() == len(bare):
        bare = bare[: tail.start()]
    term = TERM.fullmatch(bare)
    zeros = UNITS.get(term[2]) if term else None
    if term is None or zeros is None:
        return None
    amount = _scaled(term[1], zeros)
    return amount if amount is not None and 1 <= amount <= LARGEST_AMOUNT else None


def _scaled(number: str, zeros: int) -> int | None:
    """A number times a power of ten, in digits, so that 1,1jt is exactly 1100000."""
    patterns = [DOTTED, GROUPED] + ([LONG_FRACTION] if zeros else [])
    found = next((match for one in patterns if (match := one.fullmatch(number))), None)
    if found is None:
        return None
    whole, fraction = re.sub("[.,]", "", found[1]), found[2] or ""
    digits = fraction.ljust(zeros, "0")
    return None if digits[zeros:].strip("0") else int(whole + digits[:zeros])
