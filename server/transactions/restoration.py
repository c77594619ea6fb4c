"""Entries from an archive: those that the ledger has are found, the others are written in bulk.

An entry is there when an earlier restoration made it, by its own id, or as one of the same type,
wallets and amount a few days away, as rows of statements are compared: the nearest first, one to
one. Entries whose day is certain count on that day alone.
"""

import datetime as dt
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import delete, select

from server.categories.catalogue import TransactionType
from server.core.calendar.clock import now
from server.core.data_restore import Restoration, Restored, Restorer, Row, keys_of
from server.core.database.bulk_insert import insert_many
from server.core.database.engine import db
from server.transactions.bookings import BookingSource
from server.transactions.imported_entries import batches, delete_fees
from server.transactions.models import COLUMNS, ROWS, TABLE
from server.transactions.recounted_sums import recounted_sums
from server.transactions.service import FIRST_VERSION

KIND: Final = "transactions"
NEAR_DAYS: Final = 3
BOOKED_FOR: Final = {
    BookingSource.GOAL: "goals",
    BookingSource.PLAN: "investment_plans",
    BookingSource.REMINDER: "reminders",
    BookingSource.DEBT: "debts",
    BookingSource.TRANSFER: KIND,
}
_ONE_DAY: Final = dt.timedelta(days=1)
Key = tuple[str, str, str | None, int]
"""Type, wallet, other wallet and amount."""


class _Present:
    """The entries of the account that no row of the archive is yet, by key and day."""

    def __init__(self, restoration: Restoration, taken: set[str]) -> None:
        days = [row["date"] for row in restoration.rows(KIND)]
        around = NEAR_DAYS * _ONE_DAY
        columns = (ROWS.id, ROWS.date, ROWS.type, ROWS.wallet_id, ROWS.to_wallet_id, ROWS.amount)
        wanted = (
            select(*columns)
            .where(
                ROWS.owner_id == restoration.owner_id,
                ROWS.date.between(min(days) - around, max(days) + around),
            )
            .order_by(ROWS.date, ROWS.id)
        )
        self._exact = restoration.exact
        self._free: defaultdict[Key, dict[dt.date, list[str]]] = defaultdict(dict)
        for id_, day, *key in db.session.connection().execute(wanted):
            if id_ not in taken:
                type_, wallet, other, amount = key
                self._free[type_, wallet, other, amount].setdefault(day, []).append(id_)

    def has(self, key: Key) -> bool:
        return key in self._free

    def take(self, key: Key, day: dt.date, distance: int) -> str | None:
        """The first free entry so many days away, which is free no more."""
        for other in {day - distance * _ONE_DAY, day + distance * _ONE_DAY}:
            free = self._free[key].get(other, [])
            for id_ in free:
                if not distance or id_ not in self._exact:
                    free.remove(id_)
                    return id_
        return None


def _match(restoration: Restoration) -> None:
    rows = restoration.rows(KIND)
    known = restoration.known.get(KIND, {})
    sources = [row["id"] for row in rows]
    ids = [known.get(source, source) for source in sources]
    present = _find_versions(restoration.owner_id, ids).keys()
    # What was deleted since stays deleted.
    found = {
        source: id_ if id_ in present else ""
        for source, id_ in zip(sources, ids, strict=True)
        if id_ in present or source in known
    }
    waiting = [row for row in rows if row["id"] not in found]
    if waiting:
        found |= _find_alike(restoration, waiting, set(found.values()))
    restoration.settle(KIND, sources, found)


def _find_alike(restoration: Restoration, rows: Sequence[Row], taken: set[str]) -> dict[str, str]:
    present = _Present(restoration, taken)
    keyed = [(row, key) for row in rows if (key := _key(restoration, row)) and present.has(key)]
    found: dict[str, str] = {}
    for distance in range(NEAR_DAYS + 1):
        left = []
        for row, key in keyed:
            id_ = present.take(key, row["date"], distance)
            if id_ is None:
                left.append((row, key))
            else:
                found[row["id"]] = id_
        keyed = left
    return found


def _key(restoration: Restoration, row: Row) -> Key | None:
    """What an entry of the account is alike by; None for one in a wallet that is new."""
    wallets = restoration.found["wallets"]
    wallet, other = wallets.get(row["wallet_id"]), row["to_wallet_id"]
    if wallet is None or (other is not None and other not in wallets):
        return None
    return row["type"], wallet, wallets.get(other), row["amount"]


def _write(restoration: Restoration) -> None:
    missing = restoration.missing(KIND)
    if not missing:
        return
    with recounted_sums(restoration.owner_id, len(missing), growth=len(missing)):
        insert_many(TABLE, ("owner_id", *COLUMNS), _values(restoration, missing))
    ids = restoration.ids[KIND]
    for row in missing:
        restoration.add(KIND, row["id"], ids[row["id"]], FIRST_VERSION)


def _values(restoration: Restoration, rows: Sequence[Row]) -> Iterator[tuple[Any, ...]]:
    dialect = db.session.connection().dialect
    to_stored = TABLE.c.created_at.type.bind_processor(dialect)
    moment: Any = now()
    moment = to_stored(moment) if to_stored else moment
    for row in rows:
        values = {
            "id": restoration.ids[KIND][row["id"]],
            "type": row["type"],
            "category_id": _category(restoration, row),
            "detail": row["detail"],
            "amount": row["amount"],
            "date": row["date"],
            "created_at": moment,
            "version": FIRST_VERSION,
            "wallet_id": restoration.id_of("wallets", row["wallet_id"]),
            "to_wallet_id": restoration.id_of("wallets", row["to_wallet_id"]),
            **_booking(restoration, row),
        }
        yield (restoration.owner_id, *(values[name] for name in COLUMNS))


def _category(restoration: Restoration, row: Row) -> str | None:
    if row["type"] not in set(TransactionType):
        return str(row["type"])
    return restoration.id_of("categories", row["category_id"])


def _booking(restoration: Restoration, row: Row) -> Mapping[str, Any]:
    """What it is booked for; nothing when that is not in the archive, or deleted here since."""
    names = ("booked_for", "booked_for_id", "booked_for_day", "taken_out")
    source = row["booked_for"]
    id_ = source and restoration.id_of(BOOKED_FOR[BookingSource(source)], row["booked_for_id"])
    if not id_:
        return dict.fromkeys(names)
    return {**{name: row[name] for name in names}, "booked_for_id": id_}


def _take_back(owner_id: str, restored: Sequence[Restored]) -> set[tuple[str, str]]:
    present = _find_versions(owner_id, [one.id for one in restored])
    unchanged = [one.id for one in restored if str(present.get(one.id)) == one.stamp]
    delete_fees(owner_id, unchanged)
    with recounted_sums(owner_id, len(unchanged), growth=-len(unchanged)):
        for part in batches(unchanged):
            gone_rows = delete(TABLE).where(ROWS.owner_id == owner_id, ROWS.id.in_(part))
            db.session.connection().execute(gone_rows)
    gone = set(unchanged)
    return keys_of(one for one in restored if one.id in present and one.id not in gone)


def _find_versions(owner_id: str, ids: Sequence[str]) -> dict[str, int]:
    """The versions of those that exist, by their ids."""
    found: dict[str, int] = {}
    for part in batches(ids):
        wanted = select(ROWS.id, ROWS.version).where(ROWS.owner_id == owner_id, ROWS.id.in_(part))
        found |= {row[0]: row[1] for row in db.session.connection().execute(wanted)}
    return found


RESTORER: Final = Restorer(kinds=(KIND,), match=_match, write=_write, take_back=_take_back)
