"""Budgets and allocations from an archive; months that have one keep it."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from server.budgets import queries
from server.budgets.envelopes import Planned
from server.budgets.models import Rollover
from server.budgets.queries import AllocationRow
from server.core.data_restore import Restoration, Restored, Restorer, keys_of

BUDGETS: Final = "budgets"
ALLOCATIONS: Final = "allocations"
FIRST_VERSION: Final = 1


def _match(restoration: Restoration) -> None:
    present = {_key(*key) for key in queries.list_budgets(restoration.owner_id)}
    sources = {}
    for row in restoration.rows(BUDGETS):
        source = _key(row["month"], row["category_id"])
        category = restoration.id_of("categories", row["category_id"])
        sources[source] = _key(row["month"], category or "")
    _settle(restoration, BUDGETS, sources, present)
    months = {one.month for one in queries.list_allocations(restoration.owner_id)}
    allocations = {row["month"]: row["month"] for row in restoration.rows(ALLOCATIONS)}
    _settle(restoration, ALLOCATIONS, allocations, months)


def _settle(
    restoration: Restoration, kind: str, targets: dict[str, str], present: set[str]
) -> None:
    """Settle a table whose keys say where its rows go."""
    known = restoration.known.get(kind, {})
    found = {
        source: target for source, target in targets.items() if target in present or source in known
    }
    restoration.found[kind], restoration.ids[kind] = found, targets


def _key(month: str, category_id: str) -> str:
    return f"{month}:{category_id}"


def _write(restoration: Restoration) -> None:
    owner_id = restoration.owner_id
    months: defaultdict[str, dict[str, Planned | None]] = defaultdict(dict)
    for row in restoration.rows(BUDGETS):
        source = _key(row["month"], row["category_id"])
        category = restoration.id_of("categories", row["category_id"])
        if source in restoration.found[BUDGETS] or category in months[row["month"]]:
            continue
        planned = Planned(row["amount"], Rollover(row["rollover"]))
        months[row["month"]][category or ""] = planned
        restoration.add(BUDGETS, source, restoration.ids[BUDGETS][source], _stamp(planned))
    for month, plans in months.items():
        queries.replace_budgets(owner_id, month, plans)
    for row in restoration.rows(ALLOCATIONS):
        if row["month"] not in restoration.found[ALLOCATIONS]:
            split = (row["needs"], row["wants"], row["savings"], row["expected_income"])
            allocation = AllocationRow(row["month"], *split, FIRST_VERSION)
            queries.write_allocation(owner_id, allocation)
            restoration.add(ALLOCATIONS, row["month"], row["month"], FIRST_VERSION)


def _stamp(planned: Planned) -> str:
    return f"{planned.amount}:{planned.rollover.value}"


def _take_back(owner_id: str, restored: Sequence[Restored]) -> set[tuple[str, str]]:
    budgets = {_key(*key): (key, plan) for key, plan in queries.list_budgets(owner_id).items()}
    allocations = {one.month: one for one in queries.list_allocations(owner_id)}
    kept, months = [], defaultdict[str, dict[str, Planned | None]](dict)
    for one in restored:
        if one.kind == BUDGETS and one.id in budgets:
            (month, category_id), plan = budgets[one.id]
            if _stamp(plan) == one.stamp:
                months[month][category_id] = None
            else:
                kept.append(one)
        if one.kind == ALLOCATIONS and one.id in allocations:
            if str(allocations[one.id].version) == one.stamp:
                queries.delete_allocation(owner_id, one.id)
            else:
                kept.append(one)
    for month, plans in months.items():
        queries.replace_budgets(owner_id, month, plans)
    return keys_of(kept)


RESTORER: Final = Restorer(
    kinds=(BUDGETS, ALLOCATIONS), match=_match, write=_write, take_back=_take_back
)
