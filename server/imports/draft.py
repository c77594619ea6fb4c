"""Drafts: what a file holds, stored with its rows until it is applied, discarded or expired."""

import datetime as dt
import hashlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from server.core.calendar.clock import now
from server.core.calendar.ledger_days import last_recordable_day
from server.core.database.table_statistics import refresh_statistics
from server.core.ids import new_id
from server.imports import import_counts, layout_shapes, queries
from server.imports.archive_draft import draft_archive
from server.imports.comparison import compare, count_tabs
from server.imports.decisions import carry_decisions
from server.imports.draft_rows import Batches, DraftRow, StatementRows
from server.imports.file_names import clean_name, copy_name, store_name
from server.imports.file_reader import FileContent
from server.imports.guesses import type_of
from server.imports.queries import Item
from server.imports.statement_proof import describe_proof
from server.imports.statements.exchange import ReadStatement
from server.imports.statements.statement import Fault, Statement, StatementRow, Unreadable
from server.imports.states import ImportState, TransferState
from server.imports.viewer import ImportViewer
from server.imports.wallet_choice import choose_wallet
from server.rules.guesses import is_usable
from server.rules.texts import hash_of
from server.wallets.models import LONGEST_NAME

KEPT: Final = dt.timedelta(hours=24)
NO_FAULT: Final = dict.fromkeys(("fault", "fault_position", "fault_page", "fault_part"))
NO_LEASE: Final = {"attempts": 0, "claimed_until": None}
# What opens the file: the draft stays, and so does the file.
_LOCKS: Final = frozenset({Fault.LOCKED, Fault.UNLOCK_FAILED})

WriteRows = Callable[[str, str, Sequence[DraftRow]], None]
Outcome = FileContent | Unreadable
"""What reading a file gave."""


@dataclass(frozen=True, slots=True)
class NewFile:
    """A file that was sent; `digest` recognises it when it is sent again."""

    id: str
    content: bytes
    digest: bytes
    name: str


def new_file(content: bytes, name: str) -> NewFile:
    """A file that was sent; pasted text has no name."""
    return NewFile(new_id(), content, hashlib.sha256(content).digest(), clean_name(name))


def new_draft(viewer: ImportViewer, file_id: str, section: int = 0) -> Item:
    """The values of a new draft of a file."""
    moment = now()
    return {
        "id": new_id(),
        "file_id": file_id,
        "section": section,
        "state": ImportState.READING.value,
        "today": viewer.today,
        "number_style": None,
        "mapping": None,
        "wallet_id": None,
        "creates_wallet": False,
        "layout": "",
        "issuer": "",
        "account_tail": "",
        "created_at": moment,
        "expires_at": moment + KEPT,
    }


def add_file(viewer: ImportViewer, file: NewFile, draft: Item) -> None:
    """Store a file with its first draft."""
    row = {"id": file.id, "content": file.content, "digest": file.digest, "is_encrypted": False}
    queries.insert_file(viewer.owner_id, {**row, "columns": None})
    queries.insert_import(viewer.owner_id, draft)
    store_name(viewer.owner_id, draft["id"], file.name)


def store_outcome(
    viewer: ImportViewer, draft: Item, outcome: Outcome, *, had_password: bool
) -> list[str]:
    """Store what reading the file of a draft gave, and return the ids of all its drafts.

    The caller has locked the draft.
    """
    owner_id, id_ = viewer.owner_id, draft["id"]
    if outcome.shape:
        layout_shapes.store_shape(owner_id, id_, outcome.shape)
    import_counts.count_file(draft, outcome)
    if isinstance(outcome, Unreadable):
        _store_fault(owner_id, draft, outcome)
        return [id_]
    queries.update_file(owner_id, draft["file_id"], {"is_encrypted": had_password})
    if outcome.archive is not None:
        values = {**draft_archive(viewer, outcome.archive), **NO_FAULT, **NO_LEASE}
        queries.update_import(owner_id, id_, values)
        return [id_]
    if outcome.columns is not None:
        queries.update_file(owner_id, draft["file_id"], {"columns": outcome.columns})
    if not outcome.statements:
        values = {"state": ImportState.MAPPING.value, **NO_FAULT, **NO_LEASE}
        if outcome.columns is not None and draft["number_style"] is None:
            values["number_style"] = outcome.columns["number_style"]
        queries.update_import(owner_id, id_, values)
        return [id_]
    return _store_statements(viewer, draft, outcome.statements)


def describe_fault(error: Unreadable) -> Item:
    """Why a file cannot be read, as a draft stores it."""
    return {
        "fault": error.fault.value,
        "fault_position": error.position,
        "fault_page": error.page,
        "fault_part": error.part or None,
    }


