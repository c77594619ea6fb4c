"""The proof of a statement as the review shows it, with the row where it breaks."""

from collections.abc import Sequence
from typing import Any, Final

from server.imports.draft_rows import to_rupiah
from server.imports.statements.proof import Break, BreakReason, Proof
from server.imports.statements.statement import StatementRow

# What is counted in rows; all else is money.
_COUNTED: Final = frozenset({BreakReason.ROWS_IN, BreakReason.ROWS_OUT})


def describe_proof(proof: Proof, rows: Sequence[StatementRow]) -> dict[str, Any]:
    """What the rows of a statement prove: the values of a draft's columns."""
    first = proof.first_break
    return {
        "proof": proof.state.value,
        "opening": proof.opening,
        "closing": proof.closing,
        "broken": None if first is None else _describe(rows, first),
    }


def _describe(rows: Sequence[StatementRow], first: Break) -> dict[str, Any]:
    """The place of a break, and what was expected there, in whole rupiah or in rows."""
    row = None if first.row is None else rows[first.row]
    amounts: tuple[int | None, ...] = (first.expected, first.printed)
    if first.reason not in _COUNTED:
        amounts = tuple(None if sen is None else to_rupiah(sen) for sen in amounts)
    return {
        "row_id": None if first.row is None else str(first.row),
        "position": None if row is None else row.position,
        "page": None if row is None else row.page,
        "expected": amounts[0],
        "printed": amounts[1],
        "reason": first.reason.value,
    }
