"""Takes a whole import back: the ledger is as it was, but for entries that were changed since."""

import datetime as dt
from typing import Any, Final

from sqlalchemy import and_, delete, select, update

from server.core.calendar.clock import now
from server.core.database.engine import db
from server.core.database.unit_of_work import extend_timeout
from server.core.errors import NotFound
from server.imports import queries
from server.imports.archive_undo import take_back_archive
from server.imports.draft import NO_LEASE
from server.imports.errors import NotNow, TooLateToUndo
from server.imports.models import CHANGES, MARKS
from server.imports.queries import Item
from server.imports.service import compare_again, is_short, wake_worker
from server.imports.states import ImportState
from server.imports.viewer import ImportViewer
from server.imports.wallet_proof import take_back_proof
from server.transactions.imported_entries import (
    LedgerEntry,
    batches,
    change_entries,
    delete_fees,
    delete_unchanged,
    entries_query,
    find_entries,
    is_named,
)
from server.users.balances import lock_account
from server.wallets.balances import read_balances, settle_balance
from server.wallets.errors import LastWallet, WalletInUse
from server.wallets.service import delete_wallet

MOST_NAMED: Final = 20


def undo_import(viewer: ImportViewer, id_: str) -> Item:
    """Take an import back, or let the worker do it when it is long; what is undone stays so.

    The 72 hours count when this is asked. NotFound, NotNow, TooLateToUndo.
    """
    owner_id = viewer.owner_id
    lock_account(owner_id)
    done = _get(owner_id, id_)
    if done["state"] in {ImportState.UNDONE, ImportState.UNDOING}:
        return done
    if done["state"] != ImportState.APPLIED:
        raise NotNow
    if done["undo_until"] < now():
        raise TooLateToUndo
    if is_short(done):
        return _undo(viewer, done)
    change = {"state": ImportState.UNDOING.value, "fault": None, **NO_LEASE}
    queries.update_import(owner_id, id_, change)
    wake_worker()
    return {**done, **change}


def undo_waiting(viewer: ImportViewer, id_: str) -> None:
    """Take back an import that waits for the worker, unless somebody has done it."""
    lock_account(viewer.owner_id)
    done = _get(viewer.owner_id, id_)
    if done["state"] == ImportState.UNDOING:
        _undo(viewer, done)


def _get(owner_id: str, id_: str) -> Item:
    found = queries.find_import(owner_id, id_, lock=True)
    if found is None:
        raise NotFound
    return found


def _undo(viewer: ImportViewer, done: Item) -> Item:
    owner_id, id_ = viewer.owner_id, done["id"]
    extend_timeout()
    values: Item = {
        "state": ImportState.UNDONE.value,
        "undo_until": None,
        "fault": None,
        **NO_LEASE,
        "created_wallet_id": None,
    }
    values |= _take_back(done) if done["contents"] is None else take_back_archive(done)
    queries.update_import(owner_id, id_, values)
    compare_again(viewer.renewed(), id_)
    return {**done, **values}


def _take_back(done: Item) -> Item:
    """Take back a statement and return what the import says of itself then."""
    _take_back_changes(done)
    _take_back_entries(done)
    take_back_proof(done)
    settle_balance(done["owner_id"])
    return {"wallet_id": None} if _take_back_wallet(done) else {}


def list_kept(owner_id: str, import_ids: list[str]) -> dict[str, list[tuple[str, str]]]:
    """The details and categories of what stayed when imports were undone, some of each."""
    entries = entries_query()
    wanted = (
        select(MARKS.c.import_id, entries.c.detail, entries.c.category_id)
        .select_from(
            MARKS.join(
                entries,
                and_(entries.c.owner_id == MARKS.c.owner_id, entries.c.id == MARKS.c.entry_id),
            )
        )
        .where(MARKS.c.owner_id == owner_id, MARKS.c.import_id.in_(import_ids))
        .order_by(entries.c.id)
    )
    kept: dict[str, list[tuple[str, str]]] = {}
    for import_id, detail, category_id in db.session.connection().execute(wanted):
        kept.setdefault(import_id, []).append((detail, category_id))
    return {import_id: names[:MOST_NAMED] for import_id, names in kept.items()}


def _take_back_changes(done: Item) -> None:
    """Give entries that became transfers their values back, unless they were changed since."""
    owner_id = done["owner_id"]
    mine = (CHANGES.c.owner_id == owner_id, CHANGES.c.import_id == done["id"])
    logged = db.session.connection().execute(select(CHANGES).where(*mine)).all()
    present = find_entries(owner_id, [one.entry_id for one in logged])
    back = {
        one.entry_id: {**one.before, "date": dt.date.fromisoformat(one.before["date"])}
        for one in logged
        if _is_unchanged(present.get(one.entry_id), one.version)
    }
    if back:
        delete_fees(owner_id, list(back))
        change_entries(owner_id, back)
        _follow_versions(owner_id, present, back)
        _forget(done, list(back))
    db.session.connection().execute(delete(CHANGES).where(*mine))


def _is_unchanged(entry: LedgerEntry | None, version: int) -> bool:
    return entry is not None and entry.version == version


def _follow_versions(owner_id: str, present: dict[str, LedgerEntry], back: dict[str, Any]) -> None:
    """Let the imports that made these entries know them as unchanged."""
    for id_ in back:
        version = present[id_].version
        same = (
            MARKS.c.owner_id == owner_id,
            MARKS.c.entry_id == id_,
            MARKS.c.made,
            MARKS.c.version == version - 1,
        )
        change = update(MARKS).where(*same).values(version=version + 1)
        db.session.connection().execute(change)


def _forget(done: Item, entry_ids: list[str]) -> None:
    mine = (MARKS.c.owner_id == done["owner_id"], MARKS.c.import_id == done["id"])
    for part in batches(entry_ids):
        gone = delete(MARKS).where(*mine, is_named(MARKS.c.entry_id, part))
        db.session.connection().execute(gone)


def _take_back_entries(done: Item) -> None:
    """Delete the entries that were not changed since, and all marks but those of the others."""
    owner_id = done["owner_id"]
    mine = (MARKS.c.owner_id == owner_id, MARKS.c.import_id == done["id"])
    made = select(MARKS.c.entry_id, MARKS.c.version).where(*mine, MARKS.c.made)
    versions = {row[0]: row[1] for row in db.session.connection().execute(made)}
    kept = delete_unchanged(owner_id, versions, done["saved"] or 0)
    gone = delete(MARKS).where(*mine)
    if not kept:
        db.session.connection().execute(gone)
        return
    db.session.connection().execute(gone.where(~MARKS.c.made))
    _forget(done, [id_ for id_ in versions if id_ not in kept])


def _take_back_wallet(done: Item) -> bool:
    """Delete the wallet that an import made, unless something else uses it by now."""
    owner_id, wallet_id = done["owner_id"], done["created_wallet_id"]
    if not wallet_id or wallet_id not in read_balances(owner_id):
        return False
    try:
        delete_wallet(owner_id, wallet_id)
    except (WalletInUse, LastWallet):
        return False
    return True
