"""Adding, changing, ordering, merging and deleting wallets.

Every change first raises the version of the book's wallets. That locks the row of the account,
where recording money waits as well, so no entry gets a wallet that is being removed.
"""

import datetime as dt
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypedDict

from server.core.calendar.clock import to_text
from server.core.database.unit_of_work import extend_timeout
from server.core.errors import NotFound, ValidationFailed
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.core.ids import new_id
from server.core.text.i18n import _
from server.core.text.name_keys import name_key
from server.users.balances import Opening, serialize_opening
from server.wallets import balances
from server.wallets.balances import WalletBalance
from server.wallets.errors import (
    MOST_WALLETS,
    LastWallet,
    StartingWallet,
    TooManyWallets,
    UnknownWallet,
    WalletInUse,
)
from server.wallets.kinds import CREDIT, WalletKind
from server.wallets.models import LARGEST_OPENING
from server.wallets.queries import (
    delete_row,
    insert_wallet,
    lock_wallets,
    set_positions,
    swap_proof,
    write_opening,
    write_wallet,
)
from server.wallets.usage import wallet_usages
from server.wallets.wallet_book import Wallet, WalletBook, fresh_wallet_book

NAME_TAKEN: Final = _("You already have a wallet with this name.")
NEEDED: Final = _("This field is required.")
SAME: Final = _("Choose another wallet.")
LARGE_OPENINGS: Final = _("Their opening amounts add up to more than Rp999.999.999.999.")
OTHER_LIST: Final = _("This list doesn't have every wallet exactly once. Reload it.")
# Nothing else has a limit, a statement day and a due day.
CREDIT_FIELDS: Final = ("credit_limit", "statement_day", "due_day")
# What a starting wallet takes over from the one that it is merged into.
APPEARANCE: Final = (
    "kind",
    "name",
    "color",
    "monogram",
    "last_digits",
    *CREDIT_FIELDS,
    "counts",
    "archived",
    "position",
)

Item = dict[str, Any]
"""A wallet as it goes over the wire."""


class WalletFields(TypedDict, total=False):
    """Values of a wallet, already checked; a missing key stays, or has its default."""

    kind: WalletKind
    name: str
    color: str | None
    monogram: str | None
    last_digits: str | None
    opening: Opening | None
    credit_limit: int | None
    statement_day: int | None
    due_day: int | None
    counts: bool
    archived: bool


class WalletList(NamedTuple):
    """The wallets of a book in their order, and the balance of those that count."""

    items: list[Item]
    balance: int


class WalletProof(NamedTuple):
    """The last day of a statement, and what the wallet held at its end, in whole rupiah."""

    until: dt.date
    balance: int


class MergedWallet(NamedTuple):
    """The wallet that has everything now, the balance, and how many rows of each feature moved."""

    item: Item
    balance: int
    moved: dict[str, int]


def list_wallets(book: WalletBook, language: str) -> list[Item]:
    """Every wallet with what is in it; one query."""
    found = balances.read_balances(book.owner_id)
    # Another device may have removed one since the book was read.
    present = [wallet for wallet in book.wallets if wallet.id in found]
    return [_serialize(wallet, found[wallet.id], language) for wallet in present]


def add_wallet(owner_id: str, new: WalletFields, language: str) -> tuple[Item, int]:
    """Add a wallet and return it with the balance of the book.

    TooManyWallets, or ValidationFailed for a name that is taken.
    """
    book = lock_wallets(owner_id)
    if len(book.wallets) >= MOST_WALLETS:
        raise TooManyWallets
    _require_free_name(book, new["name"], None)
    wallet_id = new_id()
    defaults = {"counts": True, "archived": False, "opening_amount": 0, "opening_date": None}
    position = max(wallet.position for wallet in book.wallets) + 1
    values = {**defaults, **_columns(new, new["kind"]), "id": wallet_id, "position": position}
    insert_wallet(owner_id, values)
    write_opening(owner_id, wallet_id, new.get("opening"))
    return _settled(owner_id, wallet_id, language)


