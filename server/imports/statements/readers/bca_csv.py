"""BCA's CSV: KlikBCA for individuals in both languages, and KlikBCA Bisnis."""

import datetime as dt
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from server.imports.statements.days import day_in_period, day_until
from server.imports.statements.document import Cell, Table
from server.imports.statements.header_rows import find_header_row
from server.imports.statements.posting_order import oldest_first
from server.imports.statements.reader import Reader
from server.imports.statements.readers.bca_texts import ISSUER, understand
from server.imports.statements.row_values import (
    Place,
    account_tail,
    read_amount,
    read_day,
    require_amount,
    rounding_notes,
    totals_without_trailer,
)
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    NumberStyle,
    PrintedTotals,
    Statement,
    StatementRow,
    Unreadable,
)

INDIVIDUAL: Final = "bca-klikbca-csv"
INDIVIDUAL_ENGLISH: Final = "bca-klikbca-english-csv"
BUSINESS: Final = "bca-bisnis-csv"
# Of the same file some amounts have commas and some have none, which this style reads both.
STYLE: Final = NumberStyle.ENGLISH

_DAYS: Final = frozenset({"tanggal transaksi", "tanggal", "tgl"})
_NUMBER: Final = r"-?(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]+)?|\.[0-9]+"
_LABELS: Final = {
    "opening": r"saldo awal|starting balance|opening balance|beginning balance",
    "closing": r"saldo akhir|ending balance|closing balance",
    "money_in": r"(?:mutasi )?kredit|credit",
    "money_out": r"(?:mutasi )?deb[ei]t",
}
_TOTALS: Final = {
    name: re.compile(
        rf"\W*(?:{label})[\s:=,;\"']*({_NUMBER})(?:[\s\",;]+([0-9]{{1,7}})(?![0-9.,]))?\W*$",
        re.IGNORECASE,
    )
    for name, label in _LABELS.items()
}
_PERIOD_DAY: Final = re.compile(r"[0-9]{1,2}/[0-9]{1,2}/[0-9]{2,4}")
_PENDING: Final = "PEND"
_DAY: Final = re.compile(
    rf"\W*(?P<day>{_PENDING}|[0-9]{{1,2}}/[0-9]{{1,2}}(?:/[0-9]{{2,4}})?)", re.IGNORECASE
)


def _is_individual(names: list[str]) -> bool:
    return (
        len(names) == 6
        and names[0] in _DAYS
        and names[1:] == ["keterangan", "cabang", "jumlah", "", "saldo"]
    )


def _is_individual_english(names: list[str]) -> bool:
    return names == ["date", "description", "branch", "amount", "", "balance"]


def _is_business(names: list[str]) -> bool:
    # The header may lack the balance although the rows have it.
    return bool(names) and (
        names[0] in _DAYS
        and names[1:4] == ["keterangan", "cabang", "jumlah"]
        and names[4:] in ([], ["saldo"])
    )


def _lines(table: Table) -> Iterator[str]:
    """The lines as they were written; those of a sheet are put together."""
    if table.lines:
        yield from table.lines
        return
    for row in table.rows:
        yield ",".join(_written(cell) for cell in row)


def _written(cell: Cell) -> str:
    if isinstance(cell, dt.date):
        return f"{cell:%d/%m/%Y}"
    return "" if cell is None else str(cell)


