"""CAMT.053, the customer statement of ISO 20022, in all versions of its namespace.

Names and addresses of parties moved deeper into the tree from version to version, and a status
became an element of its own, therefore elements are found by name at any depth.
"""

import datetime as dt
import re
from collections.abc import Iterator, Sequence
from typing import Final
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring

from server.imports.statements.account_rows import (
    join_parts,
    join_texts,
    oldest_first,
    with_unique_references,
)
from server.imports.statements.amounts import parse_amount
from server.imports.statements.bank_codes import ISSUERS
from server.imports.statements.days import find_time, parse_day
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

LAYOUT: Final = "camt053"
HEAD: Final = 4000
RUPIAH: Final = "IDR"
OPENING: Final = ("OPBD", "PRCD")
CLOSING: Final = ("CLBD",)
BOOKED: Final = frozenset({"BOOK", ""})
SIDES: Final = {"CRDT": 1, "DBIT": -1}
TRANSFERS: Final = (RowKind.TRANSFER_OUT, RowKind.TRANSFER_IN)
# So many payments of a batch give their texts to its row.
MOST_DETAILS: Final = 3

_ROOT: Final = re.compile(
    r"<(?:\w+:)?Document\b[^>]*camt\.053\.001\.[0-9]{2}|<(?:\w+:)?BkToCstmrStmt\b"
)
_ENTRY: Final = re.compile(r"<(?:\w+:)?Ntry[\s/>]")
_DECLARATION: Final = re.compile(r"<!(?:DOCTYPE|ENTITY)", re.IGNORECASE)
# By the last part of the code of a transaction, else by the one before it.
_KINDS: Final = {
    "CHRG": RowKind.FEE,
    "COMM": RowKind.FEE,
    "FEES": RowKind.FEE,
    "INTR": RowKind.INTEREST,
    "TAXE": RowKind.TAX,
    "CDPT": RowKind.CASH_IN,
    "CWDL": RowKind.CASH_OUT,
    "POSD": RowKind.PURCHASE,
    "SALA": RowKind.SALARY,
    "CCRD": RowKind.PURCHASE,
    "RCDT": RowKind.TRANSFER_IN,
    "ICDT": RowKind.TRANSFER_OUT,
}


def _recognise(document: PlainText) -> bool:
    return _ROOT.search(document.text[:HEAD]) is not None


def _read(document: PlainText, _today: dt.date) -> list[Statement]:
    root = _parse(document.text)
    positions = dict(zip(root.iter("Ntry"), _positions(document.text), strict=False))
    accounts = list(root.iter("Stmt"))
    rupiah = [one for one in accounts if _currency(one) == RUPIAH]
    if accounts and not rupiah:
        raise Unreadable(Fault.FOREIGN_CURRENCY, next(iter(positions.values()), None))
    notes = {Note.FOREIGN_CURRENCY} if len(rupiah) < len(accounts) else set()
    parts = [_part(one, positions, frozenset(notes)) for one in rupiah]
    statements = [one for one in join_parts(parts) if one.rows]
    if not statements:
        raise Unreadable(Fault.NO_ROWS)
    return statements


def _parse(text: str) -> Element:
    """The tree, whose elements are called without their namespace."""
    bare = text.removeprefix("\ufeff").lstrip()
    try:
        root: Element = fromstring(bare, forbid_dtd=True)
    except ParseError as error:
        skipped = text.count("\n", 0, len(text) - len(bare))
        raise Unreadable(Fault.DAMAGED, skipped + error.position[0]) from error
    except DefusedXmlException as error:
        declared = _DECLARATION.search(text)
        position = text.count("\n", 0, declared.start()) + 1 if declared else None
        raise Unreadable(Fault.DAMAGED, position) from error
    for element in root.iter():
        if isinstance(element.tag, str):
            element.tag = element.tag.rpartition("}")[2]
    return root


def _positions(text: str) -> Iterator[int]:
    """The lines of all entries, which the tree does not tell."""
    position, last = 1, 0
    for match in _ENTRY.finditer(text):
        position += text.count("\n", last, match.start())
        last = match.start()
        yield position


def _currency(account: Element) -> str:
    amount = account.find("Bal/Amt")
    by_balance = amount.get("Ccy", RUPIAH) if amount is not None else RUPIAH
    return account.findtext("Acct/Ccy") or by_balance


def _part(
    account: Element, positions: dict[Element, int], notes: frozenset[Note]
) -> tuple[str, Statement]:
    """The number of the account, and what one statement of it says."""
    entries = account.findall("Ntry")
    booked = [entry for entry in entries if _status(entry) in BOOKED]
    if len(booked) < len(entries):
        notes |= {Note.UNFINISHED}
    rows = oldest_first([_row(entry, positions.get(entry, 1)) for entry in booked])
    number = account.findtext("Acct/Id/IBAN") or account.findtext("Acct/Id/Othr/Id") or ""
    start, end = _day(account, "FrToDt/FrDtTm"), _day(account, "FrToDt/ToDtTm")
    opening, closing = _balance(account, OPENING), _balance(account, CLOSING)
    statement = Statement(
        layout=LAYOUT,
        issuer=_issuer(account),
        rows=with_unique_references(rows),
        account_tail=account_tail(number),
        start=start or (_day(opening, "Dt") if opening is not None else None),
        end=end or (_day(closing, "Dt") if closing is not None else None),
        totals=_totals(account, opening, closing, whole=len(booked) == len(entries)),
        notes=notes | rounding_notes(rows),
    )
    return number, statement


