"""What the texts of Bank Mandiri say: the kind of a row, and who stands on the other side."""

import re
from collections.abc import Iterator
from typing import Final

from server.imports.statements.kind_words import kind_of, transfer_kind
from server.imports.statements.statement import SEN, RowKind

ISSUER: Final = "Mandiri"
# A machine gives no smaller note; what is less and has the machine's text is its fee.
SMALLEST_NOTE: Final = 50_000 * SEN

_NETWORK: Final = re.compile(r"\b[A-Z]{4}IDJ[A-Z0-9](?:XXX)?/(?P<name>[^/\n]+)")
_IN_HOUSE: Final = re.compile(
    r"\bMCM\s+Inhouse\s?Trf\s+(?:DARI|KE)\s+(?P<name>[A-Z][A-Z.' ]*[A-Z])(?=\s|$)"
)
_LINK: Final = re.compile(r"Tarif Link\b", re.IGNORECASE)
_SHOPPING: Final = re.compile(r"Transaksi (?:e-?commerce|debit|kartu debit)\b", re.IGNORECASE)
_LONG_NUMBER: Final = re.compile(r"\S*[0-9]{6,}\S*")
_DIRECTION: Final = re.compile(r"(?:ke|dari|to|from)\s+", re.IGNORECASE)
_BANK: Final = re.compile(r"(?:(?:ke|dari)\s+)?bank\b", re.IGNORECASE)
_SHOP_PREFIX: Final = re.compile(r"VAP-")
_QR: Final = re.compile(r"\bke\s+(?P<name>.+)", re.IGNORECASE)

_NAMED: Final = frozenset(
    {
        RowKind.TRANSFER_IN,
        RowKind.TRANSFER_OUT,
        RowKind.QRIS,
        RowKind.PURCHASE,
        RowKind.TOP_UP,
        RowKind.SALARY,
    }
)


def understand(text: str, amount: int) -> tuple[RowKind, str]:
    """The kind and the name that a text tells; its lines are those of the file."""
    text = text.strip().lstrip("-").strip()
    for pattern in (_NETWORK, _IN_HOUSE):
        if match := pattern.search(text):
            return transfer_kind(amount), _without_numbers(match["name"])
    if _LINK.match(text):
        return (RowKind.FEE if -SMALLEST_NOTE < amount < 0 else RowKind.UNKNOWN), ""
    first, *pieces = text.split("\n")
    if _SHOPPING.match(first):
        kind = RowKind.PURCHASE if amount < 0 else RowKind.REFUND
    else:
        kind = kind_of(first, amount)
    if kind is RowKind.QRIS and amount > 0:
        return RowKind.TRANSFER_IN, ""
    return kind, _name(kind, first, pieces)


def _name(kind: RowKind, first: str, pieces: list[str]) -> str:
    """The first line below the kind that is no number and no bank."""
    if kind not in _NAMED:
        return ""
    if kind is RowKind.QRIS and not pieces and (match := _QR.search(first)):
        return _without_numbers(match["name"])
    return next(_names(pieces), "")


def _names(pieces: list[str]) -> Iterator[str]:
    for piece in pieces:
        if not _BANK.match(piece):
            name = _SHOP_PREFIX.sub("", _DIRECTION.sub("", piece, count=1))
            if stripped := _without_numbers(name):
                yield stripped


def _without_numbers(text: str) -> str:
    """The text without numbers of accounts, phones and terminals."""
    return " ".join(_LONG_NUMBER.sub(" ", text).split()).strip(" -")
