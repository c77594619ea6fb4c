"""Investment plans and the risk profile as their owner takes them along."""

from collections.abc import Iterator
from typing import Final

from server.core.calendar.clock import format_utc
from server.core.data_export import Exported, Row, Table
from server.core.text.i18n import _
from server.investments import queries
from server.investments.plan import Plan
from server.investments.queries import AnswersByPlan
from server.investments.risk_profile import judge, taken_by

PLAN_COLUMNS: Final = (
    "id",
    "amount",
    "frequency",
    "weekday",
    "month_day",
    "starts",
    "until",
    "created_at",
)
RULE_COLUMNS: Final = ("plan_id", "first", "last", "frequency", "weekday", "month_day")
DATE_COLUMNS: Final = ("plan_id", "date", "state", "amount", "transaction_id", "answered_at")


def export(owner_id: str) -> Exported:
    """The owner's risk profile, plans with all their rules, and every date that was answered."""
    plans = queries.read_plans(owner_id)
    answers = queries.read_answers(owner_id)
    taken = taken_by(owner_id)
    risk = taken and {
        "profile": judge(taken.answers).profile.value,
        "answers": taken.answers,
        "taken_at": format_utc(taken.taken_at),
    }
    return Exported(
        data={"risk_profile": risk},
        tables=[
            Table(
                name="investment_plans",
                about=_("What you invest again and again, and when."),
                columns=PLAN_COLUMNS,
                rows=lambda: [_plan(plan) for plan in plans],
                count=len(plans),
            ),
            Table(
                name="investment_rules",
                about=_("When your investment plans asked for money, also by earlier rules."),
                columns=RULE_COLUMNS,
                rows=lambda: [row for plan in plans for row in _rules(plan)],
                count=sum(len(plan.turns) for plan in plans),
            ),
            Table(
                name="investment_dates",
                about=_("The dates of your investment plans that you recorded or skipped."),
                columns=DATE_COLUMNS,
                rows=lambda: _dates(answers),
                count=sum(len(by_day) for by_day in answers.values()),
            ),
        ],
    )


def _plan(plan: Plan) -> Row:
    until = plan.until.isoformat() if plan.until else None
    rule = (plan.rule.frequency.value, plan.rule.weekday, plan.rule.month_day)
    return (
        plan.id,
        plan.amount,
        *rule,
        plan.starts.isoformat(),
        until,
        format_utc(plan.created_at),
    )


def _rules(plan: Plan) -> Iterator[Row]:
    for one in plan.stretches:
        rule, last = one.rule, one.last.isoformat() if one.last else None
        days = (rule.frequency.value, rule.weekday, rule.month_day)
        yield (plan.id, one.first.isoformat(), last, *days)


def _dates(answers: AnswersByPlan) -> Iterator[Row]:
    for plan_id, by_day in sorted(answers.items()):
        for day, answer in sorted(by_day.items()):
            told = (answer.state.value, answer.amount, answer.transaction_id)
            yield (plan_id, day.isoformat(), *told, format_utc(answer.at) if answer.at else None)
