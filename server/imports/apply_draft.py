"""Saves a draft as entries: in one transaction, and once.

The account is locked before anything is read, so of several calls the first one saves and the
others find it saved. A process that dies leaves nothing behind, and the draft as it was.
"""

import datetime as dt
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, case, func, insert, literal, or_, select, update

from server.categories.catalogue import CATCH_ALL, TransactionType
from server.core.calendar.clock import now
from server.core.database.engine import db
from server.core.database.table_statistics import refresh_statistics
from server.core.database.unit_of_work import extend_timeout
from server.core.errors import NotFound
from server.imports import import_counts, queries
from server.imports.comparison import count_tabs
from server.imports.draft_rows import to_rupiah
from server.imports.errors import NotNow, WalletNeeded
from server.imports.issuers import find_issuer
from server.imports.marks import drop_imported, restore_unmatched, write_marks
from server.imports.models import CHANGES, ROWS
from server.imports.posted_rows import update_pending
from server.imports.queries import Item
from server.imports.service import compare_again, is_short, wake_worker
from server.imports.states import ImportState, TransferState
from server.imports.viewer import ImportViewer
from server.imports.wallet_choice import name_new_wallet
from server.imports.wallet_proof import prove_wallet
from server.rules.service import add_hits as add_rule_hits
from server.transactions.imported_entries import (
    COLUMN_TYPES,
    KEYS,
    RESTORED,
    LedgerEntry,
    change_entries,
    fee_columns,
    find_entries,
    insert_selected,
    new_columns,
)
from server.transactions.models import REPORTED, EntryType
from server.users.balances import Opening, lock_account
from server.users.guest_limits import require_room
from server.wallets.balances import settle_balance
from server.wallets.kinds import WalletKind
from server.wallets.service import WalletFields, add_wallet

UNDOABLE: Final = dt.timedelta(hours=72)
# What an ended import no longer has.
ENDED: Final = {
    "file_id": None,
    "expires_at": None,
    "claimed_until": None,
    "mapping": None,
    "account_name": None,
    "attempts": 0,
    "fault": None,
}
_IS_CHOSEN: Final = ROWS.c.transfer == TransferState.CHOSEN.value
_HAS_PAIR: Final = and_(_IS_CHOSEN, ROWS.c.pair_id.is_not(None))
# Of a missing transfer a comparison is NULL, and so is what it is denied by.
_IS_MADE: Final = and_(
    ROWS.c.include, or_(ROWS.c.transfer.is_(None), ~_IS_CHOSEN, ROWS.c.pair_id.is_(None))
)


def apply_draft(viewer: ImportViewer, id_: str) -> Item:
    """Save a draft now, or let the worker do it when it is long; what is saved stays as it is.

    NotFound, NotNow, WalletNeeded, WalletArchived, TooManyWallets.
    """
    lock_account(viewer.owner_id)
    draft = _get(viewer.owner_id, id_)
    if draft["state"] in {ImportState.APPLIED, ImportState.APPLYING}:
        return draft
    if draft["state"] != ImportState.REVIEW:
        raise NotNow
    if not draft["wallet_id"] and not draft["creates_wallet"]:
        raise WalletNeeded
    if is_short(draft):
        return _apply(viewer.renewed(), draft)
    # Whether it may be saved at all is known now.
    _require_wallets(viewer.renewed(), draft)
    require_room(viewer.owner_id, _count_included(draft))
    change = {"state": ImportState.APPLYING.value, "attempts": 0, "claimed_until": None}
    queries.update_import(viewer.owner_id, id_, change)
    wake_worker()
    return {**draft, **change}


def apply_waiting(viewer: ImportViewer, id_: str) -> None:
    """Save a draft that waits for the worker, unless somebody has done it."""
    lock_account(viewer.owner_id)
    draft = _get(viewer.owner_id, id_)
    if draft["state"] == ImportState.APPLYING:
        _apply(viewer.renewed(), draft)


def _get(owner_id: str, id_: str) -> Item:
    found = queries.find_import(owner_id, id_, lock=True)
    if found is None:
        raise NotFound
    return found


