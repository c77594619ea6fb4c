"""A guess of what the columns of a table hold, by their headings and else by their cells."""

import re
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from typing import Final

from server.imports.statements import amounts
from server.imports.statements.columns import (
    ColumnMapping,
    Row,
    cell_at,
    is_blank,
    is_day,
)
from server.imports.statements.document import Cell, cell_text
from server.imports.statements.headings import Role, find_role
from server.imports.statements.marks import Marks, split_mark
from server.imports.statements.statement import NumberStyle

_MOST: Final = 0.8
_HALF: Final = 0.5
_LONGEST_MARK: Final = 12
_IDENTIFIER: Final = re.compile(r"'?(?:0[0-9]+|[0-9]{10,})")
# From 2000 to 2050; amounts are as large, hence only a column that never falls or never rises.
_SERIALS: Final = range(36_526, 55_153)


def find_day_column(header: Row, body: Sequence[Row]) -> int | None:
    """The column of days, or None."""
    sample = body[:500]
    named = [index for index, cell in enumerate(header) if find_role(cell) is Role.DAY]
    shares = {index: _share(sample, index, is_day) for index in named}
    if any(shares.values()):
        return max(named, key=lambda index: shares[index])
    width = max(map(len, sample), default=0)
    for index in range(width):
        if _share(sample, index, _is_written_day) > _HALF:
            return index
    return next((index for index in range(width) if _are_serials(sample, index)), None)


def guess_columns(header: Row, rows: Sequence[Row], day: int) -> ColumnMapping:
    """The guess for the rows that have a day; what cannot be told is None."""
    numbers = _number_columns(rows, day)
    roles = _named_columns(header, rows, numbers)
    balance, amount = roles.get(Role.BALANCE), roles.get(Role.AMOUNT)
    money_in, money_out = roles.get(Role.MONEY_IN), roles.get(Role.MONEY_OUT)
    if money_in is not None and money_out is not None:
        amount = None
    else:
        money_in = money_out = None
        if amount is None:
            balance, amount, money_in, money_out = _find_amounts(rows, numbers, balance)
    sign = _find_sign(header, rows, day) if amount is not None else None
    status = roles.get(Role.STATUS)
    taken = {day, amount, money_in, money_out, sign, balance, status}
    return ColumnMapping(
        day=day,
        text=_find_text(roles.get(Role.TEXT), rows, taken),
        amount=amount,
        money_in=money_in,
        money_out=money_out,
        sign=sign,
        balance=balance,
        status=status,
    )


def _find_amounts(
    rows: Sequence[Row], numbers: Sequence[int], balance: int | None
) -> tuple[int | None, int | None, int | None, int | None]:
    """The columns of the balance, and of the amount or of money in and out, by their numbers."""
    values = {index: [_value(row, index) for row in rows] for index in numbers}
    if balance is None:
        balance = _find_balance(values)
    balances = values.pop(balance, None) if balance is not None else None
    money_in, money_out = _find_sides(values, balances)
    amount = next(iter(values), None) if money_in is None else None
    return balance, amount, money_in, money_out


def _cells(rows: Sequence[Row], column: int) -> list[Cell]:
    """The cells that say anything; many files write a dash for nothing."""
    cells = [cell_at(row, column) for row in rows]
    return [cell for cell in cells if not is_blank(cell) and cell not in {"-", "–"}]


def _share(rows: Sequence[Row], column: int, test: Callable[[Cell], bool]) -> float:
    cells = _cells(rows, column)
    return sum(map(test, cells)) / len(cells) if cells else 0.0


def _is_written_day(cell: Cell) -> bool:
    return not _is_number(cell) and is_day(cell)


def _are_serials(rows: Sequence[Row], column: int) -> bool:
    try:
        serials = [int(float(cell_text(cell))) for cell in _cells(rows, column)]
    except (ValueError, OverflowError):
        return False
    if not serials or any(serial not in _SERIALS for serial in serials):
        return False
    steps = [later - earlier for earlier, later in pairwise(serials)]
    return all(step >= 0 for step in steps) or all(step <= 0 for step in steps)


def _is_number(cell: Cell) -> bool:
    return any(_amount(cell, style) is not None for style in NumberStyle)


def _amount(cell: Cell, style: NumberStyle) -> int | None:
    text, side = split_mark(cell) if isinstance(cell, str) else (cell, None)
    try:
        amount = amounts.parse_cell(text, style)
    except ValueError:
        return None
    return amount if amount is None or side is None else side * amount


