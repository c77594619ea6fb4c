"""Goals as JSON objects; amounts are whole rupiah."""

from collections.abc import Sequence
from typing import Any, Final

from server.core.calendar.clock import to_text
from server.core.calendar.money_month import MoneyMonth
from server.goals.kinds import goal_icon, goal_name
from server.goals.models import GoalRow
from server.goals.progress import Present, measure_progress
from server.transactions.viewer_context import ViewerContext

Item = dict[str, Any]

STORED_FIELDS: Final = (
    *("id", "kind", "name", "icon", "target", "due", "monthly", "saved", "wallet_id"),
    *("archived_at", "created_at"),
)


def present_month(viewer: ViewerContext) -> MoneyMonth:
    """The viewer's present money month."""
    return viewer.calendar.month_at(viewer.today)


def serialize_goal(row: GoalRow, viewer: ViewerContext) -> Item:
    """A goal with its progress."""
    return serialize_goals([row], viewer)[0]


def serialize_goals(rows: Sequence[GoalRow], viewer: ViewerContext) -> list[Item]:
    """Goals with their progress."""
    present = Present(viewer.today, present_month(viewer), viewer.calendar)
    return [_serialize(row, present, viewer.language) for row in rows]


def serialize_fields(row: GoalRow, language: str) -> Item:
    """The stored part of a goal, which the API and the data export share."""
    shown = {"name": goal_name(row.kind, row.name, language), "icon": goal_icon(row.kind, row.icon)}
    return {name: to_text(getattr(row, name)) for name in STORED_FIELDS} | shown


def _serialize(row: GoalRow, present: Present, language: str) -> Item:
    progress = measure_progress(row, present)
    return {
        **serialize_fields(row, language),
        "left": progress.left,
        "percent": progress.percent,
        "state": progress.state.value,
        "needed_monthly": progress.needed_monthly,
        "months_left": progress.months_left,
        "ready": to_text(progress.ready),
        "contributed_this_month": row.within,
        "version": row.version,
    }
