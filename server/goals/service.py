"""Read, add, change and delete goals; writes lock the account first, as the ledger does."""

from dataclasses import dataclass, fields
from typing import Any, Final, NamedTuple

from server.core.calendar.clock import now
from server.core.errors import NotFound
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.core.ids import new_id
from server.goals import queries
from server.goals.errors import MOST, DuePast, TooManyGoals, Unnamed
from server.goals.kinds import Kind
from server.goals.models import ContributionRow, EnteredGoal, GoalChanges, GoalRow
from server.goals.progress import GoalState
from server.goals.serializers import Item, present_month, serialize_goal, serialize_goals
from server.transactions.bookings import BookingSource, unlink_transactions
from server.transactions.viewer_context import ViewerContext
from server.users.balances import lock_account
from server.wallets.wallet_book import require_active_wallet

NEAREST: Final = (
    *("id", "kind", "name", "icon", "target", "saved", "left", "percent", "state", "wallet_id"),
)
FIRST_VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class GoalList:
    """Goals and their totals."""

    items: list[Item]
    totals: Item


class NearestGoal(NamedTuple):
    """The goal to keep saving for, None when all are reached, and how many there are."""

    goal: Item | None
    goals: int


@dataclass(frozen=True, slots=True)
class NewGoal(EnteredGoal):
    """A new goal; `saved` is the opening contribution."""

    saved: int = 0


def list_goals(owner_id: str, viewer: ViewerContext, *, archived: bool) -> GoalList:
    """The owner's goals, archived ones or the others, oldest first."""
    rows = queries.read_goals(owner_id, present_month(viewer), archived=archived)
    items = serialize_goals(rows, viewer)
    unreached = [item for item in items if item["state"] != GoalState.REACHED.value]
    totals = {
        "saved": sum(item["saved"] for item in items),
        "target": sum(item["target"] for item in items),
        # A reached goal needs no more money.
        "monthly": sum(item["monthly"] or 0 for item in unreached),
        "count": len(items),
    }
    return GoalList(items, totals)


def get_goal(owner_id: str, goal_id: str, viewer: ViewerContext) -> Item:
    """A goal of the owner; raises NotFound."""
    return serialize_goal(get_goal_row(owner_id, goal_id, viewer), viewer)


def find_nearest_goal(owner_id: str, viewer: ViewerContext) -> NearestGoal:
    """The goal that is due first, else the fullest one; neither reached nor archived."""
    items = list_goals(owner_id, viewer, archived=False).items
    unreached = [item for item in items if item["state"] != GoalState.REACHED.value]
    if not unreached:
        return NearestGoal(None, len(items))
    nearest = min(unreached, key=_nearness)
    return NearestGoal({name: nearest[name] for name in NEAREST}, len(items))


def get_goal_row(owner_id: str, goal_id: str, viewer: ViewerContext) -> GoalRow:
    """The row of a goal of the owner; raises NotFound."""
    row = queries.read_goal(owner_id, goal_id, present_month(viewer))
    if row is None:
        raise NotFound
    return row


def add_goal(owner_id: str, new: NewGoal, viewer: ViewerContext) -> Item:
    """Add a goal and return it; raises TooManyGoals, UnknownWallet and WalletArchived."""
    account = lock_account(owner_id)
    if queries.count_goals(owner_id) >= MOST:
        raise TooManyGoals
    require_active_wallet(owner_id, account.wallets_version, new.wallet_id)
    goal_id = new_id()
    row = {
        "id": goal_id,
        **{column.name: getattr(new, column.name) for column in fields(EnteredGoal)},
        "kind": new.kind.value,
        "created_at": now(),
        "version": FIRST_VERSION,
    }
    queries.insert_goal(owner_id, row)
    if new.saved:
        opening = ContributionRow(new_id(), goal_id, new.saved, "", viewer.today, True, now())
        queries.insert_contribution(owner_id, opening)
    return get_goal(owner_id, goal_id, viewer)


def change_goal(
    owner_id: str, goal_id: str, changes: GoalChanges, match: IfMatch, viewer: ViewerContext
) -> Item:
    """Change a goal and return it; raises NotFound and ValidationFailed.

    Raises ChangedMeanwhile for a version that does not match.
    """
    account = lock_account(owner_id)
    before = get_goal_row(owner_id, goal_id, viewer)
    values = _changed_values(before, changes)
    if not values:
        # Nothing to do, or a retry whose first response was lost.
        return serialize_goal(before, viewer)
    if not match.allows(before.version):
        raise ChangedMeanwhile(serialize_goal(before, viewer))
    _require_valid(before, changes, viewer)
    require_active_wallet(owner_id, account.wallets_version, values.get("wallet_id"))
    queries.update_goal(owner_id, goal_id, values)
    return get_goal(owner_id, goal_id, viewer)


def delete_goal(owner_id: str, goal_id: str) -> None:
    """Delete a goal; its transactions stay in the ledger. Raises NotFound."""
    lock_account(owner_id)
    if not queries.delete_goal(owner_id, goal_id):
        raise NotFound
    unlink_transactions(owner_id, BookingSource.GOAL, goal_id)


def _nearness(item: Item) -> tuple[bool, str, float]:
    return item["due"] is None, item["due"] or "", -item["saved"] / item["target"]


def _require_valid(before: GoalRow, changes: GoalChanges, viewer: ViewerContext) -> None:
    if "name" in changes and changes["name"] is None and before.kind == Kind.OWN.value:
        raise Unnamed
    due = changes.get("due")
    # A stored due day may be past by now.
    if due is not None and due != before.due and due < viewer.today:
        raise DuePast


def _changed_values(before: GoalRow, changes: GoalChanges) -> dict[str, Any]:
    """The columns that really change."""
    stored = before._asdict()
    values = {
        name: value
        for name, value in changes.items()
        if name != "archived" and stored[name] != value
    }
    archived = changes.get("archived")
    if archived is not None and archived != (before.archived_at is not None):
        values["archived_at"] = now() if archived else None
    return values
