"""Imports and rows of drafts as they go over the wire; money in whole rupiah."""

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any, Final

from server.core.calendar.clock import to_text
from server.core.calendar.ledger_days import last_recordable_day
from server.core.text.i18n import translate
from server.imports import layout_shapes, mark_queries, queries
from server.imports.archive_leftovers import name_leftovers
from server.imports.draft_rows import DraftRow, to_rupiah
from server.imports.errors import ZIP_FAULTS, explain_fault
from server.imports.file_names import find_names
from server.imports.issuers import find_issuer, name_layout
from server.imports.posted_rows import find_updated
from server.imports.queries import FileAccount, Item
from server.imports.states import ImportState, TransferState
from server.imports.undo import list_kept
from server.imports.viewer import ImportViewer
from server.imports.wallet_choice import name_new_wallet
from server.rules.serializers import serialize_category
from server.transactions.imported_entries import LedgerEntry, find_entries
from server.wallets.kinds import WalletKind

# How numbers are written, with one thousand as the example.
EXAMPLES: Final = {"en": "1,000.00", "id": "1.000,00", "plain": "1000.00"}
NO_COUNTS: Final = {"new": 0, "existing": 0, "check": 0, "left_out": 0}
PLAIN: Final = (
    "id",
    "state",
    "layout",
    "issuer",
    "account_tail",
    "row_count",
    "notes",
)
MOMENTS: Final = ("start", "end", "created_at", "expires_at", "applied_at", "undo_until")
_ENDED: Final = frozenset(
    {ImportState.APPLIED.value, ImportState.UNDOING.value, ImportState.UNDONE.value}
)
_CREATES: Final = frozenset(
    {ImportState.REVIEW.value, ImportState.APPLYING.value, ImportState.MAPPING.value}
)


def serialize_imports(viewer: ImportViewer, found: Sequence[Item]) -> list[Item]:
    """Imports with their wallets; three queries at most."""
    # What a draft waits for is shown as it will be.
    found = [{**one, **(one["change"] or {})} for one in found]
    files = [one["file_id"] for one in found if _is_mapped(one)]
    columns = queries.find_columns(viewer.owner_id, files) if files else {}
    undone = [one["id"] for one in found if one["state"] == ImportState.UNDONE]
    kept = list_kept(viewer.owner_id, undone) if undone else {}
    left = name_leftovers(viewer, found)
    accounts = _list_accounts(viewer, found)
    sendable = [one["id"] for one in found if one["state"] in layout_shapes.SENDABLE]
    shapes = layout_shapes.find_states(viewer.owner_id, sendable) if sendable else {}
    is_open = [one["id"] for one in found if one["expires_at"]]
    names = find_names(viewer.owner_id, is_open) if is_open else {}
    return [
        {
            **{name: one[name] for name in PLAIN},
            **{name: to_text(one[name]) for name in MOMENTS},
            "layout_name": name_layout(one["layout"], one["issuer"]),
            "file_name": names.get(one["id"]),
            "wallet": _serialize_wallet(viewer, one),
            "new_wallet": _serialize_new_wallet(viewer, one),
            "number_style": _serialize_style(one["number_style"]),
            "columns": _serialize_columns(one, columns.get(one["file_id"])),
            "proof": _serialize_proof(one),
            "counts": {**NO_COUNTS, **one["counts"]},
            "archive": _serialize_archive(one["contents"]),
            **_serialize_accounts(accounts.get(one["file_id"], ()) if one["account_name"] else ()),
            "fault": _serialize_fault(viewer, one),
            "result": _serialize_result(
                viewer, one, kept.get(one["id"], ()), left.get(one["id"], [])
            ),
            "shape": shapes.get(one["id"], layout_shapes.NONE),
        }
        for one in found
    ]


def _serialize_wallet(viewer: ImportViewer, one: Item) -> Item | None:
    wallet = viewer.wallets.get(one["wallet_id"]) if one["wallet_id"] else None
    if wallet is None:
        return None
    name = wallet.label(viewer.book.language)
    return {"id": wallet.id, "name": name, "proposed": one["wallet_proposed"]}


def _serialize_new_wallet(viewer: ImportViewer, one: Item) -> Item | None:
    if not one["creates_wallet"] or one["wallet_id"] or one["state"] not in _CREATES:
        return None
    issuer = find_issuer(one["issuer"])
    name = name_new_wallet(
        viewer.wallets, one["issuer"], one["account_tail"], one["account_name"] or ""
    )
    kind = issuer.kind if issuer else WalletKind.BANK
    return {"name": name, "kind": kind.value, "issuer": one["issuer"]}


def _is_mapped(one: Item) -> bool:
    """Whether a draft is of a table whose columns the person tells, or told, as they may again."""
    is_told = one["state"] == ImportState.REVIEW and one["mapping"] is not None
    return is_told or one["state"] == ImportState.MAPPING


def _serialize_columns(one: Item, columns: Mapping[str, Any] | None) -> Item | None:
    if columns is None or not _is_mapped(one):
        return None
    return {name: columns[name] for name in ("header", "sample", "guess")}


