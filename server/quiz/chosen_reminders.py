"""The reminders made of the kinds that a person chose in the quiz."""

import datetime as dt
from collections.abc import Collection, Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select, update

from server.core.calendar.clock import today
from server.core.calendar.money_month import DAYS_A_WEEK
from server.core.calendar.recurrence import ONE_DAY, Frequency
from server.core.http.etags import IfMatch
from server.core.text.i18n import Message, _, translate
from server.extensions import db
from server.notifications import preferences
from server.quiz.models import QuizReminder
from server.quiz.questionnaire import FREQUENCY, Answers
from server.quiz.reminder_suggestions import (
    ARTICLES,
    BILL,
    BUDGET_REVIEW,
    INVESTMENT,
    SAVING_GOAL,
)
from server.reminders import service as reminders
from server.reminders import viewer_context
from server.reminders.reminder import (
    Kind,
    OccurrenceState,
    ReminderFields,
    ReminderRow,
)
from server.sessions.accounts import Account
from server.site.holidays import get_money_calendar

LINKS: Final = QuizReminder.metadata.tables[QuizReminder.__tablename__]
MORNING: Final = dt.time(8)
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
# How often the budget is reviewed by the answer; every month for any other.
REVIEW_FREQUENCIES: Final = MappingProxyType({"Daily": Frequency.DAILY, "Weekly": Frequency.WEEKLY})


class Choice(NamedTuple):
    """The kinds that a person chose, and how often they want to review the budget."""

    kinds: Collection[str]
    review: Frequency

    def frequency(self, kind: str) -> Frequency:
        """How often the reminder of a kind comes."""
        return self.review if kind == BUDGET_REVIEW else Frequency.MONTHLY


def make_choice(kinds: Collection[str], answers: Answers) -> Choice:
    """These kinds, with the review as often as the answers say."""
    frequency = REVIEW_FREQUENCIES.get(answers.to(FREQUENCY), Frequency.MONTHLY)
    return Choice(kinds, frequency)


class Rhythm(StrEnum):
    """When a reminder of the quiz comes; CHANGED when its owner decided otherwise.

    MONTH_DAY is monthly, but not on the first day of the money month.
    """

    DAILY = "daily"
    MONDAYS = "mondays"
    MONTH_START = "month_start"
    MONTH_DAY = "month_day"
    CHANGED = "changed"
    REMOVED = "removed"


class Schedule(NamedTuple):
    """When the reminder of a chosen kind comes; `month_day` is 1 to 31 for MONTH_DAY."""

    kind: str
    rhythm: Rhythm
    month_day: int | None


class MadeReminder(NamedTuple):
    """The reminder made for a kind, None once removed, and whether it is as the quiz left it."""

    row: ReminderRow | None
    is_untouched: bool


Made = Mapping[str, MadeReminder]
"""The reminder made for each kind."""


def apply_choice(account: Account, before: Collection[str], choice: Choice, language: str) -> None:
    """Make the reminders of chosen kinds, and remove those of kinds not chosen any more.

    A reminder that its owner changed or answered stays; one that the owner removed is made again
    only when its kind is chosen again. The caller has locked the account.
    """
    made = _read_made(account.id)
    new = [
        kind
        for kind in TEMPLATES
        if kind in choice.kinds
        and (kind not in made or (kind not in before and made[kind].row is None))
    ]
    _make_reminders(account, new, choice, language)
    dropped = {kind: one for kind, one in made.items() if kind not in choice.kinds}
    _remove_unused(account.id, [row.id for _kind, row in _untouched(dropped)])
    _reschedule(account, made, choice, language)
    if ARTICLES in choice.kinds and ARTICLES not in before:
        preferences.change_preferences(account.id, {LETTER: True})


def update_schedules(account: Account, choice: Choice, language: str) -> None:
    """Let untouched reminders of chosen kinds follow the latest answers and the payday.

    Answered dates stay. The caller has locked the account.
    """
    if choice.kinds:
        _reschedule(account, _read_made(account.id), choice, language)


def list_schedules(account: Account, kinds: Collection[str]) -> list[Schedule]:
    """When the reminders of these kinds come, as they are set now."""
    made = _read_made(account.id) if kinds else {}
    return [
        _schedule(account, kind, made[kind]) for kind in TEMPLATES if kind in kinds and kind in made
    ]


