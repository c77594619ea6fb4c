"""Wallet by BudgetBakers, its export of all records, CSV with semicolons or XLSX.

Columns: account, category, currency, amount, ref_currency_amount, type, payment_type,
payment_type_local, note, date, gps_latitude, gps_longitude, gps_accuracy_in_meters,
warranty_in_month, transfer, payee, labels, envelope_id, custom_category; newer ones lack some.
The type is Income, Expense or Expenses; amounts are signed, in some versions not. Both halves of
a transfer are marked, and neither names the other account or a fee.

Sources: dpcat237/bbwalet-utils, the export in its end-to-end test; hekystyle/openmoney,
src/controllers/import/constants.ts.
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

SIGNS: Final = {"income": 1, "expense": -1, "expenses": -1}


def _entries(row: ExportRow) -> Iterator[ExportEntry]:
    type_ = row.word("type")
    if type_ not in SIGNS:
        raise row.unreadable(Fault.DAMAGED)
    value = abs(row.required_amount("amount")) * SIGNS[type_]
    payee, account = row.text("payee"), row.text("account")
    texts = (payee, row.text("note"))
    if row.word("transfer") == "true":
        yield row.entry(account, value, *texts, name=payee, kind=transfer_kind(value))
    else:
        yield row.entry(account, value, *texts, name=payee, category=row.text("category"))


EXPORT: Final = AppExport(
    layout="budgetbakers-wallet",
    headings=(
        frozenset(
            {"account", "category", "amount", "ref_currency_amount", "type", "date", "transfer"}
        ),
    ),
    amounts=("amount",),
    currency=lambda row: row.text("currency"),
    entries=_entries,
)
READERS: Final = (EXPORT.reader,)
