"""Whether a statement adds up, and the first place where it does not."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from server.imports.statements.statement import SEN, RowKind, Statement, StatementRow

# Where all balances are whole rupiah, they hide the sen of these rows, and show them later as a
# whole rupiah.
_CARRY_SEN: Final = frozenset((RowKind.INTEREST, RowKind.TAX))


class ProofState(StrEnum):
    """What the balances and totals of a statement say about its rows."""

    MATCHES = "matches"
    BREAKS = "breaks"
    NONE = "none"  # the file prints nothing to compare with


class BreakReason(StrEnum):
    """What does not add up."""

    ROW = "row"  # the amount of a row, or a row before it is missing
    BALANCE = "balance"  # a balance alone, since the next one fits the amounts again
    CLOSING = "closing"  # the last balance, or there is none where one belongs
    MONEY_IN = "money_in"
    MONEY_OUT = "money_out"
    ROWS_IN = "rows_in"
    ROWS_OUT = "rows_out"


@dataclass(frozen=True, slots=True)
class Break:
    """A place where a statement does not add up; `row` is the index of the row, if it is one.

    `expected` is what the rows lead to and `printed` what the file says, in sen, or in rows for
    counts; `printed` is None where the file ends without saying it.
    """

    reason: BreakReason
    row: int | None
    expected: int
    printed: int | None


@dataclass(frozen=True, slots=True)
class Proof:
    """The result, with the opening and closing balance in sen where they are known."""

    state: ProofState
    opening: int | None = None
    closing: int | None = None
    breaks: tuple[Break, ...] = ()

    @property
    def first_break(self) -> Break | None:
        """The first place in the order of the rows, or None."""
        return self.breaks[0] if self.breaks else None


@dataclass(frozen=True, slots=True)
class _Step:
    """From one printed balance to the next; `row` is None for the closing balance."""

    row: int | None
    expected: int
    printed: int
    tolerance: int

    @property
    def difference(self) -> int:
        return self.printed - self.expected

    @property
    def breaks(self) -> bool:
        return abs(self.difference) > self.tolerance


def prove(statement: Statement) -> Proof:
    """Compare the rows with each balance, the closing balance, and the printed totals.

    After a break the sum goes on from the balance that is printed, so that one wrong row breaks
    once. Where an opening balance is printed there has to be a closing one, or the end of the
    file is missing; a reader whose layout prints none gives the last balance as the closing.
    """
    rows, totals = statement.rows, statement.totals
    opening = totals.opening if totals.opening is not None else _derived_opening(rows)
    steps: list[_Step] = []
    reached, is_open = None, False
    if opening is not None:
        steps, reached, is_open = _walk(rows, opening, totals.closing)
        if _have_sen(opening, steps):
            steps = [replace(step, tolerance=0) for step in steps]
        is_open |= totals.opening is not None and totals.closing is None
    breaks = _find_breaks(steps)
    if is_open and reached is not None:
        breaks.append(Break(BreakReason.CLOSING, None, reached, None))
    total_breaks, compared = _compare_totals(statement)
    breaks = breaks or total_breaks
    closing = totals.closing if totals.closing is not None or is_open else reached
    if breaks:
        return Proof(ProofState.BREAKS, opening, closing, tuple(breaks))
    # The first balance alone gives the opening balance, and proves nothing.
    compared = compared or len(steps) > (totals.opening is None)
    return Proof(ProofState.MATCHES if compared else ProofState.NONE, opening, closing)


def _derived_opening(rows: Sequence[StatementRow]) -> int | None:
    change = 0
    for row in rows:
        change += row.amount
        if row.balance is not None:
            return row.balance - change
    return None


def _walk(
    rows: Sequence[StatementRow], opening: int, closing: int | None
) -> tuple[list[_Step], int, bool]:
    """The steps, the balance that the rows lead to, and whether rows follow the last balance.

    Rows that are not posted yet and have no balance may or may not be in the closing one.
    """
    steps, balance, tolerance, is_open, unposted = [], opening, 0, False, 0
    for index, row in enumerate(rows):
        if row.pending and row.balance is None:
            unposted += row.amount
            continue
        balance += row.amount
        tolerance += SEN if row.kind in _CARRY_SEN or row.amount % SEN else 0
        is_open = row.balance is None
        if row.balance is not None:
            steps.append(_Step(index, balance, row.balance, tolerance))
            balance, tolerance = row.balance, 0
    if closing is not None:
        reached = balance + unposted if closing == balance + unposted else balance
        steps.append(_Step(None, reached, closing, tolerance))
        is_open = False
    return steps, balance, is_open


def _have_sen(opening: int, steps: Iterable[_Step]) -> bool:
    return any(balance % SEN for balance in (opening, *(step.printed for step in steps)))


def _find_breaks(steps: Iterable[_Step]) -> list[Break]:
    """The broken steps; two neighbours that cancel each other are one wrong balance."""
    breaks: list[Break] = []
    before: _Step | None = None
    for step in steps:
        if not step.breaks:
            before = None
        elif before is not None and before.difference == -step.difference:
            breaks[-1] = replace(breaks[-1], reason=BreakReason.BALANCE)
            before = None
        else:
            reason = BreakReason.CLOSING if step.row is None else BreakReason.ROW
            breaks.append(Break(reason, step.row, step.expected, step.printed))
            before = step
    return breaks


def _compare_totals(statement: Statement) -> tuple[list[Break], bool]:
    """Where the printed sums and counts of both sides differ, and whether any are printed."""
    totals = statement.totals
    posted = [row for row in statement.rows if not row.pending]
    printed = (
        (BreakReason.MONEY_IN, totals.money_in),
        (BreakReason.MONEY_OUT, totals.money_out),
        (BreakReason.ROWS_IN, totals.rows_in),
        (BreakReason.ROWS_OUT, totals.rows_out),
    )
    breaks = []
    for reason, total in printed:
        counted = _count(statement.rows, reason)
        if total is not None and total not in {counted, _count(posted, reason)}:
            breaks.append(Break(reason, None, counted, total))
    return breaks, any(total is not None for _, total in printed)


def _count(rows: Iterable[StatementRow], reason: BreakReason) -> int:
    into = reason in {BreakReason.MONEY_IN, BreakReason.ROWS_IN}
    amounts = [abs(row.amount) for row in rows if (row.amount > 0) == into and row.amount]
    return sum(amounts) if reason in {BreakReason.MONEY_IN, BreakReason.MONEY_OUT} else len(amounts)
