"""What rows of reminders need beside their columns, read only for those that need it."""

from collections.abc import Sequence

from server.core.calendar.money_month import MoneyCalendar
from server.core.calendar.recurrence import PAYDAY, DayCalendar
from server.reminders.reminder import AmountMode, ReminderRow
from server.site.holidays import get_public_holidays
from server.transactions.bookings import BookingSource, read_latest_amounts
from server.users.time_zones import get_calendars


def complete_rows(rows: Sequence[ReminderRow]) -> list[ReminderRow]:
    """The rows with the calendars of their owners and the amounts recorded last.

    No query for rows that neither follow a calendar nor take the amount of the last time.
    """
    return _with_amounts(with_calendars(rows))


def with_calendars(rows: Sequence[ReminderRow]) -> list[ReminderRow]:
    """The rows, with the holidays and paydays of their owners where their dates depend on them."""
    owners = {one.owner_id for one in rows if one.month_day == PAYDAY}
    if not owners and all(one.shift is None for one in rows):
        return list(rows)
    holidays = get_public_holidays()
    paydays = {
        owner_id: DayCalendar(holidays, MoneyCalendar(one.payday, one.payday_shift, holidays))
        for owner_id, one in (get_calendars(owners) if owners else {}).items()
    }
    plain = DayCalendar(holidays)
    return [
        one._replace(calendar=paydays.get(one.owner_id, plain))
        if one.month_day == PAYDAY or one.shift
        else one
        for one in rows
    ]


def _with_amounts(rows: list[ReminderRow]) -> list[ReminderRow]:
    keys = {(one.owner_id, one.id) for one in rows if one.amount_mode is AmountMode.LAST}
    if not keys:
        return rows
    latest = read_latest_amounts(BookingSource.REMINDER, keys)
    return [one._replace(last_amount=latest.get((one.owner_id, one.id))) for one in rows]
