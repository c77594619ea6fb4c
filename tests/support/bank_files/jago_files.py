"""Jago's history of any pockets, at the scale of the real export."""

import textwrap
from dataclasses import dataclass

from server.imports.statements.statement import NumberStyle, RowKind
from tests.support.bank_files.amount_writer import write_amount
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger
from tests.support.bank_files.pdf_writer import Text, write_pdf

PAGE = (1985.0, 2808.0)
SIZE = 26.0
PLACES = (64.0, 260.0, 576.0, 883.0, 1380.0, 1710.0)
LINE_HEIGHT = 38.0
LAST_ROW = 2500.0
NOTE_LETTERS = 24


@dataclass(frozen=True, slots=True)
class Language:
    columns: tuple[str, ...]
    months: tuple[str, ...]
    details: dict[RowKind, str]
    other: str
    time: str


ENGLISH = Language(
    columns=(
        *("Date & Time", "Source/Destination", "Transaction Details", "Notes", "Amount"),
        "Balance",
    ),
    months=(
        *("January", "February", "March", "April", "May", "June", "July", "August", "September"),
        *("October", "November", "December"),
    ),
    details={
        RowKind.QRIS: "QRIS Payment",
        RowKind.POCKET_MOVE: "Movement between Pockets",
        RowKind.REFUND: "Reversal POS",
    },
    other="Others",
    time="%H.%M",
)
INDONESIAN = Language(
    columns=(
        *("Tanggal & Waktu", "Sumber/Tujuan", "Rincian Transaksi", "Catatan", "Jumlah"),
        "Saldo",
    ),
    months=(
        *("Januari", "Februari", "Maret", "April", "Mei", "Juni", "Juli", "Agustus", "September"),
        *("Oktober", "November", "Desember"),
    ),
    details={
        RowKind.QRIS: "Pembayaran QRIS",
        RowKind.POCKET_MOVE: "Tambah Uang Kantong",
        RowKind.REFUND: "Pembatalan Transaksi",
    },
    other="Lainnya",
    time="%H:%M",
)


def _amount(sen: int, *, plus: bool = False) -> str:
    """Sen only where there are some."""
    sign = "+" if plus and sen > 0 else ""
    return sign + write_amount(sen, NumberStyle.INDONESIAN, decimals=sen % 100 != 0)


def _text(text: str, x: float, y: float) -> Text:
    return Text(text, x, y, size=SIZE)


def _heading(ledger: BankLedger, language: Language) -> list[Text]:
    days = [
        f"{day:%d} {language.months[day.month - 1][:3]} {day.year}"
        for day in (ledger.start, ledger.end)
    ]
    return [
        _text("PT Bank Jago Tbk", 64, 80),
        _text("Pockets Transactions History", 64, 130),
        _text(" - ".join(days), 64, 180),
        _text(ledger.holder, 64, 230),
    ]


def _columns(language: Language, y: float) -> list[Text]:
    return [_text(name, x, y) for name, x in zip(language.columns, PLACES, strict=True)]


def _row(entry: BankEntry, balance: int, language: Language, y: float) -> list[Text]:
    date, source, details, notes, amount, after = PLACES
    month = language.months[entry.day.month - 1][:3]
    words = entry.text.split(" ")
    note = textwrap.wrap(" ".join(words[2:]), NOTE_LETTERS)
    return [
        _text(f"{entry.day:%d} {month} {entry.day.year}", date, y),
        _text(" ".join(words[:2]), source, y),
        _text(language.details.get(entry.kind, language.other), details, y),
        *(_text(line, notes, y + LINE_HEIGHT * index) for index, line in enumerate(note)),
        _text(_amount(entry.amount, plus=True), amount, y),
        _text(_amount(balance), after, y),
        _text(f"{entry.time:{language.time}}", date, y + LINE_HEIGHT),
        _text("GoPay", source, y + LINE_HEIGHT),
        _text("ID# 0000-AB", details, y + LINE_HEIGHT),
    ]


class _Sheets:
    """Pages that are filled downwards."""

    def __init__(self, first: list[Text], language: Language) -> None:
        self.pages, self.language, self.y = [first], language, 280.0

    def add(self, texts: list[Text], height: float) -> None:
        """Add texts that are laid out at y = 0."""
        self.pages[-1] += [
            Text(text.text, text.x, text.y + self.y, text.size) for text in texts if text.text
        ]
        self.y += height

    def turn_page(self) -> None:
        self.pages.append([])
        self.y = 120.0
        self.add(_columns(self.language, 0), 60)


def lay_out_jago(
    pockets: list[tuple[str, BankLedger]],
    language: Language = ENGLISH,
    *,
    number_beside_name: bool = False,
) -> list[list[Text]]:
    """A table for each pocket, below its name and its number."""
    sheets = _Sheets(_heading(pockets[0][1], language), language)
    for name, ledger in pockets:
        if sheets.y + 300 > LAST_ROW:
            sheets.pages.append([])
            sheets.y = 120.0
        if number_beside_name:
            sheets.add([_text(f"{name} - {ledger.account}", 64, 0)], 60)
        else:
            sheets.add([_text(name, 64, 0), _text(ledger.account, 64, 45)], 105)
        sheets.add(_columns(language, 0), 60)
        month = (0, 0)
        for entry, balance in zip(ledger.entries, ledger.balances, strict=True):
            row = _row(entry, balance, language, 0)
            height = max(text.y for text in row) + 1.5 * LINE_HEIGHT
            if sheets.y + height > LAST_ROW:
                sheets.turn_page()
            if (entry.day.year, entry.day.month) != month:
                month = (entry.day.year, entry.day.month)
                sheets.add([_text(f"{language.months[month[1] - 1]} {month[0]}", 64, 0)], 60)
            sheets.add(row, height)
    return [
        [*page, _text(f"Page {number} of {len(sheets.pages)}", 1600, 2700)]
        for number, page in enumerate(sheets.pages, 1)
    ]


def write_jago(pockets: list[tuple[str, BankLedger]], language: Language = ENGLISH) -> bytes:
    return write_pdf(lay_out_jago(pockets, language), page_size=PAGE)
