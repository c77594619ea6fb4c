"""CIMB Niaga's e-statement of any ledger."""

import textwrap

from server.imports.statements.statement import NumberStyle
from tests.support.bank_files.amount_writer import write_amount
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger
from tests.support.bank_files.pdf_writer import Text, write_pdf

TEXT_LETTERS = 40
LINE_HEIGHT = 11.0
LAST_ROW = 720.0


def _amount(sen: int) -> str:
    return write_amount(sen, NumberStyle.ENGLISH)


def _heading(ledger: BankLedger) -> list[Text]:
    return [
        Text("CIMB NIAGA", 40, 40, size=12),
        Text("OCTO e-Statement", 40, 56),
        Text(f"Nama : {ledger.holder}", 40, 72),
        Text(f"No. Rekening : {ledger.account}", 40, 84),
        Text("Mata Uang : IDR", 330, 84),
        Text(f"Periode: {ledger.start:%d %b %Y} - {ledger.end:%d %b %Y}", 40, 96),
    ]


def _columns(y: float) -> list[Text]:
    return [
        Text("Tanggal", 40, y),
        Text("Keterangan", 110, y),
        Text("Nominal", 460, y, right=True),
        Text("Saldo", 555, y, right=True),
    ]


def _row(entry: BankEntry, balance: int, y: float) -> list[Text]:
    """Day, text and amounts; below them the time and the rest of the text."""
    lines = textwrap.wrap(entry.text, TEXT_LETTERS)
    return [
        Text(f"{entry.day:%d %b %Y}", 40, y),
        Text(_amount(entry.amount), 460, y, right=True),
        Text(_amount(balance), 555, y, right=True),
        Text(f"{entry.time:%H:%M:%S}", 40, y + LINE_HEIGHT),
        *(Text(line, 110, y + LINE_HEIGHT * index) for index, line in enumerate(lines)),
    ]


def _summary(ledger: BankLedger, y: float, *, in_columns: bool) -> list[Text]:
    names = (
        ("Saldo Awal", ledger.opening),
        ("Total Kredit", ledger.money_in),
        ("Total Debit", ledger.money_out),
        ("Saldo Akhir", ledger.closing),
    )
    if in_columns:
        return [
            text
            for index, (name, sen) in enumerate(names)
            for text in (
                Text(name, 40 + 130 * index, y),
                Text(_amount(sen), 40 + 130 * index, y + LINE_HEIGHT),
            )
        ]
    return [
        text
        for index, (name, sen) in enumerate(names)
        for text in (
            Text(f"{name} :", 40, y + LINE_HEIGHT * index),
            Text(_amount(sen), 555, y + LINE_HEIGHT * index, right=True),
        )
    ]


def lay_out_cimb_octo(ledger: BankLedger, *, in_columns: bool = False) -> list[list[Text]]:
    """`in_columns`: the summary has its labels on one line and the amounts below."""
    sheets = [_heading(ledger) + _columns(120)]
    y = 140.0
    for entry, balance in zip(ledger.entries, ledger.balances, strict=True):
        row = _row(entry, balance, y)
        if max(text.y for text in row) > LAST_ROW:
            sheets.append(_heading(ledger) + _columns(120))
            row = _row(entry, balance, 140)
        sheets[-1] += row
        y = max(text.y for text in row) + 1.5 * LINE_HEIGHT
    sheets[-1] += _summary(ledger, y + 10, in_columns=in_columns)
    sheets[-1].append(Text("IMPORTANT", 40, 770))
    sheets[-1].append(Text("Nasabah wajib memeriksa isi laporan ini", 40, 775))
    return [
        [*sheet, Text(f"Page {number} of {len(sheets)}", 500, 810)]
        for number, sheet in enumerate(sheets, 1)
    ]


def write_cimb_octo(ledger: BankLedger) -> bytes:
    return write_pdf(lay_out_cimb_octo(ledger))
