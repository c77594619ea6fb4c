"""All accounts of another app's export as one ledger."""

import datetime as dt
from collections.abc import Sequence

from server.imports.statements.app_export import ExportEntry
from server.imports.statements.entries_ledger import make_ledger
from server.imports.statements.lumbung_archive import LedgerArchive
from server.imports.statements.statement import SEN, Statement


def join_accounts(statements: Sequence[Statement], today: dt.date) -> LedgerArchive:
    """The ledger of statements that name their accounts; raises `Unreadable`.

    Amounts below one rupiah are left out, as drafts of single accounts leave them out.
    """
    entries = [
        ExportEntry(one.account_name, row)
        for one in statements
        for row in one.rows
        if abs(row.amount) >= SEN and row.to_account != one.account_name
    ]
    openings = {
        one.account_name: (one.totals.opening // SEN, one.start)
        for one in statements
        if one.totals.opening is not None and one.start is not None
    }
    ordered = sorted(entries, key=lambda entry: entry.row.day)
    return make_ledger(statements[0].layout, ordered, today, openings=openings)
