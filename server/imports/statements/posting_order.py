"""The order in which rows were posted, as far as days and balances tell it."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from server.imports.statements.statement import StatementRow


def oldest_first(rows: Sequence[StatementRow]) -> tuple[StatementRow, ...]:
    """The rows with the oldest first, whichever way round the file has them.

    The days decide, and within a day the balances if each row has one.
    """
    turned = rows[::-1]
    falls = sum(later.day < earlier.day for earlier, later in pairwise(rows))
    rises = sum(later.day > earlier.day for earlier, later in pairwise(rows))
    if falls > rises or (falls == rises and _links(turned) > _links(rows)):
        rows = turned
    if any(row.balance is None for row in rows):
        return tuple(sorted(rows, key=lambda row: row.day))
    if _links(rows) == len(rows) - 1:
        return tuple(rows)
    return tuple(_chained(rows))


def _links(rows: Sequence[StatementRow]) -> int:
    """How many rows lead from the balance before them to their own."""
    return sum(
        earlier.balance is not None and later.balance == earlier.balance + later.amount
        for earlier, later in pairwise(rows)
    )


def _chained(rows: Sequence[StatementRow]) -> Iterator[StatementRow]:
    """The rows, those of a day in the order of their balances where there is only one."""
    balance: int | None = None
    for _, group in groupby(rows, key=lambda row: row.day):
        day = list(group)
        ordered = _chain(day, balance if balance is not None else _first_balance(day)) or day
        yield from ordered
        balance = ordered[-1].balance


def _first_balance(day: Sequence[StatementRow]) -> int | None:
    """The balance before a day that no row of it leads to, if there is only one."""
    after = {row.balance for row in day}
    before = {balance for row in day if (balance := _before(row)) not in after}
    return before.pop() if len(before) == 1 else None


def _chain(day: Sequence[StatementRow], balance: int | None) -> list[StatementRow] | None:
    """The one order in which each row follows from the one before; None if there is none."""
    following: dict[int | None, list[StatementRow]] = defaultdict(list)
    for row in reversed(day):
        following[_before(row)].append(row)
    chain: list[StatementRow] = []
    while candidates := following.get(balance):
        if len({row.amount for row in candidates}) > 1:
            return None
        chain.append(candidates.pop())
        balance = chain[-1].balance
    return chain if len(chain) == len(day) else None


def _before(row: StatementRow) -> int | None:
    return None if row.balance is None else row.balance - row.amount
