"""What the mail says when a reminder is due; written when it is sent."""

import datetime as dt
from collections.abc import Mapping
from typing import Any, Final

from babel.dates import format_time

from server.core.calendar.clock import now, today
from server.core.calendar.date_formatting import format_day
from server.core.mail.mail_templates import LOCALES, Letter, greet
from server.core.security.signed_links import page_url
from server.core.text.i18n import DEFAULT, _, translate
from server.reminders import queries
from server.reminders.done_links import done_token
from server.reminders.reminder import Kept, Said, State
from server.site.amount_format import get_amount_format
from server.users import profiles
from server.users import service as users

REMINDER_DUE: Final = "reminder_due"
DAYS: Final = {"en": "EEEE, MMMM d", "id": "EEEE, d MMMM"}
CLOCKS: Final = {"en": "h:mm a", "id": "HH.mm"}


def reminder_due(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Says what is due, with a button that says it is done.

    Pointless once it was done or skipped, sleeps, was removed, or the account closes.
    """
    account = users.find_recipient(parameters["account"])
    day = dt.date.fromisoformat(parameters["day"])
    if account is None or not account.is_active:
        return None
    reminder = queries.find_reminder(account.id, parameters["reminder"])
    if reminder is None or not _is_open(reminder, day):
        return None
    done = page_url("/done", language, doneToken=done_token(account, reminder.id, day))
    when = _when(reminder, day, today(account.timezone), language)
    amount = reminder.amount and _say(account.id, reminder.amount, language)
    record = translate(_("Done, record {amount}"), language, amount=amount)
    asked = translate(_("The button opens a page that asks before it records anything."), language)
    return Letter(
        subject=translate(_("Reminder: {what}"), language, what=reminder.description),
        heading=greet(account.fullname, language),
        preheader=when,
        paragraphs=[reminder.description, when],
        action=(record if amount else translate(_("It is done"), language), done),
        closing=[asked] if amount else [],
        second_action=(
            translate(_("Open my reminders"), language),
            page_url("/reminders", DEFAULT, day=day.isoformat()),
        ),
    )


def _is_open(reminder: Kept, day: dt.date) -> bool:
    said = queries.read_said(reminder.owner_id, day, [reminder.id]).get(reminder.id, {})
    known = said.get(day, Said())
    sleeps = known.snoozed_until is not None and known.snoozed_until > now()
    return known.state is State.OPEN and not sleeps


def _say(owner_id: str, amount: int, language: str) -> str:
    return get_amount_format(profiles.get_profile(owner_id)["currency"], language)(amount)


def _when(reminder: Kept, day: dt.date, present: dt.date, language: str) -> str:
    told = format_day(day, DAYS[language], language)
    if reminder.time is not None:
        told = translate(
            _("{day} at {time}"), language, day=told, time=_clock(reminder.time, language)
        )
    if day == present:
        return translate(_("It is for today, {day}."), language, day=told)
    return translate(_("It was for {day}."), language, day=told)


def _clock(time: dt.time, language: str) -> str:
    """A time of the day as people say it."""
    return format_time(time, CLOCKS[language], locale=LOCALES[language])
