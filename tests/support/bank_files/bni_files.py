"""BNI's statements of any ledger: the PDF of wondr, and the sheets of BNIDirect."""

import datetime as dt
import textwrap

from server.imports.statements.statement import NumberStyle, RowKind
from tests.support.bank_files.amount_writer import write_amount
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger
from tests.support.bank_files.pdf_writer import Text, write_pdf
from tests.support.bank_files.workbook_files import CellValue, SheetRows, write_xls, write_xlsx

MONTHS = (
    *("Januari", "Februari", "Maret", "April", "Mei", "Juni", "Juli", "Agustus", "September"),
    *("Oktober", "November", "Desember"),
)
SHORT_MONTHS = (
    *("Jan", "Feb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agu", "Sep", "Okt", "Nov", "Des"),
)
LABELS = {
    RowKind.FEE: "Biaya",
    RowKind.TOP_UP: "Ewallet",
    RowKind.QRIS: "Pembayaran Qris",
    RowKind.CASH_OUT: "Tarik Tunai",
    RowKind.TRANSFER_IN: "Transfer",
    RowKind.TRANSFER_OUT: "Transfer",
    RowKind.PURCHASE: "Virtual Account",
}
TEXT_LETTERS = 40
LINE_HEIGHT = 11.0
FIRST_ROW, LAST_ROW = 90.0, 720.0


def _amount(sen: int, *, plus: bool = False) -> str:
    """Whole rupiah, as this layout shows them."""
    sign = "+" if plus and sen > 0 else ""
    return sign + write_amount(sen, NumberStyle.ENGLISH, decimals=False)


def _period(ledger: BankLedger) -> str:
    """The month and the year once where both days share them."""
    start, end = ledger.start, ledger.end
    month = "" if (start.month, start.year) == (end.month, end.year) else MONTHS[start.month - 1]
    year = "" if start.year == end.year else str(start.year)
    first = " ".join(part for part in (str(start.day), month, year) if part)
    return f"{first} - {end.day} {MONTHS[end.month - 1]} {end.year}"


def _heading(ledger: BankLedger) -> list[Text]:
    names = ("Saldo Awal", "Total Pemasukan", "Total Pengeluaran", "Saldo Akhir")
    amounts = (
        _amount(ledger.opening),
        _amount(ledger.money_in, plus=True),
        _amount(-ledger.money_out),
        _amount(ledger.closing),
    )
    places = (40.0, 170.0, 310.0, 450.0)
    return [
        Text("Laporan Mutasi Rekening", 40, 40, size=14),
        Text(f"Periode: {_period(ledger)}", 40, 58),
        Text(ledger.holder, 40, 80),
        Text(f"TAPLUS - {ledger.account}", 330, 80),
        Text("JL CONTOH NO 1", 40, 92),
        Text("Kantor Cabang: CONTOH • Mata Uang: IDR", 330, 92),
        *(Text(name, x, 115) for name, x in zip(names, places, strict=True)),
        *(Text(amount, x, 127) for amount, x in zip(amounts, places, strict=True)),
    ]


def _columns(y: float) -> list[Text]:
    return [
        Text("Tanggal & Waktu", 40, y),
        Text("Rincian Transaksi", 140, y),
        Text("Nominal (IDR)", 460, y, right=True),
        Text("Saldo (IDR)", 555, y, right=True),
    ]


def _row(entry: BankEntry, balance: int, y: float) -> list[Text]:
    """Day and kind, below them the amounts, below those the time and the text."""
    lines = textwrap.wrap(entry.text, TEXT_LETTERS) or [""]
    return [
        Text(f"{entry.day:%d} {SHORT_MONTHS[entry.day.month - 1]} {entry.day.year}", 40, y),
        Text(LABELS.get(entry.kind, "Lainnya"), 140, y),
        Text(_amount(entry.amount, plus=True), 460, y + LINE_HEIGHT / 2, right=True),
        Text(_amount(balance), 555, y + LINE_HEIGHT / 2, right=True),
        Text(f"{entry.time:%H:%M:%S} WIB", 40, y + LINE_HEIGHT),
        *(Text(line, 140, y + LINE_HEIGHT * index) for index, line in enumerate(lines, 1)),
    ]


