"""Reminders that are made because somebody wishes for their kind, once each."""

import datetime as dt
from collections.abc import Collection
from types import MappingProxyType
from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select

from server.core.calendar.clock import today
from server.core.text.i18n import Message, _, translate
from server.extensions import db
from server.notifications import service as notifications
from server.quiz.models import QuizReminder
from server.quiz.reminder_ideas import ARTICLES, BILL, BUDGET_REVIEW, INVESTMENT, SAVING_GOAL
from server.reminders import service as reminders
from server.reminders.service import Frequency, Kind, State, Wanted
from server.sessions.service import Account
from server.site.service import money_calendar

LINKS: Final = QuizReminder.metadata.tables[QuizReminder.__tablename__]
MORNING: Final = dt.time(8)
# The version of a reminder that nobody changed.
UNTOUCHED: Final = 1
# What articles come with.
LETTER: Final = "suggestion"


class Words(NamedTuple):
    """What a reminder says, and what it is for."""

    description: Message
    kind: Kind


MADE: Final = MappingProxyType(
    {
        BILL: Words(_("Pay the bills"), Kind.BILL),
        SAVING_GOAL: Words(_("Put money aside for my goals"), Kind.SAVING),
        BUDGET_REVIEW: Words(_("Look over my budget"), Kind.OTHER),
        INVESTMENT: Words(_("Invest for this month"), Kind.INVESTMENT),
    }
)


def follow_wishes(
    account: Account, before: Collection[str], wished: Collection[str], language: str
) -> None:
    """Make the reminders of kinds that are wished for, and remove those of kinds that are not.

    What its owner changed or answered stays, and what they removed comes back only when the kind
    is wished for anew. The account is locked.
    """
    made = _links(account.id)
    there = {one.id: one.version for one in reminders.reminders_of(account.id)}
    new = [
        kind
        for kind in MADE
        if kind in wished and (kind not in made or (kind not in before and made[kind] not in there))
    ]
    _make(account, new, language)
    gone = {kind: made[kind] for kind in MADE if kind in made and kind not in wished}
    _take_away(account.id, {id_ for id_ in gone.values() if there.get(id_) == UNTOUCHED})
    if ARTICLES in wished and ARTICLES not in before:
        notifications.choose(account.id, {LETTER: True})


def _make(account: Account, kinds: Collection[str], language: str) -> None:
    if not kinds:
        return
    wanted = [_wanted(MADE[kind], account, language) for kind in kinds]
    made = reminders.add_reminders(account.id, wanted, reminders.reader_of(account, language))
    mine = LINKS.c.owner_id == account.id
    db.session.execute(delete(LINKS).where(mine, LINKS.c.kind.in_(kinds)))
    links = [
        {"owner_id": account.id, "kind": kind, "reminder_id": one.id}
        for kind, one in zip(kinds, made, strict=True)
    ]
    db.session.execute(insert(LINKS), links)


def _wanted(words: Words, account: Account, language: str) -> Wanted:
    """Every month on the first day of the money month, from the next one on."""
    calendar = money_calendar(account.payday, shift=False)
    following = calendar.month_after(calendar.month_at(today(account.timezone)))
    return {
        "description": translate(words.description, language),
        "kind": words.kind,
        "day": following.start,
        "time": MORNING,
        "frequency": Frequency.MONTHLY,
        "month_day": account.payday,
    }


def _take_away(owner_id: str, ids: Collection[str]) -> None:
    """Remove those of these reminders to whose dates nobody said anything."""
    if not ids:
        return
    said = reminders.said_of(owner_id)
    for id_ in sorted(ids):
        answers = said.get(id_, {}).values()
        if all(one.state is State.OPEN and one.snoozed_until is None for one in answers):
            reminders.remove_reminder(owner_id, id_)


def _links(owner_id: str) -> dict[str, str]:
    """The reminder of each kind that was ever made, which may be gone."""
    wanted = select(LINKS.c.kind, LINKS.c.reminder_id).where(LINKS.c.owner_id == owner_id)
    return {row.kind: row.reminder_id for row in db.session.execute(wanted)}
