"""The grammar of CIMB Niaga's texts: the kind of a row, and who stands on the other side."""

import re
from typing import Final

from server.imports.statements.kind_words import E_WALLET, kind_of, transfer_kind
from server.imports.statements.statement import RowKind

# The name ends where digits, the time or a message in small letters begin.
_NAME: Final = r"(?P<name>[A-Z][A-Z.,'&/ -]*[A-Z.])(?![A-Za-z])"
_REMITTANCE_OUT: Final = re.compile(rf"^TR TO REMITT\b.*?(?<!TR )\bTO {_NAME}")
_REMITTANCE_IN: Final = re.compile(rf"^REMITTANCE CR\b.*?\bBFS FR \S+ {_NAME}")
_OVERBOOKING: Final = re.compile(rf"^OVERBOOKING\b.*?\bTRF TO ?-? ?{_NAME}")
_TOP_UP: Final = re.compile(
    rf"^OVERBOOKING TO KWIK\b.*?\bTRF TO (?P<name>{E_WALLET})?", re.IGNORECASE
)
_QR: Final = re.compile(r"^BILL ?PAYMENT\b.*?\bQR Purchase (?P<name>[^0-9]+)", re.IGNORECASE)
_FIXED: Final = (
    ("BILLPAYMENT TO CCARD", RowKind.CARD_PAYMENT),
    ("BILL PAYMENT TO CCARD", RowKind.CARD_PAYMENT),
    ("CDM CASH DEPOSIT", RowKind.CASH_IN),
    ("ATM WITHDRAWAL", RowKind.CASH_OUT),
    ("CREDIT INTEREST", RowKind.INTEREST),
    ("WITHHOLDING TAX", RowKind.TAX),
    ("DEBIT CARD CHARGE", RowKind.FEE),
    ("CASH BACK", RowKind.REFUND),
)


def understand(head: str, text: str, amount: int) -> tuple[RowKind, str]:
    """The kind and the name; `head` is the first line of the text, where most names end."""
    for begin, kind in _FIXED:
        if text.upper().startswith(begin):
            return kind, ""
    if match := _TOP_UP.match(text):
        return RowKind.TOP_UP, match["name"] or ""
    if match := _QR.match(text):
        return RowKind.QRIS, match["name"].strip()
    for pattern in (_REMITTANCE_OUT, _REMITTANCE_IN, _OVERBOOKING):
        if match := pattern.match(head) or pattern.match(text):
            return transfer_kind(amount), match["name"].strip()
    return kind_of(text, amount), ""
