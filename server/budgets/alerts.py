"""Alerts at 80 and 100 percent of a budget: raised once, lowered when they hold no more.

Whoever judges has locked the account, so nobody else changes its ledger, budgets or alerts.
"""

import datetime as dt
from collections.abc import Iterator
from typing import Final
from zoneinfo import ZoneInfo

import structlog

from server.budgets import queries, telling
from server.budgets.envelopes import NEAR, REACHED
from server.budgets.plans import Run, read_run
from server.budgets.queries import Alert
from server.core.calendar.clock import now, today
from server.core.calendar.money_month import ONE_DAY, MoneyCalendar
from server.core.database.unit_of_work import read_mode, unit_of_work
from server.site.service import money_calendar
from server.users.dirty_ledgers import claim_dirty_ledger, list_dirty_ledgers

MOST_AT_ONCE: Final = 1000
# Thirteen months: the month of a year ago can still be looked at.
KEPT: Final = dt.timedelta(days=397)

Reached = set[tuple[str, str, int]]
"""Month, category and level of what is reached."""

log = structlog.get_logger(__name__)


def judge_changed() -> int:
    """Judge the alerts of everybody whose ledger changed since; returns how many those were.

    Each in a transaction of its own: what fails is tried again by the next turn, and however
    many fail, the others come behind them.
    """
    judged = 0
    for owner_id, since in _changed():
        try:
            with unit_of_work():
                judged += _look(owner_id, since)
        except Exception as error:
            log.exception("budget_alerts_failed", owner=owner_id, error=type(error).__name__)
    return judged


def judge(
    owner_id: str, calendar: MoneyCalendar, present: dt.date, since: dt.date | None = None
) -> None:
    """Raise and lower the alerts of an owner's budgets as they are now.

    New ones are raised for the months since `since`, today without it; the month before those
    is only corrected.
    """
    # Money can be recorded for tomorrow already.
    last = calendar.month_at(present + ONE_DAY)
    newest = calendar.month_at(min(since or present, present))
    first = calendar.month_after(calendar.month_at(present), -1)
    run = read_run(owner_id, calendar, first, last)
    judged = [month.key for month in run.months if first.start <= month.start]
    kept = queries.read_alerts(owner_id, judged)
    reached = _reached(run, set(judged))
    # A level that was reached in a month that is over is no news.
    news = {one for one in reached if one[0] >= newest.key}
    _correct(owner_id, kept, reached)
    _tell(owner_id, run, _raise(owner_id, kept, news))


def forget_old() -> None:
    """Delete the alerts of thirteen months ago and earlier."""
    queries.forget_alerts(now() - KEPT)


def _changed() -> Iterator[tuple[str, dt.datetime]]:
    """Whose ledgers changed until now, and since when, read by and by; each is named once."""
    begun, last = now(), None
    while True:
        with read_mode(), unit_of_work():
            changed = list_dirty_ledgers(MOST_AT_ONCE, begun, last)
        yield from changed
        if len(changed) < MOST_AT_ONCE:
            return
        last = changed[-1]


def _look(owner_id: str, since: dt.datetime) -> bool:
    seen = claim_dirty_ledger(owner_id)
    if seen is None:
        return False
    calendar = money_calendar(seen.payday, shift=seen.payday_shift)
    changed = since.astimezone(ZoneInfo(seen.timezone)).date()
    judge(owner_id, calendar, today(seen.timezone), changed)
    return True


def _reached(run: Run, judged: set[str]) -> Reached:
    found: Reached = set()
    for category in {category for month, category in run.plans if month in judged}:
        for month, envelope in zip(run.months, run.envelopes(category), strict=True):
            level = envelope.level if envelope else None
            if level and month.key in judged:
                found |= {(month.key, category, one) for one in (NEAR, REACHED) if one <= level}
    return found


def _correct(owner_id: str, kept: list[Alert], reached: Reached) -> None:
    """Lower what is reached no more, and raise again what was lowered, without a second notice."""
    over = [one for one in kept if one.lowered_at is None and one.key not in reached]
    again = [one for one in kept if one.lowered_at is not None and one.key in reached]
    if over:
        queries.change_alerts(owner_id, over, lowered_at=now())
        telling.settle(owner_id, over)
    if again:
        queries.change_alerts(owner_id, again, lowered_at=None, raised_at=now())
        telling.open_again(owner_id, again)


def _raise(owner_id: str, kept: list[Alert], news: Reached) -> list[Alert]:
    """Raise what is reached for the first time, and return what its owner is to be told of.

    Whoever is told of 100 need not hear of 80.
    """
    known = {one.key for one in kept}
    moment = now()
    new = [Alert(*one, moment, None, announce=False) for one in sorted(news - known)]
    if new:
        queries.insert_alerts(owner_id, new)
    # Those that were raised while nobody could be told yet.
    waiting = [one for one in kept if one.announce and one.key in news]
    full = {one.key[:2] for one in new if one.level == REACHED}
    if waiting:
        queries.change_alerts(owner_id, waiting, announce=False)
    return [one for one in (*waiting, *new) if one.level == REACHED or one.key[:2] not in full]


def _tell(owner_id: str, run: Run, alerts: list[Alert]) -> None:
    told = []
    for one in alerts:
        by_month = zip(run.months, run.envelopes(one.category_id), strict=True)
        month, envelope = next(pair for pair in by_month if pair[0].key == one.month)
        if envelope is not None:
            told.append(telling.Reached(one, month, envelope))
    telling.announce(owner_id, told)
