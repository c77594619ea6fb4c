"""Suggestions while a detail is typed, from what was recorded before.

Only the newest rows are read, and once until the book changes, so the cost does not grow with the
ledger. Fees follow their transfers, so they suggest nothing themselves.
"""

import datetime as dt
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Select,
    String,
    bindparam,
    case,
    cast,
    func,
    literal_column,
    or_,
    select,
)

from server.categories.book import CategoryBook
from server.categories.catalogue import TransactionType
from server.core.database.column_types import DateText
from server.core.database.engine import db
from server.core.database.frequent_statements import FrequentStatement
from server.core.database.text_search import fold, may_contain_word
from server.core.extension_point import ExtensionPoint
from server.core.ids import LENGTH
from server.transactions.bookings import BookingSource, fee_of
from server.transactions.filters import conditions_of
from server.transactions.habit_cache import Basis, HabitCache
from server.transactions.models import ROWS, TABLE, EntryType, is_reported
from server.transactions.queries import Item, newest_first
from server.transactions.viewer_context import ViewerContext
from server.wallets.wallet_book import WalletBook

NEWEST: Final = 3000
# How many of the newest rows teach what a detail means while it is typed, which asks anew with each
# pause. Of ten years of the demo's ledger, 99 of 100 guesses need no older ones.
TEACHING: Final = 1000
MOST: Final = 8
BEGINS, BEGINS_A_WORD, CONTAINS = 0, 1, 2
# The weight of a row that is at most so many days old; older ones weigh 1.
WEIGHTS: Final = {30: 8, 90: 4, 365: 2}
# Where the amount begins in Habit.last, or the detail of a transfer.
REST_AT: Final = len("2024-06-18") + LENGTH


class Habit(NamedTuple):
    """Rows with the same type, category and detail: their number, weight and newest row.

    Newer rows weigh more. `last` sorts habits by their newest row; `recorded` by the one that was
    recorded last.
    """

    type: str
    category_id: str
    detail: str
    rows: int
    weight: int
    last: str
    recorded: str

    @property
    def amount(self) -> int:
        """The amount of its newest row, in whole rupiah."""
        return int(self.last[REST_AT:])

    @property
    def wallet_id(self) -> str:
        """The wallet of the row recorded last."""
        return self.recorded[LENGTH:]


class Detail(NamedTuple):
    """The type, category and detail of a row, which counts once."""

    type: str
    category_id: str
    detail: str
    rows: int = 1


class TransferHabit(NamedTuple):
    """Transfers of one amount and fee between the same wallets: their number, weight, newest row.

    `last` sorts them by their newest row and ends with its detail; `id` was recorded last.
    """

    wallet_id: str
    to_wallet_id: str
    amount: int
    fee: int
    rows: int
    weight: int
    last: str
    id: str

    @property
    def detail(self) -> str:
        """The detail of the newest one."""
        return self.last[REST_AT:]


class RuledCategory(NamedTuple):
    """The category that a rule gives to what is suggested."""

    rule_id: str
    category_id: str


CategoryRules = Callable[[Habit], RuledCategory | None]
category_rules: Final = ExtensionPoint[Callable[[str, CategoryBook], CategoryRules]](
    "rules of categories"
)
"""The rules of an owner, applied to the detail, the amount and the wallet of a habit."""


@dataclass(slots=True)
class Suggestion:
    """One detail in all of its spellings and categories; `last` is the newest of them."""

    key: str
    last: Habit
    count: int = 0
    weight: int = 0

    def add(self, habit: Habit) -> None:
        """Add rows that differ in spelling or category only."""
        self.count += habit.rows
        self.weight += habit.weight
        self.last = max(self.last, habit, key=lambda one: one.last)


