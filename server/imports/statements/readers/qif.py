"""QIF, the Quicken Interchange Format: lines of one letter and a value, `^` after each entry.

No standard says how days and amounts are written, therefore the whole file decides. Lists of
categories, securities and the like are passed over, and so are investments.
"""

import datetime as dt
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from server.imports.statements.account_rows import join_texts, oldest_first
from server.imports.statements.amounts import find_style, parse_amount
from server.imports.statements.day_order import find_order
from server.imports.statements.days import Order, parse_day
from server.imports.statements.document import PlainText
from server.imports.statements.reader import Reader
from server.imports.statements.row_values import rounding_notes
from server.imports.statements.statement import (
    Fault,
    NumberStyle,
    PrintedTotals,
    RowKind,
    Statement,
    StatementRow,
    Unreadable,
)

LAYOUT: Final = "qif"
LEDGERS: Final = frozenset({"bank", "cash", "ccard", "oth a", "oth l"})
OPENING: Final = "opening balance"

_START: Final = re.compile(r"\ufeff?\s*!(?:type|account|option|clear)\b", re.IGNORECASE)
# Quicken writes 8/ 2'26, with an apostrophe from 2000 on.
_NUMBERS: Final = re.compile(r"([0-9]{1,4})[-/.' ]+([0-9]{1,2})[-/.' ]+([0-9]{1,4})")
_TRANSFER: Final = re.compile(r"\[(.+)\]")
_KINDS: Final = {"atm": RowKind.CASH_OUT, "txfr": RowKind.TRANSFER_OUT}


@dataclass(slots=True)
class _Entry:
    """The values of an entry by their letters; of those of splits, each part in turn."""

    position: int
    account: str
    values: dict[str, str] = field(default_factory=dict)
    parts: list[dict[str, str]] = field(default_factory=list)

    def add(self, letter: str, value: str) -> None:
        if letter == "S":
            self.parts.append({"S": value})
        elif letter in "E$" and self.parts:
            self.parts[-1][letter] = value
        else:
            self.values.setdefault(letter, value)

    def value(self, letter: str) -> str:
        return self.values.get(letter, "")

    @property
    def amount(self) -> str:
        return self.value("T") or self.value("U")


def _recognise(document: PlainText) -> bool:
    return _START.match(document.text) is not None


def _read(document: PlainText, _today: dt.date) -> list[Statement]:
    entries = list(_entries(document.text.removeprefix("\ufeff").splitlines()))
    if not entries:
        raise Unreadable(Fault.NO_ROWS)
    order = find_order([entry.value("D") for entry in entries], _parse)
    amounts = [entry.amount for entry in entries]
    parts = [part.get("$", "") for entry in entries for part in entry.parts]
    style = find_style([*amounts, *parts]) or NumberStyle.ENGLISH
    accounts: dict[str, list[_Entry]] = {}
    for entry in entries:
        accounts.setdefault(entry.account, []).append(entry)
    statements = [_statement(name, found, order, style) for name, found in accounts.items()]
    if not any(one.rows for one in statements):
        raise Unreadable(Fault.NO_ROWS)
    return [one for one in statements if one.rows]


@dataclass(slots=True)
class _Section:
    """Where a line stands: below which heading, and after the block of which account."""

    heading: str = ""
    account: str = ""
    lists_accounts: bool = False

    def begin(self, heading: str) -> None:
        """Begin the section of a heading; a list of all accounts may precede those in use."""
        command = " ".join(heading.lower().split())
        if command.startswith("option:autoswitch"):
            self.lists_accounts = True
        elif command.startswith("clear:autoswitch"):
            self.lists_accounts = False
        self.heading = command.removeprefix("type:").strip()

    def name_account(self, letter: str, value: str) -> None:
        """Take the name of the account whose entries follow from a line of its block."""
        if letter == "N" and not self.lists_accounts:
            self.account = value


