"""Investment plans as JSON objects."""

import datetime as dt
from typing import Any

from server.core.calendar.clock import format_utc
from server.investments.plan import Plan
from server.investments.plan_status import Answers, PastOccurrence, PlanStatus, plan_status

Item = dict[str, Any]


def serialize_plan(plan: Plan, answers: Answers, today: dt.date) -> Item:
    """A plan with its status on a day."""
    return serialize_with_status(plan, plan_status(plan.schedule, answers, today))


def serialize_with_status(plan: Plan, status: PlanStatus) -> Item:
    """A plan with a known status."""
    return {
        **serialize_fields(plan),
        "next": [day.isoformat() for day in status.next],
        "past": [_serialize_past(one) for one in status.past],
        "streak": status.streak,
        "done_count": status.done,
        "missed_count": status.missed,
        "invested": status.invested,
        "version": plan.version,
    }


def serialize_fields(plan: Plan) -> Item:
    """The stored part of a plan, which the API and the data export share."""
    return {
        "id": plan.id,
        "amount": plan.amount,
        **plan.rule.serialize(),
        "starts": plan.starts.isoformat(),
        "until": plan.until.isoformat() if plan.until else None,
        "created_at": format_utc(plan.created_at),
    }


def _serialize_past(one: PastOccurrence) -> Item:
    return {
        "date": one.date.isoformat(),
        "state": one.state.value,
        "amount": one.amount,
        "transaction_id": one.transaction_id,
    }
