"""Posted rows of entries that came from rows which were not posted yet.

The bank's posted day and text win over the pending ones, unless the person changed the entry.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import exists, insert, select

from server.core.database.engine import db
from server.imports import mark_queries
from server.imports.duplicates import EntryMark
from server.imports.models import CHANGES, MARKS, ROWS
from server.imports.queries import Item
from server.rules.guesses import merchant_of
from server.transactions.imported_entries import (
    RESTORED,
    LedgerEntry,
    change_entries,
    find_entries,
)


def find_updated(
    entries: Mapping[str, LedgerEntry], marks: Iterable[EntryMark]
) -> dict[str, EntryMark]:
    """The entries that pending rows made and nobody changed since, each with the row's mark."""
    of_entry: defaultdict[str, list[EntryMark]] = defaultdict(list)
    for mark in marks:
        of_entry[mark.entry_id].append(mark)
    found = {}
    for id_, its in of_entry.items():
        made = next((mark for mark in its if mark.made), None)
        is_open = all(mark.pending for mark in its)
        if made and is_open and id_ in entries and entries[id_].version == made.version:
            found[id_] = made
    return found


def update_pending(draft: Item) -> None:
    """Give entries of pending rows the day and the text of the posted rows that match them.

    A detail that the person wrote stays.
    """
    owner_id = draft["owner_id"]
    posted = {row.match_id: row for row in _posted_rows(draft)}
    entries = find_entries(owner_id, list(posted))
    marks = mark_queries.list_marks_of(owner_id, draft["wallet_id"], list(posted))
    changes, logged = {}, []
    for id_, mark in find_updated(entries, marks).items():
        entry, row = entries[id_], posted[id_]
        is_bank_text = merchant_of(row.amount > 0, entry.detail) == mark.merchant
        new = {"date": row.day, "detail": row.detail if is_bank_text else entry.detail}
        if (entry.date, entry.detail) == (new["date"], new["detail"]):
            continue
        changes[id_] = new
        before = {name: getattr(entry, name) for name in RESTORED}
        before["date"] = entry.date.isoformat()
        key = {"owner_id": owner_id, "import_id": draft["id"], "entry_id": id_}
        logged.append({**key, "version": entry.version + 1, "before": before})
    if logged:
        change_entries(owner_id, changes)
        db.session.connection().execute(insert(CHANGES), logged)


def _posted_rows(draft: Item) -> list[Any]:
    """The rows that are posted and match an entry of a pending one."""
    has_pending = exists().where(
        MARKS.c.owner_id == ROWS.c.owner_id,
        MARKS.c.wallet_id == draft["wallet_id"],
        MARKS.c.entry_id == ROWS.c.match_id,
        MARKS.c.pending,
    )
    wanted = select(ROWS.c.match_id, ROWS.c.day, ROWS.c.amount, ROWS.c.detail).where(
        ROWS.c.owner_id == draft["owner_id"],
        ROWS.c.import_id == draft["id"],
        ROWS.c.match_id.is_not(None),
        ~ROWS.c.include,
        ~ROWS.c.pending,
        has_pending,
    )
    return [*db.session.connection().execute(wanted)]
