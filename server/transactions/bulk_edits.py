"""Changes of the categories and details of many entries at once, and taking them back.

Every caller of a write has locked the owner's account. Amounts and types stay, so balances do too.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, cast

from sqlalchemy import (
    ColumnElement,
    CursorResult,
    FromClause,
    Select,
    and_,
    func,
    or_,
    select,
    update,
)

from server.core.database.column_types import DateText
from server.core.database.engine import db
from server.core.database.text_search import may_contain_word
from server.transactions.bookings import BookingSource
from server.transactions.models import REPORTED, ROWS, TABLE
from server.transactions.recounted_sums import recounted_sums
from server.transactions.signed_amounts import signed_amount

# What a paid reminder booked is an entry like any other; the rest belongs to what booked it.
_EDITABLE: Final = or_(ROWS.booked_for.is_(None), ROWS.booked_for == BookingSource.REMINDER.value)


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryConditions:
    """Which entries are meant; None and an empty word hold for all. Amounts have no sign.

    The word is folded and a part of the folded detail.
    """

    word: str = ""
    type: str | None = None
    min_amount: int | None = None
    max_amount: int | None = None
    wallet_id: str | None = None

    def among(self, owner_id: str) -> ColumnElement[bool]:
        """The condition of the owner's incomes and expenses that may be changed in bulk."""
        conditions = [ROWS.owner_id == owner_id, _EDITABLE]
        conditions.append(ROWS.type == self.type if self.type else ROWS.type.in_(REPORTED))
        if self.min_amount is not None:
            conditions.append(ROWS.amount >= self.min_amount)
        if self.max_amount is not None:
            conditions.append(ROWS.amount <= self.max_amount)
        if self.wallet_id is not None:
            conditions.append(ROWS.wallet_id == self.wallet_id)
        if self.word:
            conditions.append(may_contain_word(ROWS.detail, self.word))
        return and_(*conditions)


class DetailGroup(NamedTuple):
    """The entries of one detail and category: how many, and what sorts them by their newest."""

    detail: str
    category_id: str
    rows: int
    newest: str


class EditableEntry(NamedTuple):
    """An entry as a preview of a change shows it."""

    id: str
    date: Any
    detail: str
    type: str
    amount: int
    category_id: str

    @property
    def signed(self) -> int:
        """What it adds to its wallet, in whole rupiah."""
        return signed_amount(self.type, self.amount)


def group_details(meant: ColumnElement[bool]) -> list[DetailGroup]:
    """The entries that are meant, by their details and categories."""
    newest = func.max(DateText(ROWS.date) + ROWS.id)
    columns = (ROWS.detail, ROWS.category_id)
    grouped = select(*columns, func.count(), newest).where(meant).group_by(*columns)
    return [DetailGroup(*row) for row in db.session.connection().execute(grouped)]


def list_newest(meant: ColumnElement[bool], most: int) -> list[EditableEntry]:
    """The newest of the entries that are meant."""
    columns = [ROWS[name] for name in EditableEntry._fields]
    ordered = select(*columns).where(meant).order_by(ROWS.date.desc(), ROWS.id.desc()).limit(most)
    return [EditableEntry(*row) for row in db.session.connection().execute(ordered)]


def differs_from(values: Mapping[str, str]) -> ColumnElement[bool]:
    """The condition that an entry has not all of these values yet."""
    return or_(*(ROWS[name] != value for name, value in values.items()))


def has_detail(details: list[str]) -> ColumnElement[bool]:
    """The condition that an entry has one of these details."""
    return ROWS.detail.in_(details)


def select_before(meant: ColumnElement[bool]) -> Select[Any]:
    """The entries that are meant as they are: `id`, `category_id`, `detail` and next `version`."""
    version = (ROWS.version + 1).label("version")
    return select(ROWS.id, ROWS.category_id, ROWS.detail, version).where(meant)


def change_all(
    owner_id: str, parts: Iterable[ColumnElement[bool]], count: int, values: Mapping[str, str]
) -> int:
    """Give so many entries, which no two parts mean, new values; how many got them.

    One that has all of them already stays.
    """
    change = update(TABLE).values(**values, version=ROWS.version + 1)
    with recounted_sums(owner_id, count, of_wallets=False):
        return sum(_execute(change.where(meant, differs_from(values))) for meant in parts)


def restore_selected(owner_id: str, before: FromClause, count: int) -> int:
    """Give entries that were not changed since their values back, and count them.

    `before` has so many rows with the columns `entry_id`, `version`, `category_id` and `detail`, of
    the owner only.
    """
    was = before.c
    unchanged = (ROWS.owner_id == owner_id, was.entry_id == ROWS.id, was.version == ROWS.version)
    values = {"category_id": was.category_id, "detail": was.detail, "version": ROWS.version + 1}
    with recounted_sums(owner_id, count, of_wallets=False):
        return _execute(update(TABLE).where(*unchanged).values(values))


def _execute(statement: Any) -> int:
    return cast("CursorResult[Any]", db.session.connection().execute(statement)).rowcount
