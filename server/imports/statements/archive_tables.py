"""The tables of Lumbung's own archive: which columns a restoration needs, and what they hold.

Limits and lists are those of the product's tables, which a test compares; this package knows no
database.
"""

import datetime as dt
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from server.imports.statements.statement import Fault

FORMAT: Final = "lumbung"
VERSION: Final = 1
"""The newest version of archives that is read. Columns may be added without a new one."""
MANIFEST: Final = "lumbung.json"
LARGEST: Final = 999_999_999_999
FIRST_DAY: Final = dt.date(1970, 1, 1)
LAST_DAY: Final = dt.date(2200, 12, 31)
# How far ahead money may be recorded, and a day more for another time zone.
AHEAD: Final = dt.timedelta(days=2)
LONGEST_NAME: Final = 40
LONGEST_DETAIL: Final = 200
LONGEST_RULE_TEXT: Final = 100

_ID: Final = re.compile(r"[0-9A-HJKMNP-TV-Z]{26}\Z")
_SLUG: Final = re.compile(r"[0-9A-Za-z][0-9A-Za-z-]{0,39}\Z")
_MONTH: Final = re.compile(r"[0-9]{4}-(?:0[1-9]|1[0-2])\Z")
_NUMBER: Final = re.compile(r"-?[0-9]{1,16}\Z")
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}\Z")
# Paid instalments of a debt: a day, the principal and the cost of each.
_KEPT_ONE: Final = r"[0-9]{4}-[0-9]{2}-[0-9]{2}:[0-9]{1,12}:[0-9]{1,12}"
_KEPT: Final = re.compile(rf"{_KEPT_ONE}(?:,{_KEPT_ONE}){{0,358}}\Z")
_BOOLEANS: Final = {"true": True, "false": False}

ENTRY_TYPES: Final = ("income", "expenses", "transfer", "adjust")
REPORTED: Final = frozenset({"income", "expenses"})
SERIES_ANSWERS: Final = ("accepted", "refused", "noted")
BOOKING_SOURCES: Final = ("goal", "plan", "reminder", "debt", "transfer")


class BadValue(ValueError):
    """A value that its column cannot hold."""

    def __init__(self, fault: Fault = Fault.BAD_VALUE) -> None:
        super().__init__(fault.value)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Column:
    """What a column holds: from a cell, and from the JSON in which the reader hands it on.

    Archives of before lack one that `is_added`, which is null then.
    """

    parse: Callable[[str], Any]
    nullable: bool = False
    is_added: bool = False
    unpack: Callable[[Any], Any] | None = None


Columns = Mapping[str, Column]


def _matching(pattern: re.Pattern[str]) -> Callable[[str], str]:
    def parse(cell: str) -> str:
        if not pattern.match(cell):
            raise BadValue
        return cell

    return parse


def _text(longest: int) -> Callable[[str], str]:
    def parse(cell: str) -> str:
        if len(cell) > longest or "\0" in cell:
            raise BadValue
        return cell

    return parse


def _number(least: int, most: int, fault: Fault = Fault.BAD_VALUE) -> Callable[[str], int]:
    def parse(cell: str) -> int:
        if not _NUMBER.match(cell) or not least <= int(cell) <= most:
            raise BadValue(fault)
        return int(cell)

    return parse


def _choice(*values: str) -> Callable[[str], str]:
    def parse(cell: str) -> str:
        if cell not in values:
            raise BadValue
        return cell

    return parse


def _boolean(cell: str) -> bool:
    if cell not in _BOOLEANS:
        raise BadValue
    return _BOOLEANS[cell]


def _day(cell: str) -> dt.date:
    try:
        day = dt.date.fromisoformat(cell) if _DAY.match(cell) else None
    except ValueError as error:
        raise BadValue(Fault.BAD_DAY) from error
    if day is None or not FIRST_DAY <= day <= LAST_DAY:
        raise BadValue(Fault.BAD_DAY)
    return day


def _moment(cell: str) -> dt.datetime:
    try:
        moment = dt.datetime.fromisoformat(cell)
    except ValueError as error:
        raise BadValue from error
    if moment.tzinfo is None or not FIRST_DAY.year <= moment.year <= LAST_DAY.year:
        raise BadValue
    return moment


def _time(cell: str) -> dt.time:
    try:
        time = dt.time.fromisoformat(cell)
    except ValueError as error:
        raise BadValue from error
    if time.tzinfo is not None:
        raise BadValue
    return time


def _optional(column: Column) -> Column:
    return Column(column.parse, nullable=True, unpack=column.unpack)


def _added(column: Column) -> Column:
    return Column(column.parse, nullable=True, is_added=True, unpack=column.unpack)


def _money(least: int = 1, most: int = LARGEST) -> Column:
    return Column(_number(least, most, Fault.BAD_AMOUNT))


