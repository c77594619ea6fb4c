"""Investment plans: making and changing them, and how they stand today."""

import datetime as dt
from collections.abc import Mapping
from typing import Any

from server.core.calendar.clock import format_utc, now
from server.core.errors import NotFound, ValidationFailed
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.core.ids import new_id
from server.investments import due_dispatch, queries
from server.investments.errors import MOST_PLANS, TooManyPlans
from server.investments.feed import Planned, planned
from server.investments.latest_occurrences import Newest, read_newest, standing_of
from server.investments.plan import FIRST_VERSION, Changes, Plan, Turn, problems, rule_in
from server.investments.plan_status import Answers, Past, Standing, standing
from server.transactions.bookings import BookingSource, unlink_transactions
from server.users.balances import add_to_balance

__all__ = [
    "Planned",
    "add_plan",
    "change_plan",
    "list_plans",
    "planned",
    "remove_plan",
    "require_plan",
    "told",
]

Item = dict[str, Any]


def list_plans(owner_id: str, today: dt.date) -> list[Item]:
    """The owner's plans as they stand on a day, the oldest first.

    Two queries, and two more for all plans whose streak reaches beyond the dates that are shown.
    """
    plans = queries.read_plans(owner_id)
    newest = read_newest(owner_id, plans, today) if plans else {}
    stand = {
        plan.id: standing_of(plan.schedule, newest.get(plan.id, Newest({})), today)
        for plan in plans
    }
    longer = [id_ for id_, one in stand.items() if one is None]
    answers = queries.read_answers(owner_id, longer) if longer else {}
    return [
        _told(plan, stand[plan.id] or standing(plan.schedule, answers.get(plan.id, {}), today))
        for plan in plans
    ]


def add_plan(owner_id: str, wanted: Changes, today: dt.date) -> Item:
    """Make a plan from what was checked; TooManyPlans when there are as many as one may have."""
    add_to_balance(owner_id)
    if queries.count_plans(owner_id) >= MOST_PLANS:
        raise TooManyPlans
    plan = Plan(
        id=new_id(),
        amount=wanted["amount"],
        starts=wanted["starts"],
        until=wanted.get("until"),
        turns=(Turn(wanted["starts"], rule_in(wanted)),),
        version=FIRST_VERSION,
        created_at=now(),
    )
    queries.insert_plan(owner_id, plan)
    due_dispatch.plan_ahead(owner_id, plan)
    return told(plan, {}, today)


def change_plan(
    owner_id: str, plan_id: str, changes: Changes, match: IfMatch, today: dt.date
) -> Item:
    """Change a plan; another rule counts from today on, and what was answered stays.

    Raises NotFound, ValidationFailed, and ChangedMeanwhile when its version is none that the
    sender accepts.
    """
    add_to_balance(owner_id)
    plan = require_plan(owner_id, plan_id)
    answers = queries.read_answers(owner_id, [plan_id]).get(plan_id, {})
    after = plan.changed(changes, today)
    if after == plan:
        # Nothing to do, or the answer to the same change was lost.
        return told(plan, answers, today)
    if not match.allows(plan.version):
        raise ChangedMeanwhile(told(plan, answers, today))
    wrong = problems(_whole(plan, changes), today, plan)
    if wrong:
        raise ValidationFailed(errors={field: [sentence] for field, sentence in wrong.items()})
    after = after.next_version()
    queries.update_plan(owner_id, after)
    due_dispatch.plan_ahead(owner_id, after)
    return told(after, answers, today)


def remove_plan(owner_id: str, plan_id: str) -> None:
    """Delete a plan; what it booked stays in the ledger. Raises NotFound."""
    add_to_balance(owner_id)
    require_plan(owner_id, plan_id)
    unlink_transactions(owner_id, BookingSource.PLAN, plan_id)
    queries.delete_plan(owner_id, plan_id)
    due_dispatch.settle(owner_id, plan_id)


def require_plan(owner_id: str, plan_id: str) -> Plan:
    """A plan of the owner; raises NotFound."""
    plan = queries.find_plan(owner_id, plan_id)
    if plan is None:
        raise NotFound
    return plan


def told(plan: Plan, answers: Answers, today: dt.date) -> Item:
    """A plan as it goes over the wire, as it stands on a day."""
    return _told(plan, standing(plan.schedule, answers, today))


def _told(plan: Plan, stands: Standing) -> Item:
    return {
        "id": plan.id,
        "amount": plan.amount,
        "frequency": plan.rule.frequency.value,
        "weekday": plan.rule.weekday,
        "month_day": plan.rule.month_day,
        "starts": plan.starts.isoformat(),
        "until": plan.until.isoformat() if plan.until else None,
        "next": [day.isoformat() for day in stands.next],
        "past": [_past(one) for one in stands.past],
        "streak": stands.streak,
        "done_count": stands.done,
        "missed_count": stands.missed,
        "invested": stands.invested,
        "created_at": format_utc(plan.created_at),
        "version": plan.version,
    }


def _past(one: Past) -> Mapping[str, Any]:
    return {
        "date": one.date.isoformat(),
        "state": one.state.value,
        "amount": one.amount,
        "transaction_id": one.transaction_id,
    }


def _whole(plan: Plan, changes: Changes) -> Changes:
    """The plan with its changes, as a form would send it."""
    before: Changes = {
        "amount": plan.amount,
        "frequency": plan.rule.frequency,
        "weekday": plan.rule.weekday,
        "month_day": plan.rule.month_day,
        "starts": plan.starts,
        "until": plan.until,
    }
    return {**before, **changes}
