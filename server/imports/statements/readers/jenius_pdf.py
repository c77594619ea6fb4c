"""The consolidated statement of Jenius, which shows several accounts and currencies."""

import datetime as dt
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from server.imports.statements.document import Pages, Word
from server.imports.statements.kind_words import kind_of
from server.imports.statements.page_columns import (
    Span,
    cut_at_right_edges,
    fold,
    join_words,
    line_text,
    number_lines,
    split_words,
    trailing_numbers,
)
from server.imports.statements.page_table import RowBlock, TableLine, find_blocks, find_header
from server.imports.statements.reader import Reader
from server.imports.statements.row_values import (
    Place,
    account_tail,
    net_amount,
    read_amount,
    read_day,
    require_amount,
    rounding_notes,
    totals_without_trailer,
)
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    Note,
    NumberStyle,
    PrintedTotals,
    RowKind,
    Statement,
    StatementRow,
    Unreadable,
)

LAYOUT: Final = "jenius-pdf"
ISSUER: Final = "Jenius"
COLUMNS: Final = (
    (
        *("Tanggal Transaksi", "Tanggal Pembukuan", "Keterangan"),
        *("Mutasi Debet", "Mutasi Kredit", "Saldo"),
    ),
)
STYLE: Final = NumberStyle.ENGLISH
RUPIAH: Final = "IDR"

_TITLE: Final = re.compile(
    r"Aktivitas Rekening\s*/\s*Account Activities\s*[-–—]\s*(?P<name>.*?)\s*"
    r"\((?P<currency>[A-Z]{3})\)\s*(?P<number>[0-9][0-9 -]*)",
    re.IGNORECASE,
)
_DATE: Final = r"[0-9]{2}-[0-9]{2}-[0-9]{4}"
_ROW: Final = re.compile(rf"({_DATE})(?:\s*{_DATE})?\s*")
_PERIOD: Final = re.compile(
    r"period[a-z]*(?:/period)?:?([0-9]{2}[-/]?[0-9a-z]+[-/]?[0-9]{4})(?:-|–|s/d|to|sampai)"
    r"([0-9]{2}[-/]?[0-9a-z]+[-/]?[0-9]{4})"
)
_OPENING: Final = re.compile(r"saldoawal-?(?:beginningbalance)?(-?[0-9,]+\.[0-9]{2})")
_CLOSING: Final = re.compile(r"saldoakhir-?(?:endingbalance)?(-?[0-9,]+\.[0-9]{2})")
_TOTAL: Final = re.compile(r"Total\s+([0-9]+)\s+DEBIT\s+([0-9]+)\s+KREDIT\s*", re.IGNORECASE)
_NUMBER: Final = re.compile(r"-?[0-9,]+\.[0-9]{2}")
_PERSON: Final = re.compile(r"^transfer (?:ke|dari|to|from) (?P<name>[^0-9]+)", re.IGNORECASE)


@dataclass(slots=True)
class _Section:
    """The account that stands below a title; its lines end at its total."""

    name: str
    currency: str
    number: str
    lines: list[TableLine] = field(default_factory=list)
    totals: dict[str, int] = field(default_factory=dict)


def _recognise(pages: Pages) -> bool:
    has_title = any(_TITLE.match(line_text(line)) for line in pages.lines)
    return has_title and any(find_header(line, COLUMNS) for line in pages.lines)


def _read(pages: Pages, _today: dt.date) -> list[Statement]:
    sections, heading = _sections(pages)
    own = [section for section in sections if section.currency == RUPIAH]
    if not own and sections:
        raise Unreadable(Fault.FOREIGN_CURRENCY)
    notes = frozenset({Note.FOREIGN_CURRENCY} if len(own) < len(sections) else ())
    period = _PERIOD.search(heading)
    statements = []
    for section in own:
        rows = [row for block in _blocks(section) if (row := _row(block)).amount]
        if rows:
            statements.append(
                Statement(
                    layout=LAYOUT,
                    issuer=ISSUER,
                    rows=tuple(rows),
                    account_tail=account_tail(section.number),
                    account_name=section.name,
                    start=read_day(period[1], Place(1)) if period else None,
                    end=read_day(period[2], Place(1)) if period else None,
                    totals=_totals(section, rows),
                    balance_step=BalanceStep.ROW,
                    number_style=STYLE,
                    notes=rounding_notes(rows) | notes,
                )
            )
    if not statements:
        raise Unreadable(Fault.NO_ROWS)
    return statements