def _schedule(account: Account, kind: str, made: MadeReminder) -> Schedule:
    if made.row is None:
        return Schedule(kind, Rhythm.REMOVED, None)
    if not made.is_untouched:
        return Schedule(kind, Rhythm.CHANGED, None)
    if made.row.frequency is Frequency.DAILY:
        return Schedule(kind, Rhythm.DAILY, None)
    if made.row.frequency is Frequency.WEEKLY:
        return Schedule(kind, Rhythm.MONDAYS, None)
    # A reminder does not move with a payday that avoids weekends and holidays.
    if made.row.month_day == account.payday and not account.payday_shift:
        return Schedule(kind, Rhythm.MONTH_START, None)
    return Schedule(kind, Rhythm.MONTH_DAY, made.row.month_day)


def _make_reminders(
    account: Account, kinds: Collection[str], choice: Choice, language: str
) -> None:
    if not kinds:
        return
    wanted: list[ReminderFields] = [
        {
            "description": translate(TEMPLATES[kind].description, language),
            "kind": TEMPLATES[kind].kind,
            "time": MORNING,
            **_rule(account, choice.frequency(kind)),
        }
        for kind in kinds
    ]
    made = reminders.add_reminders(
        account.id, wanted, viewer_context.viewer_context(account, language)
    )
    mine = LINKS.c.owner_id == account.id
    db.session.execute(delete(LINKS).where(mine, LINKS.c.kind.in_(kinds)))
    links = [
        {"owner_id": account.id, "kind": kind, "reminder_id": one.id, "version": one.version}
        for kind, one in zip(kinds, made, strict=True)
    ]
    db.session.execute(insert(LINKS), links)


def _rule(account: Account, frequency: Frequency) -> ReminderFields:
    """The days of a reminder: from tomorrow, the next Monday or the next money month on."""
    present = today(account.timezone)
    if frequency is Frequency.DAILY:
        return {"day": present + ONE_DAY, "frequency": frequency, "month_day": None}
    if frequency is Frequency.WEEKLY:
        monday = present + (DAYS_A_WEEK - present.weekday()) * ONE_DAY
        return {"day": monday, "frequency": frequency, "month_day": None}
    calendar = get_money_calendar(account.payday, shift=False)
    following = calendar.month_after(calendar.month_at(present))
    return {"day": following.start, "frequency": frequency, "month_day": account.payday}


def _reschedule(account: Account, made: Made, choice: Choice, language: str) -> None:
    chosen = {kind: one for kind, one in made.items() if kind in choice.kinds}
    for kind, row in _untouched(chosen):
        rule = _rule(account, choice.frequency(kind))
        if (row.frequency, row.month_day) == (rule["frequency"], rule["month_day"]):
            continue
        viewer = viewer_context.viewer_context(account, language)
        changed = reminders.change_reminder(account.id, row.id, rule, IfMatch(), viewer)
        link = update(LINKS).where(LINKS.c.owner_id == account.id, LINKS.c.kind == kind)
        db.session.execute(link.values(version=changed["version"]))


def _remove_unused(owner_id: str, ids: Collection[str]) -> None:
    """Remove those of these reminders that have no answered or snoozed date."""
    if not ids:
        return
    statuses = reminders.list_statuses(owner_id)
    for id_ in sorted(ids):
        answers = statuses.get(id_, {}).values()
        if all(one.state is OccurrenceState.OPEN and one.snoozed_until is None for one in answers):
            reminders.remove_reminder(owner_id, id_)


def _untouched(made: Made) -> Iterator[tuple[str, ReminderRow]]:
    """The kinds and rows of the reminders that are as the quiz left them."""
    for kind, one in made.items():
        if one.row is not None and one.is_untouched:
            yield kind, one.row


def _read_made(owner_id: str) -> Made:
    links = select(LINKS.c.kind, LINKS.c.reminder_id, LINKS.c.version)
    found = db.session.execute(links.where(LINKS.c.owner_id == owner_id)).all()
    if not found:
        return {}
    there = {one.id: one for one in reminders.list_reminder_rows(owner_id)}
    made = {}
    for link in found:
        row = there.get(link.reminder_id)
        made[link.kind] = MadeReminder(row, row is not None and row.version == link.version)
    return made
