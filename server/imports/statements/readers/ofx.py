"""OFX and QFX, the downloads for money managers: SGML (1.x) and XML (2.x).

Both are read by one parser, which takes a missing end tag as SGML allows it and knows no
entities but those of characters. ofxtools is not used: it nests the rows that follow an empty
element into each other, leaves `&amp;` as it is, and loads an HTTP client.
"""

import datetime as dt
import html
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from server.imports.statements.account_rows import join_texts, oldest_first, with_unique_references
from server.imports.statements.amounts import find_style, parse_amount
from server.imports.statements.days import parse_day
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

LAYOUT: Final = "ofx"
HEAD: Final = 2000
RUPIAH: Final = "IDR"
DEEPEST: Final = 60

_START: Final = re.compile(r"\s*(?:OFXHEADER\s*:|<\?OFX\b|<OFX\b)", re.IGNORECASE)
_XML_HEAD: Final = re.compile(r"\s*<\?xml\b[^>]*>\s*(?:<\?OFX\b|<OFX\b)", re.IGNORECASE)
_TOKEN: Final = re.compile(
    r"<!\[CDATA\[(?P<cdata>.*?)\]\]>"
    r"|<(?P<other>[!?][^>]*)>"
    r"|<(?P<end>/?)(?P<tag>[A-Za-z][\w.]*)(?:\s[^<>]*?)?(?P<empty>/?)>",
    re.DOTALL,
)
_DECLARATION: Final = re.compile(r"!\s*(?:DOCTYPE|ENTITY)", re.IGNORECASE)
_STAMP: Final = re.compile(r"[0-9]{8}([0-9]{2})([0-9]{2})([0-9]{2})?")
_KINDS: Final = {
    "INT": RowKind.INTEREST,
    "DIV": RowKind.INTEREST,
    "FEE": RowKind.FEE,
    "SRVCHG": RowKind.FEE,
    "POS": RowKind.PURCHASE,
    "PAYMENT": RowKind.PURCHASE,
    "DIRECTDEBIT": RowKind.PURCHASE,
}
# By the side on which the money goes: out of the account, into it.
_SIDED_KINDS: Final = {
    "ATM": (RowKind.CASH_OUT, RowKind.CASH_IN),
    "CASH": (RowKind.CASH_OUT, RowKind.CASH_IN),
    "XFER": (RowKind.TRANSFER_OUT, RowKind.TRANSFER_IN),
    "DIRECTDEP": (RowKind.UNKNOWN, RowKind.TRANSFER_IN),
}
_OUTGOING: Final = frozenset({"DEBIT", "FEE", "SRVCHG", "POS", "PAYMENT", "CHECK", "DIRECTDEBIT"})


@dataclass(slots=True)
class Element:
    """An element with its text or with others in it; `position` is its line."""

    tag: str
    position: int
    text: str = ""
    children: list["Element"] = field(default_factory=list)

    def descendants(self, *tags: str) -> Iterator["Element"]:
        """The elements of these tags in this one, in the order of the file."""
        waiting = self.children[::-1]
        while waiting:
            element = waiting.pop()
            if element.tag in tags:
                yield element
            else:
                waiting.extend(reversed(element.children))

    def find(self, *tags: str) -> "Element | None":
        """The first element of these tags in this one."""
        return next(self.descendants(*tags), None)

    def value(self, *path: str) -> str:
        """The text of the first element at the end of a path, or nothing."""
        element: Element | None = self
        for tag in path:
            element = element.find(tag) if element else None
        return element.text.strip() if element else ""


class _TreeBuilder:
    """Builds the tree from tags; an element that has text ends at the next tag."""

    def __init__(self) -> None:
        self.root = Element("", 1)
        self._open = [self.root]

    def text(self, text: str) -> None:
        """Add to the text of the element that was begun last, if it has no others in it."""
        if len(self._open) > 1 and not self._open[-1].children:
            self._open[-1].text += text

    def start(self, tag: str, position: int) -> None:
        """Begin an element inside the one that is open and has no text."""
        if self._open[-1].text.strip():
            self._open.pop()
        if len(self._open) > DEEPEST:
            raise Unreadable(Fault.DAMAGED, position)
        element = Element(tag, position)
        self._open[-1].children.append(element)
        self._open.append(element)

    def end(self, tag: str) -> None:
        """End the innermost element of a tag, and those in it; there may be none."""
        for depth in range(len(self._open) - 1, 0, -1):
            if self._open[depth].tag == tag:
                del self._open[depth:]
                return

    def is_complete(self) -> bool:
        """Whether nothing that was begun is open."""
        return len(self._open) == 1


