"""The entries of one wallet, the newest first, with the balance after each of them."""

import datetime as dt
from dataclasses import replace
from typing import Any, Final, Protocol

from sqlalchemy import BigInteger, and_, bindparam, cast, func, select

from server.categories.book import CategoryBook
from server.core.database.engine import db
from server.core.errors import NotFound
from server.transactions.cursor import require_same_list
from server.transactions.filters import Filters
from server.transactions.list_queries import Sort
from server.transactions.models import ROWS, EntryType
from server.transactions.queries import Item
from server.transactions.service import Page, list_transactions
from server.transactions.signed_amounts import signed_amount, signed_column
from server.wallets.balances import CHANGE, read_balances
from server.wallets.models import WALLET_SUMS
from server.wallets.wallet_book import WalletBook

# A wallet shows all that moves its balance.
EVERY_OTHER: Final = (EntryType.TRANSFER, EntryType.ADJUSTMENT)


class EntriesRequest(Protocol):
    """Which entries to list; the wallet comes apart."""

    @property
    def filters(self) -> Filters: ...
    @property
    def limit(self) -> int: ...
    @property
    def cursor(self) -> str | None: ...


def list_entries(
    wallets: WalletBook, wallet_id: str, request: EntriesRequest, book: CategoryBook
) -> Page:
    """A page of the entries of a wallet; NotFound without it, BadCursor for another list's cursor.

    `change` is what an entry adds to the wallet, and `balance` what the wallet then held; None
    where filters leave out entries between the listed ones.
    """
    if wallets.get(wallet_id) is None:
        raise NotFound
    owner_id = wallets.owner_id
    filters = replace(request.filters, wallet_id=wallet_id, include=EVERY_OTHER)
    if request.cursor is not None:
        require_same_list(owner_id, request.cursor, Sort.NEWEST, filters)
    page = list_transactions(owner_id, filters, Sort.NEWEST, request.limit, request.cursor, book)
    after: int | None = None
    if page.items and _is_whole(filters):
        after = _balance_after(owner_id, wallet_id, page.items[0])
    for item in page.items:
        item["change"] = _change(item, wallet_id)
        item["balance"] = after
        if after is not None:
            after -= item["change"]
    return page


def _is_whole(filters: Filters) -> bool:
    """Whether the filters show every entry of the wallet between two days."""
    return not (filters.type or filters.category_ids or filters.search)


def _change(item: Item, wallet_id: str) -> int:
    """What an entry adds to a wallet: to its own, or to the one that a transfer goes to."""
    amount: int = item["amount"]
    return amount if item["to_wallet_id"] == wallet_id else signed_amount(item["type"], amount)


def _balance_after(owner_id: str, wallet_id: str, newest: Item) -> int | None:
    """What was in a wallet after an entry; None when it was removed since the page was read."""
    present = read_balances(owner_id).get(wallet_id)
    return None if present is None else present.balance - _sum_after(owner_id, wallet_id, newest)


def _sum_after(owner_id: str, wallet_id: str, newest: Item) -> int:
    """What the entries of a wallet after one of them add to it; later days come from its sums."""
    day = dt.date.fromisoformat(newest["date"])
    given = {"owner": owner_id, "wallet": wallet_id, "day": day, "id": newest["id"]}
    later, same_day, received = db.session.connection().execute(_AFTER, given).one()
    return int(later) + int(same_day) + int(received)


def _sum(column: Any, *conditions: Any) -> Any:
    total = cast(func.coalesce(func.sum(column), 0), BigInteger)
    return select(total).where(*conditions).scalar_subquery()


_DAY: Final = bindparam("day", type_=ROWS.date.type)
_SAME_DAY: Final = and_(
    ROWS.owner_id == bindparam("owner"), ROWS.date == _DAY, ROWS.id > bindparam("id")
)
_AFTER: Final = select(
    _sum(
        CHANGE,
        WALLET_SUMS.c.owner_id == bindparam("owner"),
        WALLET_SUMS.c.wallet_id == bindparam("wallet"),
        WALLET_SUMS.c.grain == "day",
        WALLET_SUMS.c.start > _DAY,
    ),
    _sum(signed_column(ROWS), _SAME_DAY, ROWS.wallet_id == bindparam("wallet")),
    _sum(ROWS.amount, _SAME_DAY, ROWS.to_wallet_id == bindparam("wallet")),
)
