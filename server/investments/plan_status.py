"""What became of the dates of a plan."""

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from server.investments.recurrence import ONE_DAY, Schedule

NEXT_SHOWN: Final = 5
PAST_SHOWN: Final = 12


class State(StrEnum):
    """What a date is: answered, due today, or past without an answer."""

    DONE = "done"
    SKIPPED = "skipped"
    DUE = "due"
    MISSED = "missed"


class Answer(NamedTuple):
    """What somebody said to a date, and when; whole rupiah, which are there when it was done."""

    state: State
    amount: int | None = None
    transaction_id: str | None = None
    at: dt.datetime | None = None


Answers = Mapping[dt.date, Answer]


class Past(NamedTuple):
    """A date up to today and what became of it."""

    date: dt.date
    state: State
    amount: int | None
    transaction_id: str | None


@dataclass(frozen=True, slots=True)
class Standing:
    """How a plan stands today; `streak` counts the done dates since the newest missed one."""

    next: list[dt.date]
    past: list[Past]
    streak: int
    done: int
    missed: int
    invested: int


def standing(schedule: Schedule, answers: Answers, today: dt.date) -> Standing:
    """How a plan with these dates and answers stands on a day."""
    done = [answer for answer in answers.values() if answer.state is State.DONE]
    upcoming = schedule.upcoming(today, NEXT_SHOWN + 1)
    return Standing(
        next=[day for day in upcoming if day not in answers][:NEXT_SHOWN],
        past=_past(schedule, answers, today),
        streak=_streak(schedule, answers, today),
        done=len(done),
        missed=_missed(schedule, answers, today),
        invested=sum(answer.amount or 0 for answer in done),
    )


def _past(schedule: Schedule, answers: Answers, today: dt.date) -> list[Past]:
    """The newest dates, those too that were answered before the rule changed."""
    days = {*schedule.latest(today, PAST_SHOWN), *answers}
    unanswered = {True: Answer(State.DUE), False: Answer(State.MISSED)}
    return [
        Past(day, *(answers.get(day) or unanswered[day == today])[:3])
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
        streak += answers[day].state is State.DONE
        later = day
    return streak