@dataclass(slots=True)
class _File:
    """What was read so far."""

    today: dt.date
    # A layout whose files name their period cannot be read without it.
    needs_period: bool
    tail: str = ""
    start: dt.date | None = None
    end: dt.date | None = None
    rows: list[StatementRow] = field(default_factory=list)
    totals: dict[str, int] = field(default_factory=dict)

    def read_heading(self, line: str, number: int) -> None:
        """Take a line above the header."""
        label = " ".join(line.split()).casefold().lstrip("\"' ")
        if label.startswith(("no. rek", "no rek", "nomor rek", "account no")):
            self.tail = account_tail(line)
        elif label.startswith("period"):
            days = [read_day(day, Place(number)) for day in _PERIOD_DAY.findall(line)]
            if days:
                self.start, self.end = days[0], days[-1]
        elif label.startswith(("kode mata uang", "mata uang", "currency")):
            words = re.findall(r"[a-z]+", label)
            if words[-1] not in {"rp", "idr", "uang", "currency"}:
                raise Unreadable(Fault.FOREIGN_CURRENCY)

    def read_row(self, match: re.Match[str], number: int) -> None:
        """Take a line below the header that is a row."""
        place = Place(number)
        amount = require_amount(match["amount"], STYLE, place)
        if match["mark"].upper() == "DB":
            amount = -amount
        text = match["text"].strip().strip("'\"").replace('""', '"').strip()
        kind, name = understand(text, amount)
        self.rows.append(
            StatementRow(
                day=self._day(match["day"].upper(), number),
                amount=amount,
                text=" ".join(text.split()),
                position=number,
                kind=kind,
                name=name,
                balance=read_amount(match["balance"] or "", STYLE, place),
                pending=match["day"].upper() == _PENDING,
            )
        )

    def _day(self, text: str, number: int) -> dt.date:
        if text == _PENDING:
            return min(self.end or self.today, self.today)
        if text.count("/") == 2:
            return read_day(text, Place(number))
        day, month = map(int, text.split("/"))
        try:
            if self.start and self.end:
                return day_in_period(day, month, self.start, self.end)
            if not self.needs_period:
                return day_until(day, month, self.today)
        except ValueError as error:
            raise Unreadable(Fault.BAD_DAY, number) from error
        raise Unreadable(Fault.NO_PERIOD, number)

    def read_total(self, line: str, number: int) -> None:
        """Take a line below the header that is no row: a total, or a remark without figures."""
        for name, pattern in _TOTALS.items():
            if match := pattern.fullmatch(line):
                self.totals[name] = require_amount(match[1], STYLE, Place(number))
                if match[2] and name.startswith("money"):
                    self.totals[name.replace("money", "rows")] = int(match[2])
                return
        if not self.totals and re.search(r"[0-9]", line):
            raise Unreadable(Fault.BAD_AMOUNT if _DAY.match(line) else Fault.BAD_DAY, number)

    def as_statement(self, layout: str) -> Statement:
        """The statement, or the error that there is none."""
        if not self.rows:
            raise Unreadable(Fault.NO_ROWS)
        rows = oldest_first(self.rows)
        is_cut = bool(self.tail) and not self.totals
        totals = totals_without_trailer(rows) if is_cut else PrintedTotals(**self.totals)
        has_balances = any(row.balance is not None for row in self.rows)
        return Statement(
            layout=layout,
            issuer=ISSUER,
            rows=rows,
            account_tail=self.tail,
            start=self.start,
            end=self.end,
            totals=totals,
            balance_step=BalanceStep.ROW if has_balances else BalanceStep.NEVER,
            number_style=STYLE,
            notes=rounding_notes(rows),
        )


def _row_pattern(delimiter: str) -> re.Pattern[str]:
    """A row from both ends: what is left in the middle is its text, with any delimiters."""
    comma = re.escape(delimiter)
    return re.compile(
        rf"{_DAY.pattern}\s*\"?\s*{comma}"
        rf"(?P<text>.*?){comma}"
        rf"\s*\"?'?[0-9]{{0,4}}\"?\s*{comma}"
        rf"\s*\"?\s*(?P<amount>{_NUMBER})\s*\"?(?:\s*{comma}\s*\"?)?\s*(?P<mark>DB|CR)\s*\"?"
        rf"(?:\s*{comma}\s*\"?\s*(?P<balance>{_NUMBER})?\s*\"?)?[\s{comma}]*",
        re.IGNORECASE | re.DOTALL,
    )


def _read(
    table: Table,
    today: dt.date,
    *,
    layout: str,
    is_header: Callable[[list[str]], bool],
    needs_period: bool,
) -> list[Statement]:
    header = find_header_row(table, is_header)
    if header is None:
        raise Unreadable(Fault.NO_ROWS)
    file = _File(today, needs_period)
    pattern = _row_pattern(table.delimiter or ",")
    for index, line in enumerate(_lines(table)):
        number = index + 1
        if index < header:
            file.read_heading(line, number)
        elif index > header:
            match = pattern.fullmatch(line)
            if match is None:
                file.read_total(line, number)
            else:
                file.read_row(match, number)
    return [file.as_statement(layout)]


def _reader(
    layout: str, is_header: Callable[[list[str]], bool], *, needs_period: bool = True
) -> Reader[Table]:
    return Reader(
        layout=layout,
        issuer=ISSUER,
        takes=Table,
        recognise=lambda table: find_header_row(table, is_header) is not None,
        read=partial(_read, layout=layout, is_header=is_header, needs_period=needs_period),
    )


READERS: Final = (
    _reader(INDIVIDUAL, _is_individual),
    _reader(INDIVIDUAL_ENGLISH, _is_individual_english, needs_period=False),
    _reader(BUSINESS, _is_business),
)
