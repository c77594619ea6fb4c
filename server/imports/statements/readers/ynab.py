"""YNAB, the register of its export of a plan, CSV or TSV.

Columns: Account, Flag, Date, Payee, Category Group/Category, Category Group, Category, Memo,
Outflow, Inflow, Cleared. Amounts have the sign of the currency, days are written as the plan's
settings say. Both halves of a transfer have the payee "Transfer : " with the other account; parts
of a split entry have "Split (1/2)" before their memo.

Source: the package parse-ynab-export on npmjs.com.
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
from server.imports.statements.statement import Fault, RowKind

ADJUSTED: Final = frozenset({"starting balance", "reconciliation balance adjustment"})
_TRANSFER: Final = re.compile(r"Transfer\s*:\s*(.+)")
_RUPIAH: Final = re.compile(r"[-+(\s]*(?:rp\.?|idr)?[-+0-9.,()\s]*(?:rp\.?|idr)?", re.IGNORECASE)
_SPLIT: Final = re.compile(r"^Split \([0-9]+/[0-9]+\)\s*")


def _entries(row: ExportRow) -> Iterator[ExportEntry]:
    if not all(_RUPIAH.fullmatch(row.text(side)) for side in ("inflow", "outflow")):
        raise row.unreadable(Fault.FOREIGN_CURRENCY)
    money_in, money_out = row.amount("inflow"), row.amount("outflow")
    if money_in and money_out:
        raise row.unreadable(Fault.BOTH_SIDES)
    value = (money_in or 0) - (money_out or 0)
    payee, memo = row.text("payee"), _SPLIT.sub("", row.text("memo"))
    account = row.text("account")
    if transfer := _TRANSFER.fullmatch(payee):
        yield row.entry(account, value, memo, kind=transfer_kind(value), to_account=transfer[1])
    elif payee.lower() in ADJUSTED:
        yield row.entry(account, value, payee, memo, kind=RowKind.ADJUSTMENT)
    else:
        category = row.text("category")
        yield row.entry(account, value, payee, memo, name=payee, category=category)


EXPORT: Final = AppExport(
    layout="ynab",
    headings=(frozenset({"account", "date", "payee", "category", "memo", "outflow", "inflow"}),),
    amounts=("outflow", "inflow"),
    entries=_entries,
)
READERS: Final = (EXPORT.reader,)
