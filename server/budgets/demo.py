"""The budgets of the demo account: what a careful year taught, and one that is hard to keep."""

import datetime as dt
from typing import Final

from server.budgets import alerts, queries
from server.budgets.envelopes import Planned
from server.budgets.models import Rollover
from server.site.service import money_calendar
from server.users import service as users

MONTHS: Final = 4
PLANNED: Final = {
    "food-beverages": Planned(2_000_000, Rollover.SURPLUS),
    "transportation": Planned(700_000, Rollover.NONE),
    "utilities": Planned(750_000, Rollover.NONE),
    "healthcare": Planned(250_000, Rollover.SURPLUS),
    "dining-out": Planned(450_000, Rollover.BOTH),
    "entertainment": Planned(250_000, Rollover.NONE),
    "fashion": Planned(300_000, Rollover.BOTH),
    "donate": Planned(100_000, Rollover.NONE),
}


def fill(owner_id: str, present: dt.date, _seed: int) -> None:
    """Let the demo account have budgets for this money month and the three before it."""
    account = users.account(owner_id)
    if account is None:
        return
    calendar = money_calendar(account.payday, shift=account.payday_shift)
    months = [month.key for month in calendar.months_until(calendar.month_at(present), MONTHS)]
    known = {month for month, _category in queries.read_budgets(owner_id, months[0], months[-1])}
    for month in months:
        if month not in known:
            queries.replace_budgets(owner_id, month, dict(PLANNED))
    alerts.judge(owner_id, calendar, present)
