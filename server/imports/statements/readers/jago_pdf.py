"""Jago's history of transactions of all pockets, in English and in Indonesian."""

import datetime as dt
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from server.imports.statements.days import MONTHS
from server.imports.statements.document import Line, Pages
from server.imports.statements.page_columns import (
    Span,
    cut_at_centers,
    fold,
    join_words,
    line_text,
    middle,
    number_lines,
    split_words,
    text_between,
    trailing_numbers,
)
from server.imports.statements.page_table import (
    RowBlock,
    TableLine,
    find_blocks,
    find_header,
    find_table,
    has_header,
)
from server.imports.statements.reader import Reader
from server.imports.statements.readers.jago_texts import understand
from server.imports.statements.row_values import (
    Place,
    account_tail,
    read_day,
    read_time,
    require_amount,
    rounding_notes,
)
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    NumberStyle,
    Statement,
    StatementRow,
    Unreadable,
)

LAYOUT: Final = "jago-pdf"
ISSUER: Final = "Jago"
COLUMNS: Final = (
    ("Date & Time", "Source/Destination", "Transaction Details", "Notes", "Amount", "Balance"),
    ("Tanggal & Waktu", "Sumber/Tujuan", "Rincian Transaksi", "Catatan", "Jumlah", "Saldo"),
)
STYLE: Final = NumberStyle.INDONESIAN

_DATE: Final = r"[0-9]{1,2}\s*[A-Za-z]{3,9}\s*[0-9]{4}"
_DAY: Final = re.compile(rf"({_DATE})(?!\s*[-–]\s*[0-9])")
_PERIOD: Final = re.compile(rf"({_DATE})\s*[-–]\s*({_DATE})")
_TIME: Final = re.compile(r"[0-9]{2}\s*[.:]\s*[0-9]{2}")
_MONTH: Final = re.compile(r"([A-Za-z]+)\s*[0-9]{4}")
_ACCOUNT: Final = re.compile(r"(?P<name>.*?)[\s:(–-]*(?P<number>[0-9](?:[\s-]?[0-9]){7,})\)?")
_ACCOUNT_LABEL: Final = re.compile(
    r"(?:account number|account no\.?|nomor rekening|no\.? rekening)\s*", re.IGNORECASE
)
_FOOTER: Final = re.compile(r"ptbankjago|(?:page|halaman)[0-9]|[0-9]+(?:of|dari|/)[0-9]+$")
_SIGNED: Final = re.compile(r"[+\-−][0-9.,]+$")
_REFERENCE: Final = re.compile(r"\bID#\s*(\S+)")


@dataclass(slots=True)
class _Pocket:
    """The table of a pocket, which has a number of its own."""

    number: str
    name: str
    lines: list[TableLine] = field(default_factory=list)


def _recognise(pages: Pages) -> bool:
    if not has_header(pages, COLUMNS):
        return False
    heading = find_table(pages, COLUMNS).heading
    return any("jago" in fold(line.text) for line in heading)


def _read(pages: Pages, _today: dt.date) -> list[Statement]:
    start, end = _period(find_table(pages, COLUMNS).heading)
    statements = []
    for pocket in _pockets(pages):
        blocks = find_blocks(pocket.lines, _is_anchor, text_above=False)
        rows = [row for block in blocks if (row := _row(block)).amount]
        if rows:
            statements.append(
                Statement(
                    layout=LAYOUT,
                    issuer=ISSUER,
                    rows=tuple(rows),
                    account_tail=account_tail(pocket.number),
                    account_name=pocket.name,
                    start=start,
                    end=end,
                    balance_step=BalanceStep.ROW,
                    number_style=STYLE,
                    notes=rounding_notes(rows),
                )
            )
    if not statements:
        raise Unreadable(Fault.NO_ROWS)
    return statements


def _period(heading: Sequence[Line]) -> tuple[dt.date | None, dt.date | None]:
    for line in heading:
        if match := _PERIOD.search(line_text(line)):
            return read_day(match[1], Place(1)), read_day(match[2], Place(1))
    return None, None


