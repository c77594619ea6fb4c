"""Formats amounts for mails: in rupiah, or in the currency of the reader."""

from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal
from typing import Final

from babel.numbers import format_decimal

from server.site.exchange_rates import RUPIAH, get_newest_rates

FormatAmount = Callable[[int], str]
"""Formats whole rupiah."""

SYMBOLS: Final = {"EUR": "€", "USD": "$"}
LOCALES: Final = {"en": "en_US", "id": "id_ID"}
CENT: Final = Decimal("0.01")
# From here on cents are left out.
WHOLE_FROM: Final = 1000


def get_amount_format(currency: str | None, language: str) -> FormatAmount:
    """The format of amounts in a currency; rupiah where it has no rate.

    One query unless it is rupiah.
    """
    known = (
        {one.currency: one.rate for one in get_newest_rates()}
        if currency not in {None, RUPIAH}
        else {}
    )
    rate = known.get(currency or "")
    if rate is None or currency not in SYMBOLS:
        return format_rupiah
    symbol, worth = SYMBOLS[currency], rate
    return lambda amount: _converted(amount, worth, symbol, language)


def format_rupiah(amount: int) -> str:
    """Whole rupiah as 'Rp12.500.000'; below zero '-Rp48.000'."""
    return f"{_sign(amount)}Rp{abs(amount):,}".replace(",", ".")


def _converted(amount: int, rate: Decimal, symbol: str, language: str) -> str:
    value = abs(amount) / rate
    whole = value >= WHOLE_FROM
    rounded = value.quantize(Decimal(1) if whole else CENT, ROUND_HALF_UP)
    digits = format_decimal(rounded, "#,##0" if whole else "#,##0.00", LOCALES[language])
    return f"≈ {_sign(amount)}{symbol}{digits}"


def _sign(amount: int) -> str:
    return "-" if amount < 0 else ""