def _serialize_style(style: str | None) -> Item | None:
    return None if style is None else {"id": style, "example": EXAMPLES[style]}


def _serialize_proof(one: Item) -> Item:
    return {
        "state": one["proof"],
        "opening": None if one["opening"] is None else to_rupiah(one["opening"]),
        "closing": None if one["closing"] is None else to_rupiah(one["closing"]),
        "broken": one["broken"],
    }


def _list_accounts(viewer: ImportViewer, found: Sequence[Item]) -> dict[str, list[FileAccount]]:
    """The accounts in files that have more than one; one query if there may be any."""
    files = {one["file_id"] for one in found if one["file_id"] and one["account_name"]}
    accounts: dict[str, list[FileAccount]] = {}
    listed = queries.list_accounts(viewer.owner_id, sorted(files)) if files else []
    for account in listed:
        accounts.setdefault(account.file_id, []).append(account)
    return {file_id: each for file_id, each in accounts.items() if len(each) > 1}


def _serialize_accounts(accounts: Sequence[FileAccount]) -> Item:
    return {
        "accounts": [one.name for one in accounts],
        "needs_password": any(one.is_encrypted for one in accounts),
    }


def _serialize_archive(contents: Item | None) -> Item | None:
    if contents is None:
        return None
    counts = contents["counts"].items()
    return {
        **{name: contents[name] for name in ("made_at", "deleted", "wallets", "goals", "unproved")},
        "counts": [
            {"kind": kind, "new": new, "existing": present} for kind, (new, present) in counts
        ],
    }


def _serialize_fault(viewer: ImportViewer, one: Item) -> Item | None:
    if one["fault"] is None:
        return None
    row = one["fault_position"] if one["fault_page"] is None else None
    sentence = explain_fault(one["fault"], row, one["fault_part"], is_mapped=_is_mapped(one))
    return {
        "code": one["fault"],
        "position": one["fault_position"],
        "page": one["fault_page"],
        "part": None if one["fault"] in ZIP_FAULTS else one["fault_part"],
        "message": translate(sentence, viewer.book.language),
    }


def _serialize_result(
    viewer: ImportViewer, one: Item, kept: Iterable[tuple[str, str]], left: Sequence[str]
) -> Item | None:
    if one["state"] not in _ENDED:
        return None
    book = viewer.book
    return {
        "saved": one["saved"],
        "transfers": one["transfers"],
        "difference": one["difference"],
        "kept": [
            *(detail or book.shown(category_id).label for detail, category_id in kept),
            *left,
        ],
    }


def serialize_rows(viewer: ImportViewer, draft: Item, rows: Sequence[DraftRow]) -> list[Item]:
    """Rows of a draft with the entries that they match; two queries."""
    matches = [row.match_id for row in rows if row.match_id]
    entries = find_entries(viewer.owner_id, matches)
    marks = mark_queries.list_marks_of(viewer.owner_id, draft["wallet_id"], matches)
    imported = {mark.key for mark in marks if mark.entry_id in entries}
    updated = find_updated(entries, marks)
    last_day = last_recordable_day(draft["today"])
    return [
        {
            **_serialize_row(viewer, row),
            "addable": row.is_sound(last_day) and row.key not in imported,
            "match": _serialize_match(entries.get(row.match_id or ""), row, updated),
        }
        for row in rows
    ]


def _serialize_row(viewer: ImportViewer, row: DraftRow) -> Item:
    return {
        "id": str(row.number),
        "date": row.day.isoformat(),
        "amount": row.amount,
        "text": row.text,
        "name": row.name,
        "kind": row.kind,
        "status": row.status,
        "include": row.include,
        "left_out_by_rule": row.is_left_out_by_rule,
        "category": serialize_category(row.category_id, viewer.book) if row.category_id else None,
        "why": _serialize_why(row),
        "detail": row.detail,
        "pending": row.pending,
        "transfer": _serialize_transfer(viewer, row),
        "balance": None if row.balance is None else to_rupiah(row.balance),
    }


def _serialize_why(row: DraftRow) -> Item | None:
    if row.why is None:
        return None
    return {"reason": row.why, "count": row.why_count, "rule_id": row.rule_id}


def _serialize_match(
    entry: LedgerEntry | None, row: DraftRow, updated: Container[str]
) -> Item | None:
    if entry is None:
        return None
    return {
        "id": entry.id,
        "date": entry.date.isoformat(),
        "detail": entry.detail,
        "amount": entry.amount,
        "updates": not row.pending and entry.id in updated,
    }


def _serialize_transfer(viewer: ImportViewer, row: DraftRow) -> Item | None:
    wallet = viewer.wallets.get(row.transfer_wallet_id) if row.transfer_wallet_id else None
    if wallet is None or row.transfer == TransferState.REFUSED:
        return None
    return {
        "wallet_id": wallet.id,
        "name": wallet.label(viewer.book.language),
        "proposed": row.transfer == TransferState.PROPOSED,
        "fee": row.transfer_fee,
    }
