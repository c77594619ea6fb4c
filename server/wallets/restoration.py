"""Wallets from an archive: by name, and the starting one of a new account filled in."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from server.categories.icons import COLORS
from server.core.data_restore import Restoration, Restored, Restorer, Row, keys_of
from server.core.text.i18n import DEFAULT, translate
from server.core.text.name_keys import name_key
from server.users.balances import Opening
from server.wallets.balances import WalletBalance, read_balances
from server.wallets.errors import MOST_WALLETS, TooManyWallets
from server.wallets.kinds import CREDIT, STARTING_KIND, WalletKind
from server.wallets.queries import (
    delete_row,
    insert_wallet,
    lock_wallets,
    set_positions,
    write_opening,
    write_wallet,
)
from server.wallets.service import APPEARANCE, CREDIT_FIELDS
from server.wallets.usage import wallet_usages
from server.wallets.wallet_book import STARTING_NAME, Wallet, WalletBook, fresh_wallet_book

KIND: Final = "wallets"
FIRST_VERSION: Final = 1
_DETAILS: Final = ("monogram", "last_digits", "counts", "archived")


def _match(restoration: Restoration) -> None:
    owner_id = restoration.owner_id
    book = fresh_wallet_book(owner_id)
    known = restoration.known.get(KIND, {})
    found = {}
    for row in restoration.rows(KIND):
        source = row["id"]
        wallet = book.get(known.get(source, "")) or book.get(source) or book.named(row["name"])
        if wallet is not None:
            found[source] = wallet.id
    first = _find_first(restoration)
    if first is not None and first not in known and _is_new(book, read_balances(owner_id)):
        # Nothing else is what the account began with.
        found = {source: id_ for source, id_ in found.items() if id_ != owner_id}
        restoration.filled[KIND] = first
        found[first] = owner_id
    restoration.settle(KIND, [row["id"] for row in restoration.rows(KIND)], found)


def _find_first(restoration: Restoration) -> str | None:
    """The wallet that the account of the archive began with, or the first one; none of a list."""
    if not restoration.exporter:
        return None
    ids = [row["id"] for row in restoration.rows(KIND)]
    return restoration.exporter if restoration.exporter in ids else next(iter(ids), None)


def _is_new(book: WalletBook, balances: Mapping[str, WalletBalance]) -> bool:
    """Whether nobody has done anything with the wallets of a book."""
    starting = book.wallets[0]
    if len(book.wallets) > 1 or balances[starting.id].entries:
        return False
    plain = Wallet(id=starting.id, kind=STARTING_KIND, version=starting.version)
    return starting == plain and balances[starting.id].opening_date is None


def _write(restoration: Restoration) -> None:
    missing, filled = restoration.missing(KIND), restoration.filled.get(KIND)
    if not missing and filled is None:
        return
    owner_id = restoration.owner_id
    book = lock_wallets(owner_id)
    if len(book.wallets) + len(missing) > MOST_WALLETS:
        raise TooManyWallets
    position = max(wallet.position for wallet in book.wallets)
    for row in restoration.rows(KIND):
        if row["id"] == filled:
            _fill(restoration, book.wallets[0], row)
    for place, row in enumerate(missing, position + 1):
        id_ = restoration.ids[KIND][row["id"]]
        insert_wallet(owner_id, {"id": id_, "position": place, **_columns(restoration, row)})
        restoration.add(KIND, row["id"], id_, FIRST_VERSION)
    if filled is not None:
        set_positions(
            owner_id, [restoration.ids[KIND][row["id"]] for row in restoration.rows(KIND)]
        )


def _fill(restoration: Restoration, before: Wallet, row: Row) -> None:
    values = _columns(restoration, row)
    amount, day = values.pop("opening_amount"), values.pop("opening_date")
    version = before.version + 1
    write_wallet(before.id, before.id, {**values, "version": version})
    write_opening(before.id, before.id, Opening(amount, day) if day else None)
    earlier = {name: getattr(before, name) for name in APPEARANCE}
    restoration.add(KIND, row["id"], before.id, version, before=earlier)


def _columns(restoration: Restoration, row: Row) -> dict[str, Any]:
    kind = WalletKind(row["kind"])
    # The starting wallet is called in the language of its owner as long as it has no name.
    is_unnamed = restoration.filled.get(KIND) == row["id"] and row["name"] == translate(
        STARTING_NAME, DEFAULT
    )
    day = row["opening_date"]
    return {
        "kind": kind.value,
        "name": None if is_unnamed else row["name"],
        "name_key": None if is_unnamed else name_key(row["name"]),
        "color": row["color"] if row["color"] in COLORS else None,
        **{name: row[name] for name in _DETAILS},
        **{name: row[name] if kind in CREDIT else None for name in CREDIT_FIELDS},
        "opening_amount": row["opening_amount"] if day else 0,
        "opening_date": day,
    }


def _take_back(owner_id: str, restored: Sequence[Restored]) -> set[tuple[str, str]]:
    if not restored:
        return set()
    book = lock_wallets(owner_id)
    kept = []
    # The starting one first: there is always an active wallet.
    for one in sorted(restored, key=lambda one: one.before is None):
        wallet = book.get(one.id)
        if wallet is not None and (
            str(wallet.version) != one.stamp or not _take_back_one(owner_id, wallet, one.before)
        ):
            kept.append(one)
    return keys_of(kept)


def _take_back_one(owner_id: str, wallet: Wallet, before: Mapping[str, Any] | None) -> bool:
    """Whether a wallet, unchanged since, is as it was before; one that is used stays."""
    is_used = any(wallet_usages.count(owner_id, wallet.id).values())
    if before is not None:
        if is_used:
            return False
        write_wallet(
            owner_id, wallet.id, {**before, "name_key": None, "version": wallet.version + 1}
        )
        write_opening(owner_id, wallet.id, None)
        return True
    if is_used:
        return False
    # Deleted entries that are restored later go to the starting wallet.
    wallet_usages.release(owner_id, wallet.id, owner_id)
    delete_row(owner_id, wallet.id)
    return True


RESTORER: Final = Restorer(kinds=(KIND,), match=_match, write=_write, take_back=_take_back)
