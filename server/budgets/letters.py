"""The mail about a budget, written by the figures at the moment of sending."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from server.budgets import queries
from server.budgets.envelopes import NEAR, REACHED, WHOLE, Envelope
from server.budgets.history import read_history
from server.core.calendar.date_format import month_name
from server.core.calendar.money_month import MoneyMonth
from server.core.mail.mail_templates import Letter, greet
from server.core.security.signed_links import page_url
from server.core.text.i18n import DEFAULT, Message, _
from server.sessions.accounts import Account
from server.site.amount_format import FormatAmount, get_amount_format
from server.transactions.viewer_context import viewer_context
from server.users import profiles
from server.users import service as users

BUDGET_ALERT: Final = "budget_alert"


class BudgetStatus(NamedTuple):
    """The present state of a budget; `days_left` includes today, 0 when its month is over."""

    label: str
    month: MoneyMonth
    envelope: Envelope
    days_left: int


def alert_title(category: str, envelope: Envelope) -> Message:
    """What is true of a budget now, in one line without amounts."""
    percent = envelope.percent
    if envelope.left > 0:
        return _("{percent}% of the {category} budget is spent").format(
            percent=percent, category=category
        )
    if envelope.left == 0:
        return _("The {category} budget is fully spent").format(category=category)
    if percent is not None and percent > WHOLE:
        return _("The {category} budget is {percent}% over").format(
            percent=percent - WHOLE, category=category
        )
    return _("The {category} budget is overspent").format(category=category)


def budget_alert(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells that 80 or 100 percent of a budget is spent; pointless once that holds no more."""
    account, level = users.find_account(parameters["account"]), parameters["level"]
    if account is None or not account.is_active:
        return None
    status = find_budget_status(
        account, parameters["month"], parameters["category"], level, language
    )
    if status is None:
        return None
    say = get_amount_format(profiles.get_profile(account.id)["currency"], language)
    return Letter(
        subject=alert_title(status.label, status.envelope),
        heading=greet(account.fullname, language),
        preheader=_("Here's how you're doing against your budget for {month}.").format(
            month=month_name(status.month, language)
        ),
        paragraphs=_lines(status, say, language),
        action=(
            _("See the budget"),
            page_url("/budget", DEFAULT, month=status.month.key),
        ),
        closing=[_("If you need more this month, you can change the budget there at any time.")],
    )


def find_budget_status(
    account: Account, key: str, category_id: str, level: int, language: str
) -> BudgetStatus | None:
    """The budget of an alert; None when it no longer holds or a higher one does."""
    raised = {
        one.level
        for one in queries.read_alerts(account.id, [key])
        if one.category_id == category_id and one.lowered_at is None
    }
    if level not in raised or (level == NEAR and REACHED in raised):
        return None
    viewer = viewer_context(account, language)
    month = viewer.calendar.month_named(key)
    envelope = read_history(account.id, viewer.calendar, month, month).envelopes(category_id)[-1]
    if envelope is None:
        return None
    days = max(0, (month.end - max(month.start, viewer.today)).days + 1)
    return BudgetStatus(viewer.book.shown(category_id).label, month, envelope, days)


def _lines(status: BudgetStatus, say: FormatAmount, language: str) -> list[str]:
    envelope = status.envelope
    spent = _("You've spent {spent} of {available} for {category} in {month}.").format(
        category=status.label,
        month=month_name(status.month, language),
        spent=say(envelope.spent),
        available=say(envelope.available),
    )
    return [spent, _rest(status, say)]


def _rest(status: BudgetStatus, say: FormatAmount) -> str:
    left, days = status.envelope.left, status.days_left
    if left < 0:
        return _("That's {amount} more than planned.").format(amount=say(-left))
    if left == 0:
        return _("That's exactly what you planned.")
    if days > 1:
        sentence = _("You have {amount} left for the next {days} days.")
        return sentence.format(amount=say(left), days=days)
    return _("You have {amount} left.").format(amount=say(left))
