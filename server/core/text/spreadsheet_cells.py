"""Texts that no spreadsheet takes for a formula."""

import re
from typing import Final

GUARD: Final = "'"
# What starts a formula, also in full width, and the separator of spreadsheets in Indonesian.
# Some drop spaces, invisible characters and quotes in front of it. A guard in front is guarded too,
# so that removing the first one always gives back what was typed.
FORMULA: Final = re.compile(
    "'|[\\s\"'`\u2018-\u201f\u00ab\u00bb\u200b-\u200f\u2060\ufeff]*[=+\\-@;\t\r\0＝＋－＠；]"
)


def is_formula(text: str) -> bool:
    """Whether a spreadsheet might take a text for a formula, or drop its first character."""
    return FORMULA.match(text) is not None


def guard_text(text: str) -> str:
    """A text for a CSV file that no spreadsheet takes for a formula."""
    return GUARD + text if is_formula(text) else text
