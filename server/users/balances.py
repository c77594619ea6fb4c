"""The balance of an account and the opening amount in it.

Every writer of a book locks the row of its account first: `lock_account`, or `add_to_balance`.
Both raise the version of the book, so that what was made of an older one is not used any more.
"""

import datetime as dt
from typing import Any, Final, NamedTuple

from sqlalchemy import ScalarSelect, Subquery, bindparam, func, select, update
from sqlalchemy.exc import NoResultFound

from server.core.calendar.clock import now
from server.core.database.column_types import UtcDateTime
from server.core.database.frequent_statements import FrequentStatement
from server.extensions import db
from server.users.guest_limits import check_entries
from server.users.models import USERS, User

_CHANGE_BALANCE: Final = FrequentStatement(
    update(USERS)
    .where(USERS.c.id == bindparam("owner_id"))
    .values(
        balance=USERS.c.balance + bindparam("delta"),
        book_version=USERS.c.book_version + 1,
        # The first change since the last check stays, and the index with it.
        ledger_changed_at=func.coalesce(
            USERS.c.ledger_changed_at, bindparam("moment", type_=UtcDateTime())
        ),
    )
    .returning(
        USERS.c.balance,
        USERS.c.categories_version,
        USERS.c.wallets_version,
        # Compared in Python: SQLite 3.40 takes each for not null in a RETURNING.
        USERS.c.guest_since,
    )
)


# For statements of other features, to join with their own rows by account id.
CATEGORIES_VERSIONS: Final = select(USERS.c.id, USERS.c.categories_version).subquery()
WALLETS_VERSIONS: Final = select(USERS.c.id, USERS.c.wallets_version).subquery()


class LockedAccount(NamedTuple):
    """A locked account: its balance in whole rupiah, the versions of categories and wallets."""

    balance: int
    categories_version: int
    wallets_version: int
    is_guest: bool = False


def lock_account(owner_id: str) -> LockedAccount:
    """Lock the account until the transaction ends: nobody else changes the owner's ledger.

    Marks the ledger as changed (see `dirty_ledgers`) and raises the version of the book. The
    versions of the owner's categories and wallets cannot change until the transaction ends either.
    """
    return add_to_balance(owner_id, 0)


def add_to_balance(owner_id: str, delta: int) -> LockedAccount:
    """Add whole rupiah, which may be negative, to the balance; locks as `lock_account` does.

    What a guest then records is checked at the end. NoResultFound without such an account.
    """
    given = {"owner_id": owner_id, "delta": delta, "moment": now()}
    row = _CHANGE_BALANCE.first(db.session.connection(), given)
    if row is None:
        raise NoResultFound
    balance, categories_version, wallets_version, guest_since = row
    is_guest = guest_since is not None
    account = LockedAccount(balance, categories_version, wallets_version, is_guest)
    if account.is_guest:
        check_entries(owner_id)
    return account


def read_balance(owner_id: str) -> int:
    """The balance of an account in whole rupiah, without a lock."""
    wanted = select(USERS.c.balance).where(USERS.c.id == owner_id)
    balance: int = db.session.connection().execute(wanted).scalar_one()
    return balance


def balances_query() -> Subquery:
    """The `id` and `balance` of every account, as a subquery."""
    return select(USERS.c.id, USERS.c.balance).subquery("balances")


def increment_categories_version(owner_id: str) -> int:
    """Raise the version of the owner's categories and lock the account; returns the version."""
    change = (
        update(User)
        .where(User.id == owner_id)
        .values(
            categories_version=User.categories_version + 1,
            book_version=User.book_version + 1,
            # Merging categories moves amounts between them.
            ledger_changed_at=func.coalesce(User.ledger_changed_at, now()),
        )
        .returning(User.categories_version)
    )
    version: int = db.session.execute(change).scalar_one()
    return version


def increment_wallets_version(owner_id: str) -> int:
    """Raise the version of the wallets of the owner's book and lock the account."""
    change = (
        update(User)
        .where(User.id == owner_id)
        .values(
            wallets_version=User.wallets_version + 1,
            book_version=User.book_version + 1,
            # Other wallets may count.
            ledger_changed_at=func.coalesce(User.ledger_changed_at, now()),
        )
        .returning(User.wallets_version)
    )
    version: int = db.session.execute(change).scalar_one()
    return version


class Opening(NamedTuple):
    """An amount at the start of a day, in whole rupiah: part of the balance, but no income."""

    amount: int
    date: dt.date

    def serialize(self) -> dict[str, Any]:
        """The opening amount as JSON."""
        return {"amount": self.amount, "date": self.date.isoformat()}


def serialize_opening(amount: int, day: dt.date | None) -> dict[str, Any] | None:
    """The opening amount as JSON, None when it was not entered yet."""
    return None if day is None else Opening(amount, day).serialize()


def write_opening(owner_id: str, wanted: Opening | None) -> None:
    """Set the opening amount and lock the account; `wallets.balances` makes the balance true.

    A trigger gives it to the starting wallet of the book. None takes it back.
    """
    values = {
        "book_version": USERS.c.book_version + 1,
        "opening_amount": wanted.amount if wanted else 0,
        "opening_date": wanted.date if wanted else None,
        "updated_at": now(),
    }
    change = update(USERS).where(USERS.c.id == owner_id).values(values)
    db.session.connection().execute(change)


def set_balance(owner_id: str, total: ScalarSelect[int]) -> int:
    """Set the balance to a total, which may have the parameter `owner_id`, and return it."""
    change = update(USERS).where(USERS.c.id == bindparam("owner_id")).values(balance=total)
    given = {"owner_id": owner_id}
    balance: int = (
        db.session.connection().execute(change.returning(USERS.c.balance), given).scalar_one()
    )
    return balance
