"""Actual, its export of transactions to CSV.

Columns: Account, Date, Payee, Notes, Category, Amount, Cleared, with Split_Amount in the export of
a list and Reconciled in that of a file. Amounts are signed. A transfer has the other account as
its payee and no category. The row of a split entry has the amount zero; its parts follow it, with
"(SPLIT 1 OF 2)" before their notes.

Source: actualbudget/actual, packages/loot-core/src/server/transactions/export/export-to-csv.ts.
"""

import re
from collections.abc import Iterator
from typing import Final

from server.imports.statements.app_export import AppExport, ExportEntry, ExportRow
from server.imports.statements.statement import RowKind

OPENING: Final = "starting balance"
_SPLIT: Final = re.compile(r"^\(SPLIT (?:INTO [0-9]+|[0-9]+ OF [0-9]+)\)\s*")


def _entries(row: ExportRow) -> Iterator[ExportEntry]:
    value = row.required_amount("amount")
    payee, notes = row.text("payee"), _SPLIT.sub("", row.text("notes"))
    account = row.text("account")
    # One of the two exports puts the group before the category.
    category = row.text("category").rpartition(": ")[2]
    if payee.lower() == OPENING:
        yield row.entry(account, value, payee, notes, kind=RowKind.ADJUSTMENT)
    else:
        yield row.entry(account, value, payee, notes, name=payee, category=category)


EXPORT: Final = AppExport(
    layout="actual",
    headings=(frozenset({"account", "date", "payee", "notes", "category", "amount", "cleared"}),),
    amounts=("amount",),
    entries=_entries,
    has_accounts_as_payees=True,
)
READERS: Final = (EXPORT.reader,)
