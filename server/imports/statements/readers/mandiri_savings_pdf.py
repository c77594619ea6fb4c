"""Bank Mandiri's statement of a savings account as it was before Livin', a PDF."""

import datetime as dt
import re
from dataclasses import dataclass, field, replace
from typing import Final

from server.imports.statements.days import day_in_period
from server.imports.statements.document import Line, Pages
from server.imports.statements.page_columns import (
    find_columns,
    fold,
    join_numbers,
    join_words,
    number_lines,
    split_words,
)
from server.imports.statements.reader import Reader
from server.imports.statements.readers.mandiri_texts import ISSUER, understand
from server.imports.statements.row_values import (
    Place,
    account_tail,
    read_day,
    require_amount,
    rounding_notes,
)
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    Note,
    NumberStyle,
    PrintedTotals,
    Statement,
    StatementRow,
    Unreadable,
)

LAYOUT: Final = "mandiri-savings-pdf"
STYLE: Final = NumberStyle.ENGLISH
COLUMNS: Final = ("Tanggal", "Tanggal", "Rincian Transaksi", "Debit / Kredit", "Saldo")
HEADING_LINES: Final = 120
# How far from the name of its column a text may begin, in points.
SLACK: Final = 6

_AMOUNT: Final = r"-?[0-9][0-9,]*\.[0-9]{2}"
_NUMBERS: Final = re.compile(rf"(?:^|\s)({_AMOUNT})\s*(D)?\s*({_AMOUNT})$")
_OPENING: Final = re.compile(rf"saldoawal({_AMOUNT})")
_DAYS: Final = re.compile(r"([0-9]{2})/([0-9]{2})\s*(?:[0-9]{2}/[0-9]{2})?")
_PERIOD: Final = re.compile(
    r"period(?:e/period)?:?([0-9]{1,2}/[0-9]{2}/[0-9]{2,4})s/d([0-9]{1,2}/[0-9]{2}/[0-9]{2,4})"
)
_ACCOUNT: Final = re.compile(r"^([0-9]{3}-[0-9]{2}-[0-9]{5,}-[0-9])")
_CURRENCY: Final = re.compile(r"\(([a-z]{3})\)")
_TOTALS: Final = {
    "opening": re.compile(rf"previousbalance:?({_AMOUNT})"),
    "money_in": re.compile(rf"totalofcredittransactions:?({_AMOUNT})"),
    "money_out": re.compile(rf"totalofdebittransactions:?({_AMOUNT})"),
    "closing": re.compile(rf"currentbalance:?({_AMOUNT})"),
}


