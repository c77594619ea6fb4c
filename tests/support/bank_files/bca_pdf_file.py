"""BCA's e-statement of any ledger."""

import re
import textwrap
from collections.abc import Sequence

from server.imports.statements.statement import NumberStyle
from tests.support.bank_files.amount_writer import write_amount
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger
from tests.support.bank_files.pdf_writer import Text, write_pdf

CREATOR = "E-statement Batch Generator (PT. Bank Central Asia, Tbk)"
MONTHS = (
    *("JANUARI", "FEBRUARI", "MARET", "APRIL", "MEI", "JUNI", "JULI"),
    *("AGUSTUS", "SEPTEMBER", "OKTOBER", "NOVEMBER", "DESEMBER"),
)
DAY, KIND, DETAIL, BRANCH, AMOUNT, BALANCE = 32.0, 88.0, 188.0, 306.0, 440.0, 570.0
DETAIL_LETTERS = 20
ROW_HEIGHT = 11.0
LAST_ROW = 760.0
# The first line of a text holds its kind; the details have a column of their own.
_KINDS = re.compile(
    r"(TRSF E-BANKING (?:DB|CR)|BI-FAST (?:DB|CR)|DB DEBIT DOMESTIK|KARTU DEBIT|KR OTOMATIS) "
)


def _amount(sen: int) -> str:
    return write_amount(sen, NumberStyle.ENGLISH)


def _heading(ledger: BankLedger, page: str, period: str, currency: str) -> list[Text]:
    fields = [
        ("NO. REKENING", ledger.account),
        ("HALAMAN", page),
        ("PERIODE", period),
        ("MATA UANG", currency),
    ]
    return [
        Text("REKENING TAHAPAN", 240, 40, size=11),
        Text("K C P  C O N T O H", 32, 62),
        Text(ledger.holder, 32, 76),
        Text("JL CONTOH NO 1", 32, 88),
        *(
            text
            for index, (label, value) in enumerate(fields)
            if value
            for text in (
                Text(label, 320, 76 + 12 * index),
                Text(":", 410, 76 + 12 * index),
                Text(value, 420, 76 + 12 * index),
            )
        ),
        Text("CATATAN:", 32, 140),
        Text("Apabila nasabah tidak melakukan sanggahan atas Laporan Mutasi Rekening", 40, 152),
        Text("ini sampai 31/12 nasabah dianggap telah menyetujui segala data.", 40, 164),
        Text("TANGGAL", DAY, 190),
        Text("KETERANGAN", 120, 190),
        Text("CBG", BRANCH, 190),
        Text("MUTASI", 390, 190),
        Text("SALDO", 520, 190),
    ]


def _row(entry: BankEntry, balance: int | None, y: float, branch: str) -> list[Text]:
    kind = _KINDS.match(entry.text)
    rest = entry.text[kind.end() :] if kind else entry.text
    wrapped = [line for part in rest.split("\n") for line in textwrap.wrap(part, DETAIL_LETTERS)]
    lines = wrapped or [""]
    amount = _amount(abs(entry.amount)) + (" DB" if entry.amount < 0 else "")
    return [
        Text(f"{entry.day:%d/%m}", DAY, y),
        *([Text(kind[1], KIND, y)] if kind else []),
        *(
            Text(line, DETAIL if kind else KIND, y + ROW_HEIGHT * index, size=7)
            for index, line in enumerate(lines)
        ),
        *([Text(branch, BRANCH, y)] if branch else []),
        Text(amount, AMOUNT, y, right=True),
        *([] if balance is None else [Text(_amount(balance), BALANCE, y, right=True)]),
    ]


def _day_balances(ledger: BankLedger) -> list[int | None]:
    """The balance beside the last row of each day alone."""
    days: Sequence[object] = [entry.day for entry in ledger.entries]
    return [
        balance if index + 1 == len(days) or days[index + 1] != days[index] else None
        for index, balance in enumerate(ledger.balances)
    ]


def _trailer(ledger: BankLedger, y: float) -> list[Text]:
    incoming = sum(entry.amount > 0 for entry in ledger.entries)
    outgoing = len(ledger.entries) - incoming
    lines = [
        f"SALDO AWAL : {_amount(ledger.opening)}",
        f"MUTASI CR : {_amount(ledger.money_in)} {incoming}",
        f"MUTASI DB : {_amount(ledger.money_out)} {outgoing}",
        f"SALDO AKHIR : {_amount(ledger.closing)}",
    ]
    return [Text(line, KIND, y + ROW_HEIGHT * index) for index, line in enumerate(lines)]


def lay_out_bca_pdf(
    ledger: BankLedger,
    *,
    pages: int = 1,
    branch: str = "",
    period: bool = True,
    trailer: bool = True,
    currency: str = "IDR",
) -> list[list[Text]]:
    """At least so many pages of one month; the balance stands beside the last row of a day."""
    month = f"{MONTHS[ledger.start.month - 1]} {ledger.start.year}" if period else ""
    per_page = -(-max(len(ledger.entries), 1) // pages)
    opening = [
        Text(f"{ledger.start:%d/%m}", DAY, 206),
        Text("SALDO AWAL", KIND, 206),
        Text(_amount(ledger.opening), BALANCE, 206, right=True),
    ]
    sheets: list[list[Text]] = [opening]
    y = 206 + ROW_HEIGHT
    pairs = zip(ledger.entries, _day_balances(ledger), strict=True)
    for index, (entry, balance) in enumerate(pairs):
        row = _row(entry, balance, y, branch)
        if index and (index % per_page == 0 or max(text.y for text in row) > LAST_ROW):
            sheets[-1].append(Text("Bersambung ke halaman berikut", 240, 790))
            sheets.append([])
            row = _row(entry, balance, 206, branch)
        sheets[-1] += row
        y = max(text.y for text in row) + ROW_HEIGHT
    if trailer:
        sheets[-1] += _trailer(ledger, y + 4)
    return [
        _heading(ledger, f"{number} / {len(sheets)}", month, currency) + sheet
        for number, sheet in enumerate(sheets, 1)
    ]


def write_bca_pdf(ledger: BankLedger, *, pages: int = 1) -> bytes:
    return write_pdf(lay_out_bca_pdf(ledger, pages=pages), creator=CREATOR)
