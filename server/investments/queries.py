"""Reads and writes of plans and the answers to their dates."""

import datetime as dt
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Row, Select, bindparam, delete, exists, func, insert, select, tuple_, update

from server.core.calendar.clock import now
from server.core.database.upserts import upsert_into
from server.extensions import db
from server.investments.models import InvestmentDate, InvestmentPlan
from server.investments.plan import Plan, RuleVersion
from server.investments.plan_status import Answer, OccurrenceState
from server.investments.recurrence import Frequency, Rule
from server.transactions.bookings import (
    BookedTransaction,
    BookingSource,
    find_booked_days,
    list_booked,
)

PLANS: Final = InvestmentPlan.metadata.tables[InvestmentPlan.__tablename__]
OCCURRENCES: Final = InvestmentDate.metadata.tables[InvestmentDate.__tablename__]
NAMES: Final = (
    *("id", "amount", "starts", "until", "version", "created_at", "wallet_id"),
    *("frequency", "weekday", "month_day", "since", "earlier"),
)
COLUMNS: Final = [PLANS.c[name] for name in NAMES]
# In any statement with the parameter `owner_id`: whether its owner has any.
PLANS_EXIST: Final = exists().where(PLANS.c.owner_id == bindparam("owner_id"))

OccurrenceKey = tuple[str, str, dt.date]
"""The owner, the plan and the day of a date."""
AnswersByPlan = dict[str, dict[dt.date, Answer]]


def read_plans(owner_id: str) -> list[Plan]:
    """The owner's plans, oldest first."""
    return _read_plans(select(*COLUMNS).where(PLANS.c.owner_id == owner_id).order_by(PLANS.c.id))


def find_plan(owner_id: str, plan_id: str) -> Plan | None:
    """One plan of the owner."""
    key = (PLANS.c.owner_id == owner_id, PLANS.c.id == plan_id)
    return next(iter(_read_plans(select(*COLUMNS).where(*key))), None)


def count_plans(owner_id: str) -> int:
    """How many plans the owner has."""
    query = select(func.count()).select_from(PLANS).where(PLANS.c.owner_id == owner_id)
    return db.session.scalar(query) or 0


def insert_plan(owner_id: str, plan: Plan) -> None:
    """Insert a new plan."""
    row = {"owner_id": owner_id, "id": plan.id, "created_at": plan.created_at, **_values(plan)}
    db.session.execute(insert(PLANS).values(row))


def update_plan(owner_id: str, plan: Plan) -> None:
    """Store the new values of a plan."""
    key = (PLANS.c.owner_id == owner_id, PLANS.c.id == plan.id)
    db.session.execute(update(PLANS).where(*key).values(_values(plan)))


def delete_plan(owner_id: str, plan_id: str) -> None:
    """Delete a plan with its answers."""
    key = (PLANS.c.owner_id == owner_id, PLANS.c.id == plan_id)
    db.session.execute(delete(PLANS).where(*key))


def count_in_wallet(owner_id: str, wallet_id: str) -> int:
    """How many plans of the owner take their money from a wallet."""
    mine = (PLANS.c.owner_id == owner_id, PLANS.c.wallet_id == wallet_id)
    return db.session.scalar(select(func.count()).select_from(PLANS).where(*mine)) or 0


def update_wallet(owner_id: str, source_id: str, target_id: str) -> None:
    """Move the owner's plans from one wallet to another, as their next versions."""
    mine = (PLANS.c.owner_id == owner_id, PLANS.c.wallet_id == source_id)
    values = {"wallet_id": target_id, "version": PLANS.c.version + 1, "updated_at": now()}
    db.session.execute(update(PLANS).where(*mine).values(values))


def read_answers(owner_id: str, ids: Collection[str] | None = None) -> AnswersByPlan:
    """The answers to dates of all of the owner's plans, or of these; two queries."""
    names = ("plan_id", "date", "state", "amount", "answered_at")
    query = select(*(OCCURRENCES.c[name] for name in names))
    query = query.where(OCCURRENCES.c.owner_id == owner_id)
    if ids is not None:
        query = query.where(OCCURRENCES.c.plan_id.in_(ids))
    found: AnswersByPlan = {}
    for plan_id, day, state, amount, moment in db.session.connection().execute(query):
        found.setdefault(plan_id, {})[day] = Answer(OccurrenceState(state), amount, None, moment)
    for row in list_booked(owner_id, BookingSource.PLAN, ids):
        # A transaction that was edited into an income is no investment.
        if row.booked_for_day is not None and row.put_aside > 0:
            by_day = found.setdefault(row.booked_for_id, {})
            by_day[row.booked_for_day] = _add_booking(by_day.get(row.booked_for_day), row)
    return found


