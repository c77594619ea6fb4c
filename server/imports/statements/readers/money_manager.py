"""Money Manager by Realbyte, its export to Excel or CSV.

Columns: Period or Date, Accounts or Account, Category, Subcategory, Note, one called as the main
currency, Income/Expense, Description, Amount, Currency, and the account again. A transfer names
the other account as its category, and both halves stand in the file; no source shows its fee.
"Modified Bal." is a corrected balance. Days have the month first, in some regions the day or the
year.

Sources: help.realbyteapps.com, "How to import bulk data by Excel file"; ramadiaz/vaultix-by-xanny,
money-manager-parser.service.ts; Sagargupta16/ledger-sync, tests/fixtures/README.md. An app in
another language has other columns, which no source shows.
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

ADJUSTED: Final = "modified bal."
COMMON: Final = frozenset({"category", "subcategory", "note", "income/expense"})
SIGNS: Final = {
    "exp.": -1,
    "expense": -1,
    "expenses": -1,
    "income": 1,
    "transfer-out": -1,
    "transfer out": -1,
    "transfer-in": 1,
    "transfer in": 1,
    "expense balance": -1,
    "income balance": 1,
}


def _entries(row: ExportRow) -> Iterator[ExportEntry]:
    type_ = row.word("income/expense")
    if type_ not in SIGNS:
        raise row.unreadable(Fault.DAMAGED)
    value = row.required_amount("idr", "amount") * SIGNS[type_]
    category = row.text("category")
    texts = [row.text("note"), row.text("description")]
    account = row.text("account", "accounts")
    if type_.startswith("transfer"):
        kind = transfer_kind(value)
        yield row.entry(account, value, *texts, kind=kind, to_account=category)
    elif type_.endswith("balance") or category.lower() == ADJUSTED:
        yield row.entry(account, value, *texts, kind=RowKind.ADJUSTMENT)
    else:
        texts = texts if any(texts) else [row.text("subcategory")]
        yield row.entry(account, value, *texts, category=category)


def _currency(row: ExportRow) -> str:
    """The currency of the amount; the column of the main currency has it converted."""
    return "" if row.has("idr") else row.text("currency")


EXPORT: Final = AppExport(
    layout="money-manager",
    headings=(COMMON | {"date", "account"}, COMMON | {"period", "accounts"}),
    amounts=("idr", "amount"),
    days=("date", "period"),
    order="mdy",
    currency=_currency,
    entries=_entries,
)
READERS: Final = (EXPORT.reader,)
