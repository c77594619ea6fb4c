"""Goals from an archive, by kind and name, with their contributions without a transaction."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

from server.core.data_restore import (
    Restoration,
    Restored,
    Restorer,
    Row,
    keys_of,
    match_alike,
    match_rows,
)
from server.core.text.i18n import DEFAULT
from server.core.text.name_keys import name_key
from server.goals import queries
from server.goals.errors import MOST, TooManyGoals
from server.goals.kinds import CHOOSABLE_ICONS, KIND_ICONS, Kind, goal_name
from server.goals.models import ContributionRow, GoalRow
from server.goals.service import FIRST_VERSION
from server.transactions.bookings import BookingSource, list_booked, unlink_transactions

GOALS: Final = "goals"
CONTRIBUTIONS: Final = "goal_contributions"
_PLAIN: Final = ("kind", "target", "due", "monthly", "archived_at", "created_at")


def _match(restoration: Restoration) -> None:
    present = {
        goal.id: (goal.kind, _name_key(goal))
        for goal in queries.read_goals(restoration.owner_id, queries.EVER)
    }
    match_alike(restoration, GOALS, present, lambda row: (row["kind"], name_key(row["name"])))
    _match_contributions(restoration)


def _name_key(goal: GoalRow) -> str:
    return name_key(goal_name(goal.kind, goal.name, DEFAULT))


def _match_contributions(restoration: Restoration) -> None:
    """Contributions that are there, by their id or alike; booked ones are among the entries."""
    present = queries.read_all_contributions(restoration.owner_id)
    free: defaultdict[tuple[Any, ...], list[str]] = defaultdict(list)
    for one in present:
        free[one.goal_id, one.date, one.amount, one.detail, one.opening].append(one.id)
    alike = {}
    for row in _unbooked(restoration):
        goal_id = restoration.found[GOALS].get(row["goal_id"])
        listed = free[goal_id, row["date"], row["amount"], row["detail"], row["opening"]]
        if listed:
            alike[row["id"]] = listed.pop(0)
    match_rows(restoration, CONTRIBUTIONS, [one.id for one in present], alike)


def _unbooked(restoration: Restoration) -> list[Row]:
    return [row for row in restoration.rows(CONTRIBUTIONS) if not row["booked"]]


def _write(restoration: Restoration) -> None:
    owner_id, missing = restoration.owner_id, restoration.missing(GOALS)
    if queries.count_goals(owner_id) + len(missing) > MOST:
        raise TooManyGoals
    for row in missing:
        id_ = restoration.ids[GOALS][row["id"]]
        queries.insert_goal(owner_id, {"id": id_, **_columns(restoration, row)})
        restoration.add(GOALS, row["id"], id_, FIRST_VERSION)
    for row in _unbooked(restoration):
        goal_id = restoration.id_of(GOALS, row["goal_id"])
        if row["id"] in restoration.found[CONTRIBUTIONS] or not goal_id:
            continue
        id_ = restoration.ids[CONTRIBUTIONS][row["id"]]
        details = (row["amount"], row["detail"], row["date"], row["opening"], row["created_at"])
        queries.insert_contribution(owner_id, ContributionRow(id_, goal_id, *details))
        restoration.add(CONTRIBUTIONS, row["id"], id_, "")


def _columns(restoration: Restoration, row: Row) -> dict[str, Any]:
    kind, name, icon = Kind(row["kind"]), row["name"], row["icon"]
    is_own = kind is Kind.OWN or name != goal_name(kind, None, DEFAULT)
    has_icon = icon in CHOOSABLE_ICONS and icon != KIND_ICONS[kind]
    return {
        **{column: row[column] for column in _PLAIN},
        "name": name if is_own else None,
        "icon": icon if has_icon else None,
        "wallet_id": restoration.id_of("wallets", row["wallet_id"]),
        "version": FIRST_VERSION,
    }


def _take_back(owner_id: str, restored: Sequence[Restored]) -> set[tuple[str, str]]:
    """A goal that the person changed, or put money aside for, stays with all contributions."""
    present = {goal.id: goal for goal in queries.read_goals(owner_id, queries.EVER)}
    contributions = {one.id: one for one in queries.read_all_contributions(owner_id)}
    made = {one.id for one in restored if one.kind == CONTRIBUTIONS}
    goals = [one for one in restored if one.kind == GOALS and one.id in present]
    busy = {one.goal_id for id_, one in contributions.items() if id_ not in made}
    busy |= {row.booked_for_id for row in list_booked(owner_id, BookingSource.GOAL)}
    kept = {one.id for one in goals if one.id in busy or str(present[one.id].version) != one.stamp}
    for one in goals:
        if one.id not in kept:
            queries.delete_goal(owner_id, one.id)
            unlink_transactions(owner_id, BookingSource.GOAL, one.id)
    for id_ in made & contributions.keys():
        goal_id = contributions[id_].goal_id
        if goal_id not in kept:
            queries.delete_contribution(owner_id, goal_id, id_)
    return keys_of(
        one
        for one in restored
        if one.id in kept or (one.id in contributions and contributions[one.id].goal_id in kept)
    )


RESTORER: Final = Restorer(
    kinds=(GOALS, CONTRIBUTIONS), match=_match, write=_write, take_back=_take_back
)
