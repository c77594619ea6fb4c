"""Imports of statements: from a file to a draft."""

from dataclasses import replace
from typing import Any, Final

from server.core.database.unit_of_work import after_commit, extend_timeout, release_connection
from server.core.errors import NotFound
from server.core.operations import job_queue
from server.imports import draft as drafts
from server.imports import queries
from server.imports.draft import Outcome
from server.imports.errors import MOST_DRAFTS, NotNow, TooManyDrafts
from server.imports.file_reader import FileRequest, read_content
from server.imports.queries import Item
from server.imports.statements.statement import Unreadable
from server.imports.states import DRAFTS, ImportState
from server.imports.viewer import ImportViewer
from server.sessions.accounts import accounts
from server.users.balances import lock_account

# The bytes that are read, and the rows that are saved or taken back, while the person waits; the
# worker does the rest.
READ_AT_ONCE: Final = 1024 * 1024
SAVED_AT_ONCE: Final = 2_000
JOB: Final = "imports"
MOST_LISTED: Final = 100
# A draft with more rows follows new rules when it is compared with the ledger again.
MOST_FOLLOWING: Final = 5_000
# A draft in these states can be discarded, and its file be read in another way.
OPEN: Final = frozenset(str(state) for state in DRAFTS) - {ImportState.APPLYING.value}


def wake_worker() -> None:
    """Let the worker look for imports once this transaction is committed."""
    after_commit(_wake)


def _wake() -> None:
    job_queue.wake(JOB)


def add_import(
    viewer: ImportViewer, content: bytes, password: str | None, name: str = ""
) -> list[Item]:
    """Read a file, now or in the worker, and return its drafts, one for each account.

    The same file again gives the drafts that it has. TooManyDrafts.
    """
    owner_id = viewer.owner_id
    file = drafts.new_file(content, name)
    known = _drafts_of_file(owner_id, file.digest)
    if known:
        return known
    draft = drafts.new_draft(viewer, file.id)
    outcome: Outcome | None = None
    if password or len(content) <= READ_AT_ONCE:
        request = FileRequest(content=content, today=viewer.today, password=password)
        outcome, said = read_file(owner_id, request)
        draft |= said
        # The same file may have come twice meanwhile.
        known = _drafts_of_file(owner_id, file.digest, lock=True)
        if known:
            return known
    drafts.add_file(viewer, file, draft)
    if outcome is None:
        wake_worker()
        return [get_import(owner_id, draft["id"])]
    extend_timeout()
    ids = drafts.store_outcome(viewer, draft, outcome, had_password=bool(password))
    return [get_import(owner_id, id_) for id_ in ids]


def list_imports(owner_id: str) -> list[Item]:
    """The owner's newest imports."""
    return queries.list_imports(owner_id, MOST_LISTED)


def get_import(owner_id: str, id_: str) -> Item:
    """An import of the owner; NotFound."""
    found = queries.find_import(owner_id, id_)
    if found is None:
        raise NotFound
    return found


def discard_import(owner_id: str, id_: str) -> None:
    """Throw a draft away with all that is known of its file; NotFound, NotNow."""
    found = queries.find_import(owner_id, id_, lock=True)
    if found is None:
        raise NotFound
    if found["state"] not in OPEN | {ImportState.FAILED.value}:
        raise NotNow
    queries.delete_import(owner_id, id_)
    queries.delete_unused_files(owner_id)


def read_waiting(viewer: ImportViewer, draft: Item) -> None:
    """Read the file of a draft that waits for the worker, and store what it holds."""
    file = queries.find_file(viewer.owner_id, draft["file_id"])
    if file is None:
        return
    outcome, said = read_file(viewer.owner_id, FileRequest.of(draft, file["content"]))
    locked = queries.find_import(viewer.owner_id, draft["id"], lock=True)
    # It may have been discarded meanwhile.
    if locked is not None and locked["state"] == ImportState.READING:
        extend_timeout()
        queries.update_import(viewer.owner_id, draft["id"], {**said, "claimed_until": None})
        drafts.store_outcome(viewer, {**locked, **said}, outcome, had_password=False)


def compare_again(viewer: ImportViewer, but: str) -> None:
    """Compare the other drafts with a ledger that has just changed."""
    for draft in queries.list_drafts(viewer.owner_id):
        if _is_compared(draft) and draft["id"] != but:
            rows = queries.StoredRows(viewer.owner_id, draft["id"])
            drafts.write_draft(viewer, draft, rows, {})


def is_short(changing: Item) -> bool:
    """Whether an import is saved or taken back at once, with the comparison of all drafts after."""
    rows: int = changing["row_count"]
    waiting = (one for one in queries.list_drafts(changing["owner_id"]) if _is_compared(one))
    rows += sum(one["row_count"] for one in waiting if one["id"] != changing["id"])
    return rows <= SAVED_AT_ONCE


def _is_compared(draft: Item) -> bool:
    # A whole ledger is compared again when it is saved.
    return bool(draft["state"] == ImportState.REVIEW and draft["contents"] is None)


def follow_rules(owner_id: str) -> None:
    """Let drafts in review follow the person's rules, but for very long ones."""
    compared = [draft for draft in queries.list_drafts(owner_id) if _is_compared(draft)]
    account = accounts.get()(owner_id) if compared else None
    for draft in compared:
        if account and draft["row_count"] <= MOST_FOLLOWING:
            rows = queries.StoredRows(owner_id, draft["id"])
            drafts.write_draft(ImportViewer.of(account), draft, rows, {})


def lock_draft(owner_id: str, id_: str, *states: ImportState) -> Item:
    """Lock an import that must be in one of these states; NotFound, NotNow."""
    found = queries.find_import(owner_id, id_, lock=True)
    if found is None:
        raise NotFound
    return require_state(found, *states)


def require_state(found: Item, *states: ImportState) -> Item:
    """The import itself if it is a statement in one of these states; NotNow."""
    if found["state"] not in states or found["contents"] is not None:
        raise NotNow
    return found


def _drafts_of_file(owner_id: str, digest: bytes, *, lock: bool = False) -> list[Item]:
    """The drafts of the same file; TooManyDrafts when there is none and no room for one.

    With `lock` nobody adds a draft until the transaction ends.
    """
    if lock:
        lock_account(owner_id)
    present = queries.list_drafts(owner_id)
    file_id = queries.find_file_by_digest(owner_id, digest)
    known = [one for one in present if file_id and one["file_id"] == file_id]
    if not known and len(present) >= MOST_DRAFTS:
        raise TooManyDrafts
    return known


def read_file(owner_id: str, request: FileRequest) -> tuple[Outcome, dict[str, Any]]:
    """Read a file without a connection, and what was said about its columns before.

    A table that was mapped before is read as it was then.
    """
    release_connection()
    outcome = _read_or_refuse(request)
    if isinstance(outcome, Unreadable) or outcome.columns is None or request.mapping:
        return outcome, {}
    known = queries.find_mapping(owner_id, drafts.header_key(outcome.columns))
    if known is None:
        return outcome, {}
    said: dict[str, Any] = {
        "mapping": known[0],
        "number_style": request.number_style or known[1],
    }
    release_connection()
    mapped = _read_or_refuse(replace(request, **said))
    if isinstance(mapped, Unreadable):
        # Another table with the same header: the person says what it is.
        return outcome, {}
    columns = {**outcome.columns, "guess": known[0]}
    return replace(mapped, columns=columns, shape=outcome.shape), said


def _read_or_refuse(request: FileRequest) -> Outcome:
    try:
        return read_content(request)
    except Unreadable as error:
        return error
