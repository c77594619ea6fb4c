"""The balance of an account, whose row every writer of the owner's ledger locks first."""

from typing import Final, NamedTuple

from sqlalchemy import Subquery, bindparam, func, inspect, select, update

from server.core.calendar.clock import now
from server.core.database.column_types import UtcDateTime
from server.extensions import db
from server.users.models import User

_TABLE: Final = inspect(User).local_table.c
_CHANGE_BALANCE: Final = (
    update(User.metadata.tables[User.__tablename__])
    .where(_TABLE.id == bindparam("owner_id"))
    .values(
        balance=_TABLE.balance + bindparam("delta"),
        # The first change since somebody looked: one that is there stays, and with it the index.
        ledger_changed_at=func.coalesce(
            _TABLE.ledger_changed_at, bindparam("moment", type_=UtcDateTime())
        ),
    )
    .returning(_TABLE.balance, _TABLE.categories_version)
)


class Held(NamedTuple):
    """What an account has after its row was locked: whole rupiah, the count of its changes."""

    balance: int
    categories_version: int


def change_balance(owner_id: str, delta: int) -> int:
    """Add whole rupiah to the balance, which may be negative, and return the new balance."""
    return lock_account(owner_id, delta).balance


def hold_balance(owner_id: str) -> int:
    """Keep other writers of the owner waiting until the end and return the balance."""
    return lock_account(owner_id).balance


def lock_account(owner_id: str, delta: int = 0) -> Held:
    """Add whole rupiah to the balance and keep other writers of the owner waiting until the end.

    Also tells the version of the owner's categories, which cannot change meanwhile either, and
    notes that the ledger changes, for those who look at it later (`looks`).
    """
    given = {"owner_id": owner_id, "delta": delta, "moment": now()}
    return Held(*db.session.connection().execute(_CHANGE_BALANCE, given).one())


def balances_query() -> Subquery:
    """The `id`, `balance` and `opening_amount` of every account, as a subquery."""
    return select(_TABLE.id, _TABLE.balance, _TABLE.opening_amount).subquery("balances")


def raise_categories_version(owner_id: str) -> int:
    """Count a change of the owner's categories, whose writers wait from now on."""
    change = (
        update(User)
        .where(User.id == owner_id)
        .values(
            categories_version=User.categories_version + 1,
            # A merge moves what was spent.
            ledger_changed_at=func.coalesce(User.ledger_changed_at, now()),
        )
        .returning(User.categories_version)
    )
    version: int = db.session.execute(change).scalar_one()
    return version
