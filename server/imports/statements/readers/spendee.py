"""Spendee, its export of transactions to CSV, a file for each wallet or one for all.

Columns: Date, Wallet, Type, Category name, Amount, Currency, Note, Labels, Author; newer ones
have more. The type is Expense, Income, Outgoing Transfer or Incoming Transfer; amounts are
signed, in some versions not; days are ISO 8601 with a zone. Neither half of a transfer names the
other wallet.

Source: yanko-belov/firefly-iii-spendee-import, compose.py.
"""

from collections.abc import Iterator
from typing import Final

from server.imports.statements.app_export import (
    AppExport,
    ExportEntry,
    ExportRow,
    transfer_kind,
)
from server.imports.statements.statement import Fault

SIGNS: Final = {
    "expense": -1,
    "income": 1,
    "outgoing transfer": -1,
    "incoming transfer": 1,
}


def _entries(row: ExportRow) -> Iterator[ExportEntry]:
    type_ = row.word("type")
    if type_ not in SIGNS:
        raise row.unreadable(Fault.DAMAGED)
    value = abs(row.required_amount("amount")) * SIGNS[type_]
    wallet, note = row.text("wallet"), row.text("note")
    if type_.endswith("transfer"):
        yield row.entry(wallet, value, note, kind=transfer_kind(value))
    else:
        yield row.entry(wallet, value, note, category=row.text("category name"))


EXPORT: Final = AppExport(
    layout="spendee",
    headings=(frozenset({"date", "wallet", "type", "category name", "amount", "note"}),),
    amounts=("amount",),
    currency=lambda row: row.text("currency"),
    entries=_entries,
)
READERS: Final = (EXPORT.reader,)
