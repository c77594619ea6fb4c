"""Changing one transaction; the balance row is held first, as everywhere money is written."""

import datetime as dt
from dataclasses import dataclass

from server.categories.service import CategoryBook, TransactionType, require_still_there
from server.core.errors import NotFound
from server.core.http.etags import ChangedMeanwhile, Match
from server.transactions import row_queries
from server.transactions.queries import Line
from server.transactions.showing import Item, items
from server.users.service import change_balance, lock_account


@dataclass(frozen=True, slots=True)
class Edit:
    """What a transaction becomes; `detail` and `date` stay as they are when None."""

    type: TransactionType
    category_id: str
    amount: int
    detail: str | None
    date: dt.date | None


def get_transaction(owner_id: str, id_: str, book: CategoryBook) -> Item:
    """A transaction of the owner; raises NotFound."""
    return items([find_line(owner_id, id_)], book)[0]


def change_transaction(
    owner_id: str, id_: str, edit: Edit, match: Match, book: CategoryBook
) -> tuple[Item, int]:
    """Change a transaction of the owner and return it with the new balance.

    Raises NotFound, and ChangedMeanwhile when its version is none that the sender accepts.
    """
    held = lock_account(owner_id)
    before = find_line(owner_id, id_)
    after = _edited(before, edit)
    if match.allows(before.version):
        require_still_there(owner_id, book, held, edit.category_id)
        row_queries.update_line(owner_id, after)
        balance = change_balance(owner_id, signed(after) - signed(before))
        return items([after], book)[0], balance
    if after._replace(version=before.version) != before:
        raise ChangedMeanwhile(items([before], book)[0])
    # The answer to the same change was lost, or somebody else wanted the same.
    return items([before], book)[0], held.balance


def find_line(owner_id: str, id_: str) -> Line:
    """A row of the owner; raises NotFound."""
    line = row_queries.read_line(owner_id, id_)
    if line is None:
        raise NotFound
    return line


def require(line: Line, match: Match, book: CategoryBook) -> None:
    """Raise ChangedMeanwhile unless the sender accepts the row's version."""
    if not match.allows(line.version):
        raise ChangedMeanwhile(items([line], book)[0])


def signed(line: Line) -> int:
    """What a row does to the balance."""
    return line.amount if line.type == TransactionType.INCOME.value else -line.amount


def _edited(line: Line, edit: Edit) -> Line:
    return line._replace(
        type=edit.type.value,
        category_id=edit.category_id,
        amount=edit.amount,
        detail=line.detail if edit.detail is None else edit.detail,
        date=line.date if edit.date is None else edit.date.isoformat(),
        version=line.version + 1,
    )
