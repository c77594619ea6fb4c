"""What an archive holds and how much of it is new, as a draft stores it and people read it.

{"made_at": moment or null, "counts": {kind: [new, present]}, "deleted": entries,
 "wallets": [{"name", "kind", "balance", "state"}], "goals": [{"name", "target", "state"}],
 "unproved": [{"name", "printed", "expected"}]}
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from server.core.data_restore import Restoration, Row
from server.imports.statements.lumbung_archive import LedgerArchive
from server.imports.states import PartState

Item = dict[str, Any]
COUNTED: Final = {
    "wallets": "wallets",
    "categories": "categories",
    "entries": "transactions",
    "goals": "goals",
    "contributions": "goal_contributions",
    "budgets": "budgets",
    "allocations": "allocations",
    "plans": "investment_plans",
    "reminders": "reminders",
    "rules": "rules",
    "debts": "debts",
}
"""What is counted, in its order, and the table that it is in."""


def describe_archive(archive: LedgerArchive, restoration: Restoration) -> Item:
    """An archive, compared with the account."""
    return {
        "made_at": archive.made_at or None,
        "counts": {name: _count(restoration, kind) for name, kind in COUNTED.items()},
        "deleted": sum(not id_ for id_ in restoration.found["transactions"].values()),
        "wallets": [
            {
                "name": row["name"],
                "kind": row["kind"],
                "balance": balance,
                "state": _state(restoration, "wallets", row).value,
            }
            for row, balance in _with_balances(archive)
        ],
        "goals": [
            {
                "name": row["name"],
                "target": row["target"],
                "state": _state(restoration, "goals", row).value,
            }
            for row in restoration.rows("goals")
        ],
        "unproved": _unproved(archive),
    }


def count_new(contents: Mapping[str, Any]) -> int:
    """How much of an archive the account lacks."""
    return sum(new for new, _present in contents["counts"].values())


def count_present(contents: Mapping[str, Any]) -> int:
    """How much of it is there already."""
    return sum(present for _new, present in contents["counts"].values())


def _count(restoration: Restoration, kind: str) -> list[int]:
    rows = restoration.rows(kind)
    if kind == "categories":
        rows = [row for row in rows if row["own"]]
    if kind == "goal_contributions":
        rows = [row for row in rows if not row["booked"]]
    present = sum(_key(kind, row) in restoration.found[kind] for row in rows)
    present -= kind in restoration.filled
    return [len(rows) - present, present]


def _key(kind: str, row: Row) -> str:
    if kind == "budgets":
        return f"{row['month']}:{row['category_id']}"
    return str(row["month"] if kind == "allocations" else row["id"])


def _state(restoration: Restoration, kind: str, row: Row) -> PartState:
    if restoration.filled.get(kind) == row["id"]:
        return PartState.NEW
    return PartState.PRESENT if row["id"] in restoration.found[kind] else PartState.NEW


def _with_balances(archive: LedgerArchive) -> list[tuple[Row, int]]:
    """The wallets with what the entries of the archive leave in them."""
    change: Counter[str] = Counter()
    for row in archive.tables["transactions"]:
        sign = -1 if row["type"] in {"expenses", "transfer"} else 1
        change[row["wallet_id"]] += sign * row["amount"]
        if row["to_wallet_id"] is not None:
            change[row["to_wallet_id"]] += row["amount"]
    wallets = archive.tables["wallets"]
    return [(row, row["opening_amount"] + change[row["id"]]) for row in wallets]


def _unproved(archive: LedgerArchive) -> Sequence[Item]:
    """The wallets whose entries do not add up to the balance that the archive states."""
    return [
        {"name": row["name"], "printed": row["balance"], "expected": balance}
        for row, balance in _with_balances(archive)
        if row["balance"] not in {None, balance}
    ]