def _apply(viewer: ImportViewer, draft: Item) -> Item:
    extend_timeout()
    owner_id = viewer.owner_id
    wallets = _require_wallets(viewer, draft)
    created = None
    if not draft["wallet_id"]:
        created = _create_wallet(viewer, draft)
        draft = {**draft, "wallet_id": created}
    drop_imported(draft)
    restore_unmatched(draft)
    update_pending(draft)
    moment = now()
    pairs = _resolve_pairs(draft, wallets)
    saved = insert_selected(owner_id, _entries_of(draft, moment), draft["row_count"])
    _change_pairs(draft, pairs)
    insert_selected(owner_id, _fees_of(draft, moment), len(pairs))
    write_marks(draft)
    refresh_statistics(saved, *KEYS)
    proof = prove_wallet(draft)
    settle_balance(owner_id)
    counts = count_tabs(queries.count_statuses(owner_id, draft["id"]))
    values = {
        **ENDED,
        **proof,
        "state": ImportState.APPLIED.value,
        "wallet_id": draft["wallet_id"],
        "created_wallet_id": created,
        "counts": counts,
        "saved": saved + len(pairs),
        "transfers": _count_transfers(draft),
        "applied_at": moment,
        "undo_until": moment + UNDOABLE,
    }
    queries.update_import(owner_id, draft["id"], values)
    add_rule_hits(owner_id, queries.count_rule_hits(owner_id, draft["id"]), moment)
    queries.delete_rows(owner_id, draft["id"])
    queries.delete_unused_files(owner_id)
    compare_again(viewer.renewed(), draft["id"])
    import_counts.add_one(draft["layout"], import_counts.APPLIED)
    return {**draft, **values}


def _require_wallets(viewer: ImportViewer, draft: Item) -> set[str]:
    """The active wallets, when those that the draft names are among them; WalletArchived."""
    if draft["wallet_id"]:
        viewer.wallets.choose(draft["wallet_id"])
    mine = _rows_of(draft)
    wanted = select(ROWS.c.transfer_wallet_id).where(*mine, ROWS.c.include, _IS_CHOSEN).distinct()
    for wallet_id in db.session.connection().scalars(wanted):
        viewer.wallets.choose(wallet_id, "transfer_wallet_id")
    return {wallet.id for wallet in viewer.wallets.active}


def _create_wallet(viewer: ImportViewer, draft: Item) -> str:
    """A wallet for the statement, which held at its first day what the statement opens with."""
    issuer = find_issuer(draft["issuer"])
    name = name_new_wallet(
        viewer.wallets, draft["issuer"], draft["account_tail"], draft["account_name"] or ""
    )
    fields = WalletFields(kind=issuer.kind if issuer else WalletKind.BANK, name=name)
    if draft["account_tail"]:
        fields["last_digits"] = draft["account_tail"]
    if draft["opening"] is not None and draft["start"]:
        fields["opening"] = Opening(to_rupiah(draft["opening"]), draft["start"])
    item, _balance = add_wallet(viewer.owner_id, fields, viewer.book.language)
    created: str = item["id"]
    return created


def _count_included(draft: Item) -> int:
    wanted = select(func.count()).where(*_rows_of(draft), ROWS.c.include)
    return int(db.session.connection().execute(wanted).scalar_one())


def _rows_of(draft: Mapping[str, Any]) -> tuple[ColumnElement[bool], ...]:
    return ROWS.c.owner_id == draft["owner_id"], ROWS.c.import_id == draft["id"]


def _resolve_pairs(draft: Item, wallets: set[str]) -> list[tuple[Any, LedgerEntry]]:
    """The chosen transfers with the entries that they take the place of.

    An entry that was changed since is no other side any more; the row then is a transfer alone.
    """
    wanted = select(ROWS).where(*_rows_of(draft), ROWS.c.include, _HAS_PAIR)
    rows = db.session.connection().execute(wanted).all()
    entries = find_entries(draft["owner_id"], [row.pair_id for row in rows])
    pairs, lost = [], []
    for row in rows:
        entry = entries.get(row.pair_id)
        if entry and _is_other_side(row, entry) and entry.wallet_id in wallets:
            # The first row gets it.
            pairs.append((row, entries.pop(row.pair_id)))
        else:
            lost.append(row.number)
    if lost:
        alone = {"pair_id": None, "fee_id": None, "transfer_fee": 0}
        change = update(ROWS).where(*_rows_of(draft), ROWS.c.number.in_(lost))
        db.session.connection().execute(change.values(**alone))
    return pairs


