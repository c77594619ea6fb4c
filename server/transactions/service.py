"""Recording, listing, changing, deleting and restoring transactions; amounts are whole rupiah."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, Final

from server.categories.book import CategoryBook
from server.categories.catalogue import TransactionType
from server.categories.service import require_existing_category
from server.core.calendar.clock import now
from server.core.database.unit_of_work import extend_timeout
from server.core.errors import Conflict, NotFound
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.core.ids import new_id
from server.core.text.i18n import _
from server.transactions import client_keys, list_queries, queries, undo_log
from server.transactions.booking_checks import check_bookings, check_deletion, check_edit
from server.transactions.bookings import UNLINKED, Booking, BookingSource
from server.transactions.client_keys import KeyedEntry
from server.transactions.cursor import read_position, write_position
from server.transactions.filters import Filters
from server.transactions.list_queries import ListRequest, Sort
from server.transactions.list_totals import Totals, read_totals
from server.transactions.models import REPORTED, EnteredColumns
from server.transactions.queries import Item, TransactionRow, to_row
from server.transactions.signed_amounts import signed_amount
from server.transactions.undo_log import ActionKind, Rows
from server.users.balances import LockedAccount, add_to_balance, lock_account, read_balance
from server.wallets.balances import settle_balance
from server.wallets.wallet_book import Wallet, WalletBook, wallet_book_of

FIRST_VERSION: Final = 1
ENTERED: Final = tuple(column.name for column in fields(EnteredColumns))
# The first fields of a serialized transaction; the row's other columns follow.
FIRST_FIELDS: Final[Item] = dict.fromkeys(
    ("id", "type", "category_id", "category_name", "category_label", "icon", "color")
)

TransactionChange = Mapping[str, Any]
"""New values of a transaction's columns, already checked; those that are missing stay."""


class WalletGone(Conflict):
    """409: the wallets of a deleted transfer have become one, so it would move nothing."""

    code = "wallet_gone"
    message = _(
        "This transfer can't be restored, because one of its wallets is gone. Record it again if"
        " you need it."
    )


@dataclass(frozen=True, slots=True)
class Page:
    """One page of the list, with the totals of all rows that match."""

    items: list[Item]
    totals: Totals
    next_cursor: str | None


@dataclass(frozen=True, slots=True)
class NewTransaction(EnteredColumns):
    """A transaction to record, and what it is booked for.

    A device that may send it again gives it a `client_key`.
    """

    booking: Booking | None = None
    client_key: str | None = None
    id: str = field(default_factory=new_id, compare=False)

    @property
    def signed(self) -> int:
        """What it adds to its wallet."""
        return signed_amount(self.type, self.amount)

    @property
    def keyed(self) -> KeyedEntry | None:
        """What tells a second send of it; None without a key."""
        if self.client_key is None:
            return None
        content = tuple(getattr(self, name) for name in ENTERED)
        return KeyedEntry(self.client_key, self.id, content)

    def row(self, wallet: Wallet) -> TransactionRow:
        """The values of a new row's columns, in a wallet."""
        return {
            "id": self.id,
            **{name: getattr(self, name) for name in ENTERED},
            "type": self.type.value,
            "wallet_id": wallet.id,
            "to_wallet_id": None,
            **(self.booking.columns() if self.booking else UNLINKED),
            "created_at": now(),
            "version": FIRST_VERSION,
        }


@dataclass(frozen=True, slots=True)
class BulkSelection:
    """Many rows: those with these ids, or `count` rows that match the filters."""

    ids: Sequence[str]
    filters: Filters
    count: int

    def rows(self, owner_id: str) -> Rows:
        """The owner's rows that are meant."""
        if self.ids:
            return undo_log.rows_with_ids(owner_id, self.ids)
        return undo_log.rows_matching(owner_id, self.filters)


@dataclass(frozen=True, slots=True)
class BulkChange:
    """What to do with many rows: move them to a category, or delete them without one."""

    selection: BulkSelection
    category_id: str | None


