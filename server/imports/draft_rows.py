"""The rows of a draft, made from those of a statement."""

import datetime as dt
import unicodedata
from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields
from itertools import islice
from operator import attrgetter
from typing import Any, Final

from server.core.calendar.ledger_days import FIRST_DAY
from server.core.database.text_search import fold
from server.core.ids import new_id, reserve_ids
from server.imports.models import LONGEST_NAME, MARK_BYTES
from server.imports.statements.statement import (
    LONGEST_TEXT,
    SEN,
    BalanceStep,
    RowKind,
    Statement,
    StatementRow,
)
from server.imports.states import RowStatus, TransferState
from server.rules.guesses import merchant_of
from server.rules.texts import hash_of
from server.transactions.models import LARGEST_AMOUNT, LONGEST_DETAIL

Mark = tuple[bytes, int]
"""What recognises a row in its wallet: its hash, and which of the rows with this hash it is."""
# To look up the value of an enumeration takes longer than all else that is done with it.
_KINDS: Final = {kind: kind.value for kind in RowKind}
_NEW, _CHECK = RowStatus.NEW.value, RowStatus.CHECK.value
_CHOSEN, _PROPOSED = TransferState.CHOSEN.value, TransferState.PROPOSED.value
_BLANK: Final = frozenset({"Zl", "Zp", "Zs"})


@dataclass(slots=True, kw_only=True)
class DraftRow:
    """A row of a draft by the names of its columns; see `models.ImportRow`."""

    number: int
    entry_id: str
    day: dt.date
    amount: int
    text: str
    name: str
    kind: str
    balance: int | None
    pending: bool
    position: int
    page: int | None
    mark: bytes
    occurrence: int
    merchant: bytes
    detail: str
    status: str = RowStatus.NEW.value
    include: bool = True
    decided: bool = False
    category_id: str | None = None
    why: str | None = None
    why_count: int = 0
    rule_id: str | None = None
    own_detail: bool | None = None
    match_id: str | None = None
    transfer: str | None = None
    transfer_wallet_id: str | None = None
    transfer_fee: int = 0
    pair_id: str | None = None
    fee_id: str | None = None

    @property
    def key(self) -> Mark:
        """Its mark with its occurrence."""
        return self.mark, self.occurrence

    def values(self) -> tuple[Any, ...]:
        """The values of its columns, in the order of COLUMNS."""
        values: tuple[Any, ...] = _get_values(self)
        return values

    def match(self, status: RowStatus, entry_id: str | None) -> None:
        """Say that it is, or was, an entry already."""
        self.status, self.include, self.match_id = status.value, False, entry_id

    def propose_transfer(self, wallet_id: str, pair_id: str | None = None, fee: int = 0) -> None:
        """Ask whether it is a transfer; until the person says so, it is none."""
        self.transfer, self.transfer_wallet_id = TransferState.PROPOSED.value, wallet_id
        self.pair_id, self.transfer_fee = pair_id, fee
        self.fee_id = new_id() if fee else None
        self.status = RowStatus.CHECK.value

    def reset(self, last_day: dt.date) -> None:
        """Forget what a comparison with the ledger found, unless the person decided.

        A row is left out when no entry can hold its amount, or its day, `last_day` at the latest,
        and when it is neither an income nor an expense, as long as it is no transfer.
        """
        if self.decided:
            return
        self.match_id = None
        is_counted = self.kind not in UNCOUNTED or self.transfer == _CHOSEN
        self.include = is_counted and self.is_sound(last_day)
        self.status = _NEW if self.include else _CHECK
        if self.transfer == _PROPOSED:
            self.transfer = self.transfer_wallet_id = self.pair_id = self.fee_id = None
            self.transfer_fee = 0

    @property
    def bank_detail(self) -> str:
        """The detail that the file gives it."""
        return _bank_detail(self.name, self.text)

    def is_sound(self, last_day: dt.date) -> bool:
        """Whether an entry can hold its amount and its day, `last_day` at the latest."""
        return FIRST_DAY <= self.day <= last_day and 1 <= abs(self.amount) <= LARGEST_AMOUNT

    @property
    def is_left_out_by_rule(self) -> bool:
        """Whether nobody but a rule leaves it out."""
        is_new = self.status == RowStatus.NEW.value
        return bool(self.rule_id) and is_new and not self.include and not self.decided

    def forget_rule(self) -> None:
        """Forget which rule decided about it, and the detail that it gave."""
        if self.rule_id and not self.own_detail:
            self.detail = self.bank_detail
        self.rule_id = None


