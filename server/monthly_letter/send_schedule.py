"""Which money month a letter tells at a moment, and when the next one is due."""

import datetime as dt
from typing import Final, NamedTuple

from server.core.calendar.default_reminder_time import default_reminder_moment, latest_due_day
from server.core.calendar.money_month import MoneyCalendar, MoneyMonth

# A letter that comes later than that is no news any more.
LATEST: Final = dt.timedelta(days=3)


class Turn(NamedTuple):
    """What a moment brings: the month that ended and is to be told, if any, and what follows."""

    month: MoneyMonth | None
    next_at: dt.datetime


def next_turn(
    calendar: MoneyCalendar,
    timezone: str,
    moment: dt.datetime,
    last: str | None,
    since: dt.datetime,
) -> Turn:
    """The month to tell to somebody who is there `since` and has heard of the month `last`.

    Letters come on the first day of a money month, at eight in the morning. One that was missed
    comes late, for three days; of several months that passed, only the newest is told.
    """
    present = calendar.month_at(latest_due_day(moment, timezone))
    begun = default_reminder_moment(present.start, timezone)
    next_at = default_reminder_moment(calendar.month_after(present).start, timezone)
    ended = calendar.month_after(present, -1)
    is_news = moment - begun < LATEST and since < begun and (last is None or last < ended.key)
    return Turn(ended if is_news else None, next_at)
