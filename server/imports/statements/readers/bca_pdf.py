"""BCA's e-statement of a savings or current account, a PDF of myBCA and of its mails."""

import calendar
import datetime as dt
import re
from dataclasses import dataclass, field
from typing import Final

from server.imports.statements.days import MONTHS, day_in_period
from server.imports.statements.document import Line, Pages
from server.imports.statements.page_columns import (
    Span,
    find_columns,
    fold,
    heading_text,
    join_numbers,
    join_words,
    number_lines,
    split_words,
)
from server.imports.statements.reader import Reader
from server.imports.statements.readers.bca_texts import ISSUER, understand
from server.imports.statements.row_values import (
    Place,
    account_tail,
    require_amount,
    rounding_notes,
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

LAYOUT: Final = "bca-estatement-pdf"
STYLE: Final = NumberStyle.ENGLISH
COLUMNS: Final = ("TANGGAL", "KETERANGAN", "CBG", "MUTASI", "SALDO")
HEADING_LINES: Final = 60

_AMOUNT: Final = r"-?[0-9][0-9,]*\.[0-9]{2}"
_PERIOD: Final = re.compile(r"periode:?([a-z]+)(20[0-9]{2})")
_ACCOUNT: Final = re.compile(r"no\.?rekening:?([0-9]+)")
_CURRENCY: Final = re.compile(r"matauang:?(idr|rp|[a-z]{3})")
_DAY: Final = re.compile(r"([0-9]{2})\s*/\s*([0-9]{2})\s*")
_NUMBERS: Final = re.compile(
    rf"(?:[0-9]{{3,4}}\s+)?({_AMOUNT})\s*(DB|CR)?\s*({_AMOUNT})?", re.IGNORECASE
)
_TOTAL: Final = re.compile(rf"(saldoawal|mutasicr|mutasidb|saldoakhir):({_AMOUNT})([0-9]{{0,7}})")
_TOTAL_NAMES: Final = {
    "saldoawal": "opening",
    "saldoakhir": "closing",
    "mutasicr": "money_in",
    "mutasidb": "money_out",
}
_PAGE_END: Final = "bersambungkehalaman"
# How far a branch may begin before the name of its column, in points.
SLACK: Final = 6


@dataclass(slots=True)
class _Draft:
    """A row whose text goes on in the lines below it."""

    day: dt.date
    amount: int
    balance: int | None
    place: Place
    texts: list[str]

    def finish(self) -> StatementRow:
        kind, name = understand("\n".join(text for text in self.texts if text), self.amount)
        return StatementRow(
            day=self.day,
            amount=self.amount,
            text=" ".join(" ".join(self.texts).split()),
            position=self.place.position,
            page=self.place.page,
            kind=kind,
            name=name,
            balance=self.balance,
        )


@dataclass(slots=True)
class _Table:
    """The rows of all pages, and where the columns of the page stand."""

    start: dt.date
    end: dt.date
    text_left: float = 0
    numbers_left: float = 0
    opening: int | None = None
    drafts: list[_Draft] = field(default_factory=list)

    def place_columns(self, spans: tuple[Span, ...]) -> None:
        """Take the header of a page."""
        day, _, branch, _, _ = spans
        self.text_left, self.numbers_left = day.right, branch.left - SLACK

    def add(self, line: Line, place: Place) -> None:
        """Take a line as a row, or as more text of the row above."""
        words = split_words(line)
        texts = [word for word in words if word.left < self.numbers_left]
        numbers = [word for word in words if word.left >= self.numbers_left]
        text = join_words(texts)
        day = _DAY.match(text) if texts and texts[0].left < self.text_left else None
        if day is not None:
            self._add_row(day, text[day.end() :], join_words(numbers), place)
        elif self.drafts and not numbers and texts and texts[0].left >= self.text_left:
            self.drafts[-1].texts.append(text)

    def _add_row(self, day: re.Match[str], text: str, numbers: str, place: Place) -> None:
        found = _NUMBERS.fullmatch(join_numbers(numbers))
        if found is None:
            raise Unreadable(Fault.BAD_AMOUNT, *place)
        amount = require_amount(found[1], STYLE, place)
        if fold(text) == "saldoawal":
            self.opening = amount
            return
        draft = _Draft(
            day=self._day(day, place),
            amount=-amount if found[2] and found[2].upper() == "DB" else amount,
            balance=require_amount(found[3], STYLE, place) if found[3] else None,
            place=place,
            texts=[text],
        )
        self.drafts.append(draft)

    def _day(self, match: re.Match[str], place: Place) -> dt.date:
        try:
            return day_in_period(int(match[1]), int(match[2]), self.start, self.end)
        except ValueError as error:
            raise Unreadable(Fault.BAD_DAY, *place) from error


def _recognise(pages: Pages) -> bool:
    heading = heading_text(pages, HEADING_LINES)
    return "norekening" in heading.replace(".", "") and any(
        find_columns(line, COLUMNS) for line in pages.lines[:HEADING_LINES]
    )


def _read(pages: Pages, _today: dt.date) -> list[Statement]:
    heading = _heading(pages)
    currency = _CURRENCY.search(heading)
    if currency is not None and currency[1] not in {"idr", "rp"}:
        raise Unreadable(Fault.FOREIGN_CURRENCY)
    table = _Table(*_period(heading))
    totals = _walk(pages, table)
    if not table.drafts:
        raise Unreadable(Fault.NO_ROWS)
    return [_statement(heading, table, totals)]


def _walk(pages: Pages, table: _Table) -> dict[str, int]:
    """Take the lines below the header of each page, and what the summary says."""
    totals: dict[str, int] = {}
    open_page = 0
    for place, line in number_lines(pages):
        columns = find_columns(line, COLUMNS)
        folded = fold(line.text)
        if columns is not None:
            table.place_columns(columns)
            open_page = line.page
        elif _PAGE_END in folded:
            open_page = 0
        elif table.text_left and _TOTAL.match(folded):
            open_page = 0
            _add_totals(folded, totals, place)
        elif open_page == line.page:
            table.add(line, place)
    return totals


def _heading(pages: Pages) -> str:
    """The folded lines above the first table."""
    lines = []
    for line in pages.lines:
        if find_columns(line, COLUMNS) is not None:
            break
        lines.append(fold(line.text))
    return "\n".join(lines)


def _period(heading: str) -> tuple[dt.date, dt.date]:
    """The first and the last day of the month that the heading names."""
    match = _PERIOD.search(heading)
    month = MONTHS.get(match[1]) if match else None
    if match is None or month is None:
        raise Unreadable(Fault.NO_PERIOD)
    year = int(match[2])
    return dt.date(year, month, 1), dt.date(year, month, calendar.monthrange(year, month)[1])


def _add_totals(folded: str, totals: dict[str, int], place: Place) -> None:
    for label, amount, count in _TOTAL.findall(folded):
        name = _TOTAL_NAMES[label]
        totals[name] = require_amount(amount, STYLE, place)
        if count and name.startswith("money"):
            totals[name.replace("money", "rows")] = int(count)


def _statement(heading: str, table: _Table, totals: dict[str, int]) -> Statement:
    rows = tuple(draft.finish() for draft in table.drafts)
    account = _ACCOUNT.search(heading)
    if table.opening is not None:
        totals.setdefault("opening", table.opening)
    return Statement(
        layout=LAYOUT,
        issuer=ISSUER,
        rows=rows,
        account_tail=account_tail(account[1]) if account else "",
        start=table.start,
        end=table.end,
        totals=PrintedTotals(**totals),
        balance_step=BalanceStep.DAY,
        number_style=STYLE,
        notes=rounding_notes(rows),
    )


READERS: Final = (
    Reader(layout=LAYOUT, issuer=ISSUER, takes=Pages, recognise=_recognise, read=_read),
)
