"""The send schedule of monthly letters: the month to send, and when the next one is due."""

import datetime as dt
from typing import Final, NamedTuple

from server.core.calendar.clock import default_reminder_moment, latest_due_day
from server.core.calendar.money_month import MoneyCalendar, MoneyMonth

# A letter later than that is not sent any more.
LATEST_DELAY: Final = dt.timedelta(days=3)


class SendPlan(NamedTuple):
    """The ended month to send now, if any, and when the next letter is due."""

    month: MoneyMonth | None
    next_at: dt.datetime


def plan_send(
    calendar: MoneyCalendar,
    timezone: str,
    moment: dt.datetime,
    last: str | None,
    since: dt.datetime,
) -> SendPlan:
    """The plan for an account that exists `since` then and whose latest letter was on `last`.

    Letters are due on the first day of a money month at eight in the morning. A missed one is
    sent up to three days late; of several missed months only the latest is sent.
    """
    present = calendar.month_at(latest_due_day(moment, timezone))
    begun = default_reminder_moment(present.start, timezone)
    next_at = default_reminder_moment(calendar.month_after(present).start, timezone)
    ended = calendar.month_after(present, -1)
    is_due = moment - begun < LATEST_DELAY and since < begun and (last is None or last < ended.key)
    return SendPlan(ended if is_due else None, next_at)