def list_transactions(
    owner_id: str,
    filters: Filters,
    sort: Sort,
    limit: int,
    cursor: str | None,
    book: CategoryBook,
) -> Page:
    """One page of the owner's transactions; BadCursor when it is no cursor of this order."""
    # One row more than the page tells whether another page follows.
    request = ListRequest(filters, sort, book, limit + 1)
    if cursor is None:
        totals, rows = list_queries.read_first(owner_id, request)
    else:
        key, known = read_position(owner_id, cursor, sort, filters)
        totals = known or read_totals(owner_id, filters)
        rows = list_queries.read_after(owner_id, request, key)
    page = rows[:limit]
    following = None
    if len(rows) > limit:
        following = write_position(owner_id, page[-1], sort, filters, totals)
    return Page(_serialize_all(page, book), totals, following)


def list_recent_transactions(owner_id: str, limit: int, book: CategoryBook) -> list[Item]:
    """The owner's newest transactions."""
    return _serialize_all(queries.list_recent(owner_id, limit), book)


def get_transaction(owner_id: str, id_: str, book: CategoryBook) -> Item:
    """A transaction of the owner; raises NotFound."""
    return serialize_row(get_row(owner_id, id_), book)


def add_transaction(
    owner_id: str, new: NewTransaction, book: CategoryBook, wallets: WalletBook | None = None
) -> tuple[Item, int]:
    """Record a transaction of the owner and return it with the new balance.

    One that was stored under its key before is returned as it is now. The caller's `wallets` save
    a statement where the wallet does not count. UnknownWallet, WalletArchived, and what
    `client_keys.claim` raises.
    """
    keyed = new.keyed
    stored = client_keys.claim(owner_id, keyed) if keyed else None
    if stored is not None:
        return serialize_row(stored, book), read_balance(owner_id)
    counts = wallets.choose(new.wallet_id).counts if wallets else True
    # The balance first: parallel writers of one owner wait there before they insert.
    account = add_to_balance(owner_id, new.signed if counts else 0)
    require_existing_category(owner_id, book, account, new.category_id)
    wallet = wallet_book_of(owner_id, account.wallets_version).choose(new.wallet_id)
    row = new.row(wallet)
    queries.insert_transactions(owner_id, [row])
    # Another device may have changed the wallet meanwhile.
    balance = account.balance if wallet.counts == counts else settle_balance(owner_id)
    return serialize_row(to_row(row), book), balance


def change_transaction(
    owner_id: str, id_: str, change: TransactionChange, match: IfMatch, book: CategoryBook
) -> tuple[Item, int]:
    """Change a transaction of the owner and return it with the new balance.

    Raises NotFound, also for a transfer or an adjustment, and ChangedMeanwhile when the sender
    does not accept its version.
    """
    account = lock_account(owner_id)
    before = get_row(owner_id, id_)
    if before["type"] not in REPORTED:
        raise NotFound
    change = {**change, **_unlinked_fee(before, change)}
    after = before | to_row(change)
    if match.allows(before["version"]):
        require_existing_category(owner_id, book, account, after["category_id"])
        _require_wallet(owner_id, account, before, after)
        check_edit(owner_id, before, after)
        after["version"] += 1
        queries.update_transaction(owner_id, id_, {**change, "version": after["version"]})
        return serialize_row(after, book), settle_balance(owner_id)
    if after != before:
        raise ChangedMeanwhile(serialize_row(before, book))
    # The answer to the same change was lost, or another device made the same change.
    return serialize_row(before, book), account.balance


def delete_transaction(owner_id: str, id_: str, match: IfMatch, book: CategoryBook) -> int:
    """Delete an entry of the owner, with the fee of a transfer, and return the new balance.

    Raises NotFound, and ChangedMeanwhile when the sender does not accept its version.
    """
    lock_account(owner_id)
    row = get_row(owner_id, id_)
    if not match.allows(row["version"]):
        raise ChangedMeanwhile(serialize_row(row, book))
    check_deletion(owner_id, row)
    undo_log.delete_rows(owner_id, undo_log.rows_with_ids(owner_id, [id_]), 1)
    return settle_balance(owner_id)