def _pockets(pages: Pages) -> list[_Pocket]:
    """A header begins a pocket when another number than before stands above it."""
    pockets: list[_Pocket] = []
    columns: tuple[Span, ...] | None = None
    above: list[str] = []
    for place, line in number_lines(pages):
        header = find_header(line, COLUMNS)
        if header is not None:
            columns = header
            number, name = _find_account(above)
            if not pockets or number not in {"", pockets[-1].number}:
                pockets.append(_Pocket(number, name))
            above = []
        elif columns is None:
            above.append(line_text(line))
        else:
            row_line = TableLine(place, split_words(line), columns)
            if _is_of_row(row_line):
                pockets[-1].lines.append(row_line)
            else:
                above.append(line_text(line))
    return pockets


def _find_account(above: Sequence[str]) -> tuple[str, str]:
    """The last number above a header, and the name beside it or on the line before."""
    for index in range(len(above) - 1, -1, -1):
        match = _ACCOUNT.fullmatch(above[index].strip())
        if match is None:
            continue
        name = _ACCOUNT_LABEL.sub("", match["name"]).strip(" :-–(")
        if not name and index and not _is_heading(above[index - 1]):
            name = above[index - 1].strip()
        return match["number"], name
    return "", ""


def _is_heading(text: str) -> bool:
    """Whether a line is no part of a row: a period, a month, the foot of a page."""
    month = _MONTH.fullmatch(text.strip())
    return (
        bool(_PERIOD.search(text) or _FOOTER.match(fold(text)))
        or (month is not None and month[1].casefold() in MONTHS)
        or not text.strip()
    )


def _is_of_row(line: TableLine) -> bool:
    """Whether a line has a day, a time or nothing in the column of days."""
    stamp = _stamp(line)
    return not _is_heading(join_words(line.words)) and bool(
        not stamp or _DAY.match(stamp) or _TIME.fullmatch(stamp)
    )


def _is_anchor(line: TableLine) -> bool:
    return bool(_DAY.match(_stamp(line)))


def _stamp(line: TableLine) -> str:
    source = line.columns[1]
    return join_words(word for word in line.words if middle(word) < source.left - 2)


def _cells(line: TableLine) -> tuple[str, str, str, str, str]:
    """Source, details, notes, amount and balance of a line."""
    _, source, details, notes, amount, balance = line.columns
    edge = amount.left - (amount.left - notes.left) * 0.3
    numbers = trailing_numbers(line.words, edge)
    texts = line.words[: len(line.words) - len(numbers)]
    printed, after = cut_at_centers(numbers, ((amount.center + balance.center) / 2,))
    signed = _SIGNED.search(printed)
    return (
        text_between(texts, source.left - 2, details.left - 2),
        text_between(texts, details.left - 2, notes.left - 2),
        text_between(texts, notes.left - 2, float("inf")),
        signed[0] if signed else printed,
        after,
    )


def _row(block: RowBlock) -> StatementRow:
    place = block.anchor.place
    cells = [_cells(line) for line in block.lines]
    sources, all_details, notes, printed, after = (
        [text for text in column if text] for column in zip(*cells, strict=True)
    )
    stamp = _stamp(block.anchor)
    times = [_stamp(line) for line in block.lines[1:]]
    amount = require_amount("".join(printed), STYLE, place)
    details = " ".join(all_details)
    reference = _REFERENCE.search(details)
    details = _REFERENCE.sub("", details).strip()
    kind, name = understand(sources[0] if sources else "", details, amount)
    found = _DAY.match(stamp)
    return StatementRow(
        day=read_day(found[1] if found else "", place),
        time=next((time for text in times if (time := read_time(text))), None),
        amount=amount,
        text=" ".join((*sources, details, *notes)).strip(),
        kind=kind,
        name=name,
        reference=reference[1] if reference else "",
        position=place.position,
        page=place.page,
        balance=require_amount("".join(after), STYLE, place),
    )


READERS: Final = (
    Reader(layout=LAYOUT, issuer=ISSUER, takes=Pages, recognise=_recognise, read=_read),
)
