"""CIMB Niaga's e-statement of OCTO."""

import datetime as dt
import re
from dataclasses import dataclass, field
from typing import Final

from server.imports.statements.document import Pages
from server.imports.statements.page_columns import fold, join_numbers, line_text, number_lines
from server.imports.statements.reader import Reader
from server.imports.statements.readers.cimb_texts import understand
from server.imports.statements.row_values import (
    Place,
    account_tail,
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

LAYOUT: Final = "cimb-octo-pdf"
ISSUER: Final = "CIMB Niaga"
STYLE: Final = NumberStyle.ENGLISH

_DATE: Final = r"[0-9]{1,2}\s*[A-Za-z]{3,9}\s*[0-9]{4}"
_AMOUNT: Final = r"[+\-−]?[0-9][0-9,]*\.[0-9]{2}"
_BEGIN: Final = re.compile(rf"({_DATE})(?![0-9])\s*(?![-–]\s*[0-9])(.*)")
_ROW: Final = re.compile(rf"({_DATE})\s+(.*?)\s*(?<![0-9])({_AMOUNT})\s+({_AMOUNT})")
_TIME: Final = re.compile(r"([0-9]{2}:[0-9]{2}:[0-9]{2})\b\s*")
_PERIOD: Final = re.compile(
    rf"Periode\s*:?\s*({_DATE})\s*(?:-|–|s/d|to|sampai)\s*({_DATE})", re.IGNORECASE
)
_ACCOUNT: Final = re.compile(r"no\.?rekening:?([0-9]+)")
_ISSUER: Final = re.compile(r"cimb|octo")
_STOP: Final = re.compile(
    r"\s*(?:Saldo Awal|Saldo Akhir|Total Kredit|Total Debit|IMPORTANT|Page\s+[0-9]"
    r"|User ID, Password|.*bersifat rahasia)"
)
_TOTAL: Final = re.compile(
    rf"(saldoawal|saldoakhir|totalkredit|totaldebit):?(?:idr|rp)?\.?({_AMOUNT})"
)
_TOTAL_LABEL: Final = re.compile(r"saldoawal|saldoakhir|totalkredit|totaldebit")


@dataclass(slots=True)
class _Block:
    """The lines of a row, which begins with its day."""

    place: Place
    lines: list[str]


@dataclass(slots=True)
class _File:
    """The rows, and the lines that belong to none."""

    blocks: list[_Block] = field(default_factory=list)
    others: list[str] = field(default_factory=list)


def _split(pages: Pages) -> _File:
    """Rows end at stop words and at the end of a page, unless their time is on the next."""
    file, block = _File(), None
    for place, line in number_lines(pages):
        text = line_text(line)
        if _BEGIN.fullmatch(text):
            block = _Block(place, [text])
            file.blocks.append(block)
            continue
        if block is not None and block.place.page != place.page:
            goes_on = len(block.lines) == 1 and _TIME.match(text)
            block = block if goes_on else None
        if block is not None and _STOP.match(text):
            block = None
        if block is None:
            file.others.append(text)
        else:
            block.lines.append(text)
    return file


def _recognise(pages: Pages) -> bool:
    folded = [fold(text) for text in _split(pages).others]
    return (
        any(_ISSUER.search(text) for text in folded)
        and any(_ACCOUNT.search(text) for text in folded)
        and any("periode" in text for text in folded)
    )


def _read(pages: Pages, _today: dt.date) -> list[Statement]:
    file = _split(pages)
    rows = [row for block in file.blocks if (row := _row(block)).amount]
    if not rows:
        raise Unreadable(Fault.NO_ROWS)
    folded = "\n".join(fold(text) for text in file.others)
    account = _ACCOUNT.search(folded)
    period = next((match for text in file.others if (match := _PERIOD.search(text))), None)
    return [
        Statement(
            layout=LAYOUT,
            issuer=ISSUER,
            rows=tuple(rows),
            account_tail=account_tail(account[1]) if account else "",
            start=read_day(period[1], Place(1)) if period else None,
            end=read_day(period[2], Place(1)) if period else None,
            totals=_totals(file.others) or totals_without_trailer(rows),
            balance_step=BalanceStep.ROW,
            number_style=STYLE,
            notes=rounding_notes(rows),
        )
    ]


def _row(block: _Block) -> StatementRow:
    place, first = block.place, block.lines[0]
    match = _ROW.fullmatch(first) or _ROW.fullmatch(join_numbers(first))
    if match is None:
        raise Unreadable(Fault.BAD_AMOUNT, *place)
    head, time = match[2].strip(), None
    texts = [head]
    for line in block.lines[1:]:
        found = None if time else _TIME.match(line)
        if found is not None:
            time = read_time(found[1])
        texts.append(line[found.end() :] if found else line)
    text = " ".join(" ".join(texts).split())
    amount = require_amount(match[3], STYLE, place)
    kind, name = understand(head, text, amount)
    return StatementRow(
        day=read_day(match[1], place),
        time=time,
        amount=amount,
        text=text,
        kind=kind,
        name=name,
        position=place.position,
        page=place.page,
        balance=require_amount(match[4], STYLE, place),
    )


def _totals(others: list[str]) -> PrintedTotals | None:
    """The amounts beside their labels, or on the line below all labels."""
    found: dict[str, str] = {}
    labels: list[str] = []
    for text in others:
        folded = fold(text)
        found.update(_TOTAL.findall(folded))
        amounts = join_numbers(text).split()
        if labels and len(amounts) == len(labels):
            found.update(zip(labels, amounts, strict=True))
        labels = [] if _TOTAL.search(folded) else _TOTAL_LABEL.findall(folded)

    if not found:
        return None

    def amount(label: str) -> int | None:
        return require_amount(found[label], STYLE, Place(1)) if label in found else None

    money_out = amount("totaldebit")
    return PrintedTotals(
        opening=amount("saldoawal"),
        closing=amount("saldoakhir"),
        money_in=amount("totalkredit"),
        money_out=None if money_out is None else abs(money_out),
    )


READERS: Final = (
    Reader(layout=LAYOUT, issuer=ISSUER, takes=Pages, recognise=_recognise, read=_read),
)
