"""Bills of credit cards of any ledger: what is owed is below zero."""

import datetime as dt
from collections.abc import Callable, Sequence

from server.imports.statements.statement import NumberStyle, RowKind
from tests.support.bank_files.amount_writer import write_amount
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger
from tests.support.bank_files.bca_pdf_file import MONTHS
from tests.support.bank_files.pdf_writer import Text, write_pdf

CARD = "4000-00XX-XXXX-2345"
OTHER_CARD = "5000-00XX-XXXX-6789"
SHORT = ("JAN", "FEB", "MAR", "APR", "MEI", "JUN", "JUL", "AGU", "SEP", "OKT", "NOV", "DES")
DAY, POSTED, TEXT, AMOUNT, CREDIT = 40.0, 100.0, 160.0, 540.0, 545.0
LINE = 14.0
LAST_ROW = 760.0
MEANINGS = (
    RowKind.PURCHASE,
    RowKind.CARD_PAYMENT,
    RowKind.PURCHASE,
    RowKind.REFUND,
    RowKind.FEE,
)


def card_august() -> BankLedger:
    """A month of a card: purchases, the payment of the bill before, money back, interest."""
    rows = (
        (2, -72_000, "WARUNG CONTOH,JAKARTA ID"),
        (3, 1_000_000, "PEMBAYARAN - MYBCA"),
        (14, -325_500, "TOKO CONTOH BANGKOK TH"),
        (25, 50_000, "TOKO CONTOH JAKARTA ID"),
        (31, -12_500, "BIAYA BUNGA"),
    )
    entries = tuple(
        BankEntry(dt.date(2026, 8, day), dt.time(12), rupiah * 100, text)
        for day, rupiah, text in rows
    )
    return BankLedger(-1_000_000_00, entries, dt.date(2026, 8, 2), dt.date(2026, 8, 31))


def _bca_amount(sen: int) -> str:
    return write_amount(abs(sen), NumberStyle.INDONESIAN).removesuffix(",00")


def _mandiri_amount(sen: int) -> str:
    return write_amount(abs(sen), NumberStyle.ENGLISH)


def _bca_day(day: dt.date) -> str:
    return f"{day:%d}-{SHORT[day.month - 1]}"


def _mandiri_day(day: dt.date) -> str:
    return f"{day.day}-{day:%b-%y}"


def _money(sen: int, y: float, write: Callable[[int], str]) -> list[Text]:
    credit = [Text("CR", CREDIT, y)] if sen > 0 else []
    return [Text(write(sen), AMOUNT, y, right=True), *credit]


def _lay_out(
    heading: Sequence[Text],
    lines: Sequence[tuple[Sequence[tuple[str, float]], int | None]],
    write: Callable[[int], str],
    pages: int,
) -> list[list[Text]]:
    """Lines of texts, most with an amount, below the heading of each page."""
    per_page = -(-len(lines) // pages)
    sheets: list[list[Text]] = []
    y = LAST_ROW
    for index, (texts, sen) in enumerate(lines):
        if index % per_page == 0 or y >= LAST_ROW:
            sheets.append([*heading])
            y = 200.0
        sheets[-1] += [Text(text, x, y) for text, x in texts]
        sheets[-1] += [] if sen is None else _money(sen, y, write)
        y += LINE
    return sheets


def _rows(
    entries: Sequence[BankEntry], write: Callable[[dt.date], str], foreign: str
) -> list[tuple[list[tuple[str, float]], int | None]]:
    lines: list[tuple[list[tuple[str, float]], int | None]] = []
    for entry in entries:
        day = write(entry.day)
        lines.append(([(day, DAY), (day, POSTED), (entry.text, TEXT)], entry.amount))
        if foreign and " BANGKOK " in entry.text:
            lines.append(([(foreign, TEXT)], None))
    return lines


def _bca_heading(ledger: BankLedger, *, with_day: bool) -> list[Text]:
    end = ledger.end
    month = MONTHS[end.month - 1]
    named = [
        ("NOMOR CUSTOMER", "00012345"),
        ("TANGGAL REKENING", f"{end:%d} {month} {end.year}" if with_day else ""),
        ("TANGGAL JATUH TEMPO", f"17 {month} {end.year + 1}"),
        ("TAGIHAN BARU", f"RP {_bca_amount(ledger.closing)}{' CR' * (ledger.closing > 0)}"),
        ("PEMBAYARAN MINIMUM", "RP 50.000"),
    ]
    return [
        Text("REKENING KARTU KREDIT", 220, 40, size=11),
        Text(ledger.holder, 40, 60),
        *(
            Text(f"{label} : {value}", 300, 60 + LINE * at)
            for at, (label, value) in enumerate(named)
        ),
        Text("TANGGAL TRANSAKSI", DAY, 180),
        Text("TANGGAL PEMBUKUAN", 130, 180),
        Text("KETERANGAN", 240, 180),
        Text("JUMLAH (RP)", AMOUNT, 180, right=True),
    ]


def lay_out_bca_card(
    ledger: BankLedger, *, pages: int = 1, bill_day: bool = True, two_cards: bool = False
) -> list[list[Text]]:
    """The bill with its last day and its sum at the head of each page."""
    heading = _bca_heading(ledger, with_day=bill_day)
    cut = len(ledger.entries) // 2 if two_cards else len(ledger.entries)
    first, second = ledger.entries[:cut], ledger.entries[cut:]
    lines: list[tuple[Sequence[tuple[str, float]], int | None]] = [
        ([("SALDO SEBELUMNYA", TEXT)], ledger.opening),
        ([(f"{CARD} {ledger.holder}", TEXT)], None),
        *_rows(first, _bca_day, "THB 651.00"),
        ([("SUBTOTAL TRANSAKSI", TEXT)], -1_00),
    ]
    if two_cards:
        lines += [
            ([("SALDO SEBELUMNYA", TEXT)], 0),
            ([(f"{OTHER_CARD} {ledger.holder}", TEXT)], None),
            *_rows(second, _bca_day, ""),
        ]
    lines.append(([("TOTAL", TEXT)], ledger.closing))
    return _lay_out(heading, lines, _bca_amount, pages)


def lay_out_mandiri_card(
    ledger: BankLedger, *, pages: int = 1, subtotal: bool = True
) -> list[list[Text]]:
    """The bill with a sub-total below its rows."""
    heading = [
        Text("Lembar Tagihan Kartu Kredit", 200, 40, size=11),
        Text("Bank Mandiri", 40, 60),
        Text(ledger.holder, 40, 76),
        Text("Transaction Date", DAY, 180),
        Text("Posting Date", 110, 180),
        Text("Description", 200, 180),
        Text("Amount (IDR)", AMOUNT, 180, right=True),
    ]
    lines: list[tuple[Sequence[tuple[str, float]], int | None]] = [
        ([(f"{CARD} {ledger.holder}", TEXT)], None),
        ([("TAGIHAN BULAN LALU", TEXT)], ledger.opening),
        *_rows(ledger.entries, _mandiri_day, "(THB 651.00 x 500.00)"),
        ([("31-Aug-26", DAY), ("31-Aug-26", POSTED), ("BUNGA CICILAN", TEXT)], 0),
        *([([("SUB-TOTAL", TEXT)], ledger.closing)] if subtotal else []),
    ]
    return _lay_out(heading, lines, _mandiri_amount, pages)


def write_bca_card(ledger: BankLedger) -> bytes:
    return write_pdf(lay_out_bca_card(ledger))


def write_mandiri_card(ledger: BankLedger) -> bytes:
    return write_pdf(lay_out_mandiri_card(ledger))
