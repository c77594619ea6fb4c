"""Livin' by Mandiri's statements of any ledger: the PDF, and the sheet with its twin in text."""

import csv
import io
import textwrap
from typing import Literal

from openpyxl import Workbook

from server.imports.statements.statement import NumberStyle, RowKind
from tests.support.bank_files.amount_writer import write_amount
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger, august
from tests.support.bank_files.ledger_texts import with_texts
from tests.support.bank_files.pdf_writer import Text, write_pdf

Placed = Literal["above", "on_day", "centered"]

AUGUST_TEXTS = (
    "Transfer ke BANK BCA\nSARI CONTOH 0000054321",
    "Transfer dari BANK BCA\nANDI CONTOH 0000012345\npatungan makan",
    "Pembayaran QR\nke WARUNG CONTOH\n600000000001",
    "Transfer dari BANK MANDIRI\nPT CONTOH FIKTIF 1110000000001",
    "Biaya administrasi kartu debit",
)
AUGUST_MEANINGS = (
    (RowKind.TRANSFER_OUT, "SARI CONTOH"),
    (RowKind.TRANSFER_IN, "ANDI CONTOH"),
    (RowKind.QRIS, "WARUNG CONTOH"),
    (RowKind.TRANSFER_IN, "PT CONTOH FIKTIF"),
    (RowKind.FEE, ""),
)
ENGLISH = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
INDONESIAN = ("Jan", "Feb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agu", "Sep", "Okt", "Nov", "Des")
NUMBER, DAY, REMARKS, AMOUNT, BALANCE = 30.0, 56.0, 140.0, 450.0, 560.0
TEXT_LETTERS = 40
LINE = 9.0
LAST_ROW = 730.0
FOOTER = "PT Bank Mandiri (Persero) Tbk. berizin dan diawasi oleh Otoritas Jasa Keuangan (OJK)"


def livin_august() -> BankLedger:
    """The five rows of August in Livin's words."""
    return with_texts(august(), AUGUST_TEXTS)


def _amount(sen: int) -> str:
    return write_amount(sen, NumberStyle.INDONESIAN)


def _signed(sen: int) -> str:
    return ("+" if sen > 0 else "") + _amount(sen)


def _period(ledger: BankLedger, months: tuple[str, ...]) -> str:
    days = (
        f"{day.day:02} {months[day.month - 1]} {day.year}" for day in (ledger.start, ledger.end)
    )
    return " - ".join(days)


def _heading(ledger: BankLedger, page: str, months: tuple[str, ...], currency: str) -> list[Text]:
    return [
        Text("e-Statement", 480, 30, size=12),
        Text("Menara Mandiri 1 Jalan Jenderal Sudirman Kav. 54-55, Jakarta 12190", 280, 44),
        Text(f"Nama/Name : {ledger.holder}", 30, 60),
        Text(f"Periode/Period : {_period(ledger, months)}", 300, 60),
        Text(page, 530, 60),
        Text("Cabang/Branch : KCP Contoh", 30, 72),
        Text("Dicetak pada/Issued on : 15 Sep 2026", 300, 72),
        Text("Tabungan Mandiri", 30, 92),
        Text(f"Saldo Awal/Initial Balance : {_amount(ledger.opening)}", 300, 92),
        Text(f"Nomor Rekening/Account Number : {ledger.account}", 30, 104),
        Text(f"Dana Masuk/Incoming Transactions : + {_amount(ledger.money_in)}", 300, 104),
        Text(f"Mata Uang/Currency : {currency}", 30, 116),
        Text(f"Dana Keluar/Outgoing Transactions : - {_amount(ledger.money_out)}", 300, 116),
        Text(f"Saldo Akhir/Closing Balance : {_amount(ledger.closing)}", 300, 128),
    ]


def _columns(y: float) -> list[Text]:
    names = (("No", "Tanggal", "Keterangan"), ("No", "Date", "Remarks"))
    money = (("Nominal (IDR)", "Saldo (IDR)"), ("Amount (IDR)", "Balance (IDR)"))
    return [
        text
        for index in (0, 1)
        for text in (
            *(
                Text(name, x, y + LINE * index)
                for name, x in zip(names[index], (NUMBER, DAY, REMARKS), strict=True)
            ),
            *(
                Text(name, x, y + LINE * index, right=True)
                for name, x in zip(money[index], (AMOUNT, BALANCE), strict=True)
            ),
        )
    ]


def _text_places(count: int, y: float, placed: Placed) -> list[float]:
    """Where the lines of a text stand; the day is at `y`, the number and the time are below."""
    if placed == "centered" or count > 3:
        return [y + LINE + (index - (count - 1) / 2) * (LINE + 1) for index in range(count)]
    if count == 1:
        return [y + LINE]
    first = y - 5 if placed == "above" else y
    return [first, y + LINE, y + 2 * LINE][:count]


