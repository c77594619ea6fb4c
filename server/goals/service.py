"""Goals as their owner sees them; amounts are whole rupiah."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from server.core.calendar.clock import wire
from server.core.calendar.money_month import MoneyMonth
from server.core.errors import NotFound
from server.goals import queries
from server.goals.due import DueGoal, due_goals
from server.goals.kinds import Kind, name_of, picture_of
from server.goals.progress import Present, State, progress
from server.goals.queries import GoalRow
from server.transactions.service import Reader

__all__ = [
    "DueGoal",
    "Kind",
    "Listed",
    "NearestGoal",
    "due_goals",
    "get_goal",
    "list_goals",
    "month_of",
    "name_of",
    "nearest_goal",
    "picture_of",
    "shown",
]

Item = dict[str, Any]
NEAREST: Final = ("id", "kind", "name", "icon", "target", "saved", "left", "percent", "state")


@dataclass(frozen=True, slots=True)
class Listed:
    """Goals, and what they come to."""

    items: list[Item]
    totals: Item


class NearestGoal(NamedTuple):
    """The goal to keep saving for, None when all are reached, and how many there are."""

    goal: Item | None
    goals: int


def list_goals(owner_id: str, reader: Reader, *, archived: bool) -> Listed:
    """The owner's goals, archived ones or the others, the oldest first."""
    rows = queries.read_goals(owner_id, month_of(reader), archived=archived)
    items = _items(rows, reader)
    open_ones = [item for item in items if item["state"] != State.REACHED.value]
    totals = {
        "saved": sum(item["saved"] for item in items),
        "target": sum(item["target"] for item in items),
        # What is full asks for nothing any more.
        "monthly": sum(item["monthly"] or 0 for item in open_ones),
        "count": len(items),
    }
    return Listed(items, totals)


def get_goal(owner_id: str, goal_id: str, reader: Reader) -> Item:
    """A goal of the owner; raises NotFound."""
    return shown(find_goal(owner_id, goal_id, reader), reader)


def nearest_goal(owner_id: str, reader: Reader) -> NearestGoal:
    """The goal that is due first, else the fullest one; neither reached nor archived."""
    items = list_goals(owner_id, reader, archived=False).items
    wanted = [item for item in items if item["state"] != State.REACHED.value]
    if not wanted:
        return NearestGoal(None, len(items))
    nearest = min(wanted, key=_nearness)
    return NearestGoal({name: nearest[name] for name in NEAREST}, len(items))


def find_goal(owner_id: str, goal_id: str, reader: Reader) -> GoalRow:
    """The row of a goal of the owner; raises NotFound."""
    row = queries.read_goal(owner_id, goal_id, month_of(reader))
    if row is None:
        raise NotFound
    return row


def month_of(reader: Reader) -> MoneyMonth:
    """The reader's present money month."""
    return reader.calendar.month_at(reader.today)


def shown(row: GoalRow, reader: Reader) -> Item:
    """A goal as it goes over the wire."""
    return _items([row], reader)[0]


def _items(rows: Sequence[GoalRow], reader: Reader) -> list[Item]:
    present = Present(reader.today, month_of(reader), reader.calendar)
    return [_item(row, present, reader.language) for row in rows]


def _item(row: GoalRow, present: Present, language: str) -> Item:
    done = progress(row, present)
    return {
        "id": row.id,
        "kind": row.kind,
        "name": name_of(row.kind, row.name, language),
        "icon": picture_of(row.kind, row.icon),
        "target": row.target,
        "due": row.due.isoformat() if row.due else None,
        "monthly": row.monthly,
        "saved": row.saved,
        "left": done.left,
        "percent": done.percent,
        "state": done.state.value,
        "needed_monthly": done.needed_monthly,
        "months_left": done.months_left,
        "ready": done.ready.isoformat() if done.ready else None,
        "contributed_this_month": row.within,
        "archived_at": wire(row.archived_at) if row.archived_at else None,
        "created_at": wire(row.created_at),
        "version": row.version,
    }


def _nearness(item: Item) -> tuple[bool, str, float]:
    return item["due"] is None, item["due"] or "", -item["saved"] / item["target"]
