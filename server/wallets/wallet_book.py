"""The wallets of a book in one object, without their balances.

Cached in the process by the version of the book's wallets, which grows with every change, so that
changes by other processes need no invalidation.
"""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Any, Final

from sqlalchemy import Row, bindparam, select

from server.core.database.engine import db
from server.core.database.unit_of_work import transaction_list
from server.core.text.i18n import LANGUAGES, _, translate
from server.core.text.name_keys import name_key
from server.users.balances import WALLETS_VERSIONS
from server.wallets.errors import UnknownWallet, WalletArchived
from server.wallets.kinds import CREDIT, GROUPS, STARTING_KIND, WalletGroup, WalletKind
from server.wallets.models import WALLETS

STARTING_NAME: Final = _("Main wallet")
CHANGED: Final = "wallets changed"
MOST_CACHED: Final = 512


@dataclass(frozen=True, slots=True, kw_only=True)
class Wallet:
    """A wallet as its book has it; the starting one may have no name."""

    id: str
    kind: WalletKind
    name: str | None = None
    color: str | None = None
    monogram: str | None = None
    last_digits: str | None = None
    credit_limit: int | None = None
    statement_day: int | None = None
    due_day: int | None = None
    counts: bool = True
    archived: bool = False
    position: int = 0
    version: int = 1

    @property
    def group(self) -> WalletGroup:
        """How lists group it."""
        return GROUPS[self.kind]

    @property
    def has_credit(self) -> bool:
        """Whether it has a limit and days on which it is due."""
        return self.kind in CREDIT

    @property
    def name_keys(self) -> frozenset[str]:
        """The keys of what it is called, in every language."""
        return frozenset(name_key(self.label(language)) for language in LANGUAGES)

    def label(self, language: str) -> str:
        """Its name, in the viewer's language as long as it has none of its own."""
        return self.name or translate(STARTING_NAME, language)


class WalletBook:
    """The wallets of one book in their order; immutable. There is always an active one."""

    __slots__ = ("_ids", "default", "owner_id", "version", "wallets")

    def __init__(self, owner_id: str, wallets: Sequence[Wallet], version: int) -> None:
        self.owner_id = owner_id
        self.wallets = tuple(wallets)
        self.version = version
        self._ids = {wallet.id: wallet for wallet in wallets}
        starting = self._ids[owner_id]
        self.default = starting if not starting.archived else self.active[0]
        """The wallet of entries that name none: the starting one while it is active."""

    @property
    def active(self) -> tuple[Wallet, ...]:
        """The wallets that are not archived."""
        return tuple(wallet for wallet in self.wallets if not wallet.archived)

    def get(self, wallet_id: str) -> Wallet | None:
        """The wallet with this id, also an archived one."""
        return self._ids.get(wallet_id)

    def choose(self, wallet_id: str | None, field: str = "wallet_id") -> Wallet:
        """The active wallet that an entry names; UnknownWallet or WalletArchived at the field."""
        if wallet_id is None:
            return self.default
        wallet = self._ids.get(wallet_id)
        if wallet is None:
            raise UnknownWallet(field)
        if wallet.archived:
            raise WalletArchived(field)
        return wallet

    def matching(self, text: str, language: str) -> frozenset[str]:
        """The ids of the wallets whose label contains the text, case-insensitive."""
        key = name_key(text)
        if not key:
            return frozenset()
        return frozenset(one.id for one in self.wallets if key in name_key(one.label(language)))

    def named(self, name: str) -> Wallet | None:
        """The wallet with this name, without case; in either language while it has none."""
        key = name_key(name)
        return next((one for one in self.wallets if key in one.name_keys), None)


Key = tuple[str, int]
_COLUMNS: Final = tuple(WALLETS.c[name] for name in Wallet.__dataclass_fields__)
# The version in the same statement, so that both are of the same moment.
_READ: Final = (
    select(WALLETS_VERSIONS.c.wallets_version, *_COLUMNS)
    .select_from(WALLETS_VERSIONS.join(WALLETS, WALLETS.c.owner_id == WALLETS_VERSIONS.c.id))
    .where(WALLETS_VERSIONS.c.id == bindparam("reader"))
    .order_by(WALLETS.c.position, WALLETS.c.id)
)

cached_books: Final[OrderedDict[Key, WalletBook]] = OrderedDict()
_lock: Final = Lock()


def wallet_book_of(owner_id: str, version: int) -> WalletBook:
    """The wallets of a book at a version; no query while nothing was changed."""
    if not version:
        return WalletBook(owner_id, [Wallet(id=owner_id, kind=STARTING_KIND)], 0)
    key = (owner_id, version)
    with _lock:
        book = cached_books.get(key)
        if book is not None:
            cached_books.move_to_end(key)
            return book
    book = fresh_wallet_book(owner_id)
    # This transaction may still be rolled back.
    if book.version == version and not transaction_list(CHANGED):
        _cache(key, book)
    return book


def fresh_wallet_book(owner_id: str) -> WalletBook:
    """The wallets of a book as the database has them at this moment; one query."""
    rows = db.session.connection().execute(_READ, {"reader": owner_id}).all()
    return WalletBook(owner_id, [_wallet(row) for row in rows], rows[0].wallets_version)


def require_active_wallet(owner_id: str, version: int, wallet_id: str | None) -> None:
    """Check a wallet that something else names; UnknownWallet or WalletArchived. None names none.

    The version is that of the locked account, so that the wallet stays.
    """
    if wallet_id is not None:
        wallet_book_of(owner_id, version).choose(wallet_id)


def _wallet(row: Row[Any]) -> Wallet:
    values: dict[str, Any] = dict(zip(Wallet.__dataclass_fields__, row[1:], strict=True))
    return Wallet(**{**values, "kind": WalletKind(values["kind"])})


def _cache(key: Key, book: WalletBook) -> None:
    with _lock:
        cached_books[key] = book
        while len(cached_books) > MOST_CACHED:
            cached_books.popitem(last=False)
