"""What the person says about the file of a draft: its columns, its numbers, its wallet.

A short draft follows at once. A long one keeps what was said as its `change` and waits for the
worker; of several changes the last one counts. Where the file does not fit what was said, the draft
is as it was before, and says why. The `change` is made of values of the draft, by their columns.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from server.core.database.unit_of_work import extend_timeout
from server.imports import draft as drafts
from server.imports import queries
from server.imports.errors import NOT_READ, Misread, NotNow, WrongPassword
from server.imports.file_reader import FileRequest
from server.imports.queries import FileSummary, Item
from server.imports.service import (
    READ_AT_ONCE,
    SAVED_AT_ONCE,
    get_import,
    lock_draft,
    read_file,
    require_state,
    wake_worker,
)
from server.imports.statements.statement import Fault, Unreadable
from server.imports.states import ImportState
from server.imports.viewer import ImportViewer

MAPPING: Final = "mapping"
STYLE: Final = "number_style"
_NO_WALLET: Final = {"wallet_id": None, "wallet_proposed": False, "creates_wallet": False}
_READ: Final = (ImportState.REVIEW, ImportState.MAPPING)


def map_columns(viewer: ImportViewer, id_: str, mapping: Mapping[str, Any]) -> list[Item]:
    """Say what the columns of a table mean, which is remembered by its header row.

    NotFound, NotNow, Misread.
    """
    found = _require_open(get_import(viewer.owner_id, id_))
    file = _summarize_file(viewer.owner_id, found)
    if file.columns is None:
        raise NotNow
    return _follow(viewer, found, file, {MAPPING: dict(mapping)})


def change_import(viewer: ImportViewer, id_: str, change: Mapping[str, Any]) -> list[Item]:
    """Choose another wallet for a draft, or another style of numbers, for which it is read again.

    NotFound, NotNow, UnknownWallet, WalletArchived, Misread.
    """
    owner_id = viewer.owner_id
    found = _require_open(get_import(owner_id, id_))
    wanted = _wallet_change(viewer, change)
    style = change.get(STYLE)
    if style and style != {**found, **(found["change"] or {})}[STYLE]:
        wanted[STYLE] = style
    if wanted and found["state"] == ImportState.MAPPING:
        # There are no rows yet.
        lock_draft(owner_id, id_, ImportState.MAPPING)
        queries.update_import(owner_id, id_, wanted)
    elif STYLE in wanted:
        return _follow(viewer, found, _summarize_file(owner_id, found), wanted)
    elif wanted:
        _move(viewer, found, wanted)
    return [get_import(owner_id, id_)]


def unlock_file(viewer: ImportViewer, id_: str, password: str) -> list[Item]:
    """Read an encrypted file with its password, which is not kept; WrongPassword, NotNow."""
    owner_id = viewer.owner_id
    found = require_state(get_import(owner_id, id_), ImportState.LOCKED)
    file = queries.find_file(owner_id, found["file_id"])
    if file is None:
        raise NotNow
    change = found["change"] or {}
    outcome, said = _read_again(found, change, file["content"], password)
    if isinstance(outcome, Unreadable) and outcome.fault is Fault.UNLOCK_FAILED:
        raise WrongPassword
    locked = lock_draft(owner_id, id_, ImportState.LOCKED)
    extend_timeout()
    if isinstance(outcome, Unreadable) and change:
        _store_misread(viewer, locked, outcome)
        return [get_import(owner_id, id_)]
    return _store(viewer, locked, {**said, **change}, outcome, had_password=True)


def follow_waiting(viewer: ImportViewer, draft: Item) -> None:
    """Let a draft that waits for the worker follow its change, unless there is another one now."""
    owner_id, change = viewer.owner_id, draft["change"]
    if not change.keys() & {MAPPING, STYLE}:
        locked = _lock_waiting(draft)
        if locked is not None:
            extend_timeout()
            _go_back(viewer, locked)
        return
    file = queries.find_file(owner_id, draft["file_id"])
    if file is None:
        return
    outcome, said = _read_again(draft, change, file["content"])
    locked = _lock_waiting(draft)
    if locked is None:
        return
    extend_timeout()
    if isinstance(outcome, Unreadable):
        _store_misread(viewer, locked, outcome)
    else:
        _store(viewer, locked, {**said, **change}, outcome)


def give_up(draft: Item) -> None:
    """Let a draft that the worker failed to read again be as it was, and say so."""
    if _lock_waiting(draft) is None:
        return
    values = {**_undone(draft), "fault": NOT_READ, **drafts.NO_LEASE}
    queries.update_import(draft["owner_id"], draft["id"], values)


def _undone(draft: Item) -> Item:
    """The values of a draft that has not followed its change."""
    return {"state": _state_before(draft).value, "change": None}


def _state_before(draft: Item) -> ImportState:
    # A draft has a layout once its rows are known.
    return ImportState.REVIEW if draft["layout"] else ImportState.MAPPING


def _require_open(found: Item) -> Item:
    """The draft itself if it is read, or waits to be read again; NotNow."""
    if found["state"] == ImportState.READING and found["change"] is not None:
        return found
    return require_state(found, *_READ)


def _lock_open(owner_id: str, id_: str) -> Item:
    return _require_open(lock_draft(owner_id, id_, *_READ, ImportState.READING))


def _lock_waiting(draft: Item) -> Item | None:
    """The draft, locked, if it still waits for the same change."""
    locked = queries.find_import(draft["owner_id"], draft["id"], lock=True)
    if locked is None or locked["state"] != ImportState.READING:
        return None
    return locked if locked["change"] == draft["change"] else None


def _summarize_file(owner_id: str, found: Item) -> FileSummary:
    file = queries.summarize_file(owner_id, found["file_id"] or "")
    if file is None:
        raise NotNow
    return file


def _is_long(found: Item, file: FileSummary) -> bool:
    """Whether the worker reads the file, because it has many rows, or nobody knows how many."""
    rows = found["row_count"] or (file.columns or {}).get("rows", SAVED_AT_ONCE + 1)
    return file.size > READ_AT_ONCE or rows > SAVED_AT_ONCE


def _follow(viewer: ImportViewer, found: Item, file: FileSummary, change: Item) -> list[Item]:
    """Read the file again with what was said, now or in the worker.

    An encrypted one waits for its password first, which nobody has kept.
    """
    owner_id, id_ = viewer.owner_id, found["id"]
    if file.is_encrypted:
        return _wait(owner_id, id_, change, ImportState.LOCKED)
    if found["change"] is not None or _is_long(found, file):
        return _wait(owner_id, id_, change, ImportState.READING)
    stored = queries.find_file(owner_id, found["file_id"])
    if stored is None:
        raise NotNow
    outcome, said = _read_again(found, change, stored["content"])
    if isinstance(outcome, Unreadable):
        raise Misread(outcome, MAPPING if MAPPING in change else STYLE)
    locked = _lock_open(owner_id, id_)
    if locked["change"] is not None:
        return _wait(owner_id, id_, change, ImportState.READING)
    extend_timeout()
    return _store(viewer, locked, {**said, **change}, outcome)


def _read_again(
    draft: Item, change: Item, content: bytes, password: str | None = None
) -> tuple[Any, Item]:
    """Read the file of a draft with a change, and what was said about its columns before."""
    owner_id, request = draft["owner_id"], FileRequest.of({**draft, **change}, content, password)
    outcome, said = read_file(owner_id, request)
    if STYLE in change or MAPPING not in change or not isinstance(outcome, Unreadable):
        return outcome, said
    # The style may be that of a column that was taken for the amount before.
    freed, _ = read_file(owner_id, replace(request, number_style=None))
    return (outcome, said) if isinstance(freed, Unreadable) else (freed, {})


def _wait(owner_id: str, id_: str, change: Item, state: ImportState) -> list[Item]:
    """Keep a change until the worker, or the person with the password, reads the file."""
    locked = _lock_open(owner_id, id_)
    wanted = {**(locked["change"] or {}), **change}
    values = {"change": wanted, "state": state.value, **drafts.NO_FAULT, **drafts.NO_LEASE}
    queries.update_import(owner_id, id_, values)
    if state is ImportState.READING:
        wake_worker()
    return [get_import(owner_id, id_)]


def _move(viewer: ImportViewer, found: Item, wallet: Item) -> None:
    """Compare a draft with another wallet, now or in the worker."""
    owner_id, id_ = viewer.owner_id, found["id"]
    if found["change"] is not None or found["row_count"] > SAVED_AT_ONCE:
        _wait(owner_id, id_, wallet, ImportState.READING)
        return
    locked = _lock_open(owner_id, id_)
    extend_timeout()
    _compare(viewer, locked, wallet)


def _store(
    viewer: ImportViewer, locked: Item, change: Item, outcome: Any, *, had_password: bool = False
) -> list[Item]:
    """Store what reading the file with a change gave, and remember a mapping by its header row."""
    owner_id, id_ = viewer.owner_id, locked["id"]
    change = _without_gone_wallet(viewer, change)
    was_read = locked["change"] is not None
    state = _state_before(locked).value if was_read else locked["state"]
    queries.update_import(owner_id, id_, {**change, "change": None})
    if "wallet_id" in change:
        queries.forget_wallet(owner_id, id_)
    draft = {**locked, **change, "state": state}
    ids = drafts.store_outcome(viewer, draft, outcome, had_password=had_password)
    read = [get_import(owner_id, one) for one in ids]
    file_id = read[0]["file_id"] or ""
    columns = _keep_as_guess(owner_id, file_id, change)
    if columns is not None:
        key = drafts.header_key(columns)
        queries.remember_mapping(owner_id, key, change[MAPPING], read[0][STYLE])
    return read


def _store_misread(viewer: ImportViewer, locked: Item, error: Unreadable) -> None:
    """Let a draft be as it was, but for its wallet, and say why its file cannot be read so."""
    owner_id, id_, change = viewer.owner_id, locked["id"], locked["change"]
    _keep_as_guess(owner_id, locked["file_id"], change)
    _go_back(viewer, locked)
    queries.update_import(owner_id, id_, drafts.describe_fault(error))


def _keep_as_guess(owner_id: str, file_id: str, change: Item) -> Item | None:
    """The columns of a file with what was said of them: the person corrects that, no guess."""
    file = queries.summarize_file(owner_id, file_id) if change.get(MAPPING) else None
    if file is None or file.columns is None:
        return None
    columns = {**file.columns, "guess": change[MAPPING]}
    queries.update_file(owner_id, file_id, {"columns": columns})
    return columns


def _go_back(viewer: ImportViewer, locked: Item) -> None:
    """Let a draft be as it was before its change, but for the wallet that was chosen."""
    wanted = {name: locked["change"][name] for name in _NO_WALLET if name in locked["change"]}
    wallet = _without_gone_wallet(viewer, wanted)
    values = {**wallet, **_undone(locked), **drafts.NO_FAULT, **drafts.NO_LEASE}
    draft = {**locked, **values}
    if draft["state"] == ImportState.MAPPING:
        queries.update_import(viewer.owner_id, locked["id"], values)
        return
    # The ledger may have changed since the rows were compared.
    _compare(viewer, draft, {**wallet, "change": None})


def _compare(viewer: ImportViewer, draft: Item, values: Item) -> None:
    """Compare the rows of a draft again; what was decided about another wallet is forgotten."""
    if "wallet_id" in values:
        queries.forget_wallet(viewer.owner_id, draft["id"])
    rows = queries.StoredRows(viewer.owner_id, draft["id"])
    drafts.write_draft(viewer, {**draft, **values}, rows, values)


def _wallet_change(viewer: ImportViewer, change: Mapping[str, Any]) -> Item:
    if change.get("new_wallet"):
        return {**_NO_WALLET, "creates_wallet": True}
    wallet_id = change.get("wallet_id")
    if wallet_id is None:
        return {}
    return {**_NO_WALLET, "wallet_id": viewer.wallets.choose(wallet_id).id}


def _without_gone_wallet(viewer: ImportViewer, change: Item) -> Item:
    """The change without a wallet that was archived, merged or deleted while the draft waited."""
    wallet_id = change.get("wallet_id")
    wallet = viewer.wallets.get(wallet_id) if wallet_id else None
    if wallet_id is None or (wallet is not None and not wallet.archived):
        return change
    return {name: value for name, value in change.items() if name not in _NO_WALLET}
