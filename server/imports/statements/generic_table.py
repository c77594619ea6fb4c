"""Tables of unknown layouts, read by the mapping of their columns."""

import datetime as dt
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from server.imports.statements import amounts, days
from server.imports.statements.column_guess import guess_columns
from server.imports.statements.columns import ColumnMapping, Row, can_parse_day, cell_at, is_blank
from server.imports.statements.currencies import find_currency_column, is_rupiah, require_rupiah
from server.imports.statements.document import Cell, Table, cell_text
from server.imports.statements.headings import Role, find_role, fold_heading, is_header
from server.imports.statements.kind_words import kind_of
from server.imports.statements.marks import IN, OUT, Marks, split_mark
from server.imports.statements.posting_order import oldest_first
from server.imports.statements.statement import (
    LONGEST_TEXT,
    SEN,
    TAIL_DIGITS,
    BalanceStep,
    Fault,
    Note,
    NumberStyle,
    PrintedTotals,
    Statement,
    StatementRow,
    Unreadable,
)
from server.imports.statements.unknown_table import PROFILED_ROWS, find_style, split_header

LAYOUT: Final = "generic_table"
_UNFINISHED: Final = re.compile(
    r"\b(?:pend|pending|gagal|failed?|failure|dibatalkan|batal|cancell?ed|ditolak|rejected|declined"
    r"|expired|kedaluwarsa|kadaluarsa|diproses|processing|menunggu|waiting)\b",
    re.IGNORECASE,
)
_SUMMARY: Final = re.compile(
    r"\b(?:total|saldo|balance|jumlah|mutasi|halaman|page)\b", re.IGNORECASE
)
_LIKE_DAY: Final = re.compile(r"[0-9]{1,4}[-/.][0-9]{1,2}[-/.][0-9]{1,4}")
_OPENING: Final = re.compile(r"(?:saldo awal|opening balance|starting balance|previous balance)\b")
_CLOSING: Final = re.compile(r"(?:saldo akhir|closing balance|ending balance|current balance)\b")
_ACCOUNT: Final = re.compile(
    r"(?:rek(?:ening)?|account)\b[^0-9]{0,30}([0-9][0-9 .-]{4,}[0-9])", re.IGNORECASE
)
_PREAMBLE_ROWS: Final = 40


def read_table(table: Table, mapping: ColumnMapping, style: NumberStyle | None = None) -> Statement:
    """The statement in a table, in the given number style or the one that the file shows.

    Columns of balances and of states are taken too where the headings or the numbers tell them.
    Raises `Unreadable`, also for a row with an amount and no day, because nothing is left out
    in silence but titles, sums, and rows that the file itself calls unfinished.
    """
    reader = _TableReader(table, mapping, style)
    rows = oldest_first(reader.read_rows())
    if not rows:
        raise Unreadable(Fault.NO_ROWS)
    rounded = {Note.ROUNDED} if any(row.amount % SEN for row in rows) else set()
    return Statement(
        layout=LAYOUT,
        issuer="",
        rows=rows,
        account_tail=_find_account_tail(table),
        totals=reader.find_totals(),
        balance_step=_balance_step(rows),
        number_style=reader.style,
        notes=frozenset(reader.notes | rounded),
    )


