"""Livin' by Mandiri's e-statement, a PDF."""

import datetime as dt
import re
from typing import Final

from server.imports.statements.document import Pages
from server.imports.statements.page_columns import (
    find_columns,
    fold,
    heading_text,
    number_lines,
)
from server.imports.statements.reader import Reader
from server.imports.statements.readers.mandiri_livin_heading import (
    STYLE,
    read_heading,
)
from server.imports.statements.readers.mandiri_texts import ISSUER, understand
from server.imports.statements.row_blocks import RowBlock, RowBlocks
from server.imports.statements.row_values import require_amount, rounding_notes
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    Statement,
    StatementRow,
    Unreadable,
)

LAYOUT: Final = "mandiri-livin-pdf"
COLUMNS: Final = ("Tanggal", "Keterangan", "Nominal", "Saldo")
HEADING_LINES: Final = 40
# How far a cell may begin before the name of its column, in points.
SLACK: Final = 4

_AMOUNT: Final = r"[+\-−]?\s*[0-9][0-9.]*,[0-9]{2}"
_AMOUNTS: Final = re.compile(rf"(?:^|(?<=\s)|(?=[+\-−]))({_AMOUNT})\s*({_AMOUNT})$")
_STAMP: Final = re.compile(
    r"(?P<number>[0-9]+(?:\s+|$))?(?P<day>[0-9]{1,2}\s*[A-Za-z]{3,9}\s*[0-9]{4})?\s*"
    r"(?P<time>[0-9]{2}:[0-9]{2}:[0-9]{2})?(?:\s*WI(?:B|TA|T))?"
)
_FOOTER: Final = re.compile(
    r"ptbankmandiri|mandiricall|disclaimer|batasakhirtransaksi|lembagapenjamin|e-statement"
)


def _recognise(pages: Pages) -> bool:
    heading = heading_text(pages, HEADING_LINES)
    return "danamasuk/incomingtransactions" in heading and any(
        find_columns(line, COLUMNS) for line in pages.lines[:HEADING_LINES]
    )


def _read(pages: Pages, _today: dt.date) -> list[Statement]:
    heading_lines, blocks, open_page = [], RowBlocks(_STAMP, _AMOUNTS), 0
    for place, line in number_lines(pages):
        columns = find_columns(line, COLUMNS)
        if columns is not None:
            blocks.text_left = columns[1].left - SLACK
            open_page = line.page
        elif not blocks.text_left:
            heading_lines.append(line.text)
        elif open_page and (open_page != line.page or _FOOTER.search(fold(line.text))):
            blocks.end_page()
            open_page = 0
        elif open_page:
            blocks.add(line, place)
    blocks.end_page()
    if not blocks.rows:
        raise Unreadable(Fault.NO_ROWS)
    heading = read_heading("\n".join(fold(text) for text in heading_lines))
    rows = tuple(_row(block) for block in blocks.rows)
    return [
        Statement(
            layout=LAYOUT,
            issuer=ISSUER,
            rows=rows,
            account_tail=heading.account_tail,
            start=heading.start,
            end=heading.end,
            totals=heading.totals,
            balance_step=BalanceStep.ROW,
            number_style=STYLE,
            notes=rounding_notes(rows),
        )
    ]


def _row(block: RowBlock) -> StatementRow:
    if not block.amounts:
        raise Unreadable(Fault.BAD_AMOUNT, *block.place)
    amount, balance = (require_amount(text, STYLE, block.place) for text in block.amounts)
    kind, name = understand("\n".join(block.texts), amount)
    return StatementRow(
        day=block.day,
        time=block.time,
        amount=amount,
        text=" ".join(" ".join(block.texts).split()),
        position=block.place.position,
        page=block.place.page,
        kind=kind,
        name=name,
        balance=balance,
    )


READERS: Final = (
    Reader(layout=LAYOUT, issuer=ISSUER, takes=Pages, recognise=_recognise, read=_read),
)
