"""Goals as their owner takes them along; they are erased with the account they hang on."""

from collections.abc import Iterator
from typing import Final

from server.core.calendar.clock import format_utc, now
from server.core.calendar.money_month import Span
from server.core.data_export import Exported, Row, Table
from server.core.text.i18n import DEFAULT, _
from server.goals import queries
from server.goals.kinds import name_of, picture_of
from server.transactions.bookings import BookingSource, list_booked

GOALS: Final = (
    "id",
    "kind",
    "name",
    "icon",
    "target",
    "due",
    "monthly",
    "saved",
    "archived_at",
    "created_at",
)
CONTRIBUTIONS: Final = (
    "id",
    "goal_id",
    "date",
    "amount",
    "detail",
    "booked",
    "opening",
    "created_at",
)


def export(owner_id: str) -> Exported:
    """Every goal of the owner, and what was put aside for each, booked or not."""
    goals = list(_goals(owner_id))
    contributions = sorted(_contributions(owner_id), key=lambda row: (str(row[2]), str(row[0])))
    return Exported(
        tables=[
            Table(
                name="goals",
                about=_("What you save for."),
                columns=GOALS,
                rows=lambda: goals,
                count=len(goals),
            ),
            Table(
                name="goal_contributions",
                about=_("What you put aside for your goals, or took out when negative."),
                columns=CONTRIBUTIONS,
                rows=lambda: contributions,
                count=len(contributions),
            ),
        ]
    )


def _goals(owner_id: str) -> Iterator[Row]:
    today = now().date()
    for goal in queries.read_goals(owner_id, Span(today, today)):
        yield (
            goal.id,
            goal.kind,
            name_of(goal.kind, goal.name, DEFAULT),
            picture_of(goal.kind, goal.icon),
            goal.target,
            goal.due.isoformat() if goal.due else None,
            goal.monthly,
            goal.saved,
            format_utc(goal.archived_at) if goal.archived_at else None,
            format_utc(goal.created_at),
        )


def _contributions(owner_id: str) -> Iterator[Row]:
    for put in queries.all_put(owner_id):
        told = (put.date.isoformat(), put.amount, put.detail, False, put.opening)
        yield (put.id, put.goal_id, *told, format_utc(put.created_at))
    for row in list_booked(owner_id, BookingSource.GOAL):
        told = (row.date.isoformat(), row.put_aside, row.detail, True, False)
        yield (row.id, row.booked_for_id, *told, format_utc(row.created_at))
