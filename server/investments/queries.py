"""The tables of plans and their answered dates."""

import datetime as dt
from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Select, delete, func, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from server.core.calendar.clock import now
from server.extensions import db
from server.investments.models import InvestmentDate, InvestmentPlan
from server.investments.plan import Plan, Turn
from server.investments.plan_status import Answer, State
from server.investments.recurrence import Frequency, Rule
from server.transactions.bookings import (
    BookedTransaction,
    BookingSource,
    find_booked_days,
    list_booked,
)

PLANS: Final = InvestmentPlan.metadata.tables[InvestmentPlan.__tablename__]
DATES: Final = InvestmentDate.metadata.tables[InvestmentDate.__tablename__]
NAMES: Final = (
    "id",
    "amount",
    "starts",
    "until",
    "version",
    "created_at",
    "frequency",
    "weekday",
    "month_day",
    "since",
    "earlier",
)
COLUMNS: Final = [PLANS.c[name] for name in NAMES]

DateKey = tuple[str, str, dt.date]
"""The owner, the plan and the day of a date."""
AnswersByPlan = dict[str, dict[dt.date, Answer]]


def read_plans(owner_id: str) -> list[Plan]:
    """The owner's plans, the oldest first."""
    return _plans(select(*COLUMNS).where(PLANS.c.owner_id == owner_id).order_by(PLANS.c.id))


def find_plan(owner_id: str, plan_id: str) -> Plan | None:
    """One plan of the owner."""
    mine = (PLANS.c.owner_id == owner_id, PLANS.c.id == plan_id)
    return next(iter(_plans(select(*COLUMNS).where(*mine))), None)


def count_plans(owner_id: str) -> int:
    """How many plans the owner has."""
    mine = select(func.count()).select_from(PLANS).where(PLANS.c.owner_id == owner_id)
    return db.session.scalar(mine) or 0


def insert_plan(owner_id: str, plan: Plan) -> None:
    """Write a new plan of the owner."""
    row = {"owner_id": owner_id, "id": plan.id, "created_at": plan.created_at, **_values(plan)}
    db.session.execute(insert(PLANS).values(row))


def update_plan(owner_id: str, plan: Plan) -> None:
    """Write what a plan of the owner has become."""
    mine = (PLANS.c.owner_id == owner_id, PLANS.c.id == plan.id)
    db.session.execute(update(PLANS).where(*mine).values(_values(plan)))


def delete_plan(owner_id: str, plan_id: str) -> None:
    """Delete a plan of the owner with its answered dates."""
    mine = (PLANS.c.owner_id == owner_id, PLANS.c.id == plan_id)
    db.session.execute(delete(PLANS).where(*mine))


def read_answers(owner_id: str, ids: Collection[str] | None = None) -> AnswersByPlan:
    """The answered dates of all of the owner's plans, or of these; two queries."""
    names = ("plan_id", "date", "state", "amount", "answered_at")
    wanted = select(*(DATES.c[name] for name in names))
    wanted = wanted.where(DATES.c.owner_id == owner_id)
    if ids is not None:
        wanted = wanted.where(DATES.c.plan_id.in_(ids))
    found: AnswersByPlan = {}
    for plan_id, day, state, amount, moment in db.session.connection().execute(wanted):
        found.setdefault(plan_id, {})[day] = Answer(State(state), amount, None, moment)
    for row in list_booked(owner_id, BookingSource.PLAN, ids):
        # One that was edited into an income is no investment.
        if row.booked_for_day is not None and row.put_aside > 0:
            by_day = found.setdefault(row.booked_for_id, {})
            by_day[row.booked_for_day] = _with(by_day.get(row.booked_for_day), row)
    return found


def answered_days(dates: Collection[DateKey]) -> set[DateKey]:
    """Those of these dates of plans, of any owners, that were answered; two queries."""
    if not dates:
        return set()
    key = tuple_(DATES.c.owner_id, DATES.c.plan_id, DATES.c.date)
    said = select(DATES.c.owner_id, DATES.c.plan_id, DATES.c.date).where(key.in_(dates))
    found = {(row[0], row[1], row[2]) for row in db.session.connection().execute(said)}
    return found | find_booked_days(BookingSource.PLAN, dates)


def keep_answer(owner_id: str, plan_id: str, day: dt.date, state: State, amount: int) -> None:
    """Keep that a date was skipped, or done without a transaction."""
    kind = postgresql if db.session.get_bind().dialect.name == "postgresql" else sqlite
    values = {
        "state": state.value,
        "amount": amount if state is State.DONE else None,
        "answered_at": now(),
    }
    key = {"owner_id": owner_id, "plan_id": plan_id, "date": day}
    kept = kind.insert(DATES).values({**key, **values})
    db.session.execute(kept.on_conflict_do_update(index_elements=list(key), set_=values))


def forget_answer(owner_id: str, plan_id: str, day: dt.date) -> None:
    """Forget what was said to a date, but for what was booked."""
    mine = (DATES.c.owner_id == owner_id, DATES.c.plan_id == plan_id, DATES.c.date == day)
    db.session.execute(delete(DATES).where(*mine))


def _with(known: Answer | None, row: BookedTransaction) -> Answer:
    """The answer to a date with one more transaction of it; rows come newest first.

    A date has two where a deleted one came back after another was booked.
    """
    if known is None or known.state is not State.DONE:
        return Answer(State.DONE, row.put_aside, row.id, row.created_at)
    return known._replace(
        amount=(known.amount or 0) + row.put_aside, transaction_id=known.transaction_id or row.id
    )


def _plans(wanted: Select[Any]) -> list[Plan]:
    return [plan_of(*row) for row in db.session.connection().execute(wanted)]


def plan_of(
    id_: str,
    amount: int,
    starts: dt.date,
    until: dt.date | None,
    version: int,
    created_at: dt.datetime,
    *present: Any,
) -> Plan:
    """The plan that a row of COLUMNS holds."""
    frequency, weekday, month_day, since, earlier = present
    turn = Turn(since, Rule(Frequency(frequency), weekday, month_day))
    return Plan(
        id=id_,
        amount=amount,
        starts=starts,
        until=until,
        turns=(*(Turn.kept(told) for told in earlier), turn),
        version=version,
        created_at=created_at,
    )


def _values(plan: Plan) -> dict[str, Any]:
    turn = plan.turns[-1]
    return {
        "amount": plan.amount,
        "starts": plan.starts,
        "until": plan.until,
        "frequency": turn.rule.frequency.value,
        "weekday": turn.rule.weekday,
        "month_day": turn.rule.month_day,
        "since": turn.since,
        "earlier": [one.told() for one in plan.turns[:-1]],
        "version": plan.version,
        "updated_at": now(),
    }
