"""The consolidated statement of Jenius with any accounts."""

import textwrap
from dataclasses import dataclass

from server.imports.statements.statement import NumberStyle
from tests.support.bank_files.amount_writer import write_amount
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger
from tests.support.bank_files.pdf_writer import Text, write_pdf

PLACES = (37.0, 119.0, 246.0, 353.0, 437.0, 531.0)
# Amounts end where the next column begins.
DEBIT, CREDIT, BALANCE = 425.0, 505.0, 585.0
NAMES = (
    ("Tanggal Transaksi", "Transaction Date"),
    ("Tanggal Pembukuan", "Posting Date"),
    ("Keterangan", "Description"),
    ("Mutasi Debet", "Debit"),
    ("Mutasi Kredit", "Credit"),
    ("Saldo", "Balance"),
)
SIZE = 7.0
TEXT_LETTERS = 22
LINE_HEIGHT = 9.0
LAST_ROW = 730.0


@dataclass(frozen=True, slots=True)
class Section:
    """An account with its name and currency."""

    name: str
    ledger: BankLedger
    currency: str = "IDR"

    @property
    def title(self) -> str:
        account = f"{self.name} ({self.currency}) {self.ledger.account}"
        return f"Aktivitas Rekening / Account Activities – {account}"


def _amount(sen: int) -> str:
    return write_amount(sen, NumberStyle.ENGLISH)


def _text(text: str, x: float, y: float, *, right: bool = False) -> Text:
    return Text(text, x, y, size=SIZE, right=right)


def _heading(ledger: BankLedger) -> list[Text]:
    period = f"{ledger.start:%d-%m-%Y} - {ledger.end:%d-%m-%Y}"
    return [
        Text("PT Bank SMBC Indonesia Tbk", 37, 40, size=10),
        Text("Laporan Konsolidasi / Consolidated Statement", 37, 55),
        Text(ledger.holder, 37, 70),
        Text(f"Periode / Period : {period}", 330, 70),
    ]


def _columns(y: float) -> list[Text]:
    return [
        _text(name, x, y + LINE_HEIGHT * line)
        for names, x in zip(NAMES, PLACES, strict=True)
        for line, name in enumerate(names)
    ]


def _row(entry: BankEntry, balance: int, y: float) -> list[Text]:
    lines = textwrap.wrap(entry.text, TEXT_LETTERS)
    side = DEBIT if entry.amount < 0 else CREDIT
    return [
        _text(f"{entry.day:%d-%m-%Y}", PLACES[0], y),
        _text(f"{entry.day:%d-%m-%Y}", PLACES[1], y),
        *(_text(line, PLACES[2], y + LINE_HEIGHT * index) for index, line in enumerate(lines)),
        _text(_amount(abs(entry.amount)), side, y, right=True),
        _text(_amount(balance), BALANCE, y, right=True),
    ]


def _total(ledger: BankLedger, y: float) -> list[Text]:
    rows_out = ledger.rows_out
    rows_in = ledger.rows_in
    return [
        _text(f"Total {rows_out} DEBIT {rows_in} KREDIT", PLACES[0], y),
        _text(_amount(ledger.money_out), DEBIT, y, right=True),
        _text(_amount(ledger.money_in), CREDIT, y, right=True),
    ]


def _opening(ledger: BankLedger, y: float) -> list[Text]:
    return [
        _text("Saldo Awal - Beginning Balance", PLACES[2], y),
        _text(_amount(ledger.opening), BALANCE, y, right=True),
    ]


def lay_out_jenius(sections: list[Section]) -> list[list[Text]]:
    """A table for each account; a page that continues it repeats title and header."""
    sheets = [_heading(sections[0].ledger)]
    y = 100.0
    for section in sections:
        ledger = section.ledger
        if y + 120 > LAST_ROW:
            sheets.append([])
            y = 50.0
        sheets[-1] += [_text(section.title, 37, y), *_columns(y + 14)]
        sheets[-1] += _opening(ledger, y + 36)
        y += 36 + 2 * LINE_HEIGHT
        for entry, balance in zip(ledger.entries, ledger.balances, strict=True):
            row = _row(entry, balance, y)
            if max(text.y for text in row) > LAST_ROW:
                sheets.append([_text(section.title, 37, 40), *_columns(54)])
                row = _row(entry, balance, 80)
            sheets[-1] += row
            y = max(text.y for text in row) + 2 * LINE_HEIGHT
        sheets[-1] += _total(ledger, y)
        y += 40
    return [
        [
            *sheet,
            _text("PT Bank SMBC Indonesia Tbk berizin dan diawasi oleh OJK", 37, 790),
            _text(f"{number} / {len(sheets)}", 540, 800),
        ]
        for number, sheet in enumerate(sheets, 1)
    ]


def write_jenius(sections: list[Section]) -> bytes:
    return write_pdf(lay_out_jenius(sections))
