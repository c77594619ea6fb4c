"""Finds the rows of a draft that are in the ledger already."""

import datetime as dt
from array import array
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Final, NamedTuple

from server.imports.draft_rows import DraftRow, Mark
from server.imports.states import RowStatus

# How many days an entry may be away from its row: one that a person recorded, one that came from a
# row that was not posted yet, and one of another layout of the same account.
MANUAL_DAYS: Final = 3
PENDING_DAYS: Final = 5
OTHER_LAYOUT_DAYS: Final = 0


class StoredMark(NamedTuple):
    """A row that was imported into the wallet before; its entry may be deleted since."""

    entry_id: str
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


class Candidate(NamedTuple):
    """An entry of the wallet that may be a row: what it adds to it, and the marks that it has."""

    entry_id: str
    day: dt.date
    change: int
    is_marked: bool
    is_posted: bool

    @property
    def days(self) -> int:
        """How far from its row it may be."""
        if not self.is_marked:
            return MANUAL_DAYS
        return OTHER_LAYOUT_DAYS if self.is_posted else PENDING_DAYS


class Comparison:
    """Which rows of a draft a wallet has already.

    It is told about all rows batch by batch, and answers about each once it knows the candidates.
    What it holds of a row is a few numbers.
    """

    def __init__(self) -> None:
        self._entries: dict[int, str] = {}
        self._deleted: set[int] = set()
        # The rows that may be an entry: their numbers, amounts and days.
        self._numbers, self._amounts, self._days = array("L"), array("q"), array("l")
        self._taken: set[str] = set()

    def add(self, rows: Iterable[DraftRow], marks: Mapping[Mark, StoredMark]) -> None:
        """Take up rows; `marks` are those of them that were imported before.

        Whatever the person decided, nothing is imported twice.
        """
        for row in rows:
            known = marks.get(row.key)
            if known is not None:
                self._add_known(row, known)
            elif not row.decided and row.status == RowStatus.NEW:
                self._numbers.append(row.number)
                self._amounts.append(row.amount)
                self._days.append(row.day.toordinal())
            if row.match_id:
                self._taken.add(row.match_id)

    def _add_known(self, row: DraftRow, known: StoredMark) -> None:
        if known.is_present:
            self._entries[row.number] = known.entry_id
            self._taken.add(known.entry_id)
        elif not row.decided:
            self._deleted.add(row.number)

    @property
    def is_settled(self) -> bool:
        """Whether no row waits for candidates."""
        return not self._numbers

    def match(self, candidates: Iterable[Candidate]) -> None:
        """Match the open rows one to one with candidates, which come by their change and day.

        The nearest day comes first.
        """
        places = sorted(range(len(self._numbers)), key=self._amounts.__getitem__)
        start = 0
        for change, found in groupby(candidates, attrgetter("change")):
            start = bisect_left(places, change, start, key=self._amounts.__getitem__)
            end = bisect_right(places, change, start, key=self._amounts.__getitem__)
            free = [one for one in found if one.entry_id not in self._taken]
            if free and start < end:
                self._match_alike(places[start:end], free)
            start = end

    def _match_alike(self, places: Sequence[int], candidates: Iterable[Candidate]) -> None:
        """Match rows with candidates of their amount."""
        free: defaultdict[int, list[Candidate]] = defaultdict(list)
        for candidate in candidates:
            free[candidate.day.toordinal()].append(candidate)
        waiting = list(places)
        for distance in range(PENDING_DAYS + 1):
            waiting = [place for place in waiting if not self._take(place, free, distance)]
            if not waiting:
                break

    def _take(self, place: int, free: Mapping[int, list[Candidate]], distance: int) -> bool:
        """Match a row with the first free candidate that is so many days away."""
        day = self._days[place]
        # The earlier day first, because banks book later than people buy.
        for there in (day - distance, day + distance)[: 2 if distance else 1]:
            for index, candidate in enumerate(free.get(there, ())):
                if candidate.days >= distance:
                    self._entries[self._numbers[place]] = candidate.entry_id
                    del free[there][index]
                    return True
        return False

    def mark_rows(self, rows: Iterable[DraftRow]) -> None:
        """Give each row that is, or was, an entry its status."""
        for row in rows:
            entry_id = self._entries.get(row.number)
            if entry_id is not None:
                row.match(RowStatus.EXISTING, entry_id)
            elif row.number in self._deleted:
                # The entry is gone; there is nothing to show.
                row.match(RowStatus.DELETED, None)
