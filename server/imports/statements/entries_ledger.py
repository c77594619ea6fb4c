"""A ledger made of the entries of several accounts: wallets, categories, entries, linked fees.

The rows have no ids, so an entry is known by what it says, and by which of those alike it is.
"""

import datetime as dt
import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from server.imports.statements.app_export import ExportEntry
from server.imports.statements.archive_tables import (
    AHEAD,
    FIRST_DAY,
    LARGEST,
    LONGEST_DETAIL,
    LONGEST_NAME,
)
from server.imports.statements.lumbung_archive import LedgerArchive
from server.imports.statements.statement import SEN, Fault, RowKind, StatementRow, Unreadable

FEES: Final = "fees-admin"
CATCH_ALL: Final = {"income": "others", "expenses": "lainnya"}
_TRANSFERS: Final = frozenset({RowKind.TRANSFER_OUT, RowKind.TRANSFER_IN})
# What an entry does not say about its wallet or its category.
_WALLET: Final = {
    **dict.fromkeys(("balance", "opening_date", "credit_limit", "statement_day", "due_day")),
    **dict.fromkeys(("last_digits", "color", "monogram")),
    "kind": "bank",
    "opening_amount": 0,
    "counts": True,
    "archived": False,
}
_CATEGORY: Final = {"group": None, "icon": "", "color": None, "hidden": False, "own": True}
_UNBOOKED: Final = dict.fromkeys(("booked_for", "booked_for_id", "booked_for_day", "taken_out"))

Row = dict[str, Any]
Openings = Mapping[str, tuple[int, dt.date]]
"""What was in an account at the start of a day, in whole rupiah, by its name."""


def make_ledger(
    layout: str,
    entries: Sequence[ExportEntry],
    today: dt.date,
    *,
    openings: Openings | None = None,
    lists_fees: bool = False,
) -> LedgerArchive:
    """The ledger of entries, the oldest first or the newest; raises `Unreadable`.

    With `lists_fees` the fee of a transfer may be there once more, as an expense.
    """
    if not entries:
        raise Unreadable(Fault.NO_ROWS)
    book = _Book(today)
    rows = [book.make(entry) for entry in entries]
    linked = _link_fees(
        rows if rows[0]["date"] < rows[-1]["date"] else rows[::-1], lists_fees=lists_fees
    )
    transactions = sorted(linked, key=lambda row: row["date"])
    _name_entries(transactions)
    for name, (amount, day) in (openings or {}).items():
        book.open(name, amount, day)
    content: dict[str, list[Mapping[str, Any]]] = {
        "categories": [*book.categories.values()],
        "wallets": [*book.wallets.values()],
        "transactions": [{**row["entry"], "id": row["id"]} for row in transactions],
    }
    return LedgerArchive(layout, "", "", content)


