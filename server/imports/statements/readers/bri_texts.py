"""What the texts of BRI say: the kind of a row, and who stands on the other side."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from server.imports.statements.kind_words import kind_of, transfer_kind
from server.imports.statements.statement import SEN, RowKind, StatementRow

ISSUER: Final = "BRI"
# What BI-FAST and online transfers cost; the bank books it as a row of its own with the text of
# the transfer.
FEES: Final = frozenset({2_500 * SEN, 6_500 * SEN})

_BI_FAST: Final = re.compile(
    r"^Transfer (?:BI-?Fast )?(?:ke|dari) .+? - [0-9Xx*]{4,} - (?P<name>.+)$", re.IGNORECASE
)
_TRANSFER: Final = re.compile(r"^Transfer (?:ke|dari) (?P<name>.+?)(?: via\b.*)?$", re.IGNORECASE)
_QRIS: Final = re.compile(r"^(?:Pembayaran )?QRIS (?P<name>.*?)(?: via\b.*)?$", re.IGNORECASE)
_NETWORK: Final = re.compile(
    r"^NBMB (?P<sender>.+?) TO (?P<receiver>.+?)(?:\s+ESB:.*)?$", re.IGNORECASE
)
_QRIS_REFERENCE: Final = re.compile(r"^QRIS[0-9]", re.IGNORECASE)
_BI_FAST_REFERENCE: Final = re.compile(r"^BFST[0-9]", re.IGNORECASE)


def understand(text: str, amount: int) -> tuple[RowKind, str]:
    """The kind and the name that a text tells."""
    if network := _NETWORK.match(text):
        name = network["sender"] if amount > 0 else network["receiver"]
        return transfer_kind(amount), name.strip()
    if _QRIS_REFERENCE.match(text):
        return RowKind.QRIS, ""
    if _BI_FAST_REFERENCE.match(text):
        return transfer_kind(amount), ""
    kind = kind_of(text, amount)
    patterns = {
        RowKind.QRIS: (_QRIS,),
        RowKind.TRANSFER_OUT: (_BI_FAST, _TRANSFER),
        RowKind.TRANSFER_IN: (_BI_FAST, _TRANSFER),
    }
    for pattern in patterns.get(kind, ()):
        if match := pattern.match(text):
            return kind, match["name"].strip()
    return kind, ""


def mark_fees(rows: Sequence[StatementRow]) -> list[StatementRow]:
    """The rows, in which the fee of a transfer is one although it repeats the transfer's text."""
    marked = list(rows[:1])
    for before, row in pairwise(rows):
        is_fee = (
            row.kind is RowKind.TRANSFER_OUT
            and -row.amount in FEES
            and before.amount < row.amount
            and (before.text, before.day, before.time) == (row.text, row.day, row.time)
        )
        marked.append(replace(row, kind=RowKind.FEE, name="") if is_fee else row)
    return marked
