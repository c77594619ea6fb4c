"""BCA's files of any ledger: KlikBCA in both languages, KlikBCA Bisnis, and its web page."""

from server.imports.statements.statement import NumberStyle, RowKind
from tests.support.bank_files.amount_writer import write_amount
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger, august
from tests.support.bank_files.ledger_texts import with_texts

# The five rows of August as BCA names them, with the kind and the name that they tell.
AUGUST_TEXTS = (
    "TRSF E-BANKING DB 0208/FTSCY/WS95271       72000.00SARI CONTOH",
    "TRSF E-BANKING CR 0308/FTSCY/WS95051       50000.00 pinjam kemarin ANDI CONTOH",
    "TRANSAKSI DEBIT TGL: 14/08 QR 014 00000.00WARUNG CONTOH",
    "KR OTOMATIS LLG-ANTAR BANK PT CONTOH FIKTIF GAJI",
    "BIAYA ADM",
)
AUGUST_MEANINGS = (
    (RowKind.TRANSFER_OUT, "SARI CONTOH"),
    (RowKind.TRANSFER_IN, "ANDI CONTOH"),
    (RowKind.QRIS, "WARUNG CONTOH"),
    (RowKind.SALARY, "PT CONTOH FIKTIF"),
    (RowKind.FEE, ""),
)


def bca_august() -> BankLedger:
    """The five rows of August in BCA's words."""
    return with_texts(august(), AUGUST_TEXTS)


def _comma(sen: int) -> str:
    return write_amount(sen, NumberStyle.ENGLISH)


def _plain(sen: int) -> str:
    return write_amount(sen, NumberStyle.PLAIN)


def _mark(entry: BankEntry) -> str:
    return "DB" if entry.amount < 0 else "CR"


def _encode(lines: list[str]) -> bytes:
    return "".join(f"{line}\r\n" for line in lines).encode()


def _totals(ledger: BankLedger) -> list[tuple[str, int]]:
    return [
        ("Saldo Awal", ledger.opening),
        ("Mutasi Debet", ledger.money_out),
        ("Mutasi Kredit", ledger.money_in),
        ("Saldo Akhir", ledger.closing),
    ]


def write_bca_individual(
    ledger: BankLedger,
    *,
    header: str = "Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo",
    title: bool = False,
    period: bool = True,
    currency: str = "Rp",
    pending: int = 0,
    commas: bool = False,
    glued_trailer: bool = False,
    trailer: bool = True,
    newest_first: bool = False,
) -> bytes:
    """KlikBCA in Indonesian, whose days have no year; the last `pending` rows are not posted."""
    first_pending = len(ledger.entries) - pending
    rows = []
    pairs = zip(ledger.entries, ledger.balances, strict=True)
    for index, (entry, balance) in enumerate(pairs):
        day = "PEND" if index >= first_pending else f"'{entry.day:%d/%m}"
        amounts = [abs(entry.amount), balance]
        amount, after = (f'"{_comma(sen)}"' if commas else _plain(sen) for sen in amounts)
        rows.append(f"{day},'{entry.text},'0000,{amount},{_mark(entry)},{after}")
    return _encode(
        [
            *(["Informasi Rekening - Mutasi Rekening"] if title else []),
            f"No. rekening : {ledger.account}",
            f"Nama : {ledger.holder}",
            *([f"Periode : {ledger.start:%d/%m/%Y} - {ledger.end:%d/%m/%Y}"] if period else []),
            f"Kode Mata Uang : {currency}",
            "",
            header,
            *(reversed(rows) if newest_first else rows),
            *(
                f'"{label} : {_comma(sen)}"' if glued_trailer else f"{label},{_plain(sen)}"
                for label, sen in _totals(ledger)
                if trailer
            ),
        ]
    )


def write_bca_english(
    ledger: BankLedger, *, years: bool = True, heading: bool = True, trailer: bool = True
) -> bytes:
    """KlikBCA in English, whose texts hold commas and are not quoted."""
    day = "'%d/%m/%Y" if years else "'%d/%m"
    above = [
        f"Account No.,=,'{ledger.account}",
        f"Name,=,{ledger.holder}",
        "Currency,=,IDR",
        "",
    ]
    below = [
        "",
        f"Starting Balance,=,{_plain(ledger.opening)}",
        f"Credit,=,{_plain(ledger.money_in)}",
        f"Debet,=,{_plain(ledger.money_out)}",
        f"Ending Balance,=,{_plain(ledger.closing)}",
    ]
    return _encode(
        [
            *(above if heading else []),
            "Date,Description,Branch,Amount,,Balance",
            *(
                f"{entry.day.strftime(day)},{entry.text},'0000,{_plain(abs(entry.amount))},"
                f"{_mark(entry)},{_plain(balance)}"
                for entry, balance in zip(ledger.entries, ledger.balances, strict=True)
            ),
            *(below if trailer else []),
        ]
    )


def _quoted(*cells: str) -> str:
    return ",".join('"' + cell.replace('"', '""') + '"' for cell in cells)


def _business_trailer(ledger: BankLedger) -> list[str]:
    """The totals, those of each side with the count of its rows."""
    incoming = sum(entry.amount > 0 for entry in ledger.entries)
    counts = {"Mutasi Debet": len(ledger.entries) - incoming, "Mutasi Kredit": incoming}
    return [
        _quoted(f"{label} : {_comma(sen)}", *([str(counts[label])] if label in counts else []))
        for label, sen in _totals(ledger)
    ]


def write_bca_business(
    ledger: BankLedger,
    *,
    balance_column: bool = True,
    balances: bool = True,
    heading: bool = True,
    trailer: bool = True,
) -> bytes:
    """KlikBCA Bisnis, with all cells quoted and the direction inside the amount."""
    names = ["Tanggal Transaksi", "Keterangan", "Cabang", "Jumlah"]
    above = [
        _quoted("Informasi Rekening - Mutasi Rekening"),
        _quoted(f"No. rekening : {ledger.account}"),
        _quoted(f"Nama : {ledger.holder}"),
        _quoted(f"Periode : {ledger.start:%d/%m/%Y} - {ledger.end:%d/%m/%Y}"),
        _quoted("Kode Mata Uang : Rp"),
        "",
    ]
    return _encode(
        [
            *(above if heading else []),
            _quoted(*names, *(["Saldo"] if balance_column else [])),
            *(
                _quoted(
                    f"{entry.day:%d/%m/%Y}",
                    f"{entry.text} ",
                    "0000",
                    f"{_comma(abs(entry.amount))} {_mark(entry)}",
                    *([_comma(balance)] if balances else []),
                )
                for entry, balance in zip(ledger.entries, ledger.balances, strict=True)
            ),
            *(_business_trailer(ledger) if trailer else []),
        ]
    )


def write_bca_preview(ledger: BankLedger, *, title: str = "Pratinjau Data") -> bytes:
    """The table of the web page, with tabs, in whole rupiah."""

    def rupiah(sen: int) -> str:
        if not sen:
            return "-"
        return "Rp " + write_amount(sen, NumberStyle.INDONESIAN, decimals=False)

    rows = [
        (
            str(number),
            f"{entry.day:%d/%m/%Y}",
            entry.text,
            rupiah(max(-entry.amount, 0)),
            rupiah(max(entry.amount, 0)),
            rupiah(balance),
        )
        for number, (entry, balance) in enumerate(
            zip(ledger.entries, ledger.balances, strict=True), 1
        )
    ]
    names = ("No", "Tanggal", "Keterangan", "Debit", "Kredit", "Saldo")
    return _encode([title, *("\t".join(row) for row in [names, *rows])])