class _Book:
    """The wallets and categories that entries name, by what identifies them."""

    def __init__(self, today: dt.date) -> None:
        self._last_day = today + AHEAD
        self.wallets: dict[str, Row] = {}
        self.categories: dict[str, Row] = {}

    def make(self, found: ExportEntry) -> Row:
        """An entry as the ledger has it, with what links it to others."""
        row = found.row
        if not FIRST_DAY <= row.day <= self._last_day:
            raise Unreadable(Fault.BAD_DAY, row.position)
        if not SEN <= abs(row.amount) <= LARGEST * SEN:
            raise Unreadable(Fault.BAD_AMOUNT, row.position)
        entry: Row = {
            "date": row.day,
            "detail": (row.name or row.text)[:LONGEST_DETAIL].strip(),
            "amount": abs(row.amount) // SEN,
            "wallet_id": self._wallet(found.account, row),
            "to_wallet_id": None,
            **_UNBOOKED,
        }
        if row.kind in _TRANSFERS and row.to_account:
            entry |= {"type": "transfer", "category_id": "transfer"}
            ways = (entry["wallet_id"], self._wallet(row.to_account, row))
            entry["wallet_id"], entry["to_wallet_id"] = ways if row.amount < 0 else ways[::-1]
            if ways[0] == ways[1]:
                raise Unreadable(Fault.BAD_LINK, row.position)
        elif row.kind is RowKind.ADJUSTMENT or row.kind in _TRANSFERS:
            # A move to nowhere changes what the wallet holds, and is no expense.
            entry |= {"type": "adjust", "category_id": "adjust", "amount": row.amount // SEN}
        elif row.kind is RowKind.FEE:
            entry |= {"type": "expenses", "category_id": self._built_in(FEES, "expenses")}
        else:
            type_ = "income" if row.amount > 0 else "expenses"
            entry |= {"type": type_, "category_id": self._category(type_, row)}
        is_fee, at = row.kind is RowKind.FEE, (entry["wallet_id"], row.position)
        return {"entry": entry, "date": row.day, "at": at, "is_fee": is_fee}

    def open(self, name: str, amount: int, day: dt.date) -> None:
        """Say what was in a wallet at the start of a day."""
        wallet = self.wallets.get(_hash("wallet", _fold(name)))
        if wallet is not None and abs(amount) <= LARGEST:
            wallet |= {"opening_amount": amount, "opening_date": day}

    def _wallet(self, name: str, row: StatementRow) -> str:
        key = _fold(name)
        if not key or len(name) > LONGEST_NAME:
            raise Unreadable(Fault.BAD_VALUE, row.position)
        id_ = _hash("wallet", key)
        self.wallets.setdefault(id_, {"id": id_, "name": name, **_WALLET})
        return id_

    def _category(self, type_: str, row: StatementRow) -> str:
        name = row.category
        if not name:
            return self._built_in(CATCH_ALL[type_], type_)
        if len(name) > LONGEST_NAME:
            raise Unreadable(Fault.BAD_VALUE, row.position)
        id_ = _hash("category", type_, _fold(name))
        self.categories.setdefault(id_, {"id": id_, "type": type_, "name": name, **_CATEGORY})
        return id_

    def _built_in(self, id_: str, type_: str) -> str:
        built_in = {"id": id_, "type": type_, "name": "", **_CATEGORY, "own": False}
        self.categories.setdefault(id_, built_in)
        return id_


def _link_fees(rows: Sequence[Row], *, lists_fees: bool) -> list[Row]:
    """The rows with each fee booked for its transfer, and none of them twice."""
    expenses: defaultdict[tuple[Any, ...], list[Row]] = defaultdict(list)
    for row in rows:
        if lists_fees and row["entry"]["type"] == "expenses" and not row["is_fee"]:
            expenses[_fee_key(row["entry"])].append(row)
    transfers = {row["at"]: row for row in rows if row["entry"]["type"] == "transfer"}
    kept = []
    for row in rows:
        transfer = transfers.get(row["at"])
        if not row["is_fee"] or transfer is None:
            kept.append(row)
            continue
        listed = expenses[_fee_key(row["entry"])]
        fee = listed.pop(0) if listed else row
        fee["fee_of"] = transfer
        if fee is row:
            kept.append(row)
    return kept


def _fee_key(entry: Mapping[str, Any]) -> tuple[Any, ...]:
    return entry["date"], entry["wallet_id"], entry["amount"], entry["detail"]


def _name_entries(rows: Iterable[Row]) -> None:
    """Give each row an id that the same list gives again."""
    seen: Counter[str] = Counter()
    for row in rows:
        entry = row["entry"]
        key = _hash("entry", *(str(entry[name]) for name in sorted(entry)))
        seen[key] += 1
        row["id"] = f"{key}.{seen[key]}"
    for row in rows:
        if "fee_of" in row:
            row["entry"] |= {"booked_for": "transfer", "booked_for_id": row["fee_of"]["id"]}


def _fold(name: str) -> str:
    return " ".join(name.casefold().split())


def _hash(*parts: str) -> str:
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=16).hexdigest()