def answered_days(dates: Collection[OccurrenceKey]) -> set[OccurrenceKey]:
    """Those of these dates, of any owners, that were answered; two queries."""
    if not dates:
        return set()
    columns = (OCCURRENCES.c.owner_id, OCCURRENCES.c.plan_id, OCCURRENCES.c.date)
    query = select(*columns).where(tuple_(*columns).in_(dates))
    found = {(row[0], row[1], row[2]) for row in db.session.connection().execute(query)}
    return found | find_booked_days(BookingSource.PLAN, dates)


def read_answered_since(owner_id: str, since: dt.date) -> set[tuple[str, dt.date]]:
    """The plans and dates from a day on that the owner answered; two queries."""
    query = select(OCCURRENCES.c.plan_id, OCCURRENCES.c.date).where(
        OCCURRENCES.c.owner_id == owner_id, OCCURRENCES.c.date >= since
    )
    found: set[tuple[str, dt.date]] = {
        (row[0], row[1]) for row in db.session.connection().execute(query)
    }
    for row in list_booked(owner_id, BookingSource.PLAN, since=since):
        # A transaction that was edited into an income is no investment.
        if row.booked_for_day is not None and row.put_aside > 0:
            found.add((row.booked_for_id, row.booked_for_day))
    return found


def save_answer(
    owner_id: str, plan_id: str, day: dt.date, state: OccurrenceState, amount: int
) -> None:
    """Store that a date was skipped, or done without a transaction."""
    values = {
        "state": state.value,
        "amount": amount if state is OccurrenceState.DONE else None,
        "answered_at": now(),
    }
    key = {"owner_id": owner_id, "plan_id": plan_id, "date": day}
    statement = upsert_into(OCCURRENCES).values({**key, **values})
    db.session.execute(statement.on_conflict_do_update(index_elements=list(key), set_=values))


def save_skipped(owner_id: str, dates: Collection[tuple[str, dt.date]]) -> None:
    """Store that dates of plans were skipped; one statement."""
    values = {"state": OccurrenceState.SKIPPED.value, "amount": None, "answered_at": now()}
    rows = [
        {"owner_id": owner_id, "plan_id": plan_id, "date": day, **values} for plan_id, day in dates
    ]
    statement = upsert_into(OCCURRENCES).on_conflict_do_update(
        index_elements=["owner_id", "plan_id", "date"], set_=values
    )
    db.session.connection().execute(statement, rows)


def delete_answers(owner_id: str, dates: Collection[tuple[str, dt.date]]) -> None:
    """Delete the stored answers to dates; their transactions stay."""
    key = tuple_(OCCURRENCES.c.plan_id, OCCURRENCES.c.date)
    mine = (OCCURRENCES.c.owner_id == owner_id, key.in_(dates))
    db.session.connection().execute(delete(OCCURRENCES).where(*mine))


def insert_answers(owner_id: str, plan_id: str, answers: Sequence[Mapping[str, Any]]) -> None:
    """Insert answers without a transaction to dates of a new plan."""
    if answers:
        rows = [{"owner_id": owner_id, "plan_id": plan_id, **one} for one in answers]
        db.session.connection().execute(insert(OCCURRENCES), rows)


def delete_answer(owner_id: str, plan_id: str, day: dt.date) -> None:
    """Delete the stored answer to a date; its transactions stay."""
    db.session.execute(
        delete(OCCURRENCES).where(
            OCCURRENCES.c.owner_id == owner_id,
            OCCURRENCES.c.plan_id == plan_id,
            OCCURRENCES.c.date == day,
        )
    )


def plan_from_row(row: Row[*tuple[Any, ...]]) -> Plan:
    """The plan of a row with the columns of NAMES."""
    latest = RuleVersion(row.since, Rule(Frequency(row.frequency), row.weekday, row.month_day))
    return Plan(
        id=row.id,
        amount=row.amount,
        starts=row.starts,
        until=row.until,
        rule_versions=(*(RuleVersion.from_json(stored) for stored in row.earlier), latest),
        version=row.version,
        created_at=row.created_at,
        wallet_id=row.wallet_id,
    )


def _add_booking(known: Answer | None, row: BookedTransaction) -> Answer:
    """The answer to a date with one more transaction; rows come newest first.

    A date has two when a deleted one was restored after another was booked.
    """
    if known is None or known.state is not OccurrenceState.DONE:
        return Answer(OccurrenceState.DONE, row.put_aside, row.id, row.created_at)
    return known._replace(
        amount=(known.amount or 0) + row.put_aside, transaction_id=known.transaction_id or row.id
    )


def _read_plans(query: Select[Any]) -> list[Plan]:
    return [plan_from_row(row) for row in db.session.connection().execute(query)]


def _values(plan: Plan) -> dict[str, Any]:
    latest = plan.rule_versions[-1]
    return {
        "amount": plan.amount,
        "starts": plan.starts,
        "until": plan.until,
        "wallet_id": plan.wallet_id,
        **latest.rule.serialize(),
        "since": latest.since,
        "earlier": [one.to_json() for one in plan.rule_versions[:-1]],
        "version": plan.version,
        "updated_at": now(),
    }