def suggest(
    wallets: WalletBook, book_version: int, text: str, type_: str | None, viewer: ViewerContext
) -> Item:
    """The owner's details that match the text, best first, and what was used last.

    Without a text also the transfers made most; with one wallet there are none. `book_version` is
    that of the account.
    """
    owner_id = wallets.owner_id
    basis = Basis(book_version, viewer.today)
    habits = CACHE.read_once(owner_id, basis, lambda: read_habits(owner_id, NEWEST, viewer.today))
    offered = {one.id for one in viewer.book.categories if not one.hidden}
    known = [habit for habit in habits if habit.category_id in offered]
    best = _rank(_group(known, type_), fold(text))
    rules = category_rules.get()(owner_id, viewer.book) if best and text else _no_rule
    usable = {wallet.id for wallet in wallets.active}
    asks_transfers = len(usable) > 1 and not text
    transfers = read_transfer_habits(owner_id, NEWEST, viewer.today) if asks_transfers else []
    possible = [one for one in transfers if {one.wallet_id, one.to_wallet_id} <= usable]
    return {
        "datas": [_serialize(one, viewer.book, rules(one.last)) for one in best],
        "recent_categories": _recent(known, viewer.book),
        "transfers": [_serialize_transfer(one) for one in _rank_transfers(possible)],
        "recent_wallets": _recent_wallets(habits, possible, usable),
    }


def _rank_transfers(habits: Sequence[TransferHabit]) -> list[TransferHabit]:
    newest = sorted(habits, key=lambda one: one.last, reverse=True)
    return sorted(newest, key=lambda one: -one.weight)[:MOST]


def _serialize_transfer(habit: TransferHabit) -> Item:
    names = ("wallet_id", "to_wallet_id", "amount", "fee", "detail")
    return {**{name: getattr(habit, name) for name in names}, "count": habit.rows}


def _recent_wallets(
    habits: Sequence[Habit], transfers: Sequence[TransferHabit], usable: set[str]
) -> Item:
    """The wallet recorded last in each category and in any, and the last transfer's pair."""
    ordered = [
        one for one in sorted(habits, key=lambda one: one.recorded) if one.wallet_id in usable
    ]
    pair = max(transfers, key=lambda one: one.id, default=None)
    return {
        "by_category": {one.category_id: one.wallet_id for one in ordered},
        "last": ordered[-1].wallet_id if ordered else None,
        "transfer_from": pair.wallet_id if pair else None,
        "transfer_to": pair.to_wallet_id if pair else None,
    }


def _group(habits: Iterable[Habit], type_: str | None) -> Iterable[Suggestion]:
    found: dict[tuple[str, str], Suggestion] = {}
    for habit in habits:
        key = fold(habit.detail)
        if key and type_ in {None, habit.type}:
            found.setdefault((key, habit.type), Suggestion(key, habit)).add(habit)
    return found.values()


def _rank(suggestions: Iterable[Suggestion], text: str) -> list[Suggestion]:
    """Those with the text at the beginning, then of a word, then elsewhere; the heaviest first."""
    found = [one for one in suggestions if text in one.key]
    found.sort(key=lambda one: one.last.last, reverse=True)
    found.sort(key=lambda one: (_match_rank(one.key, text), -one.weight))
    return found[:MOST]


def _match_rank(key: str, text: str) -> int:
    if key.startswith(text):
        return BEGINS
    return BEGINS_A_WORD if f" {text}" in key else CONTAINS


def _no_rule(_habit: Habit) -> None:
    return None


def _serialize(suggestion: Suggestion, book: CategoryBook, ruled: RuledCategory | None) -> Item:
    last = suggestion.last
    category_id = ruled.category_id if ruled else last.category_id
    category = book.shown(category_id)
    return {
        "detail": last.detail,
        "type": last.type,
        "category_id": category_id,
        "category_label": category.label,
        "icon": category.icon,
        "color": category.color,
        "amount": last.amount,
        "count": suggestion.count,
        "rule_id": ruled.rule_id if ruled else None,
    }


def _recent(habits: Sequence[Habit], book: CategoryBook) -> dict[str, list[str]]:
    """The ids of the categories of each list, the last used first."""
    # Identifiers sort by the moment of recording, days do not.
    last: dict[str, str] = {}
    for habit in habits:
        last[habit.category_id] = max(habit.recorded, last.get(habit.category_id, ""))
    ordered = sorted(last, key=last.__getitem__, reverse=True)
    lists = {type_: {one.id for one in book.of_type(type_)} for type_ in TransactionType}
    return {type_.value: [one for one in ordered if one in ids] for type_, ids in lists.items()}


