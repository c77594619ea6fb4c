"""Amounts as files write them, read in the one number style of the file."""

import re
from collections.abc import Iterable
from decimal import ROUND_HALF_UP, Decimal
from typing import Final

from server.imports.statements.document import Cell
from server.imports.statements.statement import SEN, NumberStyle

# Sen of fifteen digits of rupiah fit into 64 bits, which JSON between processes is limited to.
_WHOLE: Final = {
    NumberStyle.ENGLISH: r"([0-9]{1,15}|[1-9][0-9]{0,2}(?:,[0-9]{3}){1,4}|)",
    NumberStyle.INDONESIAN: r"([0-9]{1,15}|[1-9][0-9]{0,2}(?:\.[0-9]{3}){1,4}|)",
    NumberStyle.PLAIN: r"([0-9]{1,15}|)",
}
# Three decimals after more than zero are refused: they are thousands of the other style, and a
# guess would be wrong by a factor of a thousand.
_DECIMALS: Final = r"(?:{0}([0-9]{{1,2}}|[0-9]{{4,20}}|(?<=^0{0})[0-9]{{3}}))?"
_NUMBERS: Final = {
    style: re.compile(
        whole + _DECIMALS.format("," if style is NumberStyle.INDONESIAN else r"\."),
    )
    for style, whole in _WHOLE.items()
}
# The plainest first.
_PREFERENCE: Final = (NumberStyle.PLAIN, NumberStyle.ENGLISH, NumberStyle.INDONESIAN)
_MINUS_SIGNS: Final = dict.fromkeys(map(ord, "−–—‐‑﹣－"), "-")
_CURRENCY: Final = re.compile(r"\b(?:rp|idr)(?:\b\.?|(?=[0-9.,+-]))", re.IGNORECASE)
_TRAILING_CURRENCY: Final = re.compile(r"(?<=[0-9.,-])\s*(?:rp\.?|idr)$", re.IGNORECASE)
_LOOSE_BLANKS: Final = re.compile(r"(?<![0-9])\s+|\s+(?![0-9])")
_NO_SEN: Final = re.compile(r"[.,]-{1,2}$")  # as in "Rp50.000,-"
_NOTHING: Final = re.compile(r"-*")


def parse_amount(text: str, style: NumberStyle) -> int | None:
    """The signed sen of an amount, or None where nothing is written; raises ValueError.

    It understands `Rp` and `IDR`, signs on either side, and parentheses around what is below
    zero.
    """
    if not text:
        return None
    match = _NUMBERS[style].fullmatch(text)
    if match is not None and (match[1] or match[2]):
        return _sen(match)
    sign, digits = _bare(text)
    if not digits:
        return None
    match = _NUMBERS[style].fullmatch(digits)
    if match is None or not any(match.groups()):
        msg = "not an amount in this style"
        raise ValueError(msg)
    return sign * _sen(match)


def parse_cell(cell: Cell, style: NumberStyle) -> int | None:
    """The signed sen of a cell, which is a number or a text; raises ValueError."""
    if cell is None:
        return None
    if isinstance(cell, str):
        return parse_amount(cell, style)
    if isinstance(cell, int | float):
        return _rounded(Decimal(str(cell)))
    msg = "a day is not an amount"
    raise ValueError(msg)


def find_style(texts: Iterable[str]) -> NumberStyle | None:
    """The style in which all amounts can be read, or None when they contradict each other.

    Where several styles say the same about every amount, it is the plainest of them. Texts that
    are no amount in any style say nothing.
    """
    styles: tuple[NumberStyle, ...] = _PREFERENCE
    seen = False
    for text in texts:
        possible = tuple(style for style in styles if _is_amount(text, style))
        if possible:
            styles, seen = possible, True
        elif any(_is_amount(text, style) for style in _PREFERENCE):
            return None
    return styles[0] if seen else None


def _is_amount(text: str, style: NumberStyle) -> bool:
    if not text:
        return False
    try:
        return parse_amount(text, style) is not None
    except ValueError:
        return False


def _bare(text: str) -> tuple[int, str]:
    """The sign and the digits with their separators, empty where nothing is written."""
    bare = text.strip().lstrip("'").translate(_MINUS_SIGNS)
    bare = _TRAILING_CURRENCY.sub("", _CURRENCY.sub("", bare, count=1).strip())
    bare = _LOOSE_BLANKS.sub("", bare)
    if _NOTHING.fullmatch(bare):
        return 1, ""
    bare = _NO_SEN.sub("", bare)
    if bare.startswith("(") and bare.endswith(")"):
        return -1, bare[1:-1]
    for side in (bare[:1], bare[-1:]):
        if side and side in "+-":
            digits = bare[1:] if side == bare[0] else bare[:-1]
            return (-1 if side == "-" else 1), digits
    return 1, bare


def _sen(match: re.Match[str]) -> int:
    whole, decimals = match.groups()
    rupiah = int(whole.replace(",", "").replace(".", "") or "0")
    if not decimals:
        return rupiah * SEN
    if len(decimals) <= 2:
        return rupiah * SEN + int(decimals.ljust(2, "0"))
    return _rounded(Decimal(f"{rupiah}.{decimals}"))


def _rounded(rupiah: Decimal) -> int:
    if not rupiah.is_finite() or abs(rupiah) >= 10**15:
        msg = "not an amount of rupiah"
        raise ValueError(msg)
    return int((rupiah * SEN).quantize(Decimal(1), rounding=ROUND_HALF_UP))
