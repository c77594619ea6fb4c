"""ezBookkeeping, its export of transactions to CSV or TSV.

Columns: Time, Timezone, Type, Category, Sub Category, Account, Account Currency, Amount, Account2,
Account2 Currency, Account2 Amount, Geographic Location, Tags, Description. The type is Income,
Expense, Refund, Transfer or Balance Modification; a transfer is one row, with the other account in
Account2, and an amount below zero takes an entry back. Both amounts of a transfer in one currency
are equal: its fee is an expense of its own. A refund comes back under the category of its expense,
and adds the columns Transaction Id and Related Transaction Id. Commas in texts have become blanks.

Source: mayswind/ezbookkeeping, pkg/converters/default/default_transaction_data_plain_text_converter
with its test.
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

SIGNS: Final = {
    "income": 1,
    "expense": -1,
    "refund": 1,
    "transfer": -1,
    "balance modification": 1,
}


def _entries(row: ExportRow) -> Iterator[ExportEntry]:
    type_ = row.word("type")
    if type_ not in SIGNS:
        raise row.unreadable(Fault.DAMAGED)
    value = row.required_amount("amount") * SIGNS[type_]
    account, text = row.text("account"), row.text("description")
    if type_ == "transfer":
        kind = transfer_kind(value)
        yield row.entry(account, value, text, kind=kind, to_account=row.text("account2"))
    elif type_ == "balance modification":
        yield row.entry(account, value, text, kind=RowKind.ADJUSTMENT)
    elif type_ == "refund":
        # Its category is one of expenses, and no entry of ours is an expense that brings money.
        yield row.entry(account, value, text, kind=RowKind.REFUND)
    else:
        yield row.entry(account, value, text, category=row.text("category", "sub category"))


EXPORT: Final = AppExport(
    layout="ezbookkeeping",
    headings=(frozenset({"time", "type", "sub category", "account", "amount", "account2"}),),
    amounts=("amount",),
    days=("time",),
    currency=lambda row: row.text("account currency"),
    entries=_entries,
)
READERS: Final = (EXPORT.reader,)