def _entries(lines: Sequence[str]) -> Iterator[_Entry]:
    """The entries of all accounts, each with the account whose block precedes it."""
    section = _Section()
    entry: _Entry | None = None
    for position, line in enumerate(lines, 1):
        letter, value = line[:1].upper(), line[1:].strip()
        if letter == "!":
            if entry:
                break
            section.begin(value)
        elif section.heading == "account":
            section.name_account(letter, value)
        elif section.heading in LEDGERS and letter.strip(" ^"):
            entry = entry or _Entry(position, section.account)
            entry.add(letter, value)
        elif entry and letter == "^":
            yield entry
            entry = None
    if entry:
        raise Unreadable(Fault.DAMAGED, entry.position)


def _statement(name: str, entries: Sequence[_Entry], order: Order, style: NumberStyle) -> Statement:
    opening = None
    rows: list[StatementRow] = []
    for entry in entries:
        if _is_opening(entry, name):
            opening = _amount(entry.amount, style, entry.position)
        else:
            rows.extend(_rows(entry, order, style))
    return Statement(
        layout=LAYOUT,
        issuer="",
        rows=oldest_first(rows),
        account_name=name,
        totals=PrintedTotals(opening=opening),
        number_style=style,
        notes=rounding_notes(rows),
    )


def _is_opening(entry: _Entry, account: str) -> bool:
    transfer = _TRANSFER.fullmatch(entry.value("L"))
    named = entry.value("P").lower() == OPENING
    return named and transfer is not None and account in {"", transfer[1]}


def _rows(entry: _Entry, order: Order, style: NumberStyle) -> Iterator[StatementRow]:
    """The row of an entry, or one for each of its parts when these add up to it."""
    amount = _amount(entry.amount, style, entry.position)
    payee, memo = entry.value("P"), entry.value("M")
    row = StatementRow(
        day=_day(entry, order),
        amount=amount,
        text=join_texts(payee, memo),
        position=entry.position,
        name=join_texts(payee),
        kind=_KINDS.get(entry.value("N").lower(), RowKind.UNKNOWN),
    )
    parts = [_amount(part.get("$", ""), style, entry.position) for part in entry.parts]
    if len(parts) < 2 or sum(parts) != amount:
        category = entry.parts[0]["S"] if len(parts) == 1 else entry.value("L")
        yield _with_category(row, category)
        return
    for part, value in zip(entry.parts, parts, strict=True):
        text = join_texts(payee, part.get("E", "") or memo)
        yield _with_category(replace(row, amount=value, text=text), part["S"])


def _with_category(row: StatementRow, text: str) -> StatementRow:
    """The row with its category, Food of `Food:Groceries/Class`, or the account of `[Savings]`."""
    bare = text.partition("/")[0].strip()
    if transfer := _TRANSFER.fullmatch(bare):
        kind = RowKind.TRANSFER_IN if row.amount > 0 else RowKind.TRANSFER_OUT
        return replace(row, to_account=transfer[1], kind=kind)
    if row.kind is RowKind.TRANSFER_OUT and row.amount > 0:
        row = replace(row, kind=RowKind.TRANSFER_IN)
    return replace(row, category=bare.partition(":")[0].strip())


def _amount(text: str, style: NumberStyle, position: int) -> int:
    try:
        amount = parse_amount(text, style)
    except ValueError:
        amount = None
    if amount is None:
        raise Unreadable(Fault.BAD_AMOUNT, position)
    return amount


def _day(entry: _Entry, order: Order) -> dt.date:
    try:
        return _parse(entry.value("D"), order)
    except ValueError as error:
        raise Unreadable(Fault.BAD_DAY, entry.position) from error


def _parse(text: str, order: Order) -> dt.date:
    numbers = _NUMBERS.fullmatch(text)
    return parse_day("/".join(numbers.groups()) if numbers else text, order)


READERS: Final = (
    Reader(layout=LAYOUT, issuer="", takes=PlainText, recognise=_recognise, read=_read),
)