def _status(entry: Element) -> str:
    return (entry.findtext("Sts/Cd") or entry.findtext("Sts") or "").strip()


def _issuer(account: Element) -> str:
    bank = account.find("Acct/Svcr/FinInstnId")
    if bank is None:
        return ""
    bic = (bank.findtext("BICFI") or bank.findtext("BIC") or "").strip()
    return ISSUERS.get(bic[:8], "")


def _balance(account: Element, codes: Sequence[str]) -> Element | None:
    """The balance of the first of these codes that stands in the statement."""
    balances = {one.findtext("Tp/CdOrPrtry/Cd"): one for one in account.findall("Bal")}
    return next((balances[code] for code in codes if code in balances), None)


def _totals(
    account: Element, opening: Element | None, closing: Element | None, *, whole: bool
) -> PrintedTotals:
    """What the statement says about itself; its sums hold only where all of it was booked."""
    summary = account.find("TxsSummry") if whole else None
    money_in, rows_in = _side(summary, "TtlCdtNtries")
    money_out, rows_out = _side(summary, "TtlDbtNtries")
    return PrintedTotals(
        opening=_signed(opening) if opening is not None else None,
        closing=_signed(closing) if closing is not None else None,
        money_in=money_in,
        money_out=money_out,
        rows_in=rows_in,
        rows_out=rows_out,
    )


def _side(summary: Element | None, tag: str) -> tuple[int | None, int | None]:
    side = summary.find(tag) if summary is not None else None
    if side is None:
        return None, None
    total, count = side.findtext("Sum"), side.findtext("NbOfNtries") or ""
    return _sen(total, None) if total else None, int(count) if count.isdecimal() else None


def _row(entry: Element, position: int) -> StatementRow:
    amount_element = entry.find("Amt")
    if amount_element is not None and amount_element.get("Ccy", RUPIAH) != RUPIAH:
        raise Unreadable(Fault.FOREIGN_CURRENCY, position)
    amount = _signed(entry, position)
    booked = entry.find("BookgDt")
    day = _day(booked if booked is not None else entry.find("ValDt"), "", position)
    if day is None:
        raise Unreadable(Fault.BAD_DAY, position)
    details = entry.findall("NtryDtls/TxDtls")
    name = _party(details[0], amount) if len(details) == 1 else ""
    reference = entry.findtext("AcctSvcrRef") or ""
    return StatementRow(
        day=day,
        amount=amount,
        text=join_texts(name, *_remarks(entry, details)),
        position=position,
        kind=_kind(entry, amount),
        name=join_texts(name),
        reference=reference.strip(),
        time=_time(booked),
    )


def _remarks(entry: Element, details: Sequence[Element]) -> list[str]:
    """What the details say; without any, what the entry says."""
    found = [
        text.text or ""
        for detail in details[:MOST_DETAILS]
        for path in ("RmtInf/Ustrd", "AddtlTxInf")
        for text in detail.findall(path)
    ]
    return found or [entry.findtext("AddtlNtryInf") or ""]


def _party(detail: Element, amount: int) -> str:
    """The name of the other side, which newer versions put one element deeper."""
    side = "Dbtr" if amount > 0 else "Cdtr"
    parties = f"RltdPties/{side}"
    return detail.findtext(f"{parties}/Nm") or detail.findtext(f"{parties}/Pty/Nm") or ""


def _kind(entry: Element, amount: int) -> RowKind:
    if amount > 0 and entry.findtext("RvslInd") in {"true", "1"}:
        return RowKind.REFUND
    family = "BkTxCd/Domn/Fmly"
    codes = (entry.findtext(f"{family}/{part}") for part in ("SubFmlyCd", "Cd"))
    kind = next((_KINDS[code] for code in codes if code in _KINDS), RowKind.UNKNOWN)
    if kind in TRANSFERS:
        return TRANSFERS[amount > 0]
    return kind


def _signed(element: Element, position: int | None = None) -> int:
    """The amount of an entry or a balance, below zero for a debit."""
    amount = _sen(element.findtext("Amt"), position)
    side = (element.findtext("CdtDbtInd") or "").strip()
    if side not in SIDES:
        raise Unreadable(Fault.BAD_AMOUNT, position)
    return amount * SIDES[side]


def _sen(text: str | None, position: int | None) -> int:
    try:
        amount = parse_amount(text or "", NumberStyle.PLAIN)
    except ValueError:
        amount = None
    if amount is None or amount < 0:
        raise Unreadable(Fault.BAD_AMOUNT, position)
    return amount


def _day(element: Element | None, path: str, position: int | None = None) -> dt.date | None:
    """The day at a path, or below it; as it is written, which is the bank's day."""
    place = element.find(path) if element is not None and path else element
    if place is None:
        return None
    text = (place.findtext("Dt") or place.findtext("DtTm") or place.text or "").strip()
    try:
        return parse_day(text[:10])
    except ValueError as error:
        raise Unreadable(Fault.BAD_DAY, position) from error


def _time(booked: Element | None) -> dt.time | None:
    stamp = booked.findtext("DtTm") if booked is not None else None
    return find_time(stamp[:19]) if stamp else None


READERS: Final = (
    Reader(layout=LAYOUT, issuer="", takes=PlainText, recognise=_recognise, read=_read),
)
