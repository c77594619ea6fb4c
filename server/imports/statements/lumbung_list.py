"""Lumbung's list of transactions, CSV or XLSX, as a ledger.

A fee stands in the row of its transfer, and once more as an expense when the list has those.
"""

import datetime as dt
from collections.abc import Iterable
from typing import Final

from server.imports.statements.app_export import read_entries
from server.imports.statements.document import Document, Table
from server.imports.statements.entries_ledger import make_ledger
from server.imports.statements.lumbung_archive import LedgerArchive
from server.imports.statements.readers.lumbung import EXPORT

LAYOUT: Final = "lumbung"


def read_list(documents: Iterable[Document], today: dt.date) -> LedgerArchive | None:
    """The ledger of a list; None when no document is one. Raises `Unreadable`."""
    tables = [one for one in documents if isinstance(one, Table) and EXPORT.reader.matches(one)]
    if not tables:
        return None
    entries = [entry for table in tables for entry in read_entries(EXPORT, table)]
    return make_ledger(LAYOUT, entries, today, lists_fees=True)
