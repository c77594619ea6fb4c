"""Tables that no bank writes: of unknown apps, of spreadsheets, and made by hand."""

import csv
import datetime as dt
import html
import io
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from server.imports.statements.statement import NumberStyle
from tests.support.bank_files.amount_writer import write_amount
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger

SHEET_START = dt.date(1899, 12, 30)


class Sides(StrEnum):
    """How a table tells money in from money out."""

    SIGNED = "signed"
    COLUMNS = "columns"
    MARKS = "marks"


@dataclass(frozen=True, slots=True)
class TableOptions:
    """How a table is written."""

    style: NumberStyle = NumberStyle.INDONESIAN
    sides: Sides = Sides.SIGNED
    header: bool = True
    english: bool = False
    balance: bool = True
    decimals: bool = True
    day_format: str = "%d/%m/%Y"
    marks: tuple[str, str] = ("D", "K")
    zero: str = ""
    newest_first: bool = False
    titles: tuple[str, ...] = ()
    totals: bool = False


DEFAULT = TableOptions()
_NAMES = {
    False: ("Tanggal", "Keterangan", "Nominal", "Debet", "Kredit", "D/K", "Saldo"),
    True: ("Date", "Description", "Amount", "Debit", "Credit", "DB/CR", "Balance"),
}


def table_rows(ledger: BankLedger, options: TableOptions = DEFAULT) -> list[list[str]]:
    """The headings and the entries of the ledger, cell by cell."""
    rows = [
        _row(entry, balance, options)
        for entry, balance in zip(ledger.entries, ledger.balances, strict=True)
    ]
    if options.newest_first:
        rows.reverse()
    if options.header:
        rows.insert(0, _header(options))
    if options.totals:
        rows += [
            ["Saldo Awal", write_amount(ledger.opening, options.style)],
            ["Saldo Akhir", write_amount(ledger.closing, options.style)],
        ]
    return [*([title] for title in options.titles), *rows]


def write_table(
    ledger: BankLedger,
    options: TableOptions = DEFAULT,
    *,
    delimiter: str = ",",
    encoding: str = "utf-8",
    line_end: str = "\r\n",
    quoting: Literal[0, 1, 2, 3] = csv.QUOTE_MINIMAL,
) -> bytes:
    """The table as a text file; titles stand above it as they are."""
    output = io.StringIO()
    for title in options.titles:
        output.write(title + line_end)
    writer = csv.writer(output, delimiter=delimiter, lineterminator=line_end, quoting=quoting)
    writer.writerows(table_rows(ledger, options)[len(options.titles) :])
    return output.getvalue().encode(encoding)


def write_html_table(ledger: BankLedger, options: TableOptions = DEFAULT) -> bytes:
    """A page with the table, as banks name it `.xls`."""
    rows = "".join(
        f"<tr>{''.join(f'<td align=right>{html.escape(cell)}</td>' for cell in row)}</tr>\n"
        for row in table_rows(ledger, options)
    )
    return (
        "<html><head><title>Mutasi</title><style>td { color: red }</style></head>\n"
        f"<body><table border=1>\n{rows}</table></body></html>"
    ).encode()


def serial(day: dt.date) -> int:
    """The number that a spreadsheet has for a day."""
    return (day - SHEET_START).days


def _header(options: TableOptions) -> list[str]:
    day, text, amount, debit, credit, mark, balance = _NAMES[options.english]
    middle = {
        Sides.SIGNED: [amount],
        Sides.COLUMNS: [debit, credit],
        Sides.MARKS: [amount, mark],
    }[options.sides]
    return [day, text, *middle, *([balance] if options.balance else [])]


def _row(entry: BankEntry, balance: int, options: TableOptions) -> list[str]:
    size = _write(abs(entry.amount), options)
    is_in = entry.amount > 0
    middle = {
        Sides.SIGNED: [_write(entry.amount, options)],
        Sides.COLUMNS: [options.zero, size] if is_in else [size, options.zero],
        Sides.MARKS: [size, options.marks[is_in]],
    }[options.sides]
    tail = [_write(balance, options)] if options.balance else []
    return [_write_day(entry.day, options), entry.text, *middle, *tail]


def _write(sen: int, options: TableOptions) -> str:
    return write_amount(sen, options.style, decimals=options.decimals)


def _write_day(day: dt.date, options: TableOptions) -> str:
    return str(serial(day)) if options.day_format == "serial" else day.strftime(options.day_format)
