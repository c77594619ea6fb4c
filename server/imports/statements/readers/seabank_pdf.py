"""SeaBank's statement, which prints amounts without signs and days without years."""

import calendar
import datetime as dt
import re
from collections.abc import Callable, Sequence
from typing import Final

from server.imports.statements.days import MONTHS, day_in_period, day_until, parse_day
from server.imports.statements.document import Line, Pages, Word
from server.imports.statements.kind_words import kind_of
from server.imports.statements.page_columns import (
    fold,
    join_numbers,
    join_words,
    line_text,
    middle,
)
from server.imports.statements.page_table import (
    RowBlock,
    TableLine,
    find_blocks,
    find_table,
    has_header,
)
from server.imports.statements.reader import Reader
from server.imports.statements.row_values import (
    Place,
    account_tail,
    require_amount,
    rounding_notes,
    totals_without_trailer,
)
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    NumberStyle,
    PrintedTotals,
    RowKind,
    Statement,
    StatementRow,
    Unreadable,
)

LAYOUT: Final = "seabank-pdf"
ISSUER: Final = "SeaBank"
COLUMNS: Final = (("Tanggal", "Transaksi", "Keluar (IDR)", "Masuk (IDR)", "Saldo Akhir (IDR)"),)
STYLE: Final = NumberStyle.INDONESIAN

_DAY: Final = re.compile(r"([0-9]{1,2})\s+([A-Za-z]{3,9})(?![A-Za-z])\s*")
_FULL_DAY: Final = re.compile(
    r"[0-9]{1,2}\s+[A-Za-z]{3,9}\s+[0-9]{4}|[0-9]{1,2}[-/][0-9]{1,2}[-/][0-9]{4}"
)
_MONTH: Final = re.compile(r"([A-Za-z]{3,9})\s+([0-9]{4})(?![0-9])")
_ACCOUNT: Final = re.compile(r"no\.?rekeningseabank:?([0-9]+)")
_SUMMARY: Final = re.compile(r"TABUNGAN((?:\s+(?:Rp\s*)?[0-9][0-9.,]*){4})", re.IGNORECASE)
_NUMBER: Final = re.compile(r"[0-9.,]+")
_END: Final = re.compile(r"ketentuanumum")
_SECTION: Final = fold("Rincian Transaksi")
# The category of a row stands beside its day, its text above.
_CATEGORIES: Final = frozenset({"bunga", "pajak", "transfer", "pembayaran", "payment"})
_LONG_NUMBER: Final = re.compile(r"\b[0-9]{8,}\b")
_PERSON: Final = re.compile(r"^transfer\s+(?:ke|dari)\s+(?P<name>.+)$", re.IGNORECASE)
_MERCHANT: Final = re.compile(
    r"^pembayaran\s+(?:qris\s+)?(?:untuk\s+|ke\s+)?(?P<name>.+)$", re.IGNORECASE
)

FindDay = Callable[[int, int], dt.date]


def _recognise(pages: Pages) -> bool:
    if not has_header(pages, COLUMNS):
        return False
    return any("seabank" in fold(line.text) for line in find_table(pages, COLUMNS).heading)


def _read(pages: Pages, _today: dt.date) -> list[Statement]:
    table = find_table(pages, COLUMNS)
    start, end, find_day = _period(table.heading)
    totals = _totals(table.heading)
    blocks = find_blocks(_savings(table.lines), _is_anchor, text_above=True)
    rows: list[StatementRow] = []
    before = totals.opening if totals else None
    for block in blocks:
        row = _row(block, before, find_day)
        before = row.balance
        if row.amount:
            rows.append(row)
    if not rows:
        raise Unreadable(Fault.NO_ROWS)
    account = _ACCOUNT.search("\n".join(fold(line.text) for line in table.heading))
    return [
        Statement(
            layout=LAYOUT,
            issuer=ISSUER,
            rows=tuple(rows),
            account_tail=account_tail(account[1]) if account else "",
            start=start,
            end=end,
            totals=totals or totals_without_trailer(rows),
            balance_step=BalanceStep.ROW,
            number_style=STYLE,
            notes=rounding_notes(rows),
        )
    ]


def _period(heading: Sequence[Line]) -> tuple[dt.date | None, dt.date | None, FindDay]:
    """The period that the heading prints as two days or a month, and how it completes a day.

    A single day, such as that of printing, tells the year alone.
    """
    texts = [line_text(line) for line in heading]
    for text in texts:
        days = [day for match in _FULL_DAY.findall(text) if (day := _valid_day(match))]
        if len(days) == 2 and days[0] <= days[1]:
            return days[0], days[1], _within(days[0], days[1])
    months = [
        dt.date(int(year), MONTHS[name.casefold()], 1)
        for text in texts
        for name, year in _MONTH.findall(_FULL_DAY.sub("", text))
        if name.casefold() in MONTHS
    ]
    if months:
        start = min(months)
        last = max(months)
        end = last.replace(day=calendar.monthrange(last.year, last.month)[1])
        return start, end, _within(start, end)
    printed = [
        day for text in texts for match in _FULL_DAY.findall(text) if (day := _valid_day(match))
    ]
    if not printed:
        raise Unreadable(Fault.NO_PERIOD)
    newest = max(printed)
    return None, None, lambda day, month: day_until(day, month, newest)