ID: Final = Column(_matching(_ID))
SLUG: Final = Column(_matching(_SLUG))
DAY: Final = Column(_day, unpack=dt.date.fromisoformat)
MOMENT: Final = Column(_moment, unpack=dt.datetime.fromisoformat)
TIME: Final = Column(_time, unpack=dt.time.fromisoformat)
BOOLEAN: Final = Column(_boolean)
MONTH: Final = Column(_matching(_MONTH))
ICON: Final = Column(_text(80))
COLOR: Final = _optional(Column(_text(20)))
MONTH_DAY: Final = _optional(Column(_number(-1, 31)))
GROUPS: Final = ("needs", "wants", "savings")
WALLET_KINDS: Final = (
    *("cash", "bank", "ewallet", "savings", "investment"),
    *("card", "paylater", "loan", "receivable", "other"),
)
GOAL_KINDS: Final = (
    *("wedding", "education", "emergency", "retirement", "business", "vehicles", "house"),
    *("gadget", "umrah", "holidays", "fashion", "others", "own"),
)
ROLLOVERS: Final = ("none", "surplus", "both")
REMINDER_KINDS: Final = ("bill", "saving", "investment", "other")
REMINDER_FREQUENCIES: Final = ("once", "daily", "weekly", "monthly", "yearly")
REMINDER_SHIFTS: Final = ("before", "after")
AMOUNT_MODES: Final = ("fixed", "last", "asked")
DATE_STATES: Final = ("open", "done", "booked", "skipped")
PLAN_FREQUENCIES: Final = ("day", "weekly", "monthly")
_PLAN_RULE: Final[Columns] = {
    "frequency": Column(_choice(*PLAN_FREQUENCIES)),
    "weekday": _optional(Column(_number(0, 6))),
    "month_day": _optional(Column(_number(-1, 28))),
}

