"""BNI's "Laporan Mutasi Rekening", the PDF of wondr."""

import datetime as dt
import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from server.imports.statements.document import Line, Pages, Word
from server.imports.statements.kind_words import kind_of, transfer_kind
from server.imports.statements.page_columns import (
    cut_at_centers,
    fold,
    heading_text,
    join_words,
    line_text,
    trailing_numbers,
)
from server.imports.statements.page_table import (
    PageTable,
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
    RowKind,
    Statement,
    StatementRow,
    Unreadable,
)

LAYOUT: Final = "bni-wondr-pdf"
ISSUER: Final = "BNI"
TITLE: Final = fold("Laporan Mutasi Rekening")
COLUMNS: Final = (("Tanggal & Waktu", "Rincian Transaksi", "Nominal (IDR)", "Saldo (IDR)"),)
HEADING_LINES: Final = 8
STYLE: Final = NumberStyle.ENGLISH

_DAY: Final = re.compile(r"([0-9]{1,2}\s*[A-Za-z]{3,9}\s*[0-9]{4})\b\s*")
_TIME: Final = re.compile(r"([0-9]{2}\s*:\s*[0-9]{2}\s*:\s*[0-9]{2})\s*WI(?:B|TA|T)\s*")
_PERIOD: Final = re.compile(
    r"periode:?([0-9]{1,2})([a-z]*)([0-9]{4})?-([0-9]{1,2})([a-z]+)([0-9]{4})"
)
_ACCOUNT: Final = re.compile(r"-\s*([0-9]{6,})\s*$")
_CURRENCY: Final = re.compile(r"matauang:?([a-z]{3})")
_SUMMARY: Final = fold("Saldo Awal Total Pemasukan Total Pengeluaran Saldo Akhir")
_SIGNED: Final = re.compile(r"[+\-−]?[0-9][0-9,]*(?:\.[0-9]{2})?")
_OPENING: Final = fold("Saldo Awal")
_CLOSING: Final = fold("Saldo Akhir")
_END: Final = fold("Informasi Lainnya")
_FOOTER: Final = re.compile(r"ptbanknegaraindonesia\(persero\)tbk\.?berizin")
_KINDS: Final = {
    "biaya": RowKind.FEE,
    "ewallet": RowKind.TOP_UP,
    "pembayaran qris": RowKind.QRIS,
    "tarik tunai": RowKind.CASH_OUT,
    "virtual account": RowKind.PURCHASE,
}


def _recognise(pages: Pages) -> bool:
    return TITLE in heading_text(pages, HEADING_LINES) and has_header(pages, COLUMNS)


def _read(pages: Pages, _today: dt.date) -> list[Statement]:
    table = find_table(pages, COLUMNS)
    folded = "\n".join(fold(line.text) for line in table.heading)
    currency = _CURRENCY.search(folded)
    if currency is not None and currency[1] != "idr":
        raise Unreadable(Fault.FOREIGN_CURRENCY)
    blocks = find_blocks(_rows_alone(table.lines), _is_anchor, text_above=False)
    rows = [row for block in blocks if (row := _row(block)).amount]
    if not rows:
        raise Unreadable(Fault.NO_ROWS)
    start, end = _period(folded)
    return [
        Statement(
            layout=LAYOUT,
            issuer=ISSUER,
            rows=tuple(rows),
            account_tail=_account(table.heading),
            start=start,
            end=end,
            totals=_totals(table, rows),
            balance_step=BalanceStep.ROW,
            number_style=STYLE,
            notes=rounding_notes(rows),
        )
    ]


def _rows_alone(lines: Sequence[TableLine]) -> list[TableLine]:
    """The lines without balances at both ends and without the feet of pages."""
    rows, foot_of = [], 0
    for line in lines:
        folded = fold(join_words(line.words))
        if _is_balance(folded, _CLOSING) or folded == _END:
            break
        if _FOOTER.match(folded):
            foot_of = line.place.page or 0
        if line.place.page != foot_of and not _is_balance(folded, _OPENING):
            rows.append(line)
    return rows