def _store_fault(owner_id: str, draft: Item, error: Unreadable) -> None:
    """A file that a password opens waits for it; nothing of any other one is kept."""
    is_locked = error.fault in _LOCKS
    state = ImportState.LOCKED if is_locked else ImportState.FAILED
    values = {**describe_fault(error), "state": state.value, **NO_LEASE}
    if error.fault is Fault.LOCKED:
        values["fault"] = None
    if not is_locked:
        values["file_id"] = None
        queries.delete_rows(owner_id, draft["id"])
    queries.update_import(owner_id, draft["id"], values)
    queries.delete_unused_files(owner_id)


def _store_statements(
    viewer: ImportViewer, draft: Item, statements: Sequence[ReadStatement]
) -> list[str]:
    """One draft for each account; those of a file that is read again are there already."""
    open_drafts = queries.list_drafts(viewer.owner_id)
    siblings = [one for one in open_drafts if one["file_id"] == draft["file_id"]]
    if len(siblings) > 1 or draft["section"]:
        store_statement(viewer, draft, statements[min(draft["section"], len(statements) - 1)])
        return [draft["id"]]
    ids = []
    for section, statement in enumerate(statements):
        target = draft
        if section:
            target = new_draft(viewer, draft["file_id"], section)
            target |= {name: draft[name] for name in ("mapping", "number_style")}
            queries.insert_import(viewer.owner_id, target)
            copy_name(viewer.owner_id, draft["id"], target["id"])
        store_statement(viewer, target, statement)
        ids.append(target["id"])
    return ids


def store_statement(viewer: ImportViewer, draft: Item, found: ReadStatement) -> None:
    """Make a statement the content of a draft, compared with the ledger.

    What the person decided about rows that the draft has already stays.
    """
    statement = found.statement
    values = {**_describe(found), **_wallet_of(viewer, draft, statement)}
    earlier = queries.StoredRows(viewer.owner_id, draft["id"])
    rows = carry_decisions(
        earlier,
        StatementRows(statement, partial(_follow_other_app, viewer)),
        viewer.book,
        last_recordable_day(viewer.today),
    )
    queries.delete_rows(viewer.owner_id, draft["id"])
    write_draft(viewer, {**draft, **values}, rows, values, write=queries.insert_rows)


def write_draft(
    viewer: ImportViewer,
    draft: Item,
    batches: Batches,
    values: Mapping[str, Any],
    write: WriteRows = queries.replace_rows,
) -> None:
    """Compare the rows of a draft with the ledger, and store both with new values."""
    statuses: Counter[tuple[str, bool]] = Counter()
    for rows in compare(viewer, draft, batches):
        write(viewer.owner_id, draft["id"], rows)
        statuses.update((row.status, row.include) for row in rows)
    refresh_statistics(statuses.total(), *queries.ROW_KEYS)
    counted = {"counts": count_tabs(statuses), "row_count": statuses.total()}
    state = {"state": ImportState.REVIEW.value, **NO_FAULT, **NO_LEASE}
    queries.update_import(viewer.owner_id, draft["id"], {**values, **counted, **state})


def header_key(columns: Mapping[str, Any]) -> bytes:
    """What recognises the header row of a table."""
    return hash_of(columns["key"])


def _describe(found: ReadStatement) -> Item:
    """What a statement says about itself, and whether it adds up."""
    statement, proof, days = found
    first, last = days or (None, None)
    style = statement.number_style
    return {
        "layout": statement.layout,
        "issuer": statement.issuer,
        "account_tail": statement.account_tail,
        "account_name": statement.account_name[:LONGEST_NAME] or None,
        "start": statement.start or first,
        "end": statement.end or last,
        "notes": sorted(statement.notes),
        "number_style": style.value if style else None,
        **describe_proof(proof, statement.rows),
    }


def _wallet_of(viewer: ImportViewer, draft: Item, statement: Statement) -> Item:
    """The wallet that the person chose, or the one that fits the statement."""
    if draft["wallet_id"] or draft["creates_wallet"]:
        return {}
    book = viewer.wallets
    named = book.named(statement.account_name) if statement.account_name else None
    if named and not named.archived:
        return {"wallet_id": named.id, "wallet_proposed": False, "creates_wallet": False}
    earlier = queries.find_wallets_of_accounts(viewer.owner_id)
    choice = choose_wallet(statement, book, earlier)
    creates = choice.creates or bool(statement.account_name and not choice.wallet_id)
    return {
        "wallet_id": choice.wallet_id,
        "wallet_proposed": choice.is_proposed,
        "creates_wallet": creates,
    }


def _follow_other_app(viewer: ImportViewer, row: DraftRow, source: StatementRow) -> None:
    """Take over what the export of another app says about its own entry."""
    if source.category:
        type_ = type_of(row.amount)
        category = viewer.book.find(source.category, type_)
        if category and is_usable(category.id, type_, viewer.book):
            row.category_id = category.id
    if source.to_account:
        wallet = viewer.wallets.named(source.to_account)
        if wallet and not wallet.archived:
            row.transfer = TransferState.CHOSEN.value
            row.transfer_wallet_id = wallet.id
