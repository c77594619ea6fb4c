"""The exports of other apps, as CSV, and Lumbung's own."""

import csv
import datetime as dt
import io
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from server.core.text.i18n import translate
from server.imports.statements.document import Table
from server.imports.statements.statement import SEN, NumberStyle
from server.transactions.models import EntryType
from server.transactions.spreadsheet import COLUMNS, TITLE, TYPE_TITLES, Cell, Titles, write_csv
from tests.support.bank_files.amount_writer import write_amount
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger

Cells = Sequence[str]


@dataclass(frozen=True)
class AppEntry:
    """What a person recorded in another app; `to` is the other account of a transfer."""

    account: str
    entry: BankEntry
    category: str = "Makan"
    to: str = ""
    fee: int = 0

    @property
    def rupiah(self) -> str:
        return write_amount(self.entry.amount, NumberStyle.PLAIN)

    @property
    def size(self) -> str:
        return self.rupiah.removeprefix("-")

    @property
    def is_income(self) -> bool:
        return self.entry.amount > 0

    @property
    def mirrored(self) -> "AppEntry":
        """The other half of a transfer."""
        entry = self.entry
        other = BankEntry(entry.day, entry.time, -entry.amount, entry.text, entry.kind)
        return AppEntry(self.to, other, self.category, self.account)


def of_ledger(ledger: BankLedger, account: str = "Dompet") -> list[AppEntry]:
    return [AppEntry(account, entry) for entry in ledger.entries]


def cut(data: bytes, delimiter: str = ",") -> Table:
    """The table of a CSV file whose cells stay on one line."""
    text = data.decode().removeprefix("\ufeff")
    rows = tuple(tuple(row) for row in csv.reader(io.StringIO(text), delimiter=delimiter))
    return Table(rows, tuple(text.splitlines()), delimiter)


def write_money_manager(entries: Iterable[AppEntry], *, old: bool = False) -> bytes:
    heading = ["Date", "Account"] if old else ["Period", "Accounts"]
    heading += ["Category", "Subcategory", "Note", "IDR", "Income/Expense", "Description"]
    heading += ["Amount", "Currency", heading[1]]

    def row(one: AppEntry) -> Cells:
        kind = "Income" if one.is_income else "Exp."
        if one.to:
            kind = "Transfer-In" if one.is_income else "Transfer-Out"
        stamp = f"{one.entry.day:%m/%d/%Y} {one.entry.time}"
        middle = [one.to or one.category, "", one.entry.text, one.size, kind, ""]
        return [stamp, one.account, *middle, one.size, "IDR", one.size]

    return _write(heading, map(row, _both_halves(entries)))


def write_budgetbakers(entries: Iterable[AppEntry], *, signed: bool = True) -> bytes:
    heading = ["account", "category", "currency", "amount", "ref_currency_amount", "type"]
    heading += ["payment_type", "payment_type_local", "note", "date", "transfer"]
    heading += ["payee", "labels"]

    def row(one: AppEntry) -> Cells:
        amount = one.rupiah if signed else one.size
        kind = "Income" if one.is_income else "Expenses"
        category = "TRANSFER" if one.to else one.category
        money = [one.account, category, "IDR", amount, amount, kind, "CASH", "Cash"]
        stamp = f"{one.entry.day} {one.entry.time}"
        return [*money, one.entry.text, stamp, str(bool(one.to)).lower(), "", ""]

    return _write(heading, map(row, _both_halves(entries)), ";")


def write_spendee(entries: Iterable[AppEntry]) -> bytes:
    heading = ["Date", "Wallet", "Type", "Category name", "Amount", "Currency", "Note"]

    def row(one: AppEntry) -> Cells:
        kind = "Income" if one.is_income else "Expense"
        if one.to:
            kind = "Incoming Transfer" if one.is_income else "Outgoing Transfer"
        stamp = f"{one.entry.day}T{one.entry.time}+07:00"
        money = [stamp, one.account, kind, one.category, one.rupiah, "IDR"]
        return [*money, one.entry.text, "", "Budi"]

    return _write([*heading, "Labels", "Author"], map(row, _both_halves(entries)))


def write_cashew(entries: Iterable[AppEntry], *, title: str = "title") -> bytes:
    heading = ["account", "amount", "currency", title, "note", "date", "income", "type"]

    def row(one: AppEntry) -> Cells:
        stamp = f"{one.entry.day} {one.entry.time}.000"
        arrow = "←" if one.is_income else "→"
        note = f"Transferred Balance\n{one.account} {arrow} {one.to}" if one.to else ""
        category = "Balance Correction" if one.to else one.category
        money = [one.account, one.rupiah, "idr", one.entry.text, note, stamp]
        return [*money, str(one.is_income).lower(), "", category, "", ""]

    heading += ["category name", "subcategory name", "objective"]
    return _write(heading, map(row, _both_halves(entries)))


