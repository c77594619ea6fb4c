"""BRI's "Laporan Transaksi Finansial", the PDF of BRImo and of internet banking."""

import datetime as dt
import re
from dataclasses import dataclass, field, replace
from typing import Final

from server.imports.statements.document import Line, Pages, Word
from server.imports.statements.page_columns import (
    Span,
    cut_at_centers,
    find_columns,
    fold,
    heading_text,
    join_words,
    middle,
    number_lines,
    split_words,
)
from server.imports.statements.reader import Reader
from server.imports.statements.readers.bri_texts import ISSUER, mark_fees, understand
from server.imports.statements.row_values import (
    Place,
    account_tail,
    net_amount,
    read_amount,
    read_day,
    read_time,
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

LAYOUT: Final = "bri-finansial-pdf"
TITLE: Final = fold("Laporan Transaksi Finansial")
COLUMNS: Final = ("Tanggal Transaksi", "Uraian Transaksi", "Teller", "Debet", "Kredit", "Saldo")
HEADING_LINES: Final = 15
STYLE: Final = NumberStyle.ENGLISH

_PERIOD: Final = re.compile(r"periodetransaksi:?([0-9/]{8,10})-([0-9/]{8,10})")
_ACCOUNT: Final = re.compile(r"no\.?rekening:?([0-9]+)")
_CURRENCY: Final = re.compile(r"valuta:?([a-z]{3})")
_STAMP: Final = re.compile(
    r"([0-9]{2}\s*/\s*[0-9]{2}\s*/\s*[0-9]{2,4})\s*([0-9]{2}\s*:\s*[0-9]{2}\s*:\s*[0-9]{2})"
)
_FOUR_AMOUNTS: Final = re.compile(r"(-?[0-9,]+\.[0-9]{2})" * 4)
_FOOTER: Final = re.compile(r"createdby|statementbri|_e-")
# The cell of a text may go on below its row, at most so far in points.
LINE_DISTANCE: Final = 18


@dataclass(frozen=True, slots=True)
class _Bounds:
    """Where the columns part from each other."""

    teller: float
    debit: float
    credit: float
    balance: float

    @classmethod
    def of(cls, spans: tuple[Span, ...]) -> "_Bounds":
        _, _, teller, debit, credit, balance = spans
        return cls(
            teller=teller.left - 10,
            debit=debit.left - 12,
            credit=(debit.center + credit.center) / 2,
            balance=(credit.center + balance.center) / 2,
        )


@dataclass(slots=True)
class _Table:
    """The rows so far, and the row whose text may go on."""

    bounds: _Bounds | None = None
    rows: list[StatementRow] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    text_left: float = 0
    last_top: float | None = None

    def add(self, line: Line, place: Place) -> None:
        """Take a line as a row, or as more text of the row above."""
        if self.bounds is None:
            return
        words = split_words(line)
        texts = [word for word in words if word.left < self.bounds.teller]
        stamp = _STAMP.match(join_words(texts))
        # The footer has a day and a time as well, but no amounts.
        if stamp is not None and middle(words[-1]) >= self.bounds.debit:
            self._add_row(words, stamp, place)
        elif self._goes_on(words):
            self.texts[-1] += " " + join_words(words)
            self.last_top = words[0].top
        else:
            self.last_top = None

    def _add_row(self, words: tuple[Word, ...], stamp: re.Match[str], place: Place) -> None:
        bounds = self.bounds
        if bounds is None:
            return
        texts = _words_after(stamp, [word for word in words if word.left < bounds.teller])
        numbers = [word for word in words if middle(word) >= bounds.debit]
        debit, credit, balance = cut_at_centers(numbers, (bounds.credit, bounds.balance))
        amount = net_amount(
            read_amount(credit, STYLE, place), read_amount(debit, STYLE, place), place
        )
        self.rows.append(
            StatementRow(
                day=read_day("".join(stamp[1].split()), place),
                time=read_time(stamp[2]),
                amount=amount,
                text="",
                position=place.position,
                page=place.page,
                balance=require_amount(balance, STYLE, place),
            )
        )
        self.texts.append(join_words(texts))
        self.text_left = texts[0].left if texts else bounds.teller
        self.last_top = words[0].top

    def _goes_on(self, words: tuple[Word, ...]) -> bool:
        if self.last_top is None or self.bounds is None or not words:
            return False
        inside = all(self.text_left - 2 <= word.left < self.bounds.teller for word in words)
        return inside and 0 < words[0].top - self.last_top <= LINE_DISTANCE


def _words_after(stamp: re.Match[str], words: list[Word]) -> list[Word]:
    """The words behind day and time."""
    left = len(fold(stamp[0]))
    while words and left > 0:
        left -= len(words[0].text)
        words = words[1:]
    return words


def _recognise(pages: Pages) -> bool:
    return TITLE in heading_text(pages, HEADING_LINES) and any(
        find_columns(line, COLUMNS) for line in pages.lines
    )


def _read(pages: Pages, _today: dt.date) -> list[Statement]:
    heading, summary, table = "", [], _Table()
    in_summary = False
    for place, line in number_lines(pages):
        folded = fold(line.text)
        columns = find_columns(line, COLUMNS)
        if columns is not None:
            table.bounds = _Bounds.of(columns)
        elif table.bounds is None:
            heading += folded + "\n"
        elif "terbilang" in folded:
            break
        elif in_summary or "totaltransaksidebet" in folded:
            in_summary = True
            summary.append(folded)
        elif not _FOOTER.search(folded):
            table.add(line, place)
    return [_statement(heading, summary, table)]


def _statement(heading: str, summary: list[str], table: _Table) -> Statement:
    currency = _CURRENCY.search(heading)
    if currency is not None and currency[1] != "idr":
        raise Unreadable(Fault.FOREIGN_CURRENCY)
    if not table.rows:
        raise Unreadable(Fault.NO_ROWS)
    rows = []
    for row, text in zip(table.rows, table.texts, strict=True):
        if not row.amount:
            continue
        kind, name = understand(text, row.amount)
        rows.append(replace(row, text=text, kind=kind, name=name))
    period, account = _PERIOD.search(heading), _ACCOUNT.search(heading)
    return Statement(
        layout=LAYOUT,
        issuer=ISSUER,
        rows=tuple(mark_fees(rows)),
        account_tail=account_tail(account[1]) if account else "",
        start=read_day(period[1], Place(1)) if period else None,
        end=read_day(period[2], Place(1)) if period else None,
        totals=_totals(summary) or totals_without_trailer(rows),
        balance_step=BalanceStep.ROW,
        number_style=STYLE,
        notes=rounding_notes(rows),
    )


def _totals(summary: list[str]) -> PrintedTotals | None:
    """The only line with four amounts; a page may end between it and its labels."""
    found = [match for line in summary if (match := _FOUR_AMOUNTS.fullmatch(line))]
    if len(found) != 1:
        return None
    opening, money_out, money_in, closing = (
        require_amount(text, STYLE, Place(1)) for text in found[0].groups()
    )
    return PrintedTotals(opening=opening, closing=closing, money_in=money_in, money_out=money_out)


READERS: Final = (
    Reader(layout=LAYOUT, issuer=ISSUER, takes=Pages, recognise=_recognise, read=_read),
)