def _sections(pages: Pages) -> tuple[list[_Section], str]:
    """The accounts, and the folded lines above the first; a title may come again on a page."""
    sections: list[_Section] = []
    heading: list[str] = []
    columns: tuple[Span, ...] | None = None
    for place, line in number_lines(pages):
        text = line_text(line)
        if title := _TITLE.match(text):
            columns = None
            if not sections or title["number"] != sections[-1].number:
                sections.append(
                    _Section(title["name"], title["currency"].upper(), title["number"].strip())
                )
        elif not sections:
            heading.append(fold(text))
        elif found := find_header(line, COLUMNS):
            columns = found
        elif columns is not None:
            _take(sections[-1], TableLine(place, split_words(line), columns))
    return sections, "\n".join(heading)


def _take(section: _Section, line: TableLine) -> None:
    """Keep a line of the table, or the totals that it shows."""
    text = join_words(line.words)
    folded = fold(text)
    if match := _OPENING.match(folded):
        section.totals["opening"] = require_amount(match[1], STYLE, line.place)
    elif match := _CLOSING.match(folded):
        section.totals["closing"] = require_amount(match[1], STYLE, line.place)
    elif match := _TOTAL.match(text):
        section.totals.update(rows_out=int(match[1]), rows_in=int(match[2]))
        sums = _NUMBER.findall(text[match.end() :])
        if len(sums) == 2:
            out, into = (require_amount(amount, STYLE, line.place) for amount in sums)
            section.totals.update(money_out=out, money_in=into)
    elif "rows_in" not in section.totals:
        section.lines.append(line)


def _totals(section: _Section, rows: Sequence[StatementRow]) -> PrintedTotals:
    """The last balance is the closing one, if the line of the total shows that it is the last."""
    totals = PrintedTotals(**section.totals)
    if totals.closing is None and totals.rows_in is not None:
        return replace(totals, closing=rows[-1].balance)
    return totals if totals.opening is not None else totals_without_trailer(rows)


def _blocks(section: _Section) -> list[RowBlock]:
    """The rows with the lines of their texts, which stay in the column of texts."""
    lines = [line for line in section.lines if _is_anchor(line) or _is_text(line)]
    return find_blocks(lines, _is_anchor, text_above=False)


def _is_anchor(line: TableLine) -> bool:
    return bool(_ROW.match(join_words(line.words))) and bool(_numbers(line))


def _is_text(line: TableLine) -> bool:
    _, booked, *_ = line.columns
    return not _numbers(line) and all(booked.right < word.left for word in line.words)


def _numbers(line: TableLine) -> list[Word]:
    return trailing_numbers(line.words, line.columns[3].left - 12)


def _row(block: RowBlock) -> StatementRow:
    anchor, place = block.anchor, block.anchor.place
    numbers = _numbers(anchor)
    *_, credit, balance = anchor.columns
    money_out, money_in, after = cut_at_right_edges(numbers, (credit.left, balance.left))
    amount = net_amount(
        read_amount(money_in, STYLE, place), read_amount(money_out, STYLE, place), place
    )
    match = _ROW.match(join_words(anchor.words))
    text = _text(block, numbers)
    kind, name = understand(text, amount)
    return StatementRow(
        day=read_day(match[1] if match else "", place),
        amount=amount,
        text=text,
        kind=kind,
        name=name,
        position=place.position,
        page=place.page,
        balance=require_amount(after, STYLE, place),
    )


def _text(block: RowBlock, numbers: Sequence[Word]) -> str:
    texts = []
    for line in block.lines:
        text = join_words(word for word in line.words if word not in numbers)
        texts.append(_ROW.sub("", text, count=1) if line is block.anchor else text)
    return " ".join(" ".join(texts).split())


def understand(text: str, amount: int) -> tuple[RowKind, str]:
    """The kind and the name that a text tells."""
    kind = kind_of(text, amount)
    is_transfer = kind in {RowKind.TRANSFER_IN, RowKind.TRANSFER_OUT}
    match = _PERSON.match(text) if is_transfer else None
    return kind, match["name"].strip() if match else ""


READERS: Final = (
    Reader(layout=LAYOUT, issuer=ISSUER, takes=Pages, recognise=_recognise, read=_read),
)
