"""What a ledger shows: series that nobody planned, and prices that rose."""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from server.forecast.ledger_habits import read_habits
from server.forecast.movements import Viewers
from server.proposals.found_series import FoundSeries, list_series, match_answers
from server.proposals.models import Answer, AnswerRow
from server.proposals.planned_payments import (
    PlannedPayment,
    find_covering,
    has_price,
    list_planned,
)
from server.proposals.price_rises import PriceRise, find_reminder_rises, find_series_rise
from server.proposals.queries import read_answers
from server.sessions.accounts import Account


class Findings(NamedTuple):
    """All series, those that nobody planned, the largest first, and the prices that rose."""

    series: list[FoundSeries]
    proposals: list[FoundSeries]
    rises: list[PriceRise]


def find(account: Account, viewers: Viewers) -> Findings:
    """Look at the series of an unchanged book, at what is planned, and at what was answered.

    About ten queries, however many there are.
    """
    viewer = viewers.ledger
    habits = read_habits(account.id, account.book_version, viewer.today)
    planned, answers = list_planned(account.id, viewers), read_answers(account.id)
    series = list_series(habits)
    said = match_answers(series, answers)
    covered = defaultdict[str, list[FoundSeries]](list)
    proposals: list[FoundSeries] = []
    rises: list[PriceRise | None] = []
    for one in series:
        answer = said.get(one.id)
        cover = _find_cover(one, planned, answer)
        reminder = cover and cover.reminder
        if reminder and has_price(reminder, viewer.book):
            covered[reminder.id].append(one)
        elif cover or (answer and answer.answer != Answer.NOTED):
            rises.append(find_series_rise(one, answer))
        else:
            proposals.append(one)
    rises += find_reminder_rises(account.id, planned, covered, answers, viewer)
    return Findings(series, proposals, [one for one in rises if one])


def _find_cover(
    found: FoundSeries, planned: Sequence[PlannedPayment], answer: AnswerRow | None
) -> PlannedPayment | None:
    """What stands for a series: what it became, else what looks like it."""
    if answer and answer.reminder_id:
        for one in planned:
            if one.reminder and one.reminder.id == answer.reminder_id:
                return one
    return find_covering(planned, found)
