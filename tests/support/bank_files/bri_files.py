"""BRI's statements of any ledger: the PDF of BRImo, its CSV, and the form with semicolons."""

import csv
import datetime as dt
import io
import textwrap

from server.imports.statements.statement import NumberStyle
from tests.support.bank_files.amount_writer import write_amount
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger
from tests.support.bank_files.pdf_writer import Text, write_pdf

TEXT_LETTERS = 36
ROW_HEIGHT = 12.0
LAST_ROW = 740.0


def _amount(sen: int) -> str:
    return write_amount(sen, NumberStyle.ENGLISH)


def _heading(ledger: BankLedger, currency: str) -> list[Text]:
    period = f"{ledger.start:%d/%m/%y} - {ledger.end:%d/%m/%y}"
    return [
        Text("LAPORAN TRANSAKSI FINANSIAL", 200, 40, size=11),
        Text("STATEMENT OF FINANCIAL TRANSACTION", 190, 54),
        Text("Kepada Yth. / To :", 30, 80),
        Text(ledger.holder, 30, 92),
        Text(f"Periode Transaksi : {period}", 330, 92),
        Text(f"No. Rekening : {ledger.account}", 30, 104),
        Text("Unit Kerja : KCP Contoh", 330, 104),
        Text("Nama Produk : Britama-IDR", 30, 116),
        Text(f"Valuta : {currency}", 30, 128),
    ]


def _columns(y: float) -> list[Text]:
    names = (
        ("Tanggal Transaksi", "Transaction Date", 30.0),
        ("Uraian Transaksi", "Transaction Description", 125.0),
        ("Teller", "User ID", 312.0),
        ("Debet", "Debit", 385.0),
        ("Kredit", "Credit", 460.0),
        ("Saldo", "Balance", 535.0),
    )
    return [
        text
        for own, english, x in names
        for text in (Text(own, x, y), Text(english, x, y + 10, size=7))
    ]


def _row(entry: BankEntry, balance: int, y: float) -> list[Text]:
    lines = textwrap.wrap(entry.text, TEXT_LETTERS)
    return [
        Text(f"{entry.day:%d/%m/%y} {entry.time:%H:%M:%S}", 30, y),
        *(Text(line, 122, y + 10 * index) for index, line in enumerate(lines)),
        Text("8888252", 308, y),
        Text(_amount(max(-entry.amount, 0)), 420, y, right=True),
        Text(_amount(max(entry.amount, 0)), 490, y, right=True),
        Text(_amount(balance), 565, y, right=True),
    ]


def _footer(ledger: BankLedger) -> list[Text]:
    return [
        Text("ABC0000_00000_e-   Created By BRIMO", 30, 790),
        Text(f"StatementBRImo_000_{ledger.end:%b%Y}_000", 30, 800),
        Text("02/02/2026 10:00:00", 30, 810),
    ]


def _summary(ledger: BankLedger) -> tuple[list[list[Text]], list[Text]]:
    """The labels and the amounts, between which a page may end."""
    names = (
        ("Saldo Awal", "Opening Balance", ledger.opening),
        ("Total Transaksi Debet", "Total Debit Transaction", ledger.money_out),
        ("Total Transaksi Kredit", "Total Credit Transaction", ledger.money_in),
        ("Saldo Akhir", "Closing Balance", ledger.closing),
    )
    places = (30.0, 160.0, 300.0, 450.0)
    placed = [(*name, x) for name, x in zip(names, places, strict=True)]
    labels = [
        [Text(first, x, 0.0) for first, _other, _sum, x in placed],
        [Text(second, x, 10.0) for _other, second, _sum, x in placed],
    ]
    amounts = [Text(_amount(amount), x, 0.0) for *_labels, amount, x in placed]
    return labels, amounts


def _below(texts: list[Text], y: float) -> list[Text]:
    return [Text(text.text, text.x, text.y + y, text.size, text.right) for text in texts]


