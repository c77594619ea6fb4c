"""Firefly III, its export of transactions to CSV.

Columns, among others: journal_id, type, currency_code, amount, description, date, source_name,
source_type, destination_name, destination_type, category, notes. Withdrawals are below zero, all
others above. A transfer is one row.

Source: firefly-iii/firefly-iii, app/Support/Export/ExportDataGenerator.php.
"""

from collections.abc import Iterator
from typing import Final

from server.imports.statements.app_export import (
    AppExport,
    ExportEntry,
    ExportRow,
    transfer_kind,
)
from server.imports.statements.statement import Fault, RowKind

ASSET: Final = "asset account"


def _entries(row: ExportRow) -> Iterator[ExportEntry]:
    value = abs(row.required_amount("amount"))
    source, target = row.text("source_name"), row.text("destination_name")
    text, reference = row.text("description"), row.text("journal_id")
    category = row.text("category")
    match row.word("type"):
        case "withdrawal":
            yield row.entry(
                source, -value, target, text, name=target, category=category, reference=reference
            )
        case "deposit":
            yield row.entry(
                target, value, source, text, name=source, category=category, reference=reference
            )
        case "transfer":
            kind = transfer_kind(-value)
            yield row.entry(source, -value, text, kind=kind, to_account=target, reference=reference)
        case "opening balance" | "reconciliation":
            # The other side is an account that the app made for this.
            is_source = row.word("source_type") == ASSET
            account, change = (source, -value) if is_source else (target, value)
            yield row.entry(account, change, text, kind=RowKind.ADJUSTMENT, reference=reference)
        case _:
            raise row.unreadable(Fault.DAMAGED)


EXPORT: Final = AppExport(
    layout="firefly",
    headings=(
        frozenset(
            {"journal_id", "type", "currency_code", "amount", "date"}
            | {"description", "source_name", "destination_name"}
        ),
    ),
    amounts=("amount",),
    currency=lambda row: row.text("currency_code"),
    entries=_entries,
)
READERS: Final = (EXPORT.reader,)