# Between the person's own accounts, or of a balance alone.
UNCOUNTED: Final = frozenset({RowKind.POCKET_MOVE.value, RowKind.ADJUSTMENT.value})
# How many rows are in memory at once.
BATCH: Final = 1_000
COLUMNS: Final = tuple(field.name for field in fields(DraftRow))
_get_values: Final = attrgetter(*COLUMNS)


Batches = Iterable[list[DraftRow]]
"""Rows of a draft, some at a time, the same whenever they are read."""


class StatementRows:
    """The rows of a statement as a draft has them, not compared yet.

    They are made anew in batches each time they are read, because very many would take all memory.
    """

    def __init__(
        self,
        statement: Statement,
        adjust: Callable[[DraftRow, StatementRow], None] = lambda _row, _source: None,
    ) -> None:
        """`adjust` may change each row by what its statement says."""
        self._adjust = adjust
        self._rows = statement.rows
        self._has_balances = statement.balance_step is BalanceStep.ROW
        self._id_at = reserve_ids()
        self._marks, self._occurrences = bytearray(), array("L")

    def __iter__(self) -> Iterator[list[DraftRow]]:
        rows, seen = enumerate(self._rows), Counter[bytes]()
        while batch := [self._make(number, row, seen) for number, row in islice(rows, BATCH)]:
            yield batch

    def _make(self, number: int, row: StatementRow, seen: Counter[bytes]) -> DraftRow:
        if number == len(self._occurrences):
            self._mark(row, seen)
        mark = bytes(self._marks[number * MARK_BYTES : (number + 1) * MARK_BYTES])
        made = _make_row(row, number, self._id_at(number), (mark, self._occurrences[number]))
        self._adjust(made, row)
        return made

    def _mark(self, row: StatementRow, seen: Counter[bytes]) -> None:
        """Mark the next row; the marks are known from then on."""
        mark = _mark_of(row, has_balance=self._has_balances)
        seen[mark] += 1
        self._marks += mark
        self._occurrences.append(seen[mark])


def to_rupiah(sen: int) -> int:
    """Whole rupiah, half up for either sign."""
    rounded = (abs(sen) + SEN // 2) // SEN
    return rounded if sen >= 0 else -rounded


def _make_row(row: StatementRow, number: int, entry_id: str, key: Mark) -> DraftRow:
    text = _clean(row.text, LONGEST_TEXT)
    name = _clean(row.name, LONGEST_NAME)
    amount = to_rupiah(row.amount)
    return DraftRow(
        number=number,
        entry_id=entry_id,
        day=row.day,
        amount=amount,
        text=text,
        name=name,
        kind=_KINDS[RowKind.POCKET_MOVE if row.to_account else row.kind],
        balance=row.balance,
        pending=row.pending,
        position=row.position,
        page=row.page,
        mark=key[0],
        occurrence=key[1],
        merchant=merchant_of(amount > 0, name or text),
        detail=_bank_detail(name, text),
    )


def _bank_detail(name: str, text: str) -> str:
    return (name or text)[:LONGEST_DETAIL].strip()


def _mark_of(row: StatementRow, *, has_balance: bool) -> bytes:
    if row.reference:
        return hash_of("reference", row.reference, row.amount)
    # The day of a row that is not posted yet is a guess, and so is its balance.
    balance = row.balance if has_balance and not row.pending else None
    return hash_of(row.day, row.amount, fold(row.text), balance, row.pending)


def _clean(text: str, longest: int) -> str:
    """A text on one line, without control characters, at most so long."""
    if text.isascii() and text.isprintable():
        if "  " not in text:
            return text.strip()[:longest].strip()
    else:
        letters = (_letter(letter) for letter in unicodedata.normalize("NFC", text))
        text = "".join(letters)
    return " ".join(text.split())[:longest].strip()


def _letter(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind in _BLANK or letter in "\n\r\t":
        return " "
    return "" if kind in {"Cc", "Cs", "Cf"} else letter
