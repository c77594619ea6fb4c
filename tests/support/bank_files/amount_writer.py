"""Amounts in each number style."""

from server.imports.statements.statement import SEN, NumberStyle


def write_amount(sen: int, style: NumberStyle, *, decimals: bool = True) -> str:
    """The amount with a minus below zero, and with two decimals or without."""
    rupiah, rest = divmod(abs(sen), SEN)
    whole = str(rupiah) if style is NumberStyle.PLAIN else f"{rupiah:,}"
    text = f"{whole}.{rest:02}" if decimals else whole
    if style is NumberStyle.INDONESIAN:
        text = text.translate(str.maketrans(",.", ".,"))
    return f"-{text}" if sen < 0 else text
