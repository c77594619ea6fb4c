"""Compares a draft with the ledger: duplicates, transfers, categories."""

import datetime as dt
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from server.core.calendar.ledger_days import last_recordable_day
from server.imports import mark_queries, queries
from server.imports.draft_rows import Batches, DraftRow
from server.imports.duplicates import PENDING_DAYS, Comparison
from server.imports.guesses import Knowledge, guess_categories
from server.imports.states import TABS, RowStatus, Tab, TransferState
from server.imports.transfer_pairs import PairFinder
from server.imports.viewer import ImportViewer
from server.rules.engine import RuleSet
from server.rules.guesses import count_details
from server.rules.service import list_rules
from server.transactions.suggestions import read_habits

# How many of the newest entries teach.
NEWEST: Final = 20_000


def compare(
    viewer: ImportViewer, draft: Mapping[str, Any], batches: Batches
) -> Iterator[list[DraftRow]]:
    """The rows with what the ledger knows about them; what the person decided stays.

    They are read once to find their counterparts, and once more to be told of them, so that very
    many take little memory.
    """
    survey = _Survey(viewer, draft)
    for rows in batches:
        survey.add(rows)
    survey.compare()
    for rows in batches:
        survey.tell(rows)
        yield rows


class _Survey:
    """What the ledger knows about the rows of a draft."""

    def __init__(self, viewer: ImportViewer, draft: Mapping[str, Any]) -> None:
        self._viewer, self._layout = viewer, draft["layout"]
        self._wallet_id: str = draft["wallet_id"] or ""
        self._last_day = last_recordable_day(viewer.today)
        self._days: tuple[dt.date, ...] = ()
        self._merchants: set[bytes] = set()
        self._comparison = Comparison()
        self._has_marks = bool(self._wallet_id) and mark_queries.has_marks(
            viewer.owner_id, self._wallet_id
        )

    def add(self, rows: Sequence[DraftRow]) -> None:
        """Look at some of the rows."""
        self._reset(rows)
        days = (*self._days, *(row.day for row in rows))
        self._days = (min(days), max(days))
        self._merchants.update(row.merchant for row in rows)
        if self._wallet_id:
            marks = [row.mark for row in rows] if self._has_marks else []
            known = mark_queries.find_marks(self._viewer.owner_id, self._wallet_id, marks)
            self._comparison.add(rows, known)

    def compare(self) -> None:
        """Find the counterparts of all rows; a handful of statements."""
        owner_id = self._viewer.owner_id
        self._refused: set[tuple[bytes, int]] = set()
        if self._wallet_id:
            self._refused = queries.list_refusals(owner_id, self._wallet_id)
            self._match()
        self._pairs = PairFinder(self._viewer, self._wallet_id, self._days)
        rules = RuleSet(list_rules(owner_id), self._viewer.book)
        habits = read_habits(owner_id, NEWEST, self._viewer.today)
        votes = mark_queries.count_votes(owner_id, self._merchants)
        self._known = Knowledge(rules, votes, count_details(habits))

    def _match(self) -> None:
        if self._comparison.is_settled:
            return
        margin = dt.timedelta(days=PENDING_DAYS)
        period = (self._days[0] - margin, self._days[1] + margin)
        owner_id = self._viewer.owner_id
        candidates = mark_queries.list_candidates(owner_id, self._wallet_id, self._layout, *period)
        self._comparison.match(candidates)

    def tell(self, rows: Sequence[DraftRow]) -> None:
        """Give rows what was found."""
        self._reset(rows)
        self._comparison.mark_rows(rows)
        for row in rows:
            if row.key in self._refused and row.transfer is None:
                row.transfer = TransferState.REFUSED.value
        self._pairs.propose(rows)
        guess_categories(rows, self._viewer.book, self._known, self._wallet_id or None)

    def _reset(self, rows: Sequence[DraftRow]) -> None:
        for row in rows:
            row.reset(self._last_day)


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
