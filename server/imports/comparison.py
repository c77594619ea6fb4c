"""Compares a draft with the ledger: duplicates, transfers, categories."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from server.core.calendar.ledger_days import last_recordable_day
from server.imports import queries
from server.imports.draft_rows import DraftRow
from server.imports.duplicates import PENDING_DAYS, Comparison
from server.imports.guesses import Knowledge, guess_categories
from server.imports.states import TABS, RowStatus, Tab, TransferState
from server.imports.transfer_pairs import PairFinder
from server.imports.viewer import ImportViewer
from server.rules.engine import RuleSet
from server.rules.guesses import count_details
from server.rules.service import list_rules
from server.transactions.imported_entries import list_entries
from server.transactions.suggestions import read_habits

# How many of the newest entries teach.
NEWEST: Final = 20_000


def compare(viewer: ImportViewer, draft: Mapping[str, Any], rows: Sequence[DraftRow]) -> None:
    """Give every row what the ledger knows about it; what the person decided stays.

    A handful of statements, however many rows there are.
    """
    if not rows:
        return
    owner_id, wallet_id = viewer.owner_id, draft["wallet_id"]
    last_day = last_recordable_day(viewer.today)
    for row in rows:
        row.reset(last_day)
    entries = list_entries(owner_id, *queries.days_of(rows, PENDING_DAYS))
    if wallet_id:
        marks = queries.list_marks(owner_id, wallet_id)
        Comparison(wallet_id, draft["layout"], marks, entries).mark_rows(rows)
        _refuse(rows, queries.list_refusals(owner_id, wallet_id))
    PairFinder(wallet_id or "", viewer.wallets, entries).propose(rows)
    habits = read_habits(owner_id, NEWEST, viewer.today)
    rules = RuleSet(list_rules(owner_id), viewer.book)
    known = Knowledge(rules, queries.count_votes(owner_id), count_details(habits))
    guess_categories(rows, viewer.book, known, wallet_id)


def _refuse(rows: Sequence[DraftRow], refused: set[tuple[bytes, int]]) -> None:
    for row in rows:
        if row.key in refused and row.transfer is None:
            row.transfer = TransferState.REFUSED.value


def count_tabs(statuses: Mapping[tuple[str, bool], int]) -> dict[str, int]:
    """How many rows each list of a review has, and how many new ones are left out."""
    counts = {
        tab.value: sum(count for (status, _in), count in statuses.items() if status in TABS[tab])
        for tab in Tab
    }
    known = {RowStatus.EXISTING.value, RowStatus.DELETED.value}
    counts["left_out"] = sum(
        count
        for (status, include), count in statuses.items()
        if not include and status not in known
    )
    return counts


def count_rows(rows: Sequence[DraftRow]) -> dict[str, int]:
    """The same of rows that are at hand."""
    return count_tabs(Counter((row.status, row.include) for row in rows))
