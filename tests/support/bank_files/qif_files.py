"""QIF files."""

import datetime as dt
from collections.abc import Callable

from server.imports.statements.statement import NumberStyle
from tests.support.bank_files.amount_writer import write_amount
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger


def write_indonesian_day(day: dt.date) -> str:
    return f"{day:%d/%m/%Y}"


def write_american_day(day: dt.date) -> str:
    """As Quicken does: 8/ 2'26."""
    return f"{day.month}/{day.day:2}'{day:%y}"


def write_iso_day(day: dt.date) -> str:
    return day.isoformat()


def write_entry(
    entry: BankEntry,
    write_day: Callable[[dt.date], str] = write_indonesian_day,
    style: NumberStyle = NumberStyle.ENGLISH,
    category: str = "",
) -> str:
    lines = [f"D{write_day(entry.day)}", f"T{write_amount(entry.amount, style)}", "C*"]
    lines += [f"P{entry.text}", *([f"L{category}"] if category else []), "^"]
    return "".join(f"{line}\n" for line in lines)


def write_qif(
    ledger: BankLedger,
    *,
    account: str = "",
    write_day: Callable[[dt.date], str] = write_indonesian_day,
    style: NumberStyle = NumberStyle.ENGLISH,
    kind: str = "Bank",
) -> bytes:
    """An account, with its opening balance and a block of its own where it has a name."""
    text = f"!Account\nN{account}\nT{kind}\n^\n" if account else ""
    text += f"!Type:{kind}\n"
    if account:
        opening = BankEntry(ledger.start, dt.time(), ledger.opening, "Opening Balance")
        text += write_entry(opening, write_day, style, f"[{account}]")
    return (text + "".join(write_entry(e, write_day, style) for e in ledger.entries)).encode()
