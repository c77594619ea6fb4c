"""Kopra by Mandiri's account statement, a PDF, formerly of Mandiri Cash Management."""

import datetime as dt
import re
from typing import Final

from server.imports.statements.document import Line, Pages
from server.imports.statements.page_columns import find_columns, fold, heading_text, number_lines
from server.imports.statements.posting_order import oldest_first
from server.imports.statements.reader import Reader
from server.imports.statements.readers.mandiri_texts import ISSUER, understand
from server.imports.statements.row_blocks import RowBlock, RowBlocks
from server.imports.statements.row_values import (
    Place,
    account_tail,
    net_amount,
    read_amount,
    read_day,
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

LAYOUT: Final = "mandiri-kopra-pdf"
STYLE: Final = NumberStyle.ENGLISH
COLUMNS: Final = ("Posting Date", "Remark", "Reference No", "Debit", "Credit", "Balance")
HEADING_LINES: Final = 40
# How far a cell may begin before the name of its column, in points.
SLACK: Final = 4

_AMOUNT: Final = r"-?[0-9][0-9,]*\.[0-9]{2}"
_DAY: Final = r"[0-9]{1,2}/[0-9]{1,2}/[0-9]{4}|[0-9]{1,2}\s*[A-Za-z]{3,9}\s*[0-9]{4}"
_STAMP: Final = re.compile(
    rf"(?P<day>{_DAY})?,?\s*(?P<time>[0-9]{{2}}:[0-9]{{2}}(?::[0-9]{{2}})?)?(?:\s*WI(?:B|TA|T))?"
)
_AMOUNTS: Final = re.compile(rf"(?:^|\s)({_AMOUNT})\s*({_AMOUNT})\s*({_AMOUNT})$")
_FOOTER: Final = re.compile(r"page[0-9]+(?:of|/)[0-9]+|created(?:by|on|date)|accountstatement")
_PERIOD: Final = re.compile(rf"period:?({_DAY})(?:-|to|s/d)({_DAY})")
_ACCOUNT: Final = re.compile(r"account(?:no\.?|number):?([0-9]+)")
_CURRENCY: Final = re.compile(r"(?:currency|ccy):?(idr|usd|sgd|eur|jpy|aud|cny|gbp|hkd|chf)")
_TOTALS: Final = {
    "opening": re.compile(rf"openingbalance:?(?:idr|rp)?({_AMOUNT})"),
    "closing": re.compile(rf"closingbalance:?(?:idr|rp)?({_AMOUNT})"),
    "money_out": re.compile(rf"totalamountdebited:?(?:idr|rp)?({_AMOUNT})"),
    "money_in": re.compile(rf"totalamountcredited:?(?:idr|rp)?({_AMOUNT})"),
}
_COUNTS: Final = {
    "rows_out": re.compile(r"no\.?ofdebit:?([0-9]{1,7})"),
    "rows_in": re.compile(r"no\.?ofcredit:?([0-9]{1,7})"),
}


class _File:
    """The rows and the lines around the table."""

    def __init__(self) -> None:
        self.blocks = RowBlocks(_STAMP, _AMOUNTS)
        self.around: list[str] = []
        self.open_page = 0

    def add(self, line: Line, place: Place) -> None:
        """Take a line of the table, of its header, or of what stands around it."""
        columns = find_columns(line, COLUMNS)
        folded = fold(line.text)
        if columns is not None:
            self.blocks.text_left = columns[1].left - SLACK
            self.blocks.aside_left = columns[2].left - SLACK
            self.open_page = line.page
            return
        if self.open_page and (self.open_page != line.page or _FOOTER.search(folded)):
            self.blocks.end_page()
            self.open_page = 0
        if not self.open_page or not self.blocks.add(line, place):
            self.around.append(folded)


def _recognise(pages: Pages) -> bool:
    heading = heading_text(pages, HEADING_LINES)
    return "accountno" in heading.replace("accountnumber", "accountno") and any(
        find_columns(line, COLUMNS) for line in pages.lines[:HEADING_LINES]
    )


def _read(pages: Pages, _today: dt.date) -> list[Statement]:
    file = _File()
    for place, line in number_lines(pages):
        file.add(line, place)
    file.blocks.end_page()
    around = "\n".join(file.around)
    currency = _CURRENCY.search(around)
    if currency is not None and currency[1] != "idr":
        raise Unreadable(Fault.FOREIGN_CURRENCY)
    if not file.blocks.rows:
        raise Unreadable(Fault.NO_ROWS)
    rows = oldest_first([_row(block) for block in file.blocks.rows])
    period, account = _PERIOD.search(around), _ACCOUNT.search(around)
    return [
        Statement(
            layout=LAYOUT,
            issuer=ISSUER,
            rows=rows,
            account_tail=account_tail(account[1]) if account else "",
            start=read_day(period[1], Place(1)) if period else None,
            end=read_day(period[2], Place(1)) if period else None,
            totals=_totals(around),
            balance_step=BalanceStep.ROW,
            number_style=STYLE,
            notes=rounding_notes(rows),
        )
    ]


def _totals(around: str) -> PrintedTotals:
    """What the lines around the table say, on the first page or on the last."""
    amounts = {
        name: require_amount(match[1], STYLE, Place(1))
        for name, pattern in _TOTALS.items()
        if (match := pattern.search(around))
    }
    counts = {
        name: int(match[1])
        for name, pattern in _COUNTS.items()
        if (match := pattern.search(around))
    }
    return PrintedTotals(**amounts, **counts)


def _row(block: RowBlock) -> StatementRow:
    if not block.amounts:
        raise Unreadable(Fault.BAD_AMOUNT, *block.place)
    debit, credit, balance = (read_amount(text, STYLE, block.place) for text in block.amounts)
    amount = net_amount(credit, debit, block.place)
    # The lines break where the column ends, and tell nothing.
    kind, name = understand(" ".join(block.texts), amount)
    references = [text for text in block.asides if text.strip("-")]
    return StatementRow(
        day=block.day,
        time=block.time,
        amount=amount,
        text=" ".join(" ".join([*block.texts, *references]).split()),
        position=block.place.position,
        page=block.place.page,
        kind=kind,
        name=name,
        balance=balance,
    )


READERS: Final = (
    Reader(layout=LAYOUT, issuer=ISSUER, takes=Pages, recognise=_recognise, read=_read),
)
