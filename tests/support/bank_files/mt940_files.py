"""MT940 files."""

import datetime as dt
from dataclasses import replace
from textwrap import wrap

from server.imports.statements.statement import SEN, RowKind
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger

CODES = {RowKind.FEE: "NCHG", RowKind.INTEREST: "NINT", RowKind.TRANSFER_OUT: "NTRF"}
LINE = 65


def write_mt940(
    ledger: BankLedger,
    *,
    bank: str = "CENAIDJA",
    currency: str = "IDR",
    number: int = 1,
    envelope: bool = False,
    point: bool = False,
) -> bytes:
    """One message; amounts may have a decimal point as some banks write it."""
    lines = [
        f":20:STMT{number:04}",
        f":25:{bank}/{ledger.account}" if bank else f":25:{ledger.account}",
        f":28C:{number:05}/001",
        f":60F:{_balance(ledger.opening, ledger.start, currency)}",
    ]
    for sequence, entry in enumerate(ledger.entries, 1):
        lines += _row(entry, f"{ledger.start:%y%m%d}{number:03}{sequence:04}")
    closing = _balance(ledger.closing, ledger.end, currency)
    lines += [f":62F:{closing}", f":64:{closing}"]
    if point:
        lines = [_with_point(line) for line in lines]
    if envelope:
        head = f"{{1:F01{bank}AXXX0000000000}}{{2:O9400000000000{bank}AXXX00000000000000000000N}}"
        lines = [f"{head}{{4:", *lines, "-}"]
    return "".join(f"{line}\r\n" for line in lines).encode()


def write_daily_mt940(ledger: BankLedger, *, envelope: bool = False) -> bytes:
    """A message for each day with entries, as Mandiri writes it."""
    data, opening = b"", ledger.opening
    for number, day in enumerate(sorted({entry.day for entry in ledger.entries}), 1):
        entries = tuple(entry for entry in ledger.entries if entry.day == day)
        daily = replace(ledger, opening=opening, entries=entries, start=day, end=day)
        data += write_mt940(daily, bank="BMRIIDJA", number=number, envelope=envelope)
        opening = daily.closing
    return data


def _row(entry: BankEntry, reference: str) -> list[str]:
    mark = "D" if entry.amount < 0 else "C"
    day = f"{entry.day:%y%m%d}{entry.day:%m%d}"
    code = CODES.get(entry.kind, "NMSC")
    line = f":61:{day}{mark}{_amount(entry.amount)}{code}NONREF//{reference}"
    return [line, *(wrap(f":86:{entry.text}", LINE, break_on_hyphens=False))]


def _balance(sen: int, day: dt.date, currency: str) -> str:
    return f"{'D' if sen < 0 else 'C'}{day:%y%m%d}{currency}{_amount(sen)}"


def _amount(sen: int) -> str:
    rupiah, rest = divmod(abs(sen), SEN)
    return f"{rupiah},{rest:02}" if rest else f"{rupiah},"


def _with_point(line: str) -> str:
    return line.replace(",", ".", 1) if line.startswith((":60", ":61", ":62", ":64")) else line
