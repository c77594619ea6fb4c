"""Finds the rows of a draft that are in the ledger already."""

import datetime as dt
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from server.imports.draft_rows import DraftRow, Mark
from server.imports.states import RowStatus
from server.transactions.imported_entries import LedgerEntry

# How many days an entry may be away from its row: one that a person recorded, one that came from a
# row that was not posted yet, and one of another layout of the same account.
MANUAL_DAYS: Final = 3
PENDING_DAYS: Final = 5
OTHER_LAYOUT_DAYS: Final = 0


class StoredMark(NamedTuple):
    """A row that was imported into the wallet before; its entry may be deleted since."""

    mark: bytes
    occurrence: int
    entry_id: str
    pending: bool
    layout: str
    is_present: bool


class EntryMark(NamedTuple):
    """A mark of an entry that is there; `made` with the entry at `version`, or found."""

    mark: bytes
    occurrence: int
    entry_id: str
    pending: bool
    made: bool
    version: int
    merchant: bytes

    @property
    def key(self) -> Mark:
        """The mark with its occurrence."""
        return self.mark, self.occurrence


@dataclass(slots=True)
class Candidate:
    """An entry that a row may be, so many days apart."""

    entry_id: str
    days: int
    is_taken: bool = False


class Comparison:
    """What a wallet has, to hold the rows of a draft against."""

    def __init__(
        self,
        wallet_id: str,
        layout: str,
        marks: Iterable[StoredMark],
        entries: Sequence[LedgerEntry],
    ) -> None:
        self._wallet_id, self._layout = wallet_id, layout
        self._marks: dict[Mark, StoredMark] = {}
        self._of_entry: defaultdict[str, list[StoredMark]] = defaultdict(list)
        for mark in marks:
            self._marks[mark.mark, mark.occurrence] = mark
            self._of_entry[mark.entry_id].append(mark)
        self._entries = entries

    def mark_rows(self, rows: Sequence[DraftRow]) -> None:
        """Give each row that is, or was, an entry its status; the nearest day comes first."""
        left = [row for row in rows if not self._is_known(row)]
        open_rows = [row for row in left if not row.decided and row.status == RowStatus.NEW]
        taken = {row.match_id for row in rows if row.match_id}
        free = self._candidates(taken)
        waiting = [row for row in open_rows if row.amount in free]
        for distance in range(PENDING_DAYS + 1):
            waiting = [row for row in waiting if not _take(row, free[row.amount], distance)]

    def _is_known(self, row: DraftRow) -> bool:
        """Match a row by its mark; whatever the person decided, nothing is imported twice."""
        known = self._marks.get(row.key)
        if known is None:
            return False
        if known.is_present:
            row.match(RowStatus.EXISTING, known.entry_id)
        elif not row.decided:
            row.match(RowStatus.DELETED, known.entry_id)
            # The entry is gone; there is nothing to show.
            row.match_id = None
        return True

    def _candidates(self, taken: set[str]) -> dict[int, dict[dt.date, list[Candidate]]]:
        """The entries that no row has taken, by what they add to the wallet and by their day."""
        found: dict[int, dict[dt.date, list[Candidate]]] = {}
        for entry in self._entries:
            if self._wallet_id not in {entry.wallet_id, entry.to_wallet_id} or entry.id in taken:
                continue
            days = self._days_apart(entry.id)
            if days is not None:
                of_amount = found.setdefault(entry.change_of(self._wallet_id), {})
                of_amount.setdefault(entry.date, []).append(Candidate(entry.id, days))
        return found

    def _days_apart(self, entry_id: str) -> int | None:
        """How far from its row an entry may be; None when it is another row of this layout."""
        marks = self._of_entry.get(entry_id)
        if not marks:
            return MANUAL_DAYS
        if all(mark.pending for mark in marks):
            return PENDING_DAYS
        same_layout = any(mark.layout == self._layout and not mark.pending for mark in marks)
        return None if same_layout else OTHER_LAYOUT_DAYS


def _take(row: DraftRow, free: Mapping[dt.date, list[Candidate]], distance: int) -> bool:
    """Match a row with the first free entry that is so many days away."""
    for day in _days(row.day, distance):
        for candidate in free.get(day, ()):
            if not candidate.is_taken and candidate.days >= distance:
                candidate.is_taken = True
                row.match(RowStatus.EXISTING, candidate.entry_id)
                return True
    return False


def _days(day: dt.date, distance: int) -> Iterator[dt.date]:
    """The days at a distance; the earlier one first, because banks book later than people buy."""
    yield day - dt.timedelta(days=distance)
    if distance:
        yield day + dt.timedelta(days=distance)
