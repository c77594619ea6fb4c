"""Whether the rows of an archive fit together: keys, references, and what a row says of itself."""

import datetime as dt
from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, Final

from server.imports.statements.archive_tables import REPORTED
from server.imports.statements.statement import Fault, Unreadable

Row = Mapping[str, Any]
Tables = Mapping[str, Sequence[Row]]
# The first row stands below the names of the columns.
_FIRST: Final = 2
_WHOLE: Final = 100
# From a column to the table that has its value as an id; reminders may be removed and stay booked.
_REFERENCES: Final = {
    "transactions": {"wallet_id": "wallets", "to_wallet_id": "wallets"},
    "budgets": {"category_id": "categories"},
    "goals": {"wallet_id": "wallets"},
    "goal_contributions": {"goal_id": "goals"},
    "investment_plans": {"wallet_id": "wallets"},
    "investment_rules": {"plan_id": "investment_plans"},
    "investment_dates": {"plan_id": "investment_plans"},
    "reminders": {
        "wallet_id": "wallets",
        "to_wallet_id": "wallets",
        "category_id": "categories",
    },
    "reminder_dates": {"reminder_id": "reminders", "replaced_by": "reminders"},
    "rules": {"wallet_id": "wallets", "category_id": "categories"},
    "debts": {"wallet_id": "wallets"},
}
_BOOKINGS: Final = {
    "goal": "goals",
    "plan": "investment_plans",
    "debt": "debts",
    "transfer": "transactions",
}
_KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    "budgets": ("month", "category_id"),
    "allocations": ("month",),
    "investment_rules": ("plan_id", "first"),
    "investment_dates": ("plan_id", "date"),
    "reminder_dates": ("reminder_id", "day"),
}


def check_links(tables: Tables, last_day: dt.date) -> None:
    """Raise `Unreadable` at the first row that does not fit to the others."""
    ids = {name: _check_keys(name, rows) for name, rows in tables.items()}
    for name, references in _REFERENCES.items():
        for column, target in references.items():
            known = ids[target]
            _require(name, tables, lambda row, c=column, k=known: row[c] is None or row[c] in k)
    _check_wallets(tables)
    _check_entries(tables, ids, last_day)
    _require("allocations", tables, lambda row: _split(row) == _WHOLE, Fault.BAD_VALUE)
    _require("goal_contributions", tables, lambda row: row["amount"] != 0, Fault.BAD_AMOUNT)
    _require("goals", tables, lambda row: bool(row["name"].strip()), Fault.BAD_VALUE)
    _require("debts", tables, lambda row: row["settled"] <= row["principal"], Fault.BAD_AMOUNT)
    ruled = {row["plan_id"] for row in tables["investment_rules"]}
    _require("investment_plans", tables, lambda row: row["id"] in ruled)
    types = {row["id"]: row["type"] for row in tables["categories"]}
    _require("rules", tables, lambda row: _is_sound(row, types), Fault.BAD_VALUE)


def _split(row: Row) -> int:
    return int(row["needs"] + row["wants"] + row["savings"])


def _is_sound(rule: Row, types: Mapping[str, str]) -> bool:
    """Whether a rule has a condition and an outcome, which go together."""
    least, most = rule["min_amount"], rule["max_amount"]
    has_words = any(map(str.isalnum, rule["text"]))
    others = (rule["type"], least, most, rule["wallet_id"])
    has_condition = has_words or (not rule["text"] and any(one is not None for one in others))
    changes = rule["category_id"] is not None or rule["detail"] is not None
    in_order = least is None or most is None or least <= most
    is_of_type = rule["category_id"] is None or rule["type"] in {None, types[rule["category_id"]]}
    return has_condition and changes != rule["leave_out"] and in_order and is_of_type


def _check_keys(name: str, rows: Sequence[Row]) -> frozenset[Any]:
    """The keys of a table, none of which stands there twice."""
    columns = _KEYS.get(name, ("id",))
    keys = set()
    for number, row in enumerate(rows, _FIRST):
        key = row["id"] if columns == ("id",) else tuple(row[column] for column in columns)
        if key in keys:
            raise Unreadable(Fault.BAD_VALUE, number, part=name)
        keys.add(key)
    return frozenset(keys)


def _check_wallets(tables: Tables) -> None:
    names: set[str] = set()
    for number, row in enumerate(tables["wallets"], _FIRST):
        name = " ".join(row["name"].casefold().split())
        if not name or name in names:
            raise Unreadable(Fault.BAD_VALUE, number, part="wallets")
        names.add(name)
    if all(row["archived"] for row in tables["wallets"]):
        raise Unreadable(Fault.BAD_VALUE, part="wallets")


def _check_entries(tables: Tables, ids: Mapping[str, Container[Any]], last_day: dt.date) -> None:
    types = {row["id"]: row["type"] for row in tables["categories"]}
    transfers = {
        row["id"]
        for row in tables["transactions"]
        if row["type"] == "transfer" or row["booked_for"] == "debt"
    }
    for number, row in enumerate(tables["transactions"], _FIRST):
        amount = row["amount"]
        if row["date"] > last_day:
            raise Unreadable(Fault.BAD_DAY, number, part="transactions")
        if amount == 0 or (amount < 0 and row["type"] != "adjust"):
            raise Unreadable(Fault.BAD_AMOUNT, number, part="transactions")
        has_category = types.get(row["category_id"]) if row["type"] in REPORTED else None
        if has_category is None and row["category_id"] != row["type"]:
            raise Unreadable(Fault.BAD_LINK, number, part="transactions")
        if not _is_transfer_whole(row) or not _is_booking_known(row, ids, transfers):
            raise Unreadable(Fault.BAD_LINK, number, part="transactions")


def _is_transfer_whole(row: Row) -> bool:
    if row["type"] != "transfer":
        return row["to_wallet_id"] is None
    return row["to_wallet_id"] not in {None, row["wallet_id"]}


def _is_booking_known(
    row: Row, ids: Mapping[str, Container[Any]], transfers: Container[str]
) -> bool:
    kind, id_ = row["booked_for"], row["booked_for_id"]
    if kind is None or kind == "reminder":
        return (kind is None) == (id_ is None)
    known = transfers if kind == "transfer" else ids[_BOOKINGS[kind]]
    return id_ in known


def _require(
    name: str, tables: Tables, holds: Callable[..., bool], fault: Fault = Fault.BAD_LINK
) -> None:
    for number, row in enumerate(tables[name], _FIRST):
        if not holds(row):
            raise Unreadable(fault, number, part=name)
