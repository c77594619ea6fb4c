"""Imports of whole ledgers: Lumbung's archive of all data, and its list of transactions.

The draft keeps the file, which is read once more when it is saved. What is there is found anew
then, so nothing is saved twice, and all of it is one transaction.
"""

from typing import Any, Final

from server.core.calendar.clock import now
from server.core.database.table_statistics import refresh_statistics
from server.core.database.unit_of_work import extend_timeout, release_connection
from server.core.errors import NotFound
from server.imports import queries
from server.imports.apply_draft import ENDED, UNDOABLE
from server.imports.archive_contents import describe_archive
from server.imports.archive_draft import draft_archive, list_restorers, match_archive
from server.imports.archive_origins import ENTRIES, save_origins
from server.imports.errors import Misread, NotNow, PasswordNeeded, WrongPassword
from server.imports.file_reader import FileRequest, read_clear, read_content
from server.imports.queries import Item
from server.imports.service import compare_again, is_short, require_state, wake_worker
from server.imports.statements.lumbung_archive import LedgerArchive
from server.imports.statements.statement import Fault, Unreadable
from server.imports.states import ImportState
from server.imports.viewer import ImportViewer
from server.transactions.imported_entries import KEYS
from server.users.balances import lock_account
from server.users.guest_limits import require_room
from server.wallets.balances import settle_balance

# A file with fewer accounts is a draft of its own anyway.
MOST_SINGLE: Final = 2
APPLICABLE: Final = frozenset({ImportState.REVIEW.value, ImportState.APPLYING.value})


def is_archive(owner_id: str, id_: str) -> bool:
    """Whether an import is one of a whole ledger; NotFound."""
    found = queries.find_import(owner_id, id_)
    if found is None:
        raise NotFound
    return found["contents"] is not None


def apply_archive(viewer: ImportViewer, id_: str) -> Item:
    """Save a whole ledger now, or let the worker do it when it is long; a second call does nothing.

    NotFound, NotNow, TooManyWallets, TooManyCategories, TooManyGoals, TooManyPlans,
    TooManyReminders, TooManyRules.
    """
    draft = _get(viewer.owner_id, id_)
    if draft["state"] in {ImportState.APPLIED, ImportState.APPLYING}:
        return draft
    if draft["state"] != ImportState.REVIEW:
        raise NotNow
    if is_short(draft):
        return _apply(viewer, draft)
    locked = _get(viewer.owner_id, id_, lock=True)
    if locked["state"] != ImportState.REVIEW:
        return locked
    require_room(viewer.owner_id, locked["row_count"])
    change = {"state": ImportState.APPLYING.value, "attempts": 0, "claimed_until": None}
    queries.update_import(viewer.owner_id, id_, change)
    wake_worker()
    return {**locked, **change}


def apply_waiting(viewer: ImportViewer, id_: str) -> None:
    """Save a whole ledger that waits for the worker, unless somebody has done it."""
    draft = _get(viewer.owner_id, id_)
    if draft["state"] == ImportState.APPLYING:
        _apply(viewer, draft)


def join_accounts(viewer: ImportViewer, id_: str, password: str | None = None) -> Item:
    """Let all accounts of an app's export be one draft, which replaces theirs.

    What was said about their rows is forgotten. The draft reads its file once more when it is
    saved, so an encrypted one stays without its encryption until then. NotFound, NotNow,
    PasswordNeeded, WrongPassword, Misread.
    """
    owner_id = viewer.owner_id
    draft = require_state(_get(owner_id, id_), ImportState.REVIEW)
    file = queries.find_file(owner_id, draft["file_id"] or "")
    if file is None or len(queries.list_accounts(owner_id, [draft["file_id"]])) < MOST_SINGLE:
        raise NotNow
    release_connection()
    clear, content = _read_whole(draft, file, password)
    lock_account(owner_id)
    locked = require_state(_get(owner_id, id_, lock=True), ImportState.REVIEW)
    if content is None:
        raise NotNow
    extend_timeout()
    if file["is_encrypted"]:
        queries.update_file(owner_id, file["id"], {"content": clear, "is_encrypted": False})
    for other in queries.list_accounts(owner_id, [locked["file_id"]]):
        if other.import_id != id_:
            queries.delete_import(owner_id, other.import_id)
    queries.delete_rows(owner_id, id_)
    values: Item = {
        **draft_archive(viewer.renewed(), content),
        **dict.fromkeys(("wallet_id", "account_name", "number_style")),
        "creates_wallet": False,
        "is_whole": True,
        "section": 0,
    }
    queries.update_import(owner_id, id_, values)
    return {**locked, **values}


def _read_whole(
    draft: Item, file: Item, password: str | None
) -> tuple[bytes, LedgerArchive | None]:
    """The file without an encryption, and all of its accounts."""
    clear = file["content"]
    try:
        if file["is_encrypted"]:
            if not password:
                raise PasswordNeeded
            clear = read_clear(clear, draft["today"], password)
        return clear, read_content(_request({**draft, "is_whole": True}, clear)).archive
    except Unreadable as error:
        if error.fault is Fault.UNLOCK_FAILED:
            raise WrongPassword from error
        raise Misread(error, "accounts") from error


def _request(draft: Item, content: bytes) -> FileRequest:
    return FileRequest(content=content, today=draft["today"], whole=bool(draft["is_whole"]))


def _get(owner_id: str, id_: str, *, lock: bool = False) -> Item:
    found = queries.find_import(owner_id, id_, lock=lock)
    if found is None:
        raise NotFound
    return found


def _apply(viewer: ImportViewer, draft: Item) -> Item:
    """Read the file again, without a connection, and save what the account lacks."""
    owner_id, id_ = viewer.owner_id, draft["id"]
    file = queries.find_file(owner_id, draft["file_id"])
    if file is None:
        raise NotNow
    release_connection()
    content = read_content(_request(draft, file["content"])).archive
    lock_account(owner_id)
    locked = _get(owner_id, id_, lock=True)
    if locked["state"] not in APPLICABLE or content is None:
        return locked
    extend_timeout()
    restoration = match_archive(viewer, content)
    contents = describe_archive(content, restoration)
    for restorer in list_restorers():
        restorer.write(restoration)
    save_origins(id_, restoration)
    settle_balance(owner_id)
    moment = now()
    saved = [row for row in content.tables[ENTRIES] if row["id"] not in restoration.found[ENTRIES]]
    values: dict[str, Any] = {
        **ENDED,
        "state": ImportState.APPLIED.value,
        # The names are in the account now.
        "contents": {**contents, "wallets": [], "goals": [], "unproved": []},
        "saved": sum(row["type"] != "transfer" for row in saved),
        "transfers": sum(row["type"] == "transfer" for row in saved),
        "applied_at": moment,
        "undo_until": moment + UNDOABLE,
    }
    queries.update_import(owner_id, id_, values)
    queries.delete_unused_files(owner_id)
    refresh_statistics(len(saved), *KEYS)
    compare_again(viewer.renewed(), id_)
    return {**locked, **values}