class _TableReader:
    """Reads the rows below the headings one by one."""

    def __init__(self, table: Table, mapping: ColumnMapping, style: NumberStyle | None) -> None:
        header, self._body = split_header(table)
        self._above = table.rows[: len(table.rows) - len(self._body)]
        day_cells = [cell_at(row, mapping.day) for row in self._body]
        order = _find_order(day_cells)
        self._days = [_find_day(cell, order) for cell in day_cells]
        require_rupiah(cell_at(header, column) for column in mapping.amount_columns)
        self._currency_column = find_currency_column(header)
        dated = self._find_dated()
        self._mapping = complete_mapping(mapping, header, dated)
        self._time_column = find_column(header, Role.TIME)
        self._marks = Marks(cell_at(row, mapping.sign) for row in dated)
        found = style or find_style(dated, self._mapping)
        if found is None:
            raise Unreadable(Fault.BAD_AMOUNT, self._find_odd_row())
        self.style = found
        self.notes: set[Note] = set()
        self._others: list[Row] = []

    def _find_dated(self) -> list[Row]:
        """The rows that have a day, and whose amounts are rupiah."""
        dated = [row for row, day in zip(self._body, self._days, strict=True) if day is not None]
        if not dated:
            raise Unreadable(Fault.NO_ROWS)
        rupiah = [row for row in dated if self._is_rupiah(row)]
        if not rupiah:
            raise Unreadable(Fault.FOREIGN_CURRENCY)
        return rupiah

    def _find_odd_row(self) -> int | None:
        """The first row whose amounts no style reads that reads those before it."""
        styles = set(NumberStyle)
        for index, (row, day) in enumerate(zip(self._body, self._days, strict=True)):
            if day is not None and self._is_rupiah(row):
                styles = {style for style in styles if self._reads(row, style)}
            if not styles:
                return self._position(index)
        return None

    def _reads(self, row: Row, style: NumberStyle) -> bool:
        cells = (cell_at(row, column) for column in self._mapping.amount_columns)
        try:
            for cell in cells:
                _parse(cell, style)
        except ValueError:
            return False
        return True

    def _position(self, index: int) -> int:
        return len(self._above) + index + 1

    def read_rows(self) -> list[StatementRow]:
        """The rows that moved money; the others wait for `find_totals`.

        Some files repeat the mark of money out with a minus. Where they do so in each row, the
        minus says nothing more; else a minus turns an amount round to the other side.
        """
        entries = list(self._read_entries())
        is_repeated = all(row.amount > 0 for row, side in entries if side == OUT)
        if is_repeated:
            return [_turn(row) if side == OUT else row for row, side in entries]
        return [row for row, _ in entries]

    def _read_entries(self) -> Iterator[tuple[StatementRow, int | None]]:
        """The rows, each with the side that its mark or its column gives to the amount."""
        last = max(index for index, day in enumerate(self._days) if day is not None)
        for index, (row, day) in enumerate(zip(self._body, self._days, strict=True)):
            position = self._position(index)
            if not self._is_rupiah(row):
                if day is not None:
                    self.notes.add(Note.FOREIGN_CURRENCY)
                continue
            amount, side = self._read_amount(row, position, must_be_one=day is not None)
            if not amount:
                self._others.append(row)
            elif day is None:
                self._check_undated(row, position, is_below=index > last)
            elif _UNFINISHED.search(cell_text(cell_at(row, self._mapping.status))):
                self.notes.add(Note.UNFINISHED)
            else:
                yield self._read_row(row, day, amount * (side or IN), position), side

    def _is_rupiah(self, row: Row) -> bool:
        return is_rupiah(cell_at(row, self._currency_column))

    def find_totals(self) -> PrintedTotals:
        """The opening and closing balance above or below the rows, if both are there."""
        rows = [row for row in (*self._above, *self._others) if not is_header(row)]
        opening, closing = self._find_printed(rows, _OPENING), self._find_printed(rows, _CLOSING)
        if opening is None or closing is None:
            return PrintedTotals()
        return PrintedTotals(opening=opening, closing=closing)

    def _read_row(self, row: Row, day: dt.date, amount: int, position: int) -> StatementRow:
        text = cell_text(cell_at(row, self._mapping.text))[:LONGEST_TEXT]
        return StatementRow(
            day=day,
            amount=amount,
            text=text,
            position=position,
            kind=kind_of(text, amount),
            balance=self._try_amount(cell_at(row, self._mapping.balance)),
            time=self._find_time(row),
        )

    def _read_amount(
        self, row: Row, position: int, *, must_be_one: bool
    ) -> tuple[int | None, int | None]:
        """The amount as it is written, and its side; neither for a title or a blank row."""
        mapping = self._mapping
        try:
            if mapping.amount is not None:
                return self._marked_amount(row)
            money_in, _ = _parse(cell_at(row, mapping.money_in), self.style)
            money_out, _ = _parse(cell_at(row, mapping.money_out), self.style)
        except ValueError as error:
            if must_be_one:
                raise Unreadable(Fault.BAD_AMOUNT, position) from error
            return None, None
        if money_in and money_out and must_be_one:
            raise Unreadable(Fault.BOTH_SIDES, position)
        return (money_in, IN) if money_in else (money_out, OUT)

    def _marked_amount(self, row: Row) -> tuple[int | None, int | None]:
        amount, side = _parse(cell_at(row, self._mapping.amount), self.style)
        if amount and self._mapping.sign is not None:
            side = self._marks.side(cell_at(row, self._mapping.sign))
        return amount, side

    def _try_amount(self, cell: Cell) -> int | None:
        try:
            amount, side = _parse(cell, self.style)
        except ValueError:
            return None
        return side * amount if amount and side else amount

    def _find_time(self, row: Row) -> dt.time | None:
        cell = cell_at(row, self._mapping.day if self._time_column is None else self._time_column)
        if isinstance(cell, dt.datetime):
            return cell.time() if cell.time() != dt.time() else None
        if isinstance(cell, dt.time):
            return cell
        if not isinstance(cell, str) or (self._time_column is None and ":" not in cell):
            return None
        return days.find_time(cell)

    def _check_undated(self, row: Row, position: int, *, is_below: bool) -> None:
        """Refuse a row that would be lost because its day is missing or misspelt."""
        texts = [cell_text(cell) for cell in row]
        day = cell_text(cell_at(row, self._mapping.day))
        if _UNFINISHED.fullmatch(day):
            self.notes.add(Note.UNFINISHED)
            return
        is_sum = is_below or any(_SUMMARY.search(text) for text in texts)
        if _LIKE_DAY.match(day) or not is_sum:
            raise Unreadable(Fault.BAD_DAY, position)
        self._others.append(row)

    def _find_printed(self, rows: Sequence[Row], label: re.Pattern[str]) -> int | None:
        """The number in the cell that begins with the label, or in the next one that has any."""
        for row in rows:
            for index, cell in enumerate(row):
                if label.match(fold_heading(cell)):
                    rest = cell_text(cell).partition(":")[2]
                    values = map(self._try_amount, (rest, *row[index + 1 :]))
                    found = next((value for value in values if value is not None), None)
                    if found is not None:
                        return found
        return None


