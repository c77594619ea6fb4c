"""What is neither an income nor an expense never becomes one by itself."""

import datetime as dt

import pytest

from server.imports.draft_rows import DraftRow, StatementRows
from server.imports.statements.statement import RowKind, Statement, StatementRow
from server.imports.states import RowStatus, TransferState

DAY = dt.date(2026, 8, 1)


def _row(kind: RowKind, to_account: str = "") -> DraftRow:
    row = StatementRow(DAY, -100_00, "Pindah", 1, kind, to_account=to_account)
    ((made,),) = StatementRows(Statement("actual", "", (row,)))
    return made


@pytest.mark.parametrize(
    ("kind", "to_account"),
    [(RowKind.ADJUSTMENT, ""), (RowKind.POCKET_MOVE, ""), (RowKind.TRANSFER_OUT, "Tabungan")],
)
def test_a_move_waits_for_the_person(kind: RowKind, to_account: str) -> None:
    row = _row(kind, to_account)
    row.reset(DAY)
    assert (row.include, row.status) == (False, RowStatus.CHECK.value)


def test_a_chosen_transfer_is_saved() -> None:
    row = _row(RowKind.UNKNOWN, "Tabungan")
    row.transfer = TransferState.CHOSEN.value
    row.reset(DAY)
    assert (row.include, row.status) == (True, RowStatus.NEW.value)


def test_an_expense_is_saved() -> None:
    row = _row(RowKind.PURCHASE)
    row.reset(DAY)
    assert (row.include, row.status) == (True, RowStatus.NEW.value)
