"""What is done with all rows of an account, whichever file they come from."""

import datetime as dt
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import chain, pairwise

from server.imports.statements.statement import (
    LONGEST_TEXT,
    BalanceStep,
    PrintedTotals,
    Statement,
    StatementRow,
)


def oldest_first(rows: Sequence[StatementRow]) -> tuple[StatementRow, ...]:
    """The rows in the order in which they were posted.

    A file whose days only go down is turned round, so that the rows of a day are, too.
    """
    days = [row.day for row in rows]
    falls = any(later < earlier for earlier, later in pairwise(days))
    rises = any(later > earlier for earlier, later in pairwise(days))
    ordered = reversed(rows) if falls and not rises else rows
    return tuple(sorted(ordered, key=lambda row: row.day))


def with_unique_references(rows: Sequence[StatementRow]) -> tuple[StatementRow, ...]:
    """The rows without the references that stand more than once, which identify nothing."""
    counts = Counter(row.reference for row in rows)
    return tuple(replace(row, reference="") if counts[row.reference] > 1 else row for row in rows)


def join_texts(*texts: str) -> str:
    """The texts of a row as one, without repetitions, and no longer than a row's text may be."""
    joined = ""
    for text in texts:
        bare = " ".join(text.split())
        if joined in bare:  # such as a name that was cut
            joined = bare
        elif bare not in joined:
            joined = f"{joined} {bare}"
    return joined[:LONGEST_TEXT]


def join_parts(parts: Iterable[tuple[str, Statement]]) -> list[Statement]:
    """One statement for each account number; parts of an account may be days or pages.

    The closing balance of each part stands at its last row, so that the proof finds a part that
    is missing.
    """
    accounts: dict[str, list[Statement]] = {}
    for number, part in sorted(parts, key=lambda one: one[1].start or dt.date.min):
        accounts.setdefault(number, []).append(part)
    return [_joined(found) if len(found) > 1 else found[0] for found in accounts.values()]


def _joined(parts: Sequence[Statement]) -> Statement:
    first, last = parts[0], parts[-1]
    rows = tuple(chain.from_iterable(_with_last_balance(part) for part in parts))
    return replace(
        first,
        rows=with_unique_references(rows),
        end=last.end,
        totals=PrintedTotals(opening=first.totals.opening, closing=last.totals.closing),
        balance_step=BalanceStep.DAY,
        notes=frozenset().union(*(part.notes for part in parts)),
    )


def _with_last_balance(part: Statement) -> tuple[StatementRow, ...]:
    last = (replace(row, balance=part.totals.closing) for row in part.rows[-1:])
    return (*part.rows[:-1], *last)
