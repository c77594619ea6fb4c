"""The investments of the demo account: two plans, of which one is due today, and a risk profile."""

import datetime as dt
from typing import Final

from dateutil.relativedelta import relativedelta

from scripts.demo.ledger import book_transactions
from server.core.calendar.clock import now
from server.core.ids import new_id
from server.core.text.i18n import DEFAULT
from server.investments import due_dispatch, queries
from server.investments.plan import FIRST_VERSION, Plan, RuleVersion
from server.investments.plan_status import OccurrenceState
from server.investments.recurrence import Frequency, Rule
from server.investments.risk_profile import find_answers, save_answers
from server.transactions.bookings import Booking, BookingSource

# What the demo's books call the money that is invested each month, and when.
BOOKED: Final = "Reksa dana pasar uang"
CATEGORY: Final = "investment"
FUND: Final = Rule(Frequency.MONTHLY, month_day=26)
FUND_AMOUNT: Final = 1_000_000
FUND_MONTHS: Final = 12

GOLD_AMOUNT: Final = 100_000
# What became of the last weeks, the latest first; one was missed.
GOLD_WEEKS: Final = (
    OccurrenceState.DONE,
    OccurrenceState.DONE,
    OccurrenceState.DONE,
    OccurrenceState.SKIPPED,
    OccurrenceState.DONE,
    OccurrenceState.MISSED,
    OccurrenceState.DONE,
    OccurrenceState.DONE,
)
BALANCED: Final = ("3_to_7", "funds", "wait", "3_to_6", "steady", "grow")


def fill(owner_id: str, present: dt.date, _seed: int) -> None:
    """Let the demo account invest; what its books invest each month belongs to the plan."""
    if not queries.count_plans(owner_id):
        start = present - relativedelta(months=FUND_MONTHS, day=26)
        fund = _plan(FUND_AMOUNT, FUND, start)
        queries.insert_plan(owner_id, fund)
        due_dispatch.schedule_next(owner_id, fund)
        _buy_gold(owner_id, present)
    for plan in queries.read_plans(owner_id):
        if plan.rule == FUND:
            book_transactions(
                owner_id,
                Booking(BookingSource.PLAN, plan.id, plan.starts),
                CATEGORY,
                BOOKED,
                by_day=True,
            )
    if find_answers(owner_id) is None:
        save_answers(owner_id, BALANCED, DEFAULT)


def _buy_gold(owner_id: str, present: dt.date) -> None:
    start = present - dt.timedelta(weeks=len(GOLD_WEEKS))
    plan = _plan(GOLD_AMOUNT, Rule(Frequency.WEEKLY, weekday=present.weekday()), start)
    queries.insert_plan(owner_id, plan)
    due_dispatch.schedule_next(owner_id, plan)
    for ago, state in enumerate(GOLD_WEEKS, start=1):
        if state is not OccurrenceState.MISSED:
            day = present - dt.timedelta(weeks=ago)
            queries.save_answer(owner_id, plan.id, day, state, plan.amount)


def _plan(amount: int, rule: Rule, starts: dt.date) -> Plan:
    return Plan(
        id=new_id(),
        amount=amount,
        starts=starts,
        until=None,
        rule_versions=(RuleVersion(starts, rule),),
        version=FIRST_VERSION,
        created_at=now(),
    )
