"""Goals as their owner sees them; amounts are whole rupiah."""

# RF-DOC Adding, changing and deleting goals; the account is locked first, as for the ledger.
import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypedDict

from server.core.calendar.clock import format_utc, now
from server.core.calendar.money_month import MoneyMonth
from server.core.errors import NotFound
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.core.ids import new_id
from server.goals import queries
from server.goals.errors import MOST, DuePast, TooManyGoals, Unnamed
from server.goals.feed import DueGoal, due_goals
from server.goals.kinds import Kind, name_of, picture_of
from server.goals.progress import Present, State, progress
from server.goals.queries import GoalRow, PutAside
from server.transactions.bookings import BookingSource, unlink_transactions
from server.transactions.viewer_context import ViewerContext
from server.users.balances import add_to_balance

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


def list_goals(owner_id: str, reader: ViewerContext, *, archived: bool) -> Listed:
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


def get_goal(owner_id: str, goal_id: str, reader: ViewerContext) -> Item:
    """A goal of the owner; raises NotFound."""
    return shown(find_goal(owner_id, goal_id, reader), reader)


def nearest_goal(owner_id: str, reader: ViewerContext) -> NearestGoal:
    """The goal that is due first, else the fullest one; neither reached nor archived."""
    items = list_goals(owner_id, reader, archived=False).items
    wanted = [item for item in items if item["state"] != State.REACHED.value]
    if not wanted:
        return NearestGoal(None, len(items))
    nearest = min(wanted, key=_nearness)
    return NearestGoal({name: nearest[name] for name in NEAREST}, len(items))


def find_goal(owner_id: str, goal_id: str, reader: ViewerContext) -> GoalRow:
    """The row of a goal of the owner; raises NotFound."""
    row = queries.read_goal(owner_id, goal_id, month_of(reader))
    if row is None:
        raise NotFound
    return row


def month_of(reader: ViewerContext) -> MoneyMonth:
    """The reader's present money month."""
    return reader.calendar.month_at(reader.today)


def shown(row: GoalRow, reader: ViewerContext) -> Item:
    """A goal as it goes over the wire."""
    return _items([row], reader)[0]


def _items(rows: Sequence[GoalRow], reader: ViewerContext) -> list[Item]:
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
        "archived_at": format_utc(row.archived_at) if row.archived_at else None,
        "created_at": format_utc(row.created_at),
        "version": row.version,
    }


def _nearness(item: Item) -> tuple[bool, str, float]:
    return item["due"] is None, item["due"] or "", -item["saved"] / item["target"]


FIRST_VERSION: Final = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGoal:
    """What somebody wants to save for; already checked. `saved` is there at the beginning."""

    kind: Kind
    target: int
    name: str | None = None
    icon: str | None = None
    due: dt.date | None = None
    monthly: int | None = None
    saved: int = 0


class Changes(TypedDict, total=False):
    """What to change of a goal; a missing key stays, None goes back to what its kind has."""

    name: str | None
    icon: str | None
    target: int
    due: dt.date | None
    monthly: int | None
    archived: bool


def add_goal(owner_id: str, new: NewGoal, reader: ViewerContext) -> Item:
    """Begin a goal of the owner and return it; TooManyGoals when there are as many as may be."""
    add_to_balance(owner_id)
    if queries.count_goals(owner_id) >= MOST:
        raise TooManyGoals
    goal_id = new_id()
    row = {
        "id": goal_id,
        "kind": new.kind.value,
        "name": new.name,
        "icon": new.icon,
        "target": new.target,
        "due": new.due,
        "monthly": new.monthly,
        "created_at": now(),
        "version": FIRST_VERSION,
    }
    queries.insert_goal(owner_id, row)
    if new.saved:
        opening = PutAside(new_id(), goal_id, new.saved, "", reader.today, True, now())
        queries.insert_put(owner_id, opening)
    return get_goal(owner_id, goal_id, reader)


def change_goal(
    owner_id: str, goal_id: str, changes: Changes, match: IfMatch, reader: ViewerContext
) -> Item:
    """Change a goal of the owner and return it; NotFound, or ValidationFailed at the field.

    ChangedMeanwhile when its version is none that the sender accepts.
    """
    add_to_balance(owner_id)
    before = find_goal(owner_id, goal_id, reader)
    values = _values(before, changes)
    if not values:
        # Nothing to do, or the answer to the same change was lost.
        return shown(before, reader)
    if not match.allows(before.version):
        raise ChangedMeanwhile(shown(before, reader))
    _require(before, changes, reader)
    queries.update_goal(owner_id, goal_id, values)
    return get_goal(owner_id, goal_id, reader)


def delete_goal(owner_id: str, goal_id: str) -> None:
    """Delete a goal of the owner; what was booked for it stays in the ledger. Raises NotFound."""
    add_to_balance(owner_id)
    if not queries.delete_goal(owner_id, goal_id):
        raise NotFound
    unlink_transactions(owner_id, BookingSource.GOAL, goal_id)


def _require(before: GoalRow, changes: Changes, reader: ViewerContext) -> None:
    if "name" in changes and changes["name"] is None and before.kind == Kind.OWN.value:
        raise Unnamed
    due = changes.get("due")
    # A day that has passed meanwhile may stay.
    if due is not None and due != before.due and due < reader.today:
        raise DuePast


def _values(before: GoalRow, changes: Changes) -> dict[str, Any]:
    """What of it changes something."""
    told = before._asdict()
    values = {
        name: value for name, value in changes.items() if name != "archived" and told[name] != value
    }
    archived = changes.get("archived")
    if archived is not None and archived != (before.archived_at is not None):
        values["archived_at"] = now() if archived else None
    return values