TABLES: Final[Mapping[str, Columns]] = {
    "categories": {
        "id": SLUG,
        "type": Column(_choice(*sorted(REPORTED))),
        "name": Column(_text(LONGEST_NAME)),
        "group": _optional(Column(_choice(*GROUPS))),
        "icon": ICON,
        "color": COLOR,
        "hidden": BOOLEAN,
        "own": BOOLEAN,
    },
    "wallets": {
        "id": ID,
        "name": Column(_text(LONGEST_NAME)),
        "kind": Column(_choice(*WALLET_KINDS)),
        "balance": _money(-(10**16) + 1, 10**16 - 1),
        "opening_amount": _money(-LARGEST),
        "opening_date": _optional(DAY),
        "credit_limit": _optional(_money()),
        "statement_day": _optional(Column(_number(1, 31))),
        "due_day": _optional(Column(_number(1, 31))),
        "last_digits": _optional(Column(_matching(re.compile(r"[0-9]{4}\Z")))),
        "color": COLOR,
        "monogram": _optional(Column(_text(3))),
        "counts": BOOLEAN,
        "archived": BOOLEAN,
    },
    "transactions": {
        "id": ID,
        "date": DAY,
        "type": Column(_choice(*ENTRY_TYPES)),
        "detail": Column(_text(LONGEST_DETAIL)),
        "amount": _money(-LARGEST),
        "booked_for": _optional(Column(_choice(*BOOKING_SOURCES))),
        "booked_for_id": _optional(ID),
        "booked_for_day": _optional(DAY),
        "taken_out": _optional(BOOLEAN),
        "category_id": SLUG,
        "wallet_id": ID,
        "to_wallet_id": _optional(ID),
    },
    "budgets": {
        "month": MONTH,
        "amount": _money(0),
        "rollover": Column(_choice(*ROLLOVERS)),
        "category_id": SLUG,
    },
    "allocations": {
        "month": MONTH,
        "needs": Column(_number(0, 100)),
        "wants": Column(_number(0, 100)),
        "savings": Column(_number(0, 100)),
        "expected_income": _optional(_money(0)),
    },
    "goals": {
        "id": ID,
        "kind": Column(_choice(*GOAL_KINDS)),
        "name": Column(_text(LONGEST_NAME)),
        "icon": ICON,
        "target": _money(),
        "due": _optional(DAY),
        "monthly": _optional(_money()),
        "wallet_id": _optional(ID),
        "archived_at": _optional(MOMENT),
        "created_at": MOMENT,
    },
    "goal_contributions": {
        "id": ID,
        "goal_id": ID,
        "date": DAY,
        "amount": _money(-LARGEST),
        "detail": Column(_text(LONGEST_DETAIL)),
        "booked": BOOLEAN,
        "opening": BOOLEAN,
        "created_at": MOMENT,
    },
    "investment_plans": {
        "id": ID,
        "amount": _money(),
        **_PLAN_RULE,
        "starts": DAY,
        "until": _optional(DAY),
        "wallet_id": _optional(ID),
        "created_at": MOMENT,
    },
    "investment_rules": {"plan_id": ID, "first": DAY, "last": _optional(DAY), **_PLAN_RULE},
    "investment_dates": {
        "plan_id": ID,
        "date": DAY,
        "state": Column(_choice("done", "skipped")),
        "amount": _optional(_money(0)),
        "transaction_id": _optional(ID),
        "answered_at": _optional(MOMENT),
    },
    "reminders": {
        "id": ID,
        "description": Column(_text(LONGEST_DETAIL)),
        "kind": Column(_choice(*REMINDER_KINDS)),
        "day": DAY,
        "time": _optional(TIME),
        "frequency": Column(_choice(*REMINDER_FREQUENCIES)),
        "month_day": MONTH_DAY,
        "until": _optional(DAY),
        "amount": _optional(_money(0)),
        "category_id": _optional(SLUG),
        "wallet_id": _optional(ID),
        "created_at": MOMENT,
        "since": DAY,
        "every": _added(Column(_number(1, 99))),
        "shift": _added(Column(_choice(*REMINDER_SHIFTS))),
        "times": _added(Column(_number(1, 999))),
        "amount_mode": _added(Column(_choice(*AMOUNT_MODES))),
        "to_wallet_id": _added(ID),
        "automatic": _added(BOOLEAN),
    },
    "reminder_dates": {
        "reminder_id": ID,
        "day": DAY,
        "state": Column(_choice(*DATE_STATES)),
        "told_at": _optional(MOMENT),
        "snoozed_until": _optional(MOMENT),
        "answered_at": _optional(MOMENT),
        "replaced_by": _added(ID),
    },
    "rules": {
        "id": ID,
        "position": Column(_number(0, LARGEST)),
        "text": Column(_text(LONGEST_RULE_TEXT)),
        "type": _optional(Column(_choice(*sorted(REPORTED)))),
        "min_amount": _optional(_money()),
        "max_amount": _optional(_money()),
        "wallet_id": _optional(ID),
        "category_id": _optional(SLUG),
        "detail": _optional(Column(_text(LONGEST_DETAIL))),
        "leave_out": BOOLEAN,
        "hits": Column(_number(0, LARGEST)),
        "last_hit_at": _optional(MOMENT),
        "created_at": MOMENT,
    },
    "debts": {
        "id": ID,
        "name": Column(_text(LONGEST_NAME)),
        "direction": Column(_choice("owed", "lent")),
        "with_whom": _optional(Column(_text(60))),
        "principal": _money(),
        "settled": _money(0),
        "instalments": Column(_number(1, 360)),
        "first_due": DAY,
        "interest": Column(_choice("none", "flat", "effective")),
        "rate": Column(_number(0, 100_000)),
        "rate_period": Column(_choice("month", "year")),
        "fee": _money(0),
        "each": _optional(_money()),
        "counts": Column(_choice("bought", "paid")),
        "wallet_id": ID,
        "reminder_id": _optional(ID),
        "kept": _added(Column(_matching(_KEPT))),
        "created_at": MOMENT,
    },
    "series_answers": {
        "id": ID,
        "type": Column(_choice(*sorted(REPORTED))),
        "name": Column(_text(LONGEST_DETAIL)),
        "amount": _money(1),
        "answer": Column(_choice(*SERIES_ANSWERS)),
        "reminder_id": _optional(ID),
        "answered_at": MOMENT,
    },
}
"""The tables that are restored, each after those that it refers to but for bookings."""
LATER: Final = frozenset({"rules", "series_answers"})
"""Those that the first archives of this version lack."""
# What comes again and again in the rows of a long table, and is one string then.
_REPEATED: Final = frozenset({"type", "category_id", "wallet_id", "to_wallet_id"})


class ArchiveRow(Mapping[str, Any]):
    """A row by the names of its columns, which it shares with all rows of its table."""

    __slots__ = ("_places", "_values")

    def __init__(self, places: Mapping[str, int], values: Sequence[Any]) -> None:
        self._places, self._values = places, values

    def __getitem__(self, name: str) -> Any:
        return self._values[self._places[name]]

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)


def pack_rows(name: str, rows: Sequence[Mapping[str, Any]]) -> list[list[Any]]:
    """The rows of a table as lists of what JSON can hold, in the order of TABLES."""
    return [[row[column] for column in TABLES[name]] for row in rows]


def unpack_rows(name: str, rows: list[list[Any]]) -> list[Mapping[str, Any]]:
    """The rows of a table from what `pack_rows` gave; the lists are used, not copied."""
    columns = TABLES[name]
    places = {column: place for place, column in enumerate(columns)}
    typed = [(places[name], one.unpack) for name, one in columns.items() if one.unpack]
    repeated = [places[name] for name in columns if name in _REPEATED]
    seen: dict[str, str] = {}
    for row in rows:
        for place, unpack in typed:
            if row[place] is not None:
                row[place] = unpack(row[place])
        for place in repeated:
            if row[place] is not None:
                row[place] = seen.setdefault(row[place], row[place])
    return [ArchiveRow(places, row) for row in rows]
