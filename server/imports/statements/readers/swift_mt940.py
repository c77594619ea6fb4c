"""MT940, SWIFT's customer statement: what banks send to companies, often one for each day.

The library mt940 reads the fields. It gets them one by one, because it overwrites a row that
has no type, tells no line numbers, and takes a text for the path of a file.
"""

import datetime as dt
import logging
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from mt940 import Options
from mt940.models import Transactions

from server.imports.statements.account_rows import (
    join_parts,
    join_texts,
    oldest_first,
    with_unique_references,
)
from server.imports.statements.amounts import parse_amount
from server.imports.statements.bank_codes import ISSUERS
from server.imports.statements.document import PlainText
from server.imports.statements.reader import Reader
from server.imports.statements.row_values import account_tail, rounding_notes
from server.imports.statements.statement import (
    Fault,
    Note,
    NumberStyle,
    PrintedTotals,
    RowKind,
    Statement,
    StatementRow,
    Unreadable,
)

LAYOUT: Final = "mt940"
HEAD: Final = 4000
RUPIAH: Final = "IDR"
LINE_LENGTH: Final = 65
OPENING: Final = ("60F", "60M")
CLOSING: Final = ("62F", "62M")
# Debits, and credits that were taken back.
OUTGOING: Final = frozenset({"D", "RC"})

# It logs what it cannot read, which is the person's own.
logging.getLogger("mt940").addHandler(logging.NullHandler())
logging.getLogger("mt940").propagate = False

_FIELD: Final = re.compile(r":([0-9]{2}[A-Z]?|NS):(.*)")
_BEGINNINGS: Final = tuple(
    re.compile(rf"^:{tag}:", re.MULTILINE) for tag in ("20", "25", "60[FM]?")
)
_BIC: Final = re.compile(r"\b(?:[FIO][0-9]{2,15})?([A-Z]{4}IDJA)")
_AMOUNT: Final = r"([0-9]+)(?:[.,]([0-9]{0,2}))?(?![0-9.,])"
_TYPE: Final = r"(?=[A-Z][A-Z0-9]{3}|//|\s|$)"
_LINE: Final = re.compile(r"[0-9]{6}(?:[0-9]{4}|\s{4})?R?[DC][A-Z]?[\n ]?" + _AMOUNT + _TYPE, re.I)
_BALANCE: Final = re.compile(r"([DC])([0-9]{6})([A-Z]{3})" + _AMOUNT)
_KINDS: Final = {"CHG": RowKind.FEE, "COM": RowKind.FEE, "INT": RowKind.INTEREST}
_NO_REFERENCE: Final = frozenset({"", "NONREF"})


@dataclass(slots=True)
class _Field:
    """A field with the lines of its text; `position` is its first line."""

    position: int
    tag: str
    lines: list[str]

    @property
    def text(self) -> str:
        return "\n".join(self.lines).rstrip()


@dataclass(slots=True)
class _Message:
    """One message, which is a statement, or a part of one where it does not fit into one."""

    position: int
    sender: str
    fields: list[_Field] = field(default_factory=list)

    def first(self, *tags: str) -> _Field:
        """The first field of these tags, without which a message is cut off."""
        found = next((one for one in self.fields if one.tag in tags), None)
        if found is None:
            last = self.fields[-1].position if self.fields else self.position
            raise Unreadable(Fault.DAMAGED, last)
        return found

    def rows(self) -> Iterator[tuple[_Field, list[_Field]]]:
        """Each statement line with its details; those of the whole statement come after it."""
        line, details = None, []
        for one in [*self.fields, _Field(0, "", [])]:
            if line and one.tag == "86":
                details.append(one)
                continue
            if line:
                yield line, details
            line, details = (one if one.tag == "61" else None), []


def _recognise(document: PlainText) -> bool:
    head = document.text[:HEAD]
    return all(beginning.search(head) for beginning in _BEGINNINGS)


def _read(document: PlainText, _today: dt.date) -> list[Statement]:
    messages = list(_messages(document.text.splitlines()))
    rupiah = [one for one in messages if _currency(one) == RUPIAH]
    if not rupiah:
        raise Unreadable(Fault.FOREIGN_CURRENCY, messages[0].position)
    notes = {Note.FOREIGN_CURRENCY} if len(rupiah) < len(messages) else set()
    parts = [_part(message, frozenset(notes)) for message in rupiah]
    statements = [one for one in join_parts(parts) if one.rows]
    if not statements:
        raise Unreadable(Fault.NO_ROWS)
    return statements


