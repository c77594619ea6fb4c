"""Bank Mandiri's old savings statement of any ledger, with the places that were seen."""

import textwrap

from server.imports.statements.statement import NumberStyle, RowKind
from tests.support.bank_files.amount_writer import write_amount
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger, august
from tests.support.bank_files.ledger_texts import with_texts
from tests.support.bank_files.pdf_writer import Text, write_pdf

AUGUST_TEXTS = (
    "-20260802BMRIIDJA000000000\nCENAIDJA/SARI CONTOH\n000000000\n-",
    "-20260803CENAIDJA000000000\nCENAIDJA/ANDI CONTOH",
    "-UBP000000000",
    "-20260825BRINIDJA000000000\nBRINIDJA/PT CONTOH FIKTIF",
    "Biaya Adm -",
)
AUGUST_MEANINGS = (
    (RowKind.TRANSFER_OUT, "SARI CONTOH"),
    (RowKind.TRANSFER_IN, "ANDI CONTOH"),
    (RowKind.UNKNOWN, ""),
    (RowKind.TRANSFER_IN, "PT CONTOH FIKTIF"),
    (RowKind.FEE, ""),
)
PAGE = (684.0, 842.0)
DAY, VALUE_DAY, TEXT, AMOUNT, BALANCE, SUMMARY = 40.4, 97.1, 140.3, 529.2, 639.6, 271.6
LINE = 16.6
SIZE = 9.5
TEXT_LETTERS = 40
LAST_ROW = 760.0


def savings_august() -> BankLedger:
    """The five rows of August in the words of the old statement."""
    return with_texts(august(), AUGUST_TEXTS)


def _amount(sen: int) -> str:
    return write_amount(sen, NumberStyle.ENGLISH)


def _text(text: str, x: float, y: float, *, right: bool = False) -> Text:
    return Text(text, x, y, size=SIZE, right=right)


def _account_number(ledger: BankLedger) -> str:
    digits = ledger.account.rjust(13, "1")
    return f"{digits[:3]}-{digits[3:5]}-{digits[5:-1]}-{digits[-1]}"


def _columns(y: float) -> list[Text]:
    lines = (
        ("Tanggal", "Tanggal", "Rincian Transaksi / Nomor Referensi", "Debit / Kredit", "Saldo"),
        ("Transaksi", "Valuta", "", "", ""),
        ("Transaction", "Valuta", "Transaction Details / Reference Number", "", "Balance"),
        ("Date", "Date", "", "Debit / Credit", ""),
    )
    return [
        _text(name, x, y + 11 * index, right=x > 400)
        for index, names in enumerate(lines)
        for name, x in zip(names, (DAY, VALUE_DAY, TEXT, AMOUNT, BALANCE), strict=True)
        if name
    ]


def _heading(ledger: BankLedger, *, period: bool, currency: str) -> list[Text]:
    start = f"{ledger.start.day}/{ledger.start:%m/%y} s/d"
    end = f"{ledger.end:%d/%m/%y}"
    return [
        _text("Rekening Koran / Statement of Account", 40, 40),
        *([_text(f"Periode / Period : {start} {end}", 400, 54)] if period else []),
        _text("Tabungan / Savings", DAY, 85),
        _text("No. Rekening", DAY, 103),
        _text("Nama Produk", 127, 103),
        _text("Cabang", 236.4, 103),
        _text("Periode", 399.8, 103),
        _text("Valuta", 471.8, 103),
        _text("Saldo", 605.6, 103),
        _text(_account_number(ledger), DAY, 131),
        _text("Mandiri Tabungan", 127, 131),
        _text("101010 - KCP Contoh", 236.4, 131),
        _text(start, 399.8, 131),
        _text("Indonesian", 472.5, 131),
        _text(_amount(ledger.closing), BALANCE, 131, right=True),
        _text("Timur", 236.4, 142),
        _text(end, 399.8, 142),
        _text("Rupiah", 472.5, 142),
        _text(f"({currency})", 472.5, 153),
        *_columns(186),
    ]


def _row(entry: BankEntry, balance: int, y: float) -> list[Text]:
    lines = [line for part in entry.text.split("\n") for line in textwrap.wrap(part, TEXT_LETTERS)]
    side = " D" if entry.amount < 0 else ""
    # Without the mark the amount ends where the digits of the others do.
    edge = AMOUNT if side else AMOUNT - 12.5
    return [
        _text(f"{entry.day:%d/%m}", DAY, y),
        _text(f"{entry.day:%d/%m}", VALUE_DAY, y),
        *(_text(line, TEXT, y + LINE * index) for index, line in enumerate(lines)),
        _text(_amount(abs(entry.amount)) + side, edge, y, right=True),
        _text(_amount(balance), BALANCE, y, right=True),
    ]


def _summary(ledger: BankLedger, y: float) -> list[Text]:
    lines = (
        ("Saldo Awal / Previous Balance", ledger.opening),
        ("Mutasi Kredit / Total of Credit Transactions", ledger.money_in),
        ("Mutasi Debit / Total of Debit Transactions", ledger.money_out),
        ("Saldo Akhir / Current Balance", ledger.closing),
    )
    return [
        text
        for index, (label, sen) in enumerate(lines)
        for text in (
            _text(label, SUMMARY, y + LINE * index),
            _text(":", 481, y + LINE * index),
            _text(_amount(sen), BALANCE, y + LINE * index, right=True),
        )
    ]


def lay_out_savings_pdf(
    ledger: BankLedger,
    *,
    pages: int = 1,
    period: bool = True,
    summary: bool = True,
    header_on_each_page: bool = True,
    currency: str = "IDR",
) -> list[list[Text]]:
    """At least so many pages."""
    per_page = -(-max(len(ledger.entries), 1) // pages)
    sheets = [_heading(ledger, period=period, currency=currency)]
    y = 235.0
    sheets[0] += [
        _text(f"{ledger.start:%d/%m}", DAY, y),
        _text("Saldo Awal", TEXT, y),
        _text(_amount(ledger.opening), BALANCE, y, right=True),
    ]
    y += LINE
    pairs = zip(ledger.entries, ledger.balances, strict=True)
    for index, (entry, balance) in enumerate(pairs):
        row = _row(entry, balance, y)
        if index and (index % per_page == 0 or max(text.y for text in row) > LAST_ROW):
            heading = _heading(ledger, period=period, currency=currency)
            sheets.append(heading if header_on_each_page else [])
            row = _row(entry, balance, 235.0)
        sheets[-1] += row
        y = max(text.y for text in row) + LINE
    if summary and y > LAST_ROW - 5 * LINE:
        sheets.append([])
        y = 60
    sheets[-1] += _summary(ledger, y + 2 * LINE) if summary else []
    return [
        [*sheet, Text(f"Hal Page {number} of {len(sheets)}", 545, 814)]
        for number, sheet in enumerate(sheets, 1)
    ]


def write_savings_pdf(ledger: BankLedger, *, pages: int = 1) -> bytes:
    return write_pdf(lay_out_savings_pdf(ledger, pages=pages), page_size=PAGE)
