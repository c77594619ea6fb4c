"""The goals of the demo account: one in time, one that lags behind, one that is nearly full."""

import datetime as dt
from collections.abc import Iterator
from typing import Final, NamedTuple

from dateutil.relativedelta import relativedelta

from scripts.demo.ledger import book_transactions
from server.core.calendar.clock import now
from server.core.calendar.money_month import Span
from server.core.ids import new_id
from server.goals import queries
from server.goals.kinds import Kind
from server.goals.models import ContributionRow
from server.transactions.bookings import Booking, BookingSource

# What the demo's books call the money that is put aside for it each month.
BOOKED: Final = "Tabungan umrah"
CATEGORY: Final = "saving"


class DemoGoal(NamedTuple):
    """A goal of the story; months from now on, whole rupiah."""

    kind: Kind
    target: int
    monthly: int
    due_in: int | None
    opening: int
    # What was put aside in each of the last months, the latest first.
    put: tuple[int, ...]


GOALS: Final = (
    DemoGoal(Kind.UMRAH, 63_000_000, 1_500_000, 20, 0, ()),
    DemoGoal(Kind.EMERGENCY, 36_000_000, 1_000_000, 9, 15_500_000, (750_000, 1_000_000, 500_000)),
    DemoGoal(Kind.GADGET, 9_500_000, 600_000, None, 4_000_000, (600_000,) * 6),
)


def fill(owner_id: str, present: dt.date, _seed: int) -> None:
    """Let the demo account have three goals, and its new savings belong to theirs."""
    if not queries.count_goals(owner_id):
        for demo_goal in GOALS:
            _add(owner_id, demo_goal, present)
    for goal in queries.read_goals(owner_id, Span(present, present), archived=False):
        if goal.kind == Kind.UMRAH.value:
            book_transactions(owner_id, Booking(BookingSource.GOAL, goal.id), CATEGORY, BOOKED)
            return


def _add(owner_id: str, goal: DemoGoal, present: dt.date) -> None:
    goal_id = new_id()
    due = None if goal.due_in is None else present + relativedelta(months=goal.due_in, day=1)
    queries.insert_goal(
        owner_id,
        {
            "id": goal_id,
            "kind": goal.kind.value,
            "target": goal.target,
            "due": due,
            "monthly": goal.monthly,
            "created_at": now(),
            "version": 1,
        },
    )
    for put in _put(goal_id, goal, present):
        queries.insert_contribution(owner_id, put)


def _put(goal_id: str, goal: DemoGoal, present: dt.date) -> Iterator[ContributionRow]:
    first = present - relativedelta(months=len(goal.put) + 1)
    if goal.opening:
        yield ContributionRow(new_id(), goal_id, goal.opening, "", first, True, now())
    for ago, amount in reversed(list(enumerate(goal.put))):
        day = present - relativedelta(months=ago)
        yield ContributionRow(new_id(), goal_id, amount, "", day, False, now())
