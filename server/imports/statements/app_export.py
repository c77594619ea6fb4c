"""What the exports of other apps have in common: one table of the entries of all accounts.

An export is recognised by the names of its columns, wherever they stand. The categories of apps
that have two levels are those of the upper one, which are closest to ours.
"""

import datetime as dt
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import accumulate
from typing import Final, NamedTuple

from server.imports.statements import amounts, days
from server.imports.statements.account_rows import join_texts, oldest_first
from server.imports.statements.amounts import find_style
from server.imports.statements.day_order import find_order
from server.imports.statements.days import Order, find_time
from server.imports.statements.document import Cell, Table
from server.imports.statements.reader import Reader
from server.imports.statements.row_values import rounding_notes
from server.imports.statements.statement import (
    LONGEST_TEXT,
    Fault,
    Note,
    NumberStyle,
    RowKind,
    Statement,
    StatementRow,
    Unreadable,
)

RUPIAH: Final = "IDR"
# Titles may stand above the names of the columns.
SEARCHED_ROWS: Final = 10
TRANSFERS: Final = (RowKind.TRANSFER_OUT, RowKind.TRANSFER_IN)

_ZONE: Final = re.compile(r"(?<=:[0-9]{2})(?:\.[0-9]+)?\s*(?:Z|[+-][0-9]{2}:?[0-9]{2})?$")


def fold_name(cell: Cell) -> str:
    """The name of a column as it is compared: in small letters, without marks around it."""
    return " ".join(str(cell or "").strip("\ufeff\"' \t").lower().split())


class ExportEntry(NamedTuple):
    """An entry with the name of its account."""

    account: str
    row: StatementRow


@dataclass(frozen=True, slots=True)
class ExportRow:
    """A row of an export, whose cells are asked for by the names of their columns."""

    cells: Sequence[Cell]
    position: int
    columns: dict[str, int]
    stamp: tuple[str, ...]
    is_text_file: bool = False
    style: NumberStyle = NumberStyle.PLAIN
    order: Order = "dmy"

    def has(self, name: str) -> bool:
        """Whether the file has a column."""
        return name in self.columns

    def cell(self, *names: str) -> Cell:
        """The cell of the first of these columns that the file has; None where the row ends."""
        index = next((self.columns[name] for name in names if name in self.columns), None)
        return self.cells[index] if index is not None and index < len(self.cells) else None

    def text(self, *names: str) -> str:
        """The cell as a text."""
        cell = self.cell(*names)
        if isinstance(cell, float) and cell.is_integer():
            cell = int(cell)
        return "" if cell is None else str(cell).strip()

    def word(self, *names: str) -> str:
        """The cell as a word that is compared."""
        return fold_name(self.text(*names))

    def amount(self, *names: str) -> int | None:
        """The signed sen of a cell, or None of a blank one."""
        try:
            return amounts.parse_cell(self.cell(*names), self.style)
        except ValueError as error:
            raise self.unreadable(Fault.BAD_AMOUNT) from error

    def required_amount(self, *names: str) -> int:
        """The signed sen of a cell that may not be blank."""
        amount = self.amount(*names)
        if amount is None:
            raise self.unreadable(Fault.BAD_AMOUNT)
        return amount

    def entry(
        self,
        account: str,
        amount: int,
        *texts: str,
        kind: RowKind = RowKind.UNKNOWN,
        name: str = "",
        category: str = "",
        to_account: str = "",
        reference: str = "",
    ) -> ExportEntry:
        """What the row says of an account, on the day and at the time of its stamp."""
        stamp = self.cell(*self.stamp)
        try:
            day = days.parse_cell(stamp, self.order)
        except ValueError as error:
            raise self.unreadable(Fault.BAD_DAY) from error
        row = StatementRow(
            day=day,
            amount=amount,
            text=_one_line(texts[0]) if len(texts) == 1 else join_texts(*texts),
            position=self.position,
            kind=kind,
            name=join_texts(name),
            reference=reference,
            time=_time(stamp),
            category=category,
            to_account=to_account,
        )
        return ExportEntry(account, row)

    def unreadable(self, fault: Fault) -> Unreadable:
        """What is wrong with this row."""
        return Unreadable(fault, self.position)


@dataclass(frozen=True, slots=True)
class AppExport:
    """The layout of an export.

    `headings` are sets of columns, one of which the file has to have. `amounts` and `days` are
    the columns that decide how numbers and days are read; `currency` gives that of a row, if it
    has one. `entries` gives what a row says, which may be nothing.
    """

    layout: str
    headings: tuple[frozenset[str], ...]
    amounts: tuple[str, ...]
    entries: Callable[[ExportRow], Iterable[ExportEntry]]
    days: tuple[str, ...] = ("date",)
    # That of day and month where the days of the file leave it open.
    order: Order = "dmy"
    currency: Callable[[ExportRow], str] = lambda _row: ""
    # Whether a transfer has the other account as its payee, and no category.
    has_accounts_as_payees: bool = False
    reader: Reader[Table] = field(init=False)

    def __post_init__(self) -> None:
        reader = Reader(
            layout=self.layout,
            issuer="",
            takes=Table,
            recognise=lambda table: _find_columns(self, table) is not None,
            read=partial(_read, self),
        )
        object.__setattr__(self, "reader", reader)


def transfer_kind(amount: int) -> RowKind:
    """A transfer by the direction of the money."""
    return TRANSFERS[amount > 0]


