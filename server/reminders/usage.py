"""How reminders use categories and wallets, and how they follow when one is merged into another."""

from typing import Any, Final

from sqlalchemy import ColumnElement, func, or_, select, update

from server.categories.usage import CategoryUsage
from server.extensions import db
from server.reminders.queries import IS_THERE, REMINDERS
from server.wallets.usage import WalletUsage

_WALLETS: Final = (REMINDERS.c.wallet_id, REMINDERS.c.to_wallet_id)


def _count_in_category(owner_id: str, category_id: str) -> int:
    return _count(owner_id, REMINDERS.c.category_id == category_id)


def _move_category(owner_id: str, source_id: str, target_id: str) -> int:
    """Move reminders, removed ones too; returns how many, not counting removed ones."""
    moved = _count_in_category(owner_id, source_id)
    _replace(owner_id, REMINDERS.c.category_id, source_id, target_id)
    return moved


def _count_in_wallet(owner_id: str, wallet_id: str) -> int:
    return _count(owner_id, or_(*(column == wallet_id for column in _WALLETS)))


def _move_wallet(owner_id: str, source_id: str, target_id: str) -> int:
    """Let reminders, removed ones too, name another wallet; returns how many, but for removed ones.

    A transfer whose wallets become one waits for its owner, who chooses another.
    """
    moved = _count_in_wallet(owner_id, source_id)
    for column in _WALLETS:
        _replace(owner_id, column, source_id, target_id)
    return moved


def _count(owner_id: str, condition: ColumnElement[bool]) -> int:
    counted = select(func.count()).select_from(REMINDERS)
    query = counted.where(REMINDERS.c.owner_id == owner_id, IS_THERE, condition)
    return int(db.session.connection().execute(query).scalar_one())


def _replace(owner_id: str, column: Any, source_id: str, target_id: str) -> None:
    mine = (REMINDERS.c.owner_id == owner_id, column == source_id)
    values = {column.name: target_id, "version": REMINDERS.c.version + 1}
    db.session.connection().execute(update(REMINDERS).where(*mine).values(values))


CATEGORY_USE: Final = CategoryUsage(count=_count_in_category, move=_move_category)
WALLET_USE: Final = WalletUsage(count=_count_in_wallet, move=_move_wallet)
