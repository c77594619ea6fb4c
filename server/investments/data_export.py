"""The data export of investment plans and the risk profile; erased with the account."""

from collections.abc import Iterator
from typing import Final

from server.core.calendar.clock import format_utc
from server.core.data_export import Exported, Row, Table
from server.core.text.i18n import _
from server.investments import queries
from server.investments.plan import Plan
from server.investments.queries import AnswersByPlan
from server.investments.risk_profile import find_answers, judge_answers
from server.investments.service import serialize_fields

PLAN_COLUMNS: Final = (
    *("id", "amount", "frequency", "weekday", "month_day", "starts", "until", "created_at"),
)
RULE_COLUMNS: Final = ("plan_id", "first", "last", "frequency", "weekday", "month_day")
DATE_COLUMNS: Final = ("plan_id", "date", "state", "amount", "transaction_id", "answered_at")


def export(owner_id: str) -> Exported:
    """The owner's risk profile, plans with all their rules, and every answered date."""
    plans = queries.read_plans(owner_id)
    answers = queries.read_answers(owner_id)
    taken = find_answers(owner_id)
    risk = taken and {
        "profile": judge_answers(taken.answers).level.value,
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
                count=sum(len(plan.rule_versions) for plan in plans),
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
    fields = serialize_fields(plan)
    return [fields[name] for name in PLAN_COLUMNS]


def _rules(plan: Plan) -> Iterator[Row]:
    for period in plan.rule_periods:
        last = period.last.isoformat() if period.last else None
        yield (plan.id, period.first.isoformat(), last, *period.rule.serialize().values())


def _dates(answers: AnswersByPlan) -> Iterator[Row]:
    for plan_id, by_day in sorted(answers.items()):
        for day, answer in sorted(by_day.items()):
            details = (answer.state.value, answer.amount, answer.transaction_id)
            yield (plan_id, day.isoformat(), *details, format_utc(answer.at) if answer.at else None)
