"""What the person decided about rows of a file goes with them when the file is read again."""

import datetime as dt
from collections import Counter
from collections.abc import Iterator, Sequence

from server.categories.book import CategoryBook
from server.imports.draft_rows import DraftRow
from server.imports.guesses import type_of
from server.imports.states import RowStatus, TransferState
from server.rules.guesses import is_usable

_Place = tuple[int, int | None, str, int]


def carry_decisions(
    earlier: Sequence[DraftRow], rows: Sequence[DraftRow], book: CategoryBook, last_day: dt.date
) -> None:
    """Give rows what was decided about the same ones when the file was read before.

    A row is the same where its place in the file and its text are. Another reading of its amount
    may forbid what was decided: a category of money that goes the other way, or a match.
    """
    known = dict(_by_place(earlier))
    for place, row in _by_place(rows):
        old = known.get(place)
        if old is None:
            continue
        if old.own_detail or (old.detail != old.bank_detail and not old.rule_id):
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


def _by_place(rows: Sequence[DraftRow]) -> Iterator[tuple[_Place, DraftRow]]:
    """Rows by their place in the file; a fee stands at that of its transfer."""
    seen: Counter[_Place] = Counter()
    for row in rows:
        place = (row.position, row.page, row.text, 0)
        seen[place] += 1
        yield (*place[:3], seen[place]), row