def change_wallet(
    owner_id: str, wallet_id: str, changes: WalletFields, match: IfMatch, language: str
) -> tuple[Item, int]:
    """Change a wallet and return it with the balance; NotFound, or ValidationFailed at the field.

    ChangedMeanwhile when the sender does not accept its version.
    """
    book = lock_wallets(owner_id)
    before = _get(book, wallet_id)
    if not match.allows(before.version):
        found = balances.read_balances(owner_id)
        raise ChangedMeanwhile(_serialize(before, found[wallet_id], language))
    if "name" in changes:
        _require_free_name(book, changes["name"], before)
    if changes.get("archived") and not before.archived:
        _require_other_active(book, before, "archived")
    if "opening" in changes:
        write_opening(owner_id, wallet_id, changes["opening"])
    values = _columns(changes, changes.get("kind", before.kind))
    write_wallet(owner_id, wallet_id, {**values, "version": before.version + 1})
    return _settled(owner_id, wallet_id, language)


def order_wallets(owner_id: str, ids: Sequence[str], language: str) -> list[Item]:
    """Put the wallets into this order; ValidationFailed unless it names each once."""
    book = lock_wallets(owner_id)
    if len(ids) != len(book.wallets) or set(ids) != {wallet.id for wallet in book.wallets}:
        raise ValidationFailed(errors={"ids": [OTHER_LIST]})
    set_positions(owner_id, ids)
    return list_wallets(fresh_wallet_book(owner_id), language)


def merge_wallets(owner_id: str, wallet_id: str, into_id: str, language: str) -> MergedWallet:
    """Move everything of a wallet into another one, which keeps its name; the first is gone.

    Their opening amounts add up. NotFound, or ValidationFailed at `into_id`, also for an archived
    wallet. A book keeps the id of its starting wallet, so that one takes the name and all else of
    the other.
    """
    book = lock_wallets(owner_id)
    source = _get(book, wallet_id)
    target = book.choose(into_id, "into_id")
    if target is source:
        raise ValidationFailed(errors={"into_id": [SAME]})
    extend_timeout()
    kept, gone = (source, target) if source.id == owner_id else (target, source)
    moved = wallet_usages.move(owner_id, gone.id, kept.id)
    _add_openings(owner_id, kept.id, gone.id)
    delete_row(owner_id, gone.id)
    values = {name: getattr(target, name) for name in APPEARANCE}
    key = target.name and name_key(target.name)
    write_wallet(owner_id, kept.id, {**values, "name_key": key, "version": kept.version + 1})
    item, balance = _settled(owner_id, kept.id, language)
    return MergedWallet(item, balance, moved)


def delete_wallet(owner_id: str, wallet_id: str) -> int:
    """Delete a wallet that nothing uses and return the balance.

    WalletInUse, StartingWallet, LastWallet or NotFound.
    """
    book = lock_wallets(owner_id)
    wallet = _get(book, wallet_id)
    if wallet.id == owner_id:
        raise StartingWallet
    if any(wallet_usages.count(owner_id, wallet.id).values()):
        raise WalletInUse
    if not wallet.archived:
        _require_other_active(book, wallet, "id")
    # Deleted entries that are restored later go to the starting wallet.
    wallet_usages.release(owner_id, wallet.id, owner_id)
    delete_row(owner_id, wallet.id)
    return balances.settle_balance(owner_id)


def count_usage(book: WalletBook, wallet_id: str) -> dict[str, int]:
    """The number of rows of each feature in a wallet; NotFound when it is not the owner's."""
    return wallet_usages.count(book.owner_id, _get(book, wallet_id).id)


def count_between(book: WalletBook, wallet_id: str, into_id: str | None) -> int:
    """The number of transfers between two wallets, which go when one is merged into the other.

    0 without the other wallet; UnknownWallet at `into_id`.
    """
    if not into_id:
        return 0
    if book.get(into_id) is None:
        raise UnknownWallet("into_id")
    return wallet_usages.count_between(book.owner_id, wallet_id, into_id)