def _is_balance(folded: str, label: str) -> bool:
    return folded.startswith(label) and bool(_SIGNED.fullmatch(folded[len(label) :]))


def _is_anchor(line: TableLine) -> bool:
    return bool(_DAY.match(join_words(line.words)))


def _cells(line: TableLine) -> tuple[list[Word], str, str]:
    """The words of the text, the amount and the balance."""
    _, _, amount, balance = line.columns
    numbers = trailing_numbers(line.words, amount.left - 12)
    texts = list(line.words[: len(line.words) - len(numbers)])
    printed, after = cut_at_centers(numbers, ((amount.right + balance.left) / 2,))
    return texts, printed, after


def _row(block: RowBlock) -> StatementRow:
    place = block.anchor.place
    day, time, printed, after = "", None, "", ""
    texts: list[str] = []
    for line in block.lines:
        words, more, balance = _cells(line)
        text, printed, after = join_words(words), printed + more, after + balance
        if line is block.anchor and (found := _DAY.match(text)):
            day, text = found[1], text[found.end() :]
        elif found := _TIME.match(text):
            time, text = read_time(found[1]), text[found.end() :]
        texts.append(text)
    label, detail = texts[0].strip(), " ".join(" ".join(texts[1:]).split())
    amount = require_amount(printed, STYLE, place)
    kind, name = understand(label, detail, amount)
    return StatementRow(
        day=read_day(day, place),
        time=time,
        amount=amount,
        text=f"{label} {detail}".strip(),
        kind=kind,
        name=name,
        position=place.position,
        page=place.page,
        balance=require_amount(after, STYLE, place),
    )


def understand(label: str, detail: str, amount: int) -> tuple[RowKind, str]:
    """The kind by the label that the bank prints, and the name by the text below it."""
    label = label.casefold()
    if label == "transfer":
        _, _, person = detail.partition(" - ")
        return transfer_kind(amount), person.strip()
    kind = _KINDS.get(label) or kind_of(detail, amount)
    if kind is RowKind.QRIS:
        merchant, dash, _ = detail.rpartition(" - ")
        return kind, merchant if dash else detail
    return kind, ""


def _period(heading: str) -> tuple[dt.date | None, dt.date | None]:
    """Both days; the first leaves out the month and the year that it shares with the last."""
    match = _PERIOD.search(heading)
    if match is None:
        return None, None
    day, month, year, last, last_month, last_year = match.groups()
    first = f"{day} {month or last_month} {year or last_year}"
    return read_day(first, Place(1)), read_day(f"{last} {last_month} {last_year}", Place(1))


def _account(heading: Sequence[Line]) -> str:
    found = (_ACCOUNT.search(line_text(line)) for line in heading)
    return next((account_tail(match[1]) for match in found if match), "")


def _totals(table: PageTable, rows: Sequence[StatementRow]) -> PrintedTotals:
    """The four amounts below their names, or the balances at both ends of the table."""
    for label, amounts in pairwise(table.heading):
        texts = line_text(amounts).split()
        if fold(label.text) == _SUMMARY and len(texts) == 4:
            opening, money_in, money_out, closing = (
                require_amount(text, STYLE, Place(1)) for text in texts
            )
            return PrintedTotals(opening, closing, abs(money_in), abs(money_out))
    first, last = (_balance_row(table.lines, label) for label in (_OPENING, _CLOSING))
    if first is None and last is None:
        return totals_without_trailer(rows)
    return PrintedTotals(first, last)


def _balance_row(lines: Sequence[TableLine], label: str) -> int | None:
    for line in lines:
        folded = fold(join_words(line.words))
        if _is_balance(folded, label):
            return require_amount(folded[len(label) :], STYLE, line.place)
    return None


READERS: Final = (
    Reader(layout=LAYOUT, issuer=ISSUER, takes=Pages, recognise=_recognise, read=_read),
)
