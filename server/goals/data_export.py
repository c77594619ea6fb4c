"""The data export of goals and contributions; they are erased with their account."""

from collections.abc import Iterator
from typing import Final

from server.core.calendar.clock import format_utc, now
from server.core.calendar.money_month import Span
from server.core.data_export import Exported, Row, Table
from server.core.text.i18n import DEFAULT, _
from server.goals import queries
from server.goals.serializers import STORED_FIELDS, serialize_fields
from server.transactions.bookings import BookingSource, list_booked

CONTRIBUTIONS: Final = (
    *("id", "goal_id", "date", "amount", "detail", "booked", "opening", "created_at"),
)


def export(owner_id: str) -> Exported:
    """The owner's goals, and the contributions to each, booked or not."""
    goals = list(_goals(owner_id))
    contributions = sorted(_contributions(owner_id), key=lambda row: (str(row[2]), str(row[0])))
    return Exported(
        tables=[
            Table.of("goals", _("What you're saving for."), STORED_FIELDS, goals),
            Table.of(
                "goal_contributions",
                _("What you put aside for your goals; negative when you took money out."),
                CONTRIBUTIONS,
                contributions,
            ),
        ]
    )


def _goals(owner_id: str) -> Iterator[Row]:
    today = now().date()
    for goal in queries.read_goals(owner_id, Span(today, today)):
        fields = serialize_fields(goal, DEFAULT)
        yield [fields[name] for name in STORED_FIELDS]


def _contributions(owner_id: str) -> Iterator[Row]:
    for one in queries.read_all_contributions(owner_id):
        details = (one.date.isoformat(), one.amount, one.detail, False, one.opening)
        yield (one.id, one.goal_id, *details, format_utc(one.created_at))
    for row in list_booked(owner_id, BookingSource.GOAL):
        details = (row.date.isoformat(), row.put_aside, row.detail, True, False)
        yield (row.id, row.booked_for_id, *details, format_utc(row.created_at))