def read_entries(export: AppExport, table: Table) -> list[ExportEntry]:
    """What all rows of a table say, in their order; raises `Unreadable`."""
    rows = _rows(export, table)
    return [entry for row in rows for entry in export.entries(row) if entry.row.amount]


def _read(export: AppExport, table: Table, _today: dt.date) -> list[Statement]:
    rows = list(_rows(export, table))
    rupiah = [row for row in rows if _is_rupiah(export, row)]
    if rows and not rupiah:
        raise rows[0].unreadable(Fault.FOREIGN_CURRENCY)
    found = [entry for row in rupiah for entry in export.entries(row) if entry.row.amount]
    if export.has_accounts_as_payees:
        found = _with_payees_as_accounts(found)
    entries = _with_single_transfers(found)
    if not entries:
        raise Unreadable(Fault.NO_ROWS)
    accounts: dict[str, list[StatementRow]] = defaultdict(list)
    for entry in entries:
        accounts[entry.account].append(entry.row)
    notes = frozenset({Note.FOREIGN_CURRENCY} if len(rupiah) < len(rows) else ())
    return [
        Statement(
            layout=export.layout,
            issuer="",
            rows=oldest_first(found_rows),
            account_name=name,
            number_style=rupiah[0].style,
            notes=notes | rounding_notes(found_rows),
        )
        for name, found_rows in accounts.items()
    ]


def _is_rupiah(export: AppExport, row: ExportRow) -> bool:
    return export.currency(row).upper() in {"", RUPIAH, "RP"}


def _find_columns(export: AppExport, table: Table) -> tuple[int, dict[str, int]] | None:
    """The row of the columns' names, and where each stands; the first one of those named alike."""
    for index, cells in enumerate(table.rows[:SEARCHED_ROWS]):
        columns: dict[str, int] = {}
        for place, cell in enumerate(cells):
            columns.setdefault(fold_name(cell), place)
        if any(heading <= columns.keys() for heading in export.headings):
            return index, columns
    return None


def _rows(export: AppExport, table: Table) -> Iterator[ExportRow]:
    """The rows below the names of the columns that are not blank."""
    heading = _find_columns(export, table)
    if heading is None:
        return
    index, columns = heading
    positions = _positions(table)
    rows = [
        ExportRow(cells, positions[place], columns, export.days, bool(table.delimiter))
        for place, cells in enumerate(table.rows)
        if place > index and any(cell not in {None, ""} for cell in cells)
    ]
    style = find_style(row.text(name) for row in rows for name in export.amounts)
    stamps = [text for row in rows if isinstance(text := row.cell(*export.days), str)]
    order = find_order(stamps, preferred=export.order)
    for row in rows:
        yield replace(row, style=style or NumberStyle.PLAIN, order=order)


def _positions(table: Table) -> list[int]:
    """The line of each row in a text, whose cells may go over several; its number in a sheet."""
    if not table.lines:
        return list(range(1, len(table.rows) + 1))
    return list(accumulate((line.count("\n") + 1 for line in table.lines), initial=1))


def _with_payees_as_accounts(entries: Sequence[ExportEntry]) -> list[ExportEntry]:
    accounts = {account for account, _ in entries}
    return [
        ExportEntry(account, _transfer_with_payee(row))
        if row.name in accounts - {account} and not row.category
        else ExportEntry(account, row)
        for account, row in entries
    ]


def _transfer_with_payee(row: StatementRow) -> StatementRow:
    text = row.text.removeprefix(row.name).strip()
    return replace(row, text=text, name="", kind=transfer_kind(row.amount), to_account=row.name)


def _with_single_transfers(entries: Sequence[ExportEntry]) -> list[ExportEntry]:
    """The entries without the second halves of transfers whose first halves are in the file.

    First halves that do not name the other account get it from the second half of the same day
    and amount.
    """
    named: Counter[tuple[object, ...]] = Counter()
    nameless: dict[tuple[object, ...], list[int]] = defaultdict(list)
    for index, (account, row) in enumerate(entries):
        if row.kind is RowKind.TRANSFER_OUT and row.to_account:
            named[account, row.to_account, row.day, -row.amount] += 1
        elif row.kind is RowKind.TRANSFER_OUT:
            nameless[row.day, -row.amount].append(index)
    kept: dict[int, ExportEntry] = {}
    for index, entry in enumerate(entries):
        account, row = entry
        key = (row.to_account, account, row.day, row.amount)
        waiting = nameless[row.day, row.amount] if row.kind is RowKind.TRANSFER_IN else []
        other = next((one for one in waiting if entries[one].account != account), None)
        if row.kind is RowKind.TRANSFER_IN and named[key]:
            named[key] -= 1
        elif other is not None and not row.to_account:
            waiting.remove(other)
            first = entries[other]
            kept[other] = first._replace(row=replace(first.row, to_account=account))
        else:
            kept.setdefault(index, entry)
    return [kept[index] for index in sorted(kept)]


def _one_line(text: str) -> str:
    return " ".join(line.strip() for line in text.splitlines())[:LONGEST_TEXT]


def _time(cell: Cell) -> dt.time | None:
    """The time of a stamp, as it is written, whatever zone is written after it."""
    if isinstance(cell, dt.datetime):
        return cell.time()
    if not isinstance(cell, str):
        return None
    return find_time(_ZONE.sub("", cell.strip()).replace("T", " "))
