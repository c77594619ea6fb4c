"""The kinds of reminders suggested by the answers, and the reminders made of chosen kinds."""

import datetime as dt
from collections.abc import Collection
from types import MappingProxyType
from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select

from server.core.calendar.clock import today
from server.core.text.i18n import Message, _, translate
from server.extensions import db
from server.notifications import preferences
from server.quiz.models import QuizReminder
from server.quiz.questionnaire import (
    ADVICE,
    AIM,
    CHANNEL,
    FREQUENCY,
    REMINDER,
    TRACKING,
    Answers,
    Reason,
)
from server.reminders import service as reminders
from server.reminders import viewer_context
from server.reminders.recurrence import Frequency
from server.reminders.reminder import Kind, OccurrenceState, ReminderFields
from server.sessions.accounts import Account
from server.site.holidays import get_money_calendar

BILL: Final = "bill"
SAVING_GOAL: Final = "saving_goal"
BUDGET_REVIEW: Final = "budget_review"
INVESTMENT: Final = "investment"
ARTICLES: Final = "articles"
KINDS: Final = (BILL, SAVING_GOAL, BUDGET_REVIEW, INVESTMENT, ARTICLES)

# The answers that suggest a kind; the one that names it comes first.
REQUESTING_ANSWERS: Final = MappingProxyType(
    {
        BILL: (
            (REMINDER, ("Bill payment",)),
            (AIM, ("Reducing debt",)),
            (ADVICE, ("Debt management",)),
        ),
        SAVING_GOAL: (
            (REMINDER, ("Saving goal",)),
            (
                AIM,
                (
                    "Saving for a specific purchase (e.g. house, car)",
                    "Building an emergency fund",
                    "Planning for retirement",
                ),
            ),
            (ADVICE, ("Saving tips",)),
        ),
        BUDGET_REVIEW: (
            (REMINDER, ("Budget review",)),
            (AIM, ("Managing daily expenses",)),
            (TRACKING, ("Rarely", "Never")),
            (ADVICE, ("Budgeting tips",)),
            (FREQUENCY, ("Daily", "Weekly")),
        ),
        INVESTMENT: (
            (REMINDER, ("Investment opportunities",)),
            (AIM, ("Investing for growth",)),
            (ADVICE, ("Investment advice",)),
        ),
        ARTICLES: (
            (REMINDER, ("Financial tips and articles",)),
            (ADVICE, ("Retirement planning", "Tax planning")),
        ),
    }
)

EMAIL: Final = "email"
CHANNELS: Final = ("email", "push", "in_app")
# SMS is not supported; e-mail reaches the same person.
USED_CHANNELS: Final = MappingProxyType(
    {
        "E-mail": EMAIL,
        "SMS": EMAIL,
        "Push notifications": "push",
        "In-app notification": "in_app",
    }
)


class ReminderSuggestion(NamedTuple):
    """A suggested kind of reminder and its reasons."""

    kind: str
    because: list[Reason]


class ChannelSuggestion(NamedTuple):
    """The chosen channel, '' for none, and the one that is used."""

    chosen: str
    used: str
    because: list[Reason]


def suggest_reminders(answers: Answers) -> list[ReminderSuggestion]:
    """The kinds that the answers suggest; a named kind comes first."""
    found = []
    for kind, requesting in REQUESTING_ANSWERS.items():
        asked = [question for question, options in requesting if answers.says(question, *options)]
        if asked:
            found.append((REMINDER not in asked, ReminderSuggestion(kind, answers.because(*asked))))
    return [idea for _is_later, idea in sorted(found, key=lambda one: one[0])]


def suggest_channel(answers: Answers) -> ChannelSuggestion:
    """The channel of reminders, e-mail by default."""
    chosen = answers.to(CHANNEL)
    return ChannelSuggestion(chosen, USED_CHANNELS.get(chosen, EMAIL), answers.because(CHANNEL))


LINKS: Final = QuizReminder.metadata.tables[QuizReminder.__tablename__]
MORNING: Final = dt.time(8)
# The version of a reminder that was never changed.
UNTOUCHED: Final = 1
# The preference that brings articles.
LETTER: Final = "suggestion"


class Template(NamedTuple):
    """The description and kind of a reminder to make."""

    description: Message
    kind: Kind


TEMPLATES: Final = MappingProxyType(
    {
        BILL: Template(_("Pay the bills"), Kind.BILL),
        SAVING_GOAL: Template(_("Put money aside for my goals"), Kind.SAVING),
        BUDGET_REVIEW: Template(_("Review my budget"), Kind.OTHER),
        INVESTMENT: Template(_("Make this month's investment"), Kind.INVESTMENT),
    }
)


def apply_chosen_kinds(
    account: Account, before: Collection[str], chosen_kinds: Collection[str], language: str
) -> None:
    """Make the reminders of chosen kinds, and remove those of kinds not chosen any more.

    A reminder that its owner changed or answered stays; one that the owner removed is made again
    only when its kind is chosen again. The caller has locked the account.
    """
    made = _links(account.id)
    there = {one.id: one.version for one in reminders.list_reminder_rows(account.id)}
    new = [
        kind
        for kind in TEMPLATES
        if kind in chosen_kinds
        and (kind not in made or (kind not in before and made[kind] not in there))
    ]
    _make_reminders(account, new, language)
    gone = {kind: made[kind] for kind in TEMPLATES if kind in made and kind not in chosen_kinds}
    _remove_unused(account.id, {id_ for id_ in gone.values() if there.get(id_) == UNTOUCHED})
    if ARTICLES in chosen_kinds and ARTICLES not in before:
        preferences.change_preferences(account.id, {LETTER: True})


def _make_reminders(account: Account, kinds: Collection[str], language: str) -> None:
    if not kinds:
        return
    wanted = [_fields(TEMPLATES[kind], account, language) for kind in kinds]
    made = reminders.add_reminders(
        account.id, wanted, viewer_context.viewer_context(account, language)
    )
    mine = LINKS.c.owner_id == account.id
    db.session.execute(delete(LINKS).where(mine, LINKS.c.kind.in_(kinds)))
    links = [
        {"owner_id": account.id, "kind": kind, "reminder_id": one.id}
        for kind, one in zip(kinds, made, strict=True)
    ]
    db.session.execute(insert(LINKS), links)


def _fields(template: Template, account: Account, language: str) -> ReminderFields:
    """A monthly reminder on the first day of the money month, from the next one on."""
    calendar = get_money_calendar(account.payday, shift=False)
    following = calendar.month_after(calendar.month_at(today(account.timezone)))
    return {
        "description": translate(template.description, language),
        "kind": template.kind,
        "day": following.start,
        "time": MORNING,
        "frequency": Frequency.MONTHLY,
        "month_day": account.payday,
    }


def _remove_unused(owner_id: str, ids: Collection[str]) -> None:
    """Remove those of these reminders that have no answered or snoozed date."""
    if not ids:
        return
    statuses = reminders.list_statuses(owner_id)
    for id_ in sorted(ids):
        answers = statuses.get(id_, {}).values()
        if all(one.state is OccurrenceState.OPEN and one.snoozed_until is None for one in answers):
            reminders.remove_reminder(owner_id, id_)


def _links(owner_id: str) -> dict[str, str]:
    """The reminder that was made for each kind; it may be removed by now."""
    wanted = select(LINKS.c.kind, LINKS.c.reminder_id).where(LINKS.c.owner_id == owner_id)
    return {row.kind: row.reminder_id for row in db.session.execute(wanted)}