def write_ezbookkeeping(entries: Iterable[AppEntry], delimiter: str = ",") -> bytes:
    heading = ["Time", "Timezone", "Type", "Category", "Sub Category", "Account"]
    heading += ["Account Currency", "Amount", "Account2", "Account2 Currency", "Account2 Amount"]
    heading += ["Geographic Location", "Tags", "Description"]

    def row(one: AppEntry) -> Cells:
        kind = "Transfer" if one.to else "Income" if one.is_income else "Expense"
        stamp = [f"{one.entry.day} {one.entry.time}", "+07:00", kind, one.category, ""]
        other = [one.to, "IDR", one.size] if one.to else ["", "", ""]
        return [*stamp, one.account, "IDR", one.size, *other, "", "", one.entry.text]

    return _write(heading, map(row, entries), delimiter)


def write_actual(entries: Iterable[AppEntry], *, groups: bool = False) -> bytes:
    heading = ["Account", "Date", "Payee", "Notes", "Category", "Amount", "Cleared"]

    def row(one: AppEntry) -> Cells:
        category = f"Usual: {one.category}" if groups else one.category
        if one.to:
            category = ""
        payee, notes = (one.to, one.entry.text) if one.to else (one.entry.text, "")
        day = one.entry.day.isoformat()
        return [one.account, day, payee, notes, category, one.rupiah, "Cleared"]

    return _write(heading, map(row, _both_halves(entries)))


def write_firefly(entries: Iterable[AppEntry]) -> bytes:
    heading = ["user_id", "group_id", "journal_id", "type", "currency_code", "amount"]
    heading += ["description", "date", "source_name", "source_type", "destination_name"]
    heading += ["destination_type", "category", "notes"]

    def row(number: int, one: AppEntry) -> Cells:
        kind = "Transfer" if one.to else "Deposit" if one.is_income else "Withdrawal"
        sides = [(one.account, "Asset account"), (one.to, "Asset account")]
        if not one.to:
            sides[1] = ("", "Revenue account" if one.is_income else "Expense account")
        if kind == "Deposit":
            sides.reverse()
        amount = f"{one.rupiah if kind == 'Withdrawal' else one.size}0000000000"
        head = ["1", "1", str(number), kind, "IDR", amount, one.entry.text]
        stamp = f"{one.entry.day}T{one.entry.time}+07:00"
        return [*head, stamp, *sides[0], *sides[1], one.category, ""]

    return _write(heading, (row(number, one) for number, one in enumerate(entries, 1)))


def write_ynab(
    entries: Iterable[AppEntry],
    *,
    style: NumberStyle = NumberStyle.INDONESIAN,
    write_day: Callable[[dt.date], str] = lambda day: f"{day:%d/%m/%Y}",
    symbol: str = "Rp",
) -> bytes:
    heading = ["Account", "Flag", "Date", "Payee", "Category Group/Category"]
    heading += ["Category Group", "Category", "Memo", "Outflow", "Inflow", "Cleared"]

    def row(one: AppEntry) -> Cells:
        size = f"{symbol}{write_amount(abs(one.entry.amount), style)}"
        zero = f"{symbol}{write_amount(0, style)}"
        sides = [zero, size] if one.is_income else [size, zero]
        payee = f"Transfer : {one.to}" if one.to else one.entry.text
        category = ["", "", ""] if one.to else [f"Usual: {one.category}", "Usual", one.category]
        memo = one.entry.text if one.to else ""
        head = [one.account, "", write_day(one.entry.day), payee]
        return [*head, *category, memo, *sides, "Cleared"]

    return _write(heading, map(row, _both_halves(entries)))


def write_lumbung(entries: Iterable[AppEntry], *, language: str = "id") -> bytes:
    """What the product writes itself, newest first."""
    titles = [translate(column.title, language) for column in COLUMNS]
    file = io.BytesIO()
    rows = [lumbung_row(one, language) for one in entries]
    write_csv(file, Titles(translate(TITLE, language), titles), reversed(rows))
    return file.getvalue()


def lumbung_row(one: AppEntry, language: str) -> Sequence[Cell]:
    kind = EntryType.INCOME if one.is_income else EntryType.EXPENSES
    if one.to:
        kind = EntryType.TRANSFER
    rupiah = abs(one.entry.amount) // SEN
    title, fee = translate(TYPE_TITLES[kind], language), one.fee // SEN or None
    money = (rupiah, one.account, one.to or None, fee)
    return (one.entry.day, title, one.category, one.entry.text, *money)


def _both_halves(entries: Iterable[AppEntry]) -> Iterable[AppEntry]:
    for one in entries:
        yield one
        if one.to:
            yield one.mirrored


def _write(heading: Cells, rows: Iterable[Cells], delimiter: str = ",") -> bytes:
    file = io.StringIO()
    writer = csv.writer(file, delimiter=delimiter, lineterminator="\n")
    writer.writerow(heading)
    writer.writerows(rows)
    return file.getvalue().encode()