def _row(
    number: int, entry: BankEntry, balance: int, y: float, months: tuple[str, ...], placed: Placed
) -> list[Text]:
    lines = [line for part in entry.text.split("\n") for line in textwrap.wrap(part, TEXT_LETTERS)]
    day = f"{entry.day.day:02} {months[entry.day.month - 1]} {entry.day.year}"
    # The text of several lines begins above the day.
    y += max(y - min(_text_places(len(lines), y, placed)), 0)
    return [
        Text(day, DAY, y),
        Text(str(number), NUMBER, y + LINE),
        Text(_signed(entry.amount), AMOUNT, y + LINE, right=True),
        Text(_amount(balance), BALANCE, y + LINE, right=True),
        Text(f"{entry.time:%H:%M:%S} WIB", DAY, y + 2 * LINE),
        *(
            Text(line, REMARKS, at)
            for line, at in zip(lines, _text_places(len(lines), y, placed), strict=True)
        ),
    ]


def lay_out_livin_pdf(
    ledger: BankLedger,
    *,
    pages: int = 1,
    months: tuple[str, ...] = ENGLISH,
    placed: Placed = "above",
    currency: str = "IDR",
) -> list[list[Text]]:
    """At least so many pages; the lines of a text are placed in one of the ways that were seen."""
    per_page = -(-max(len(ledger.entries), 1) // pages)
    sheets: list[list[Text]] = [_columns(150)]
    y = 184.0
    pairs = zip(ledger.entries, ledger.balances, strict=True)
    for index, (entry, balance) in enumerate(pairs):
        row = _row(index + 1, entry, balance, y, months, placed)
        if index and (index % per_page == 0 or max(text.y for text in row) > LAST_ROW):
            sheets.append(_columns(150))
            row = _row(index + 1, entry, balance, 184.0, months, placed)
        sheets[-1] += row
        y = max(text.y for text in row) + 18
    return [
        [
            *_heading(ledger, f"{number} dari {len(sheets)}", months, currency),
            *sheet,
            Text(FOOTER, 30, 770),
            Text("serta merupakan peserta penjaminan LPS", 140, 780),
            Text("Mandiri Call 14000", 480, 780),
        ]
        for number, sheet in enumerate(sheets, 1)
    ]


def write_livin_pdf(ledger: BankLedger, *, pages: int = 1, password: str | None = None) -> bytes:
    return write_pdf(lay_out_livin_pdf(ledger, pages=pages), password=password)


Cells = dict[int, str | int]


def _sheet_heading(ledger: BankLedger, currency: str, months: tuple[str, ...]) -> list[Cells]:
    return [
        {0: "e-Statement"},
        {},
        {
            0: "Nama/Name",
            5: ":",
            6: f"{ledger.holder} ",
            11: "Periode/Period",
            12: ":    ",
            13: _period(ledger, months),
        },
        {
            0: "Cabang/Branch",
            5: ":",
            6: "KCP Contoh",
            11: "Dicetak pada/Issued on",
            12: ":",
            13: "15 Sep 2026",
        },
        {0: "Tabungan NOW IDR", 16: "Saldo Awal/Initial Balance", 21: _amount(ledger.opening)},
        {16: "Dana Masuk/Incoming Transactions", 21: _amount(ledger.money_in)},
        {
            0: "Nomor Rekening/Account Number",
            8: ":",
            9: ledger.account,
            16: "Dana Keluar/Outgoing Transactions",
            21: _amount(ledger.money_out),
        },
        {
            0: "Mata Uang/Currency",
            8: ":",
            9: currency,
            16: "Saldo Akhir/Closing Balance",
            21: _amount(ledger.closing),
        },
    ]


SHEET_COLUMNS: list[Cells] = [
    {
        1: "No",
        4: "Tanggal",
        7: "Keterangan",
        15: "Dana Masuk (IDR)",
        18: "Dana Keluar (IDR)",
        21: "Saldo (IDR)",
    },
    {
        1: "No",
        4: "Date",
        7: "Remarks",
        15: "Incoming Transactions (IDR)",
        18: "Outgoing Transactions (IDR)",
        21: "Balance (IDR)",
    },
]


def livin_cells(
    ledger: BankLedger, *, currency: str = "IDR", months: tuple[str, ...] = ENGLISH
) -> list[Cells]:
    """The cells of the sheet by column; merged cells leave the others empty."""
    rows = [*_sheet_heading(ledger, currency, months), *SHEET_COLUMNS]
    pairs = zip(ledger.entries, ledger.balances, strict=True)
    for number, (entry, balance) in enumerate(pairs, 1):
        day = f"{entry.day.day:02} {months[entry.day.month - 1]} {entry.day.year}"
        side = 15 if entry.amount > 0 else 18
        row: Cells = {0: number, 4: day, 7: entry.text, side: _amount(abs(entry.amount))}
        rows += [{**row, 21: _amount(balance)}, {4: f"{entry.time:%H:%M:%S} WIB"}]
    return [*rows, {7: FOOTER, 19: "Mandiri Call 14000"}]


def write_livin_xlsx(ledger: BankLedger, *, currency: str = "IDR") -> bytes:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for row, cells in enumerate(livin_cells(ledger, currency=currency), 1):
        for column, value in cells.items():
            sheet.cell(row, column + 1, value)
    output = io.BytesIO()
    book.save(output)
    return output.getvalue()


def write_livin_csv(ledger: BankLedger, *, currency: str = "IDR") -> bytes:
    """The same sheet saved as text, with semicolons."""
    output = io.StringIO()
    writer = csv.writer(output, delimiter=";", lineterminator="\n")
    for cells in livin_cells(ledger, currency=currency):
        writer.writerow([cells.get(column, "") for column in range(25)])
    return output.getvalue().encode()