def _footer(page: int, pages: int) -> list[Text]:
    return [
        Text(
            "PT Bank Negara Indonesia (Persero) Tbk. berizin dan diawasi serta merupakan", 40, 780
        ),
        Text("peserta penjaminan Lembaga Penjamin Simpanan (LPS).", 40, 790),
        Text(f"{page} dari {pages}", 540, 790),
    ]


def lay_out_bni_wondr(ledger: BankLedger) -> list[list[Text]]:
    sheets = [_heading(ledger) + _columns(150)]
    sheets[0] += [Text("Saldo Awal", 140, 165), Text(_amount(ledger.opening), 555, 165, right=True)]
    y = 185.0
    for entry, balance in zip(ledger.entries, ledger.balances, strict=True):
        row = _row(entry, balance, y)
        if max(text.y for text in row) > LAST_ROW:
            sheets.append(_columns(60))
            row = _row(entry, balance, FIRST_ROW)
        sheets[-1] += row
        y = max(text.y for text in row) + 2 * LINE_HEIGHT
    sheets[-1] += [Text("Saldo Akhir", 140, y), Text(_amount(ledger.closing), 555, y, right=True)]
    sheets[-1].append(Text("Informasi Lainnya", 40, y + 20))
    return [sheet + _footer(number, len(sheets)) for number, sheet in enumerate(sheets, 1)]


def write_bni_wondr(ledger: BankLedger, *, password: str | None = None) -> bytes:
    return write_pdf(lay_out_bni_wondr(ledger), password=password)


SHEET_START = dt.date(1899, 12, 30)
ROWS_BETWEEN_HEADERS = 25
DIRECT_COLUMNS = (
    *("Posting Date", "Effective Date", "Branch", "Journal", "Transaction Description"),
    *("Amount", "DB/CR", "Balance"),
)
# Where merged cells begin: the names, and the values of rows that follow each other.
NAME_PLACES = (1, 3, 6, 8, 10, 15, 18, 20)
VALUE_PLACES = ((0, 3, 5, 8, 11, 14, 18, 21), (1, 2, 6, 9, 10, 16, 17, 19))
SHEET_WIDTH = 22


def _place(values: tuple[CellValue, ...], places: tuple[int, ...]) -> list[CellValue]:
    row: list[CellValue] = [None] * SHEET_WIDTH
    for value, place in zip(values, places, strict=True):
        row[place] = value
    return row


def lay_out_bni_direct(ledger: BankLedger) -> SheetRows:
    """The rows of the sheet; days are serials, and the header comes again every 25 rows."""
    period = f"{ledger.start:%d-%b-%Y} - {ledger.end:%d-%b-%Y}"
    header = _place(DIRECT_COLUMNS, NAME_PLACES)
    rows: SheetRows = [
        _place(("Account Statement",), (7,)),
        _place(("Account No.", f"{ledger.account} / {ledger.holder}"), (0, 4)),
        _place(("Period", period), (0, 4)),
        _place(("Opening Balance", ledger.opening / 100), (0, 4)),
        [None] * SHEET_WIDTH,
    ]
    for index, (entry, balance) in enumerate(zip(ledger.entries, ledger.balances, strict=True)):
        if index % ROWS_BETWEEN_HEADERS == 0:
            rows.append(header)
        seconds = entry.time.hour * 3600 + entry.time.minute * 60 + entry.time.second
        serial = (entry.day - SHEET_START).days + seconds / 86_400
        values = (
            *(serial, float(int(serial)), "0259", f"{900_000 + index}", entry.text),
            *(abs(entry.amount) / 100, "D" if entry.amount < 0 else "K", balance / 100),
        )
        rows.append(_place(values, VALUE_PLACES[index % len(VALUE_PLACES)]))
    rows.append(_place(("Ending Balance", ledger.closing / 100), (10, 20)))
    return rows


def write_bni_direct_xls(ledger: BankLedger) -> bytes:
    return write_xls(lay_out_bni_direct(ledger))


def write_bni_direct_xlsx(ledger: BankLedger) -> bytes:
    return write_xlsx(lay_out_bni_direct(ledger))