def _parse(cell: Cell, style: NumberStyle) -> tuple[int | None, int | None]:
    bare, side = split_mark(cell) if isinstance(cell, str) else (cell, None)
    return amounts.parse_cell(bare, style), side


def complete_mapping(mapping: ColumnMapping, header: Row, dated: Sequence[Row]) -> ColumnMapping:
    """The mapping with columns of balances and states where there are any."""
    guess = guess_columns(header, dated[:PROFILED_ROWS], mapping.day or 0)
    taken = {mapping.text, mapping.amount, mapping.money_in, mapping.money_out, mapping.sign}
    balance = mapping.balance if mapping.balance is not None else guess.balance
    status = mapping.status if mapping.status is not None else guess.status
    return replace(
        mapping,
        balance=None if balance in taken else balance,
        status=None if status in taken else status,
    )


def _turn(row: StatementRow) -> StatementRow:
    """The row with its money going the other way."""
    return replace(row, amount=-row.amount, kind=kind_of(row.text, -row.amount))


def find_column(header: Row, role: Role) -> int | None:
    return next((index for index, cell in enumerate(header) if find_role(cell) is role), None)


def _find_day(cell: Cell, order: days.Order) -> dt.date | None:
    if is_blank(cell):
        return None
    try:
        return days.parse_cell(cell, order)
    except ValueError:
        return None


def _find_order(cells: Sequence[Cell]) -> days.Order:
    """The order that reads the most days; that of Indonesia where both read all."""
    written = {cell for cell in cells if isinstance(cell, str) and not is_blank(cell)}
    day_first = sum(can_parse_day(cell, "dmy") for cell in written)
    month_first = sum(can_parse_day(cell, "mdy") for cell in written)
    return "mdy" if month_first > day_first else "dmy"


def _balance_step(rows: Sequence[StatementRow]) -> BalanceStep:
    printed = sum(row.balance is not None for row in rows)
    if printed == len(rows):
        return BalanceStep.ROW
    return BalanceStep.DAY if printed else BalanceStep.NEVER


def _find_account_tail(table: Table) -> str:
    for row in table.rows[:_PREAMBLE_ROWS]:
        if is_header(row):
            break
        match = _ACCOUNT.search(" ".join(map(cell_text, row)))
        if match is not None:
            return "".join(filter(str.isdecimal, match[1]))[-TAIL_DIGITS:]
    return ""
