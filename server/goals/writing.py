"""Adding, changing and deleting goals; the account is locked first, as for the ledger."""

import datetime as dt
from dataclasses import dataclass
from typing import Any, Final, TypedDict

from server.core.calendar.clock import now
from server.core.errors import NotFound
from server.core.http.etags import ChangedMeanwhile, Match
from server.core.ids import new_id
from server.goals import queries
from server.goals.errors import MOST, DuePast, TooManyGoals, Unnamed
from server.goals.kinds import Kind
from server.goals.queries import GoalRow, PutAside
from server.goals.service import Item, find_goal, get_goal, shown
from server.transactions.service import Booker, Reader, unlink
from server.users.service import lock_account

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


def add_goal(owner_id: str, new: NewGoal, reader: Reader) -> Item:
    """Begin a goal of the owner and return it; TooManyGoals when there are as many as may be."""
    lock_account(owner_id)
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
    owner_id: str, goal_id: str, changes: Changes, match: Match, reader: Reader
) -> Item:
    """Change a goal of the owner and return it; NotFound, or ValidationFailed at the field.

    ChangedMeanwhile when its version is none that the sender accepts.
    """
    lock_account(owner_id)
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
    lock_account(owner_id)
    if not queries.delete_goal(owner_id, goal_id):
        raise NotFound
    unlink(owner_id, Booker.GOAL, goal_id)


def _require(before: GoalRow, changes: Changes, reader: Reader) -> None:
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