def _within(start: dt.date, end: dt.date) -> FindDay:
    return lambda day, month: day_in_period(day, month, start, end)


def _valid_day(text: str) -> dt.date | None:
    try:
        return parse_day(text)
    except ValueError:
        return None


def _totals(heading: Sequence[Line]) -> PrintedTotals | None:
    """The line of the savings account in the summary: before, out, in, after."""
    for line in heading:
        match = _SUMMARY.fullmatch(join_numbers(line_text(line)).strip())
        if match is not None:
            opening, money_out, money_in, closing = (
                require_amount(text, STYLE, Place(1)) for text in _NUMBER.findall(match[1])
            )
            return PrintedTotals(opening, closing, money_in, money_out)
    return None


def _savings(lines: Sequence[TableLine]) -> list[TableLine]:
    """The lines of the savings account, which end at the conditions or at another product."""
    savings = []
    for line in lines:
        folded = fold(join_words(line.words))
        if _END.match(folded) or (folded.endswith(_SECTION) and "tabungan" not in folded):
            break
        if not folded.endswith(_SECTION):
            savings.append(line)
    return savings


def _is_anchor(line: TableLine) -> bool:
    match = _DAY.match(join_words(line.words))
    return match is not None and match[2].casefold() in MONTHS and bool(_numbers(line))


def _numbers(line: TableLine) -> list[Word]:
    edge = line.columns[2].left - 12
    return [word for word in line.words if middle(word) >= edge and _NUMBER.fullmatch(word.text)]


def _row(block: RowBlock, before: int | None, find_day: FindDay) -> StatementRow:
    anchor, place = block.anchor, block.anchor.place
    numbers = _numbers(anchor)
    *printed, after = join_numbers(" ".join(word.text for word in numbers)).split()
    sides = [amount for text in printed if (amount := require_amount(text, STYLE, place))]
    if len(sides) > 1:
        raise Unreadable(Fault.BOTH_SIDES, *place)
    if not printed:
        raise Unreadable(Fault.BAD_AMOUNT, *place)
    balance = require_amount(after, STYLE, place)
    size = sides[0] if sides else 0
    amount = size if _is_income(size, before, balance, anchor, numbers[0]) else -size
    text = _text(block)
    kind, name = understand(text, amount)
    match = _DAY.match(join_words(anchor.words))
    return StatementRow(
        day=_day(match, find_day, place),
        amount=amount,
        text=text,
        kind=kind,
        name=name,
        position=place.position,
        page=place.page,
        balance=balance,
    )


def _is_income(size: int, before: int | None, after: int, anchor: TableLine, amount: Word) -> bool:
    """Whether the balance grew; where it does not tell, the column of the amount does."""
    if before is not None and abs(after - before) == size:
        return after > before
    _, _, money_out, money_in, _ = anchor.columns
    return abs(middle(amount) - money_in.center) < abs(middle(amount) - money_out.center)


def _day(match: re.Match[str] | None, find_day: FindDay, place: Place) -> dt.date:
    try:
        if match is not None:
            return find_day(int(match[1]), MONTHS[match[2].casefold()])
    except ValueError as error:
        raise Unreadable(Fault.BAD_DAY, *place) from error
    raise Unreadable(Fault.BAD_DAY, *place)


def _text(block: RowBlock) -> str:
    """The lines around the day, or the category where there are none."""
    texts, category = [], ""
    for line in block.lines:
        numbers = _numbers(line)
        text = join_words(word for word in line.words if word not in numbers)
        if line is block.anchor:
            text = _DAY.sub("", text, count=1).strip()
            if fold(text) in _CATEGORIES:
                category, text = text, ""
        texts.append(text)
    joined = " ".join(_LONG_NUMBER.sub("", " ".join(texts)).split())
    return joined or category


def understand(text: str, amount: int) -> tuple[RowKind, str]:
    """The kind and the name that a text tells."""
    kind = kind_of(text, amount)
    patterns = {
        RowKind.TRANSFER_IN: _PERSON,
        RowKind.TRANSFER_OUT: _PERSON,
        RowKind.QRIS: _MERCHANT,
        RowKind.PURCHASE: _MERCHANT,
    }
    match = patterns[kind].match(text) if kind in patterns else None
    return kind, match["name"].strip() if match else ""


READERS: Final = (
    Reader(layout=LAYOUT, issuer=ISSUER, takes=Pages, recognise=_recognise, read=_read),
)