def restore_transaction(owner_id: str, id_: str, book: CategoryBook) -> tuple[Item, int]:
    """Restore a deleted entry as it was and return it with the new balance.

    One that is not deleted is returned as it is. NotFound when it never existed or has expired,
    WalletGone for a transfer whose wallets have become one.
    """
    balance = lock_account(owner_id).balance
    action = undo_log.find_deletion(owner_id, id_)
    if action is not None:
        check_bookings(owner_id, undo_log.sum_deleted_bookings(owner_id, action.id, id_))
        if not undo_log.restore_rows(owner_id, action, id_):
            raise WalletGone
        balance = settle_balance(owner_id)
    return get_transaction(owner_id, id_, book), balance


def change_transactions(owner_id: str, bulk: BulkChange, book: CategoryBook) -> tuple[Item, int]:
    """Delete or move many rows as one action, and return it with the new balance.

    Changes nothing and raises NotFound when an id is not the owner's, ChangedMeanwhile when the
    filters do not match as many rows as the sender saw.
    """
    account = lock_account(owner_id)
    extend_timeout()
    rows = bulk.selection.rows(owner_id)
    found = undo_log.count_rows(rows)
    if found != bulk.selection.count:
        raise NotFound if bulk.selection.ids else ChangedMeanwhile({"count": found})
    if bulk.category_id is None:
        sums = undo_log.sum_bookings(rows)
        check_bookings(owner_id, {source: -put_aside for source, put_aside in sums.items()})
        action = undo_log.delete_rows(owner_id, rows, found)
        return {"id": action.id, "count": action.count}, settle_balance(owner_id)
    require_existing_category(owner_id, book, account, bulk.category_id)
    # Rows that are there already stay as they are, so that other devices see no change.
    others = rows.elsewhere(bulk.category_id)
    count = undo_log.count_rows(others)
    action_id = undo_log.categorise_rows(owner_id, others, count, bulk.category_id)
    return {"id": action_id, "count": count}, account.balance


def undo_action(owner_id: str, action_id: str) -> tuple[Item, int]:
    """Undo an action where its rows were not changed since; returns the result and the balance.

    A second call returns the same and changes nothing. Raises NotFound after 24 hours.
    """
    balance = lock_account(owner_id).balance
    action = undo_log.find_action(owner_id, action_id)
    if action is None:
        raise NotFound
    undone = action.undone
    if undone is None:
        extend_timeout()
        if action.kind == ActionKind.DELETE.value:
            check_bookings(owner_id, undo_log.sum_deleted_bookings(owner_id, action_id))
            undone = undo_log.restore_rows(owner_id, action)
            balance = settle_balance(owner_id)
        else:
            undone = undo_log.restore_categories(owner_id, action)
        undo_log.finish_undo(owner_id, action_id, undone)
    return {"id": action_id, "count": undone, "kept": action.count - undone}, balance


def get_row(owner_id: str, id_: str) -> TransactionRow:
    """The row of the owner with this id; raises NotFound."""
    row = queries.find_transaction(owner_id, id_)
    if row is None:
        raise NotFound
    return row


def _serialize_all(rows: Sequence[TransactionRow], book: CategoryBook) -> list[Item]:
    # In one function, and without asking the book again for each row of a category.
    shown = cache(book.shown)
    items = []
    for row in rows:
        item = FIRST_FIELDS | row
        look = shown(row["category_id"])
        item["category_name"], item["category_label"], item["icon"], item["color"] = look
        source_id = item.pop("booked_for_id")
        if item["booked_for"]:
            item["booked_for"] = {"kind": item["booked_for"], "id": source_id}
        items.append(item)
    return items


def serialize_row(row: TransactionRow, book: CategoryBook) -> Item:
    """A row with what the viewer sees of its category."""
    return _serialize_all([row], book)[0]


def _unlinked_fee(before: TransactionRow, change: TransactionChange) -> TransactionChange:
    """What else changes when the fee of a transfer becomes an income: it is no fee any more."""
    is_fee = before["booked_for"] == BookingSource.TRANSFER.value
    return UNLINKED if is_fee and change.get("type") == TransactionType.INCOME.value else {}


def _require_wallet(
    owner_id: str, account: LockedAccount, before: TransactionRow, after: TransactionRow
) -> None:
    """Check the wallet that an edit names, unless it stays the same one."""
    if after["wallet_id"] != before["wallet_id"]:
        wallet_book_of(owner_id, account.wallets_version).choose(after["wallet_id"])
