"""SeaBank's statement of any ledger, in whole rupiah and without signs."""

from server.imports.statements.statement import NumberStyle
from tests.support.bank_files.amount_writer import write_amount
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger
from tests.support.bank_files.pdf_writer import Text, write_pdf

MONTHS = (*("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"),)
LINE_HEIGHT = 11.0
LAST_ROW = 740.0


def _amount(sen: int) -> str:
    return write_amount(sen, NumberStyle.INDONESIAN, decimals=False)


def _heading(ledger: BankLedger) -> list[Text]:
    days = [f"{day:%d} {MONTHS[day.month - 1]} {day.year}" for day in (ledger.start, ledger.end)]
    summary = (ledger.opening, ledger.money_out, ledger.money_in, ledger.closing)
    return [
        Text("REKENING KORAN", 40, 40, size=12),
        Text(ledger.holder, 40, 60),
        Text(f"NO. REKENING SEABANK: {ledger.account}", 40, 72),
        Text("S/N S01-0000-2026", 400, 72),
        Text(f"PERIODE: {' - '.join(days)}", 40, 84),
        Text("RINGKASAN REKENING", 40, 110),
        Text("TABUNGAN", 40, 125),
        *(
            Text(_amount(sen), x, 125, right=True)
            for sen, x in zip(summary, (220, 330, 440, 550), strict=True)
        ),
    ]


def _columns(y: float) -> list[Text]:
    return [
        Text("TANGGAL", 40, y),
        Text("TRANSAKSI", 100, y),
        Text("KELUAR (IDR)", 400, y, right=True),
        Text("MASUK (IDR)", 470, y, right=True),
        Text("SALDO AKHIR (IDR)", 555, y, right=True),
    ]


def _row(entry: BankEntry, balance: int, y: float, *, text_below: bool) -> list[Text]:
    middle = y + LINE_HEIGHT
    return [
        Text(entry.text, 100, middle + LINE_HEIGHT if text_below else y),
        Text(f"{entry.day:%d} {MONTHS[entry.day.month - 1]}", 40, middle),
        Text("Transfer", 100, middle),
        Text(_amount(abs(entry.amount)), 400 if entry.amount < 0 else 470, middle, right=True),
        Text(_amount(balance), 555, middle, right=True),
    ]


def lay_out_seabank(ledger: BankLedger, *, text_below: bool = False) -> list[list[Text]]:
    """The text of a row stands above its day, in some files below."""
    title = Text("TABUNGAN - RINCIAN TRANSAKSI", 40, 150)
    sheets = [[*_heading(ledger), title, *_columns(165)]]
    y = 185.0
    for entry, balance in zip(ledger.entries, ledger.balances, strict=True):
        if y > LAST_ROW:
            sheets.append(_columns(60))
            y = 80.0
        sheets[-1] += _row(entry, balance, y, text_below=text_below)
        y += (3 if text_below else 2) * LINE_HEIGHT
    sheets[-1] += [
        Text("Ketentuan Umum", 40, y + 20),
        Text("01 Nasabah membaca syarat 100.000 200.000", 40, y + 32),
    ]
    return sheets


def write_seabank(ledger: BankLedger) -> bytes:
    return write_pdf(lay_out_seabank(ledger))