def _is_other_side(row: Any, entry: LedgerEntry) -> bool:
    other = entry.change_of(entry.wallet_id)
    return (
        entry.type in REPORTED
        and not entry.is_booked
        and entry.wallet_id == row.transfer_wallet_id
        and row.amount + other == -row.transfer_fee
    )


def _change_pairs(draft: Item, pairs: Sequence[tuple[Any, LedgerEntry]]) -> None:
    """Let entries of other wallets be transfers; their days and details are the person's own."""
    changes, logged = {}, []
    for row, entry in pairs:
        ways = (draft["wallet_id"], entry.wallet_id)
        from_id, to_id = ways if row.amount < 0 else ways[::-1]
        changes[entry.id] = {
            "type": EntryType.TRANSFER.value,
            "category_id": EntryType.TRANSFER.value,
            "amount": min(abs(row.amount), entry.amount),
            "wallet_id": from_id,
            "to_wallet_id": to_id,
        }
        before = {name: getattr(entry, name) for name in RESTORED}
        before["date"] = entry.date.isoformat()
        key = {"owner_id": draft["owner_id"], "import_id": draft["id"], "entry_id": entry.id}
        logged.append({**key, "version": entry.version + 1, "before": before})
    if logged:
        change_entries(draft["owner_id"], changes)
        db.session.connection().execute(insert(CHANGES), logged)


def _entries_of(draft: Item, moment: dt.datetime) -> Any:
    """The new entries of a draft as a statement; in a transfer the money goes its way."""
    is_in = ROWS.c.amount > 0
    wallet_id = literal(draft["wallet_id"], ROWS.c.transfer_wallet_id.type)
    plain_type = case((is_in, TransactionType.INCOME.value), else_=TransactionType.EXPENSES.value)
    catch_all = case(
        (is_in, CATCH_ALL[TransactionType.INCOME]), else_=CATCH_ALL[TransactionType.EXPENSES]
    )
    values = {
        "owner_id": ROWS.c.owner_id,
        "id": ROWS.c.entry_id,
        "type": case((_IS_CHOSEN, EntryType.TRANSFER.value), else_=plain_type),
        "category_id": case(
            (_IS_CHOSEN, EntryType.TRANSFER.value),
            else_=func.coalesce(ROWS.c.category_id, catch_all),
        ),
        "detail": ROWS.c.detail,
        "amount": func.abs(ROWS.c.amount),
        "date": ROWS.c.day,
        "wallet_id": case((and_(_IS_CHOSEN, is_in), ROWS.c.transfer_wallet_id), else_=wallet_id),
        "to_wallet_id": case(
            (and_(_IS_CHOSEN, is_in), wallet_id), (_IS_CHOSEN, ROWS.c.transfer_wallet_id)
        ),
        **new_columns(moment),
    }
    return _selected(values).where(*_rows_of(draft), _IS_MADE).order_by(ROWS.c.number)


def _fees_of(draft: Item, moment: dt.datetime) -> Any:
    """The fees of transfers, paid by the wallet that the money leaves."""
    wallet_id = literal(draft["wallet_id"], ROWS.c.transfer_wallet_id.type)
    values = {
        **new_columns(moment),
        **fee_columns(),
        "owner_id": ROWS.c.owner_id,
        "id": ROWS.c.fee_id,
        "amount": ROWS.c.transfer_fee,
        "date": ROWS.c.day,
        "booked_for_id": ROWS.c.pair_id,
        "wallet_id": case((ROWS.c.amount > 0, ROWS.c.transfer_wallet_id), else_=wallet_id),
    }
    wanted = (ROWS.c.include, _HAS_PAIR, ROWS.c.transfer_fee > 0, ROWS.c.fee_id.is_not(None))
    return _selected(values).where(*_rows_of(draft), *wanted)


def _selected(values: Mapping[str, Any]) -> Any:
    """A statement that selects values by the names of columns."""
    columns = {
        name: value if isinstance(value, ColumnElement) else literal(value, COLUMN_TYPES[name])
        for name, value in values.items()
    }
    return select(*(column.label(name) for name, column in columns.items()))


def _count_transfers(draft: Item) -> int:
    wanted = select(func.count()).where(*_rows_of(draft), ROWS.c.include, _IS_CHOSEN)
    return int(db.session.connection().execute(wanted).scalar_one())