def read_habits(owner_id: str, limit: int, today: dt.date) -> list[Habit]:
    """The habits in the owner's newest rows."""
    given = _parameters(owner_id, limit, today)
    return [Habit(*row) for row in db.session.connection().execute(HABITS, given)]


def read_transfer_habits(owner_id: str, limit: int, today: dt.date) -> list[TransferHabit]:
    """The habits in the owner's transfers among the newest rows."""
    given = _parameters(owner_id, limit, today)
    return [TransferHabit(*row) for row in db.session.connection().execute(TRANSFERS, given)]


def list_details_with(owner_id: str, word: str, type_: str) -> list[Detail]:
    """The details of the owner's newest rows that may contain a folded word, of one type."""
    given = {"owner_id": owner_id, "word": word, "of_type": type_, "limit": TEACHING}
    return [Detail(*row) for row in _DETAILS.all(db.session.connection(), given)]


def _parameters(owner_id: str, limit: int, today: dt.date) -> dict[str, Any]:
    since = {f"since_{days}": today - dt.timedelta(days=days) for days in WEIGHTS}
    return {"owner_id": owner_id, "limit": limit, **since}


def _weight(date: ColumnElement[dt.date]) -> ColumnElement[int]:
    return case(
        *((date >= bindparam(f"since_{days}"), weight) for days, weight in WEIGHTS.items()),
        else_=1,
    )


def _details() -> Select[Any]:
    columns = (ROWS.type, ROWS.category_id, ROWS.detail, ROWS.booked_for)
    new = newest_first(select(*columns).where(conditions_of({"owner_id"}))).subquery("newest").c
    # Row by row: groups take longer than the few rows that are left.
    return select(new.type, new.category_id, new.detail).where(
        new.type == bindparam("of_type"),
        _is_own(new.booked_for),
        may_contain_word(new.detail, bindparam("word", type_=String)),
    )


def _is_own(booked_for: ColumnElement[str | None]) -> ColumnElement[bool]:
    """The condition that a row is no fee of a transfer."""
    is_fee = booked_for == literal_column(f"'{BookingSource.TRANSFER.value}'")
    return or_(booked_for.is_(None), ~is_fee)


def _habits() -> Select[Any]:
    new = newest_first(select(TABLE).where(conditions_of({"owner_id"}))).subquery("newest").c
    # One text that sorts like the rows and ends with the amount.
    last = func.max(DateText(new.date) + new.id + cast(new.amount, String))
    # A row without a wallet is in the starting one, which has the id of its owner.
    recorded = func.max(new.id + func.coalesce(new.wallet_id, new.owner_id))
    alike = (new.type, new.category_id, new.detail)
    sums = (func.count(), func.sum(_weight(new.date)), last, recorded)
    shown = (_is_own(new.booked_for), is_reported(new.type))
    return select(*alike, *sums).where(*shown).group_by(*alike)


def _transfers() -> Select[Any]:
    newest = newest_first(select(TABLE).where(conditions_of({"owner_id"}))).subquery("newest").c
    is_transfer = newest.type == literal_column(f"'{EntryType.TRANSFER.value}'")
    # Looked up for each transfer: SQLite would compare it with all of the newest rows.
    fee = func.coalesce(fee_of(newest), 0)
    columns = ("wallet_id", "to_wallet_id", "amount", "date", "id", "detail")
    found = select(*(newest[name] for name in columns), fee.label("fee")).where(is_transfer)
    new = found.subquery("transfers").c
    last = func.max(DateText(new.date) + new.id + new.detail)
    alike = (new.wallet_id, new.to_wallet_id, new.amount, new.fee)
    sums = (func.count(), func.sum(_weight(new.date)), last, func.max(new.id))
    return select(*alike, *sums).group_by(*alike)


CACHE: Final = HabitCache[Habit]()
HABITS = _habits()
DETAILS = _details()
_DETAILS = FrequentStatement(DETAILS)
TRANSFERS = _transfers()
