"""The files of Kopra by Mandiri of any ledger: CSV in two forms, and the PDF."""

import textwrap

from server.imports.statements.statement import NumberStyle, RowKind
from tests.support.bank_files.amount_writer import write_amount
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger, august
from tests.support.bank_files.ledger_texts import with_texts
from tests.support.bank_files.pdf_writer import Text, write_pdf

AUGUST_TEXTS = (
    "MCM InhouseTrf KE SARI CONTOH",
    "MCM InhouseTrf DARI ANDI CONTOH",
    "20260814BMRIIDJA010O0000000000",
    "CENAIDJA/PT CONTOH FIKTIF",
    "Biaya Adm",
)
AUGUST_MEANINGS = (
    (RowKind.TRANSFER_OUT, "SARI CONTOH"),
    (RowKind.TRANSFER_IN, "ANDI CONTOH"),
    (RowKind.UNKNOWN, ""),
    (RowKind.TRANSFER_IN, "PT CONTOH FIKTIF"),
    (RowKind.FEE, ""),
)
ENGLISH = (
    *("January", "February", "March", "April", "May", "June", "July"),
    *("August", "September", "October", "November", "December"),
)
INDONESIAN = (
    *("Januari", "Februari", "Maret", "April", "Mei", "Juni", "Juli"),
    *("Agustus", "September", "Oktober", "November", "Desember"),
)


def kopra_august() -> BankLedger:
    """The five rows of August in the words of Kopra."""
    return with_texts(august(), AUGUST_TEXTS)


def _amount(sen: int) -> str:
    return write_amount(sen, NumberStyle.ENGLISH)


def _sides(entry: BankEntry) -> tuple[int, int]:
    """Debit and credit."""
    return max(-entry.amount, 0), max(entry.amount, 0)


def _quoted(text: str) -> str:
    return '"' + text.replace('"', '""') + '"'


def write_kopra_old_csv(
    ledger: BankLedger, *, months: tuple[str, ...] = ENGLISH, currency: str = "IDR"
) -> bytes:
    """With semicolons, full months, padded texts, and credit before debit."""
    lines = [
        "AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance"
    ]
    for entry, balance in zip(ledger.entries, ledger.balances, strict=True):
        debit, credit = _sides(entry)
        stamp = f"{entry.day.day} {months[entry.day.month - 1]} {entry.day.year}"
        cells = [
            ledger.account,
            currency,
            f"{stamp} {entry.time:%H:%M:%S}",
            _quoted(f"{entry.text:40}"),
            _quoted(f"{'':40}"),
            *map(_amount, (credit, debit, balance)),
        ]
        lines.append(";".join(cells))
    return "".join(f"{line}\r\n" for line in lines).encode()


def write_kopra_csv(ledger: BankLedger) -> bytes:
    """Two columns of one name, no balance, and `.00` for none."""
    lines = [
        "Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,"
        "Debit,Credit"
    ]
    for entry in ledger.entries:
        day = f"{entry.day:%d/%m/%y}"
        cells = [
            *(ledger.account, day, day, "7820"),
            *(_quoted(f"{entry.text}  "), _quoted(""), " WLST000000000000"),
            *(_quoted(_amount(sen) if sen else ".00") for sen in _sides(entry)),
        ]
        lines.append(",".join(cells))
    return "".join(f"{line}\r\n" for line in lines).encode()


DAY, REMARK, REFERENCE, DEBIT, CREDIT, BALANCE = 40.0, 110.0, 270.0, 410.0, 480.0, 560.0
LINE = 10.0
TEXT_LETTERS = 30
LAST_ROW = 730.0


def _heading(ledger: BankLedger, currency: str) -> list[Text]:
    incoming = sum(entry.amount > 0 for entry in ledger.entries)
    lines = (
        (f"Account No : {ledger.account}", f"Opening Balance : {_amount(ledger.opening)}"),
        (f"Account Name : {ledger.holder}", f"No. of Debit : {len(ledger.entries) - incoming}"),
        (
            f"Period : {ledger.start:%d/%m/%Y} - {ledger.end:%d/%m/%Y}",
            f"Total Amount Debited : {_amount(ledger.money_out)}",
        ),
        (f"Currency : {currency}", f"Closing Balance : {_amount(ledger.closing)}"),
        ("Branch : KC Contoh", f"No. of Credit : {incoming}"),
        ("", f"Total Amount Credited : {_amount(ledger.money_in)}"),
    )
    return [
        Text("Account Statement", 260, 40, size=11),
        *(
            Text(text, x, 60 + 12 * index)
            for index, pair in enumerate(lines)
            for text, x in zip(pair, (40, 330), strict=True)
            if text
        ),
    ]


def _columns(y: float) -> list[Text]:
    names = (("Posting Date", DAY), ("Remark", REMARK), ("Reference No", REFERENCE))
    money = (("Debit", DEBIT), ("Credit", CREDIT), ("Balance", BALANCE))
    return [
        *(Text(name, x, y) for name, x in names),
        *(Text(name, x, y, right=True) for name, x in money),
    ]


def _pdf_row(
    entry: BankEntry, balance: int, y: float, *, one_line: bool, reference: str
) -> list[Text]:
    """The day and the time on one line, or on two with the amounts below them."""
    lines = textwrap.wrap(entry.text, TEXT_LETTERS)
    if one_line:
        stamp = [Text(f"{entry.day:%d/%m/%Y} {entry.time:%H:%M:%S}", DAY, y, size=6)]
        at = y
    else:
        stamp = [
            Text(
                f"{entry.day.day:02} {ENGLISH[entry.day.month - 1][:3]} {entry.day.year},", DAY, y
            ),
            Text(f"{entry.time:%H:%M:%S}", DAY, y + LINE),
        ]
        at = y + LINE * max(len(lines) - 1, 1)
    debit, credit = _sides(entry)
    return [
        *stamp,
        *(Text(line, REMARK, y + LINE * index, size=7) for index, line in enumerate(lines)),
        Text(reference, REFERENCE, at),
        Text(_amount(debit), DEBIT, at, right=True),
        Text(_amount(credit), CREDIT, at, right=True),
        Text(_amount(balance), BALANCE, at, right=True),
    ]


def lay_out_kopra_pdf(
    ledger: BankLedger,
    *,
    pages: int = 1,
    one_line: bool = False,
    reference: str = "-",
    heading: bool = True,
    newest_first: bool = False,
    currency: str = "IDR",
) -> list[list[Text]]:
    """At least so many pages."""
    per_page = -(-max(len(ledger.entries), 1) // pages)
    sheets = [[*(_heading(ledger, currency) if heading else []), *_columns(150)]]
    if not heading:
        sheets[0].append(Text(f"Account No : {ledger.account}", 40, 60))
    y = 170.0
    pairs = list(zip(ledger.entries, ledger.balances, strict=True))
    for index, (entry, balance) in enumerate(pairs[::-1] if newest_first else pairs):
        row = _pdf_row(entry, balance, y, one_line=one_line, reference=reference)
        if index and (index % per_page == 0 or max(text.y for text in row) > LAST_ROW):
            sheets.append(_columns(60))
            row = _pdf_row(entry, balance, 80.0, one_line=one_line, reference=reference)
        sheets[-1] += row
        y = max(text.y for text in row) + 16
    return [
        [*sheet, Text(f"Page {number} of {len(sheets)}", 500, 800)]
        for number, sheet in enumerate(sheets, 1)
    ]


def write_kopra_pdf(ledger: BankLedger, *, pages: int = 1) -> bytes:
    return write_pdf(lay_out_kopra_pdf(ledger, pages=pages))
