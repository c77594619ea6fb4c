"""The mail about a due date of a plan; rendered when it is sent."""

import datetime as dt
from collections.abc import Mapping
from typing import Any, Final

from server.core.calendar.clock import today
from server.core.calendar.date_format import format_day
from server.core.mail.mail_templates import Letter, greet
from server.core.security.signed_links import page_url
from server.core.text.i18n import DEFAULT, _
from server.investments import queries
from server.investments.plan import Plan
from server.investments.recurrence import Frequency
from server.site.amount_format import FormatAmount, get_amount_format
from server.users import profiles
from server.users import service as users

PLAN_DATE: Final = "plan_date"
DAYS: Final = {"en": "EEEE, MMMM d", "id": "EEEE, d MMMM"}
RHYTHMS: Final = {
    Frequency.DAY: _("You planned {amount} a day."),
    Frequency.WEEKLY: _("You planned {amount} a week."),
    Frequency.MONTHLY: _("You planned {amount} a month."),
}


def plan_date(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """The mail about a due date; None once it is answered or the plan or the account is gone."""
    owner_id, plan_id = parameters["account"], parameters["plan"]
    day = dt.date.fromisoformat(parameters["day"])
    account = users.find_recipient(owner_id)
    plan = queries.find_plan(owner_id, plan_id)
    if account is None or not account.is_active or plan is None:
        return None
    if not plan.schedule.includes(day) or queries.answered_days([(owner_id, plan_id, day)]):
        return None
    return Letter(
        subject=_("It's time to invest"),
        heading=greet(account.fullname, language),
        preheader=_("It's an investment day in your plan."),
        paragraphs=[
            _date_sentence(day, today(account.timezone), language),
            _amount_sentence(
                plan, get_amount_format(profiles.get_profile(owner_id)["currency"], language)
            ),
        ],
        action=(_("Record or skip it"), page_url("/planning", DEFAULT, tab="investments")),
        closing=[_("Nothing is recorded automatically: you decide what happens with this date.")],
    )


def _date_sentence(day: dt.date, present: dt.date, language: str) -> str:
    date = format_day(day, DAYS[language], language)
    if day == present:
        return _("Today, {day}, is an investment day in your plan.").format(day=date)
    return _("{day} was an investment day in your plan.").format(day=date)


def _amount_sentence(plan: Plan, format_amount: FormatAmount) -> str:
    return RHYTHMS[plan.rule.frequency].format(amount=format_amount(plan.amount))
