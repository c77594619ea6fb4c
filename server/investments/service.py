"""List, add, change and remove investment plans."""

from collections.abc import Iterator
from typing import Any, Final

from server.core.calendar.clock import format_utc, now
from server.core.data_export import Exported, Row, Table
from server.core.errors import Conflict, NotFound, ValidationFailed
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.core.ids import new_id
from server.core.text.i18n import _
from server.investments import due_dispatch, queries
from server.investments.latest_occurrences import (
    LatestAnswers,
    read_latest_answers,
    status_from_latest,
)
from server.investments.plan import (
    FIRST_VERSION,
    Plan,
    PlanFields,
    RuleVersion,
    find_problems,
    rule_from,
)
from server.investments.plan_status import Answers, PastOccurrence, PlanStatus, plan_status
from server.investments.queries import AnswersByPlan
from server.investments.risk_profile import find_answers, judge_answers
from server.investments.viewer_context import ViewerContext
from server.transactions.bookings import BookingSource, unlink_transactions
from server.users.balances import lock_account
from server.wallets.service import name_wallet
from server.wallets.usage import WalletUsage
from server.wallets.wallet_book import require_active_wallet

Item = dict[str, Any]

MOST_PLANS: Final = 50
PLAN_COLUMNS: Final = (
    *("id", "amount", "frequency", "weekday", "month_day", "starts", "until"),
    *("wallet_id", "created_at"),
)
RULE_COLUMNS: Final = ("plan_id", "first", "last", "frequency", "weekday", "month_day")
DATE_COLUMNS: Final = ("plan_id", "date", "state", "amount", "transaction_id", "answered_at")


class TooManyPlans(Conflict):
    """409: the account has the most plans that it may have."""

    code = "too_many_plans"
    message = _("You have {most} investment plans. Delete one first.")

    def __init__(self) -> None:
        super().__init__(most=MOST_PLANS)


def serialize_plan(plan: Plan, answers: Answers, viewer: ViewerContext) -> Item:
    """A plan with its present status."""
    return serialize_with_status(plan, plan_status(plan.schedule, answers, viewer.today), viewer)


def serialize_with_status(plan: Plan, status: PlanStatus, viewer: ViewerContext) -> Item:
    """A plan with a known status."""
    return {
        **serialize_fields(plan),
        "wallet": name_wallet(viewer.wallets, plan.wallet_id, viewer.language),
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
        "wallet_id": plan.wallet_id,
        "created_at": format_utc(plan.created_at),
    }


def _serialize_past(one: PastOccurrence) -> Item:
    return {
        "date": one.date.isoformat(),
        "state": one.state.value,
        "amount": one.amount,
        "transaction_id": one.transaction_id,
    }


def list_plans(owner_id: str, viewer: ViewerContext) -> list[Item]:
    """The owner's plans with their present status, oldest first.

    Two queries, and two more for all plans whose streak is longer than the dates shown.
    """
    plans, today = queries.read_plans(owner_id), viewer.today
    latest = read_latest_answers(owner_id, plans, today) if plans else {}
    statuses = {
        plan.id: status_from_latest(plan.schedule, latest.get(plan.id, LatestAnswers({})), today)
        for plan in plans
    }
    longer = [id_ for id_, status in statuses.items() if status is None]
    answers = queries.read_answers(owner_id, longer) if longer else {}
    return [
        serialize_with_status(
            plan,
            statuses[plan.id] or plan_status(plan.schedule, answers.get(plan.id, {}), today),
            viewer,
        )
        for plan in plans
    ]


def add_plan(owner_id: str, fields: PlanFields, viewer: ViewerContext) -> Item:
    """Add a plan from validated fields; raises TooManyPlans, UnknownWallet and WalletArchived."""
    account = lock_account(owner_id)
    if queries.count_plans(owner_id) >= MOST_PLANS:
        raise TooManyPlans
    require_active_wallet(owner_id, account.wallets_version, fields.get("wallet_id"))
    plan = Plan(
        id=new_id(),
        amount=fields["amount"],
        starts=fields["starts"],
        until=fields.get("until"),
        rule_versions=(RuleVersion(fields["starts"], rule_from(fields)),),
        version=FIRST_VERSION,
        created_at=now(),
        wallet_id=fields.get("wallet_id"),
    )
    queries.insert_plan(owner_id, plan)
    due_dispatch.schedule_next(owner_id, plan)
    return serialize_plan(plan, {}, viewer)


def change_plan(
    owner_id: str, plan_id: str, changes: PlanFields, match: IfMatch, viewer: ViewerContext
) -> Item:
    """Change a plan; a new rule counts from today on, and answered dates stay as they are.

    Raises NotFound, ValidationFailed, and ChangedMeanwhile for a version that does not match.
    """
    account = lock_account(owner_id)
    plan = get_plan(owner_id, plan_id)
    answers = queries.read_answers(owner_id, [plan_id]).get(plan_id, {})
    after = plan.changed(changes, viewer.today)
    if after == plan:
        # Nothing to do, or a retry whose first response was lost.
        return serialize_plan(plan, answers, viewer)
    if not match.allows(plan.version):
        raise ChangedMeanwhile(serialize_plan(plan, answers, viewer))
    problems = find_problems({**plan.fields, **changes}, viewer.today, plan)
    if problems:
        raise ValidationFailed(errors={field: [problem] for field, problem in problems.items()})
    if after.wallet_id != plan.wallet_id:
        require_active_wallet(owner_id, account.wallets_version, after.wallet_id)
    after = after.next_version()
    queries.update_plan(owner_id, after)
    due_dispatch.schedule_next(owner_id, after)
    return serialize_plan(after, answers, viewer)


def remove_plan(owner_id: str, plan_id: str) -> None:
    """Delete a plan; its transactions stay in the ledger. Raises NotFound."""
    lock_account(owner_id)
    get_plan(owner_id, plan_id)
    unlink_transactions(owner_id, BookingSource.PLAN, plan_id)
    queries.delete_plan(owner_id, plan_id)
    due_dispatch.resolve_notifications(owner_id, plan_id)


def get_plan(owner_id: str, plan_id: str) -> Plan:
    """A plan of the owner; raises NotFound."""
    plan = queries.find_plan(owner_id, plan_id)
    if plan is None:
        raise NotFound
    return plan


def move_wallet(owner_id: str, source_id: str, target_id: str) -> int:
    """Let plans take their money from another wallet and return how many do."""
    count = queries.count_in_wallet(owner_id, source_id)
    queries.update_wallet(owner_id, source_id, target_id)
    return count


WALLET_USE: Final = WalletUsage(count=queries.count_in_wallet, move=move_wallet)


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
                about=_("What you invest regularly, and when."),
                columns=PLAN_COLUMNS,
                rows=lambda: [_plan(plan) for plan in plans],
                count=len(plans),
            ),
            Table(
                name="investment_rules",
                about=_("When your investment plans were due, including earlier schedules."),
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
