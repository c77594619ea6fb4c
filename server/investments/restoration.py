"""Investment plans from an archive, with their earlier rules and the answers to their dates."""

import datetime as dt
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from server.core.calendar.clock import now
from server.core.calendar.recurrence import ONE_DAY
from server.core.data_restore import Restoration, Restored, Restorer, Row, keys_of, match_alike
from server.investments import due_dispatch, queries
from server.investments.plan import FIRST_VERSION, Plan, RuleVersion
from server.investments.recurrence import Frequency, Rule
from server.investments.service import MOST_PLANS, TooManyPlans
from server.transactions.bookings import BookingSource, unlink_transactions

PLANS: Final = "investment_plans"
RULES: Final = "investment_rules"
DATES: Final = "investment_dates"


def _match(restoration: Restoration) -> None:
    present = {
        plan.id: (plan.amount, *_rule_key(plan.rule), plan.starts)
        for plan in queries.read_plans(restoration.owner_id)
    }
    match_alike(
        restoration,
        PLANS,
        present,
        lambda row: (row["amount"], *_rule_key(_rule(row)), row["starts"]),
    )


def _rule_key(rule: Rule) -> tuple[Any, ...]:
    return tuple(rule.serialize().values())


def _rule(row: Row) -> Rule:
    return Rule(Frequency(row["frequency"]), row["weekday"], row["month_day"])


def _write(restoration: Restoration) -> None:
    owner_id, missing = restoration.owner_id, restoration.missing(PLANS)
    if queries.count_plans(owner_id) + len(missing) > MOST_PLANS:
        raise TooManyPlans
    rules, answers = defaultdict[str, list[Row]](list), defaultdict[str, list[Row]](list)
    for row in restoration.rows(RULES):
        rules[row["plan_id"]].append(row)
    for row in restoration.rows(DATES):
        # A booked one is among the entries.
        if row["transaction_id"] is None:
            answers[row["plan_id"]].append(row)
    for row in missing:
        plan = _make_plan(restoration, row, rules[row["id"]])
        queries.insert_plan(owner_id, plan)
        queries.insert_answers(owner_id, plan.id, _answers(answers[row["id"]]))
        due_dispatch.schedule_next(owner_id, plan)
        stamp = _stamp(plan, len(answers[row["id"]]))
        restoration.add(PLANS, row["id"], plan.id, stamp)


def _make_plan(restoration: Restoration, row: Row, rules: Sequence[Row]) -> Plan:
    return Plan(
        id=restoration.ids[PLANS][row["id"]],
        amount=row["amount"],
        starts=row["starts"],
        until=row["until"],
        rule_versions=_versions(sorted(rules, key=lambda rule: rule["first"])),
        version=FIRST_VERSION,
        created_at=row["created_at"],
        wallet_id=restoration.id_of("wallets", row["wallet_id"]),
    )


def _versions(rules: Sequence[Row]) -> tuple[RuleVersion, ...]:
    """The versions of a rule; one that ended before the next one began says when."""
    earlier = [
        RuleVersion(one["first"], _rule(one), _gap_after(one, later["first"]))
        for one, later in pairwise(rules)
    ]
    return (*earlier, RuleVersion(rules[-1]["first"], _rule(rules[-1])))


def _gap_after(rule: Row, following: dt.date) -> dt.date | None:
    last: dt.date | None = rule["last"]
    return None if last is None or last >= following - ONE_DAY else last


def _answers(rows: Sequence[Row]) -> list[dict[str, Any]]:
    return [
        {
            "date": row["date"],
            "state": row["state"],
            "amount": row["amount"],
            "answered_at": row["answered_at"] or now(),
        }
        for row in rows
    ]


def _stamp(plan: Plan, answered: int) -> str:
    return f"{plan.version}:{answered}"


def _take_back(owner_id: str, restored: Sequence[Restored]) -> set[tuple[str, str]]:
    """A plan that the person changed, or whose dates they answered since, stays."""
    plans = {plan.id: plan for plan in queries.read_plans(owner_id)}
    answers = queries.read_answers(owner_id)
    kept = []
    for one in restored:
        plan = plans.get(one.id)
        if plan is None:
            continue
        if _stamp(plan, len(answers.get(one.id, {}))) != one.stamp:
            kept.append(one)
            continue
        unlink_transactions(owner_id, BookingSource.PLAN, one.id)
        queries.delete_plan(owner_id, one.id)
        due_dispatch.resolve_notifications(owner_id, one.id)
    return keys_of(kept)


RESTORER: Final = Restorer(kinds=(PLANS,), match=_match, write=_write, take_back=_take_back)