def lay_out_bri_pdf(
    ledger: BankLedger, *, pages: int = 1, cut_summary: bool = False, currency: str = "IDR"
) -> list[list[Text]]:
    """At least so many pages; with `cut_summary` the amounts of the summary begin the last."""
    count, of_rows = len(ledger.entries), max(pages - cut_summary, 1)
    sheets = [_heading(ledger, currency) + _columns(150)]
    y = 180.0
    for index, (entry, balance) in enumerate(zip(ledger.entries, ledger.balances, strict=True)):
        row = _row(entry, balance, y)
        lowest = max(text.y for text in row)
        is_next = index * of_rows // count > (index - 1) * of_rows // count
        if index and (is_next or lowest > LAST_ROW):
            sheets.append(_columns(60))
            row = _row(entry, balance, 90)
            lowest = max(text.y for text in row)
        sheets[-1] += row
        y = lowest + ROW_HEIGHT
    labels, amounts = _summary(ledger)
    if y > LAST_ROW - 40:
        sheets.append([])
        y = 60
    sheets[-1] += [text for line in labels for text in _below(line, y)]
    if cut_summary:
        sheets.append([])
        y = 40
    sheets[-1] += _below(amounts, y + 22)
    sheets[-1].append(Text("Terbilang / In Words", 30, y + 40))
    return [sheet + _footer(ledger) for sheet in sheets]


def write_bri_pdf(
    ledger: BankLedger, *, pages: int = 1, cut_summary: bool = False, currency: str = "IDR"
) -> bytes:
    laid_out = lay_out_bri_pdf(ledger, pages=pages, cut_summary=cut_summary, currency=currency)
    return write_pdf(laid_out)


BRIMO_COLUMNS = (
    *("ID", "NOREK", "TGL_TRAN", "TGL_EFEKTIF", "JAM_TRAN", "SEQ", "DESK_TRAN"),
    *("SALDO_AWAL_MUTASI", "MUTASI_DEBET", "MUTASI_KREDIT", "SALDO_AKHIR_MUTASI", "GLSIGN"),
    *("TRUSER", "KODE_TRAN", "KODE_TRAN_TELLER", "TRREMK", "TLBDS1", "TLBDS2", "REMARK_CUSTOM"),
)


def _plain(sen: int) -> str:
    """As the bank writes it, without the zero before `.00`."""
    return write_amount(sen, NumberStyle.PLAIN) if sen >= 100 or sen < 0 else f".{sen:02}"


def write_bri_brimo(ledger: BankLedger, *, in_remark: bool = True) -> bytes:
    """Every cell is quoted; without `in_remark` the text is in DESK_TRAN alone."""
    output = io.StringIO()
    writer = csv.writer(output, quoting=csv.QUOTE_ALL, lineterminator="\r\n")
    writer.writerow(BRIMO_COLUMNS)
    before = ledger.opening
    for number, (entry, after) in enumerate(zip(ledger.entries, ledger.balances, strict=True), 1):
        stamp = f"{dt.datetime.combine(entry.day, entry.time):%Y-%m-%d %H:%M:%S}"
        code = f"BFST90000000{number:02} NBMB:BSMDIDJA ESB:NBMB:0008G00F:900000000005"
        writer.writerow(
            (
                *(number, ledger.account, stamp, stamp, f"{entry.time:%H%M%S}".lstrip("0")),
                *(500_000 + number, code if in_remark else entry.text),
                *(_plain(before), _plain(max(-entry.amount, 0))),
                *(_plain(max(entry.amount, 0)), _plain(after), "Db" if entry.amount < 0 else "Cr"),
                *("8888001", "2", "8508", code[:14], "", "", entry.text if in_remark else ""),
            )
        )
        before = after
    return output.getvalue().encode()


def write_bri_short(ledger: BankLedger) -> bytes:
    """The form with semicolons, which shows no opening balance."""
    rows = [
        f"{entry.day:%Y-%m-%d} {entry.time:%H:%M:%S};{entry.text};{_plain(max(-entry.amount, 0))};"
        f"{_plain(max(entry.amount, 0))};{_plain(after)}"
        for entry, after in zip(ledger.entries, ledger.balances, strict=True)
    ]
    names = "TGL_TRAN;DESK_TRAN;MUTASI_DEBET;MUTASI_KREDIT;SALDO_AKHIR_MUTASI"
    return "\n".join((f"NOREK;{ledger.account}", names, *rows, "")).encode()
