"""The status of a plan: what became of its dates."""

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from server.core.calendar.recurrence import ONE_DAY
from server.investments.recurrence import Schedule

NEXT_SHOWN: Final = 5
PAST_SHOWN: Final = 12


class OccurrenceState(StrEnum):
    """The state of a date: answered, due today, or past without an answer."""

    DONE = "done"
    SKIPPED = "skipped"
    DUE = "due"
    MISSED = "missed"


class Answer(NamedTuple):
    """The answer to a date; a done one has its amount in whole rupiah."""

    state: OccurrenceState
    amount: int | None = None
    transaction_id: str | None = None
    at: dt.datetime | None = None


Answers = Mapping[dt.date, Answer]


class PastOccurrence(NamedTuple):
    """A date up to today and its state."""

    date: dt.date
    state: OccurrenceState
    amount: int | None
    transaction_id: str | None


@dataclass(frozen=True, slots=True)
class PlanStatus:
    """The status of a plan; `streak` counts the done dates since the latest missed one."""

    next: list[dt.date]
    past: list[PastOccurrence]
    streak: int
    done: int
    missed: int
    invested: int


def plan_status(schedule: Schedule, answers: Answers, today: dt.date) -> PlanStatus:
    """The status of a plan with these dates and answers on a day."""
    done = [answer for answer in answers.values() if answer.state is OccurrenceState.DONE]
    upcoming = schedule.upcoming(today, NEXT_SHOWN + 1)
    return PlanStatus(
        next=[day for day in upcoming if day not in answers][:NEXT_SHOWN],
        past=_past(schedule, answers, today),
        streak=_streak(schedule, answers, today),
        done=len(done),
        missed=_missed(schedule, answers, today),
        invested=sum(answer.amount or 0 for answer in done),
    )


def _past(schedule: Schedule, answers: Answers, today: dt.date) -> list[PastOccurrence]:
    """The latest dates, including answered dates of earlier rules."""
    days = {*schedule.latest(today, PAST_SHOWN), *answers}
    unanswered = {True: Answer(OccurrenceState.DUE), False: Answer(OccurrenceState.MISSED)}
    return [
        PastOccurrence(day, *(answers.get(day) or unanswered[day == today])[:3])
        for day in sorted(days, reverse=True)[:PAST_SHOWN]
    ]


def _missed(schedule: Schedule, answers: Answers, today: dt.date) -> int:
    answered = sum(day < today and schedule.includes(day) for day in answers)
    return schedule.count(dt.date.min, today - ONE_DAY) - answered


def _streak(schedule: Schedule, answers: Answers, today: dt.date) -> int:
    streak, later = 0, today
    for day in sorted(answers, reverse=True):
        if schedule.count(day + ONE_DAY, later - ONE_DAY):
            break
        streak += answers[day].state is OccurrenceState.DONE
        later = day
    return streak