@dataclass(slots=True)
class _Draft:
    """A row whose text goes on in the lines below it."""

    day: dt.date
    amount: int
    balance: int
    place: Place
    texts: list[str]

    def finish(self) -> StatementRow:
        kind, name = understand("\n".join(self.texts), self.amount)
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
class _Account:
    """The table of one account, which may go on over pages."""

    start: dt.date
    end: dt.date
    tail: str
    currency: str
    text_left: float = 0
    opening: int | None = None
    drafts: list[_Draft] = field(default_factory=list)
    totals: dict[str, int] = field(default_factory=dict)

    @property
    def is_closed(self) -> bool:
        """Whether the summary below the table was read to its end."""
        return "closing" in self.totals

    def add(self, line: Line, place: Place) -> None:
        """Take a line as a row, as more text of the row above, or as one of the totals."""
        words = split_words(line)
        left = join_words(word for word in words if word.left < self.text_left - SLACK)
        text = join_words(word for word in words if word.left >= self.text_left - SLACK)
        days = _DAYS.fullmatch(left)
        if days is not None:
            self._add_row(days, text, place)
        elif not self._add_total(fold(line.text), place) and self._goes_on(line, left):
            self.drafts[-1].texts.append(text)

    def _goes_on(self, line: Line, left: str) -> bool:
        near = abs(line.words[0].left - self.text_left) <= SLACK
        return bool(self.drafts) and not self.totals and not left and near

    def _add_row(self, days: re.Match[str], text: str, place: Place) -> None:
        if opening := _OPENING.fullmatch(fold(text)):
            self.opening = require_amount(opening[1], STYLE, place)
            return
        found = _NUMBERS.search(text) or _NUMBERS.search(join_numbers(text))
        if found is None:
            raise Unreadable(Fault.BAD_AMOUNT, *place)
        amount = require_amount(found[1], STYLE, place)
        text = found.string[: found.start()].strip()
        try:
            day = day_in_period(int(days[1]), int(days[2]), self.start, self.end)
        except ValueError as error:
            raise Unreadable(Fault.BAD_DAY, *place) from error
        balance = require_amount(found[3], STYLE, place)
        self.drafts.append(_Draft(day, -amount if found[2] else amount, balance, place, [text]))

    def _add_total(self, folded: str, place: Place) -> bool:
        for name, pattern in _TOTALS.items():
            if match := pattern.search(folded):
                self.totals[name] = require_amount(match[1], STYLE, place)
                return True
        return False

    def as_statement(self) -> Statement:
        rows = tuple(draft.finish() for draft in self.drafts)
        totals = PrintedTotals(**self.totals)
        return Statement(
            layout=LAYOUT,
            issuer=ISSUER,
            rows=rows,
            account_tail=self.tail,
            start=self.start,
            end=self.end,
            totals=totals if totals.opening is not None else replace(totals, opening=self.opening),
            balance_step=BalanceStep.ROW,
            number_style=STYLE,
            notes=rounding_notes(rows),
        )


@dataclass(slots=True)
class _File:
    """The tables so far, and what stands above the next one."""

    accounts: list[_Account] = field(default_factory=list)
    period: tuple[dt.date, dt.date] | None = None
    tail: str = ""
    currency: str = "idr"

    def add(self, line: Line, place: Place) -> None:
        """Take a line of a table, of the header of one, or of what stands above it."""
        columns = find_columns(line, COLUMNS)
        is_open = bool(self.accounts) and not self.accounts[-1].is_closed
        if columns is not None:
            if not is_open:
                self._begin(place)
            self.accounts[-1].text_left = columns[2].left
        elif is_open:
            self.accounts[-1].add(line, place)
        else:
            self._add_heading(fold(line.text), place)

    def _begin(self, place: Place) -> None:
        if self.period is None:
            raise Unreadable(Fault.NO_PERIOD, *place)
        self.accounts.append(_Account(*self.period, self.tail, self.currency))

    def _add_heading(self, folded: str, place: Place) -> None:
        if match := _PERIOD.search(folded):
            self.period = read_day(match[1], place), read_day(match[2], place)
        elif match := _ACCOUNT.search(folded):
            self.tail, self.currency = account_tail(match[1]), "idr"
        elif match := _CURRENCY.search(folded):
            self.currency = match[1]


def _recognise(pages: Pages) -> bool:
    lines = pages.lines[:HEADING_LINES]
    header = next((at for at, line in enumerate(lines) if find_columns(line, COLUMNS)), None)
    if header is None:
        return False
    heading = fold(" ".join(line.text for line in lines[:header]))
    return "mandiri" in heading or "tabungan/savings" in heading


def _read(pages: Pages, _today: dt.date) -> list[Statement]:
    file = _File()
    for place, line in number_lines(pages):
        file.add(line, place)
    own = [account for account in file.accounts if account.currency == "idr"]
    filled = [account for account in own if account.drafts]
    if file.accounts and not own:
        raise Unreadable(Fault.FOREIGN_CURRENCY)
    if not filled:
        raise Unreadable(Fault.NO_ROWS)
    statements = [account.as_statement() for account in filled]
    if len(own) < len(file.accounts):
        return [replace(one, notes=one.notes | {Note.FOREIGN_CURRENCY}) for one in statements]
    return statements


READERS: Final = (
    Reader(layout=LAYOUT, issuer=ISSUER, takes=Pages, recognise=_recognise, read=_read),
)