def parse(text: str) -> Element:
    """The tree of a file; Unreadable with DAMAGED when it ends too early or declares entities."""
    builder, last, position = _TreeBuilder(), 0, 1
    for token in _TOKEN.finditer(text):
        builder.text(html.unescape(text[last : token.start()]))
        position += text.count("\n", last, token.start())
        last = token.start()
        if token["cdata"] is not None:
            builder.text(token["cdata"])
        elif token["tag"]:
            tag = token["tag"].upper()
            if token["end"]:
                builder.end(tag)
            else:
                builder.start(tag, position)
                if token["empty"]:
                    builder.end(tag)
        elif _DECLARATION.match(token["other"]):
            raise Unreadable(Fault.DAMAGED, position)
        position += text.count("\n", last, token.end())
        last = token.end()
    if not builder.is_complete() or not builder.root.children:
        raise Unreadable(Fault.DAMAGED, text.count("\n") + 1)
    return builder.root


def _recognise(document: PlainText) -> bool:
    head = document.text[:HEAD].removeprefix("\ufeff")
    return bool(_START.match(head) or _XML_HEAD.match(head))


def _read(document: PlainText, _today: dt.date) -> list[Statement]:
    accounts = list(parse(document.text).descendants("STMTRS", "CCSTMTRS"))
    rupiah = [one for one in accounts if one.value("CURDEF") in {"", RUPIAH}]
    if accounts and not rupiah:
        raise Unreadable(Fault.FOREIGN_CURRENCY, accounts[0].position)
    notes = {Note.FOREIGN_CURRENCY} if len(rupiah) < len(accounts) else set()
    statements = [_statement(one, frozenset(notes)) for one in rupiah if one.find("STMTTRN")]
    if not statements:
        raise Unreadable(Fault.NO_ROWS)
    return statements


def _statement(account: Element, notes: frozenset[Note]) -> Statement:
    entries = list(account.descendants("STMTTRN"))
    closing = account.find("LEDGERBAL")
    amounts = [entry.value("TRNAMT") for entry in entries]
    style = find_style([*amounts, closing.value("BALAMT")] if closing else amounts)
    rows = [_row(entry, style or NumberStyle.PLAIN) for entry in entries]
    if all(row.amount >= 0 for row in rows):
        rows = [_signed_by_type(row, entry) for row, entry in zip(rows, entries, strict=True)]
    holder = account.find("BANKACCTFROM", "CCACCTFROM")
    return Statement(
        layout=LAYOUT,
        issuer="",
        rows=oldest_first(with_unique_references(rows)),
        account_tail=account_tail(holder.value("ACCTID")) if holder else "",
        start=_period_day(account, "DTSTART"),
        end=_period_day(account, "DTEND"),
        totals=PrintedTotals(
            closing=_amount(closing, "BALAMT", style or NumberStyle.PLAIN) if closing else None
        ),
        notes=notes | rounding_notes(rows),
    )


def _row(entry: Element, style: NumberStyle) -> StatementRow:
    amount = _amount(entry, "TRNAMT", style)
    stamp = entry.value("DTPOSTED")
    name, memo = entry.value("NAME"), entry.value("MEMO")
    return StatementRow(
        day=_day(entry, "DTPOSTED"),
        amount=amount,
        text=join_texts(name, memo),
        position=entry.position,
        kind=_kind(entry.value("TRNTYPE"), amount),
        # A NAME that stands alone may as well be a description.
        name=join_texts(entry.value("PAYEE", "NAME")),
        reference=entry.value("FITID"),
        time=_time(stamp),
    )


def _kind(type_: str, amount: int) -> RowKind:
    if sides := _SIDED_KINDS.get(type_):
        return sides[amount > 0]
    return _KINDS.get(type_, RowKind.UNKNOWN) if amount < 0 or type_ == "INT" else RowKind.UNKNOWN


def _signed_by_type(row: StatementRow, entry: Element) -> StatementRow:
    """The row of a file without signs, in which the type alone tells the side."""
    type_ = entry.value("TRNTYPE")
    if type_ not in _OUTGOING:
        return row
    return replace(row, amount=-row.amount, kind=_kind(type_, -row.amount))


def _amount(element: Element, tag: str, style: NumberStyle) -> int:
    try:
        amount = parse_amount(element.value(tag), style)
    except ValueError:
        amount = None
    if amount is None:
        raise Unreadable(Fault.BAD_AMOUNT, element.position)
    return amount


def _day(element: Element, tag: str) -> dt.date:
    """The day as it is written, which is the bank's day, whatever zone is written after it."""
    try:
        return parse_day(element.value(tag)[:8])
    except ValueError as error:
        raise Unreadable(Fault.BAD_DAY, element.position) from error


def _period_day(account: Element, tag: str) -> dt.date | None:
    period = account.find("BANKTRANLIST")
    return _day(period, tag) if period and period.value(tag) else None


def _time(stamp: str) -> dt.time | None:
    """The time of a stamp; midnight and noon are what banks write that know none."""
    match = _STAMP.match(stamp)
    try:
        time = dt.time(int(match[1]), int(match[2]), int(match[3] or 0)) if match else None
    except ValueError:
        return None
    return None if time in {dt.time(0), dt.time(12)} else time


READERS: Final = (
    Reader(layout=LAYOUT, issuer="", takes=PlainText, recognise=_recognise, read=_read),
)
