"""The budgets of the demo account: what a careful year taught, and one that is hard to keep."""

import datetime as dt
from typing import Final

from scripts.demo import notifications
from server.budgets import alerts, queries
from server.budgets.envelopes import Planned
from server.budgets.history import read_history
from server.budgets.models import Rollover
from server.budgets.queries import Alert
from server.categories.book import book_of
from server.core.calendar.clock import now
from server.core.calendar.money_month import MoneyCalendar
from server.core.text.i18n import DEFAULT
from server.sessions.accounts import Account
from server.site.holidays import get_money_calendar
from server.users import service as users

MONTHS: Final = 4
# So long before a month ends its budgets run low.
EARLIER: Final = dt.timedelta(days=5)
PLANNED: Final = {
    "food-beverages": Planned(950_000, Rollover.SURPLUS),
    "groceries": Planned(1_150_000, Rollover.SURPLUS),
    "transportation": Planned(700_000, Rollover.NONE),
    "fuel": Planned(200_000, Rollover.NONE),
    "utilities": Planned(600_000, Rollover.NONE),
    "mobile-data": Planned(150_000, Rollover.NONE),
    "healthcare": Planned(250_000, Rollover.SURPLUS),
    "dining-out": Planned(450_000, Rollover.BOTH),
    "entertainment": Planned(250_000, Rollover.NONE),
    "fashion": Planned(300_000, Rollover.BOTH),
    "donate": Planned(100_000, Rollover.NONE),
}


def fill(owner_id: str, present: dt.date, _seed: int) -> None:
    """Let the demo account have budgets for this money month and the three before it."""
    account = users.find_account(owner_id)
    if account is None:
        return
    calendar = get_money_calendar(account.payday, shift=account.payday_shift)
    months = [month.key for month in calendar.months_until(calendar.month_at(present), MONTHS)]
    known = {month for month, _category in queries.read_budgets(owner_id, months[0], months[-1])}
    for month in months:
        if month not in known:
            queries.replace_budgets(owner_id, month, dict(PLANNED))
    alerts.update_alerts(owner_id, calendar, present)
    _tell_last_month(account, calendar, present)


def _tell_last_month(account: Account, calendar: MoneyCalendar, present: dt.date) -> None:
    """Add the notification of the first budget that ran low in the month before."""
    month = calendar.month_after(calendar.month_at(present), -1)
    run = read_history(account.id, calendar, month, month)
    for category in PLANNED:
        envelope = run.envelopes(category)[-1]
        if envelope and envelope.level:
            alert = Alert(month.key, category, envelope.level, now(), None, announce=False)
            reached = alerts.ReachedBudget(alert, month, envelope)
            request = alerts.build_notification(
                account, reached, book_of(account, account.language or DEFAULT)
            )
            notifications.add_past_notification(request, month.end - EARLIER)
            return
