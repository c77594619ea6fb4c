"""The mail of a reminder that is due; rendered when it is sent."""

import datetime as dt
from collections.abc import Mapping
from typing import Any, Final

from babel.dates import format_time

from server.core.calendar.clock import now, today
from server.core.calendar.date_format import LOCALES, format_day
from server.core.mail.mail_templates import Letter, greet
from server.core.security.signed_links import page_url
from server.core.text.i18n import DEFAULT, _
from server.reminders import queries
from server.reminders.done_links import make_done_token
from server.reminders.reminder import OccurrenceState, OccurrenceStatus, ReminderRow
from server.site.amount_format import get_amount_format
from server.users import profiles
from server.users import service as users

REMINDER_DUE: Final = "reminder_due"
ENTRY_RECORDED: Final = "entry_recorded"
DAYS: Final = {"en": "EEEE, MMMM d", "id": "EEEE, d MMMM"}
CLOCKS: Final = {"en": "h:mm a", "id": "HH.mm"}


def reminder_due(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """The mail about a due date, with a button to what is next.

    None once the date is done, skipped or snoozed, or the reminder or the account is gone.
    """
    account, reminder, day = _find_subject(parameters)
    if account is None or reminder is None or not _is_open(reminder, day):
        return None
    when = _when(reminder, day, today(account.timezone), language)
    return Letter(
        subject=_("Reminder: {what}").format(what=reminder.description),
        heading=greet(account.fullname, language),
        preheader=when,
        paragraphs=[reminder.description, when],
        **_answers(account, reminder, day, language),
    )


def _answers(
    account: users.MailRecipient, reminder: ReminderRow, day: dt.date, language: str
) -> dict[str, Any]:
    """The buttons of a mail: one marks the date as done, unless more is to be said first."""
    mine = page_url("/reminders", DEFAULT, day=day.isoformat())
    if reminder.debt_id is not None:
        debt = page_url(f"/debts/{reminder.debt_id.lower()}", DEFAULT)
        return {"action": (_("Record the payment"), debt)}
    if reminder.asks_amount:
        return {"action": (_("Enter the amount"), mine)}
    done = page_url("/done", language, doneToken=make_done_token(account, reminder.id, day))
    expected = reminder.expected_amount
    amount = expected and _format_amount(account.id, expected, language)
    record = _("Done, record {amount}").format(amount=amount)
    explanation = _("This button opens a confirmation page. Nothing is recorded until you confirm.")
    return {
        "action": (record if amount else _("It's done"), done),
        "closing": [explanation] if amount else [],
        "second_action": (_("Open my reminders"), mine),
    }


def entry_recorded(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """The mail about a date that was recorded by itself.

    None once its entry, the reminder or the account is gone.
    """
    account, reminder, day = _find_subject(parameters)
    if account is None or reminder is None:
        return None
    amount = _find_status(reminder, day).amount
    if amount is None:
        return None
    date = format_day(day, DAYS[language], language)
    recorded = _("We recorded {amount} for {day}, as you asked.")
    return Letter(
        subject=_("Recorded: {what}").format(what=reminder.description),
        heading=greet(account.fullname, language),
        preheader=date,
        paragraphs=[
            reminder.description,
            recorded.format(amount=_format_amount(account.id, amount, language), day=date),
        ],
        action=(_("Open my reminders"), page_url("/reminders", DEFAULT, day=day.isoformat())),
    )


def _find_subject(
    parameters: Mapping[str, Any],
) -> tuple[users.MailRecipient | None, ReminderRow | None, dt.date]:
    """The active account, its reminder, and the date that a mail is about."""
    day = dt.date.fromisoformat(parameters["day"])
    account = users.find_recipient(parameters["account"])
    if account is None or not account.is_active:
        return None, None, day
    return account, queries.find_reminder(account.id, parameters["reminder"]), day


def _is_open(reminder: ReminderRow, day: dt.date) -> bool:
    known = _find_status(reminder, day)
    snoozed = known.snoozed_until is not None and known.snoozed_until > now()
    return known.state is OccurrenceState.OPEN and not snoozed


def _find_status(reminder: ReminderRow, day: dt.date) -> OccurrenceStatus:
    statuses = queries.read_statuses(reminder.owner_id, day, [reminder.id])
    return statuses.get(reminder.id, {}).get(day, OccurrenceStatus())


def _format_amount(owner_id: str, amount: int, language: str) -> str:
    return get_amount_format(profiles.get_profile(owner_id)["currency"], language)(amount)


def _when(reminder: ReminderRow, day: dt.date, present: dt.date, language: str) -> str:
    date = format_day(day, DAYS[language], language)
    if reminder.time is not None:
        time = format_time(reminder.time, CLOCKS[language], locale=LOCALES[language])
        date = _("{day} at {time}").format(day=date, time=time)
    if day == present:
        return _("It's due today, {day}.").format(day=date)
    return _("It was due on {day}.").format(day=date)
