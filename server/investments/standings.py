"""How a plan stands by its newest answers and what all of them come to."""

import datetime as dt
from dataclasses import replace

from server.investments.newest import Newest
from server.investments.schedules import ONE_DAY, Schedule
from server.investments.states import Standing, standing


def standing_of(schedule: Schedule, newest: Newest, today: dt.date) -> Standing | None:
    """The same as `standing` of all answers; None when the streak needs more than the newest."""
    stands = standing(schedule, newest.answers, today)
    missed = schedule.count(dt.date.min, today - ONE_DAY) - newest.kept
    streak = stands.streak
    if newest.answered > len(newest.answers):
        oldest = min(newest.answers)
        # A date without an answer among the newest ends the streak there.
        known = sum(oldest <= day < today and schedule.includes(day) for day in newest.answers)
        if schedule.count(oldest, today - ONE_DAY) == known:
            if missed:
                return None
            streak = newest.done
    return replace(stands, streak=streak, done=newest.done, missed=missed, invested=newest.invested)
