"""Cashew, its export of transactions to CSV.

Columns: name or title, amount, note, date, income, type, category name, color, iconName, emoji,
subcategory or subcategory name, account, currency, budget, objective; older versions lack some.
Amounts are signed; income is true or false. A transfer is two entries of the category "Balance
Correction", whose notes name both accounts with an arrow on their last line; other entries of
that category are corrected balances.

Sources: jameskokoska/Cashew, budget/lib/widgets/exportCSV.dart and
budget/lib/pages/addWalletPage.dart.
"""

import re
from collections.abc import Iterator
from typing import Final

from server.imports.statements.app_export import (
    AppExport,
    ExportEntry,
    ExportRow,
    transfer_kind,
)
from server.imports.statements.statement import RowKind

CORRECTION: Final = "balance correction"
COMMON: Final = frozenset({"account", "amount", "note", "date", "income", "category name"})
_ARROW: Final = re.compile(r"^(.+?) [→←] (.+)$", re.MULTILINE)


def _entries(row: ExportRow) -> Iterator[ExportEntry]:
    value = row.required_amount("amount")
    account, category = row.text("account"), row.text("category name")
    title, note = row.text("title", "name"), row.text("note")
    if category.lower() != CORRECTION:
        yield row.entry(account, value, title, note, category=category)
        return
    arrow = _ARROW.search(note)
    other = next((name for name in arrow.groups() if name != account), "") if arrow else ""
    if other:
        kind = transfer_kind(value)
        yield row.entry(account, value, title, kind=kind, to_account=other)
    else:
        yield row.entry(account, value, title, note, kind=RowKind.ADJUSTMENT)


EXPORT: Final = AppExport(
    layout="cashew",
    headings=(COMMON | {"title"}, COMMON | {"name"}),
    amounts=("amount",),
    currency=lambda row: row.text("currency"),
    entries=_entries,
)
READERS: Final = (EXPORT.reader,)