def _messages(lines: Sequence[str]) -> Iterator[_Message]:
    """The messages of a file; what stands between them in braces tells who sent them."""
    message, sender, current = None, "", None
    for position, line in enumerate(lines, 1):
        begun = _FIELD.match(line)
        if begun and begun[1] == "20":
            if message:
                yield message
            message = _Message(position, sender)
        if begun and message:
            current = _Field(position, begun[1], [begun[2]])
            message.fields.append(current)
        elif line.startswith(("{", "-}")):
            sender, current = _issuer(line) or sender, None
        elif current and line.strip(" -"):
            current.lines.append(line.rstrip())
    if message:
        yield message


def _issuer(text: str) -> str:
    found = (ISSUERS.get(bic) for bic in _BIC.findall(text))
    return next((issuer for issuer in found if issuer), "")


def _part(message: _Message, notes: frozenset[Note]) -> tuple[str, Statement]:
    """The number of the account, and what the message says about it."""
    opening, start = _balance(message.first(*OPENING))
    closing, end = _balance(message.first(*CLOSING))
    number = message.first("25").text
    rows = oldest_first([_row(line, details) for line, details in message.rows()])
    statement = Statement(
        layout=LAYOUT,
        issuer=_issuer(number) or message.sender,
        rows=with_unique_references(rows),
        account_tail=account_tail(number),
        start=start,
        end=end,
        totals=PrintedTotals(opening=opening, closing=closing),
        notes=notes | rounding_notes(rows),
    )
    return number, statement


def _currency(message: _Message) -> str:
    match = _BALANCE.match(message.first(*OPENING).text)
    return match[3] if match else RUPIAH


def _balance(balance: _Field) -> tuple[int, dt.date]:
    """The balance in sen and its day."""
    match = _BALANCE.match(balance.text)
    if match is None:
        raise Unreadable(Fault.BAD_AMOUNT, balance.position)
    (data,) = _parsed(balance).values()
    return (-1 if match[1] == "D" else 1) * _sen(match[4], match[5], balance), data.date


def _row(line: _Field, details: Sequence[_Field]) -> StatementRow:
    match = _LINE.match(line.text)
    if match is None:
        raise Unreadable(Fault.BAD_AMOUNT, line.position)
    data = _parsed(line, *details)
    amount = _sen(match[1], match[2], line)
    if data["status"].upper() in OUTGOING:
        amount = -amount
    reference = (data.get("bank_reference") or "").strip()
    return StatementRow(
        day=dt.date.fromisoformat(str(data.get("entry_date") or data["date"])),
        amount=amount,
        text=_text(data),
        position=line.position,
        kind=_kind(data, amount),
        name=join_texts(data.get("applicant_name") or ""),
        reference="" if reference in _NO_REFERENCE else reference,
    )


def _parsed(*fields: _Field) -> dict[str, Any]:
    """What the library reads in a row or a balance."""
    collection = Transactions(options=Options.all())
    text = "\n".join(f":{one.tag}:{one.text}" for one in fields)
    try:
        collection.parse(text)
    except (RuntimeError, ValueError, ArithmeticError, TypeError) as error:
        raise Unreadable(Fault.BAD_DAY, fields[0].position) from error
    return collection.transactions[0].data if collection.transactions else collection.data


def _sen(whole: str, decimals: str | None, place: _Field) -> int:
    try:
        amount = parse_amount(f"{whole}.{decimals or '0'}", NumberStyle.PLAIN)
    except ValueError:
        amount = None
    if amount is None:
        raise Unreadable(Fault.BAD_AMOUNT, place.position)
    return amount


def _text(data: dict[str, Any]) -> str:
    """What the details say; without any, what the line itself says."""
    if details := data.get("transaction_details"):
        return join_texts(_unwrapped(details))
    parts = ("applicant_name", "recipient_name", "purpose", "additional_purpose")
    structured = join_texts(*(data.get(part) or "" for part in parts))
    reference = data.get("customer_reference") or ""
    own = (data.get("extra_details") or "", "" if reference in _NO_REFERENCE else reference)
    return structured or join_texts(*own)


def _unwrapped(text: str) -> str:
    """A text whose lines were cut at their longest, within words, or earlier, between them."""
    joined = ""
    for line in text.splitlines():
        joined += line if len(line) >= LINE_LENGTH else f"{line} "
    return joined


def _kind(data: dict[str, Any], amount: int) -> RowKind:
    if data["status"].upper() == "RD":
        return RowKind.REFUND
    code = (data.get("id") or "")[1:]
    if code == "TRF":
        return RowKind.TRANSFER_IN if amount > 0 else RowKind.TRANSFER_OUT
    return _KINDS.get(code, RowKind.UNKNOWN)


READERS: Final = (
    Reader(layout=LAYOUT, issuer="", takes=PlainText, recognise=_recognise, read=_read),
)