def _number_columns(rows: Sequence[Row], day: int) -> list[int]:
    width = max(map(len, rows))
    return [
        index
        for index in range(width)
        if index != day
        and _share(rows, index, _is_number) >= _MOST
        and not _are_identifiers(_cells(rows, index))
    ]


def _are_identifiers(cells: Sequence[Cell]) -> bool:
    """Numbers that count the rows, or name a branch, an account or a reference."""
    texts = [cell_text(cell) for cell in cells]
    counted = [str(number) for number in range(1, len(texts) + 1)]
    named = sum(_IDENTIFIER.fullmatch(text) is not None for text in texts)
    return named >= _HALF * len(texts) or (len(texts) > 1 and texts in (counted, counted[::-1]))


def _named_columns(header: Row, rows: Sequence[Row], numbers: Sequence[int]) -> dict[Role, int]:
    """The first column of each heading whose cells may be what it says."""
    named: dict[Role, int] = {}
    of_numbers = {Role.AMOUNT, Role.MONEY_IN, Role.MONEY_OUT, Role.BALANCE}
    for index, cell in enumerate(header):
        role = find_role(cell)
        fits = role not in of_numbers or index in numbers or not _cells(rows, index)
        if role is not None and role not in named and fits:
            named[role] = index
    return named


def _find_sign(header: Row, rows: Sequence[Row], day: int) -> int | None:
    width = max(map(len, rows))
    named = [index for index, cell in enumerate(header) if find_role(cell) is Role.SIGN]
    for index in (*named, *(index for index in range(width) if index != day)):
        cells = [cell_at(row, index) for row in rows]
        texts = {cell_text(cell) for cell in cells}
        is_dash = texts - {""} == {"-"}
        if max(map(len, texts)) <= _LONGEST_MARK and not is_dash and Marks(cells).are_all_known:
            return index
    return None


def _find_text(named: int | None, rows: Sequence[Row], taken: set[int | None]) -> int | None:
    if named is not None and named not in taken and _cells(rows, named):
        return named
    free = [index for index in range(max(map(len, rows))) if index not in taken]
    lengths = {
        index: sum(len(cell) for cell in _cells(rows, index) if isinstance(cell, str))
        for index in free
    }
    longest = max(free, key=lambda index: lengths[index], default=None)
    return longest if longest is not None and lengths[longest] else None


def _find_balance(values: dict[int, list[int]]) -> int | None:
    """The column whose steps are as large as what another one, or two others, say."""
    for index, balances in values.items():
        others = [other for other in values if other != index]
        if any(_steps_fit(balances, values[other], signed=False) for other in others):
            return index
        for first, second in combinations(others, 2):
            if _steps_fit(balances, _less(values[first], values[second]), signed=False):
                return index
    return None


def _find_sides(
    values: dict[int, list[int]], balances: list[int] | None
) -> tuple[int | None, int | None]:
    """The columns of money in and money out, of which each row has one; debits come first."""
    for first, second in pairwise(values):
        sides = list(zip(values[first], values[second], strict=True))
        if sum(bool(one) != bool(other) for one, other in sides) < _MOST * len(sides):
            continue
        changes = _less(values[first], values[second])
        if balances is not None and _steps_fit(balances, changes, signed=True):
            return first, second
        return second, first
    return None, None


def _less(first: Sequence[int], second: Sequence[int]) -> list[int]:
    return [one - other for one, other in zip(first, second, strict=True)]


def _steps_fit(balances: Sequence[int], changes: Sequence[int], *, signed: bool) -> bool:
    """Whether the balance steps by the changes, the rows running in either direction."""
    steps = _less(balances[1:], balances[:-1])
    if not signed:
        steps, changes = [abs(step) for step in steps], [abs(change) for change in changes]
    upwards = [-step for step in steps] if signed else steps
    fits = max(
        sum(step == change for step, change in zip(steps, changes[1:], strict=True)),
        sum(step == change for step, change in zip(upwards, changes[:-1], strict=True)),
    )
    return bool(steps) and fits >= _MOST * len(steps)


def _value(row: Row, column: int) -> int:
    """The amount in the first style that it can be read in, 0 where there is none."""
    cell = cell_at(row, column)
    return next((value for style in NumberStyle if (value := _amount(cell, style))), 0)
