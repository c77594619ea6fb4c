"""What the person decided about rows of a file goes with them when the file is read again."""

import datetime as dt
from collections import Counter
from collections.abc import Iterator

from server.categories.book import CategoryBook
from server.imports.draft_rows import Batches, DraftRow
from server.imports.guesses import type_of
from server.imports.states import RowStatus, TransferState
from server.rules.guesses import is_usable

_Place = tuple[int, int | None, str, int]


def carry_decisions(
    earlier: Batches, rows: Batches, book: CategoryBook, last_day: dt.date
) -> Batches:
    """The rows with what was decided about the same ones when the file was read before.

    A row is the same where its place in the file and its text are. Another reading of its amount
    may forbid what was decided: a category of money that goes the other way, or a match.
    """
    known = {
        place: row for batch in _by_place(earlier) for place, row in batch if _has_decisions(row)
    }
    return _CarriedRows(known, rows, book, last_day) if known else rows


class _CarriedRows:
    """Rows with decisions, whenever they are read."""

    def __init__(
        self, known: dict[_Place, DraftRow], rows: Batches, book: CategoryBook, last_day: dt.date
    ) -> None:
        self._known, self._rows, self._book, self._last_day = known, rows, book, last_day

    def __iter__(self) -> Iterator[list[DraftRow]]:
        for batch in _by_place(self._rows):
            for place, row in batch:
                old = self._known.get(place)
                if old is not None:
                    _carry(old, row, self._book, self._last_day)
            yield [row for _place, row in batch]


def _has_decisions(row: DraftRow) -> bool:
    return row.decided or _has_own_detail(row) or bool(row.category_id and not row.why)


def _has_own_detail(row: DraftRow) -> bool:
    return bool(row.own_detail) or (row.detail != row.bank_detail and not row.rule_id)


def _carry(old: DraftRow, row: DraftRow, book: CategoryBook, last_day: dt.date) -> None:
    if _has_own_detail(old):
        row.detail, row.own_detail = old.detail, True
    if old.category_id and not old.why and _is_usable(old.category_id, row, book):
        row.category_id = old.category_id
    if old.decided:
        _carry_decision(old, row, last_day)


def _is_usable(category_id: str, row: DraftRow, book: CategoryBook) -> bool:
    return is_usable(category_id, type_of(row.amount), book)


def _carry_decision(old: DraftRow, row: DraftRow, last_day: dt.date) -> None:
    is_same = old.amount == row.amount
    if old.match_id:
        if is_same:
            row.match(RowStatus.EXISTING, old.match_id)
            row.decided = True
        return
    goes_same_way = (old.amount > 0) == (row.amount > 0)
    is_open = old.transfer == TransferState.PROPOSED
    fits = is_same if is_open else goes_same_way or old.transfer != TransferState.CHOSEN
    if not fits or (old.include and not row.is_sound(last_day)):
        return
    row.decided, row.include, row.status = True, old.include, old.status
    row.transfer, row.transfer_wallet_id = old.transfer, old.transfer_wallet_id
    if is_same:
        row.pair_id, row.fee_id, row.transfer_fee = old.pair_id, old.fee_id, old.transfer_fee


def _by_place(rows: Batches) -> Iterator[list[tuple[_Place, DraftRow]]]:
    """Rows by their place in the file; a fee stands at that of its transfer."""
    seen: Counter[tuple[int, int | None, str]] = Counter()
    for batch in rows:
        placed = []
        for row in batch:
            place = (row.position, row.page, row.text)
            seen[place] += 1
            placed.append(((*place, seen[place]), row))
        yield placed