def name_wallet(book: WalletBook, wallet_id: str | None, language: str) -> Item | None:
    """The wallet that something is recorded in, as lists name it: the default one without an id.

    None while there is only one wallet, which nothing names.
    """
    if len(book.wallets) < 2:
        return None
    wallet = book.get(wallet_id) if wallet_id else book.default
    return None if wallet is None else {"id": wallet.id, "name": wallet.label(language)}


def set_proof(owner_id: str, wallet_id: str, proof: WalletProof | None) -> WalletProof | None:
    """Note until when a statement agrees with a wallet, and return the earlier note.

    The caller has locked the account.
    """
    earlier = swap_proof(owner_id, wallet_id, proof)
    return None if earlier is None else WalletProof(*earlier)


def serialize_wallet(wallet: Wallet, language: str) -> Item:
    """What other answers show of a wallet."""
    return {
        "id": wallet.id,
        "name": wallet.label(language),
        "kind": wallet.kind.value,
        "color": wallet.color,
        "monogram": wallet.monogram,
    }


def _serialize(wallet: Wallet, found: WalletBalance, language: str) -> Item:
    credit = None
    if wallet.has_credit:
        used = max(0, -found.balance)
        limit = wallet.credit_limit
        credit = {
            "limit": limit,
            "used": used,
            "available": None if limit is None else limit - used,
            "statement_day": wallet.statement_day,
            "due_day": wallet.due_day,
        }
    return {
        **serialize_wallet(wallet, language),
        "unnamed": wallet.name is None,
        "group": wallet.group.value,
        "last_digits": wallet.last_digits,
        "opening": serialize_opening(found.opening_amount, found.opening_date),
        "proved_until": to_text(found.proved_until),
        "balance": found.balance,
        "entries": found.entries,
        "credit": credit,
        "counts": wallet.counts,
        "archived": wallet.archived,
        "version": wallet.version,
    }


def _add_openings(owner_id: str, kept: str, gone: str) -> None:
    """Let the kept wallet open with what both had; on the earlier of their days."""
    found = balances.read_balances(owner_id)
    both = [found[kept], found[gone]]
    amount = sum(one.opening_amount for one in both)
    if abs(amount) > LARGEST_OPENING:
        raise ValidationFailed(errors={"into_id": [LARGE_OPENINGS]})
    day = min((one.opening_date for one in both if one.opening_date), default=None)
    write_opening(owner_id, kept, Opening(amount, day) if day else None)


def _settled(owner_id: str, wallet_id: str, language: str) -> tuple[Item, int]:
    """A wallet as it is now, with the balance of the book."""
    balance = balances.settle_balance(owner_id)
    book = fresh_wallet_book(owner_id)
    found = balances.read_balances(owner_id)
    return _serialize(_get(book, wallet_id), found[wallet_id], language), balance


def _columns(values: WalletFields, kind: WalletKind) -> dict[str, Any]:
    """The columns of these values but the opening; only cards and paylaters have credit."""
    columns: dict[str, Any] = {name: value for name, value in values.items() if name != "opening"}
    if "kind" in values:
        columns["kind"] = kind.value
    if "name" in values:
        columns["name_key"] = name_key(values["name"])
    if kind not in CREDIT:
        columns |= dict.fromkeys(CREDIT_FIELDS)
    return columns


def _get(book: WalletBook, wallet_id: str) -> Wallet:
    wallet = book.get(wallet_id)
    if wallet is None:
        raise NotFound
    return wallet


def _require_free_name(book: WalletBook, name: str, other_than: Wallet | None) -> None:
    if not name_key(name):
        raise ValidationFailed(errors={"name": [NEEDED]})
    found = book.named(name)
    if found is not None and found is not other_than:
        raise ValidationFailed(errors={"name": [NAME_TAKEN]})


def _require_other_active(book: WalletBook, going: Wallet, field: str) -> None:
    if all(wallet.id == going.id for wallet in book.active):
        raise LastWallet(field)
