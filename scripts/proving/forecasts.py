"""How long a forecast takes on a large ledger, and how far it is off on that of the demo."""

import datetime as dt
from itertools import chain
from statistics import median
from typing import Final, NamedTuple

from scripts.demo.ledger_story import PAYDAY, Story, entries_between
from scripts.proving.http_client import API, ApiClient, register_account
from scripts.proving.isolated_product import run_product_on
from scripts.proving.ledger_rows import analyze, engine_of, owner_of, store
from scripts.proving.report import Row, at_least, at_most
from server.categories.catalogue import TransactionType
from server.core.calendar.money_month import ONE_DAY, MoneyCalendar, MoneyMonth
from server.forecast.ledger_habits import DAYS_READ, LedgerHabits, find_habits
from server.forecast.projection import Movement, project
from server.transactions.unbooked_entries import UnbookedEntry

ENTRIES: Final = 100_000
TURNS: Final = 30
MOST_MS: Final = 30
MOST_SCAN_MS: Final = 150
MONTHS: Final = 24
# A salary is a series from its third time on.
UNKNOWN_MONTHS: Final = 3
SEEDS: Final = range(1, 21)
MOST_ERROR: Final = 15
# Four of five are meant to.
LEAST_WITHIN: Final = 75
BILL: Final = {"kind": "bill", "frequency": "monthly", "amount": 250_000}


class Trial(NamedTuple):
    """A forecast made on payday, beside the balance before the next one.

    The error is in percent of the month's income.
    """

    error: float
    is_within: bool


def measure_forecasts() -> list[Row]:
    """Measure both databases, and try the demo's ledger."""
    return [*chain.from_iterable(map(_measure, ("SQLite", "PostgreSQL"))), *_backtest()]


def _measure(kind: str) -> list[Row]:
    with run_product_on(kind, TOKEN_LIFETIME_SECONDS="3600") as running:
        engine = engine_of(running)
        owner, person = register_account(running.port, running.data_dir, keep=True)
        store(engine, owner_of(engine, person.email), 0, ENTRIES)
        analyze(engine)
        # The server gave up the connection while the rows were written.
        owner.close()
        owner.renew()
        today = dt.datetime.now(dt.UTC).date()
        for number in range(3):
            bill = {**BILL, "description": f"Bill {number}", "day": today.isoformat()}
            assert owner.call("POST", f"{API}/reminders", bill).status == 201
        changed = [_after_a_change(owner) for _turn in range(TURNS)]
        same = [_seconds(owner) for _turn in range(TURNS)]
        engine.dispose()
    scan = (median(changed) - median(same)) * 1000
    return [
        at_most(f"{kind}, a forecast, {ENTRIES:,} entries", median(same) * 1000, MOST_MS, " ms"),
        at_most(f"{kind}, the scan of thirteen months after a change", scan, MOST_SCAN_MS, " ms"),
    ]


def _after_a_change(owner: ApiClient) -> float:
    entry = {"type": "expenses", "categoryName": "Miscellaneous Expense", "amount": 1000}
    assert owner.call("POST", f"{API}/transaction/add", entry).status == 201
    return _seconds(owner)


def _seconds(owner: ApiClient) -> float:
    answer = owner.call("GET", f"{API}/forecast")
    assert answer.status == 200, answer.body
    assert answer.json["payload"]["datas"][0]["points"]
    return answer.seconds


def _backtest() -> list[Row]:
    """Forecasts of the demo's money months, each from the entries before it alone."""
    trials = list(chain.from_iterable(map(_try_ledger, SEEDS)))
    within = 100 * sum(trial.is_within for trial in trials) / len(trials)
    error = median(trial.error for trial in trials)
    return [
        at_most("error at payday in the middle, of the income", error, MOST_ERROR, " %"),
        at_least("balances at payday within the band", within, LEAST_WITHIN, " %"),
    ]


def _try_ledger(seed: int) -> list[Trial]:
    calendar = MoneyCalendar(PAYDAY, shift=True)
    present = calendar.month_at(dt.datetime.now(dt.UTC).date())
    months = calendar.months_until(calendar.month_after(present, -1), MONTHS)
    story = Story(calendar=calendar, seed=seed)
    ledger = [
        UnbookedEntry(one.date, one.type, one.amount, one.category_id, "", one.detail)
        for one in entries_between(months[0].start, months[-1].end, story)
    ]
    return [_try_month(ledger, month, calendar) for month in months[UNKNOWN_MONTHS:]]


def _try_month(ledger: list[UnbookedEntry], month: MoneyMonth, calendar: MoneyCalendar) -> Trial:
    since = month.start - DAYS_READ * ONE_DAY
    known = [one for one in ledger if since <= one.day < month.start]
    habits = find_habits(known, month.start)
    assert habits.spending
    movements = _movements(habits, month, calendar)
    found = project(
        0, month.start, month.end, movements, habits.spending, other_income=habits.other_income
    )
    entries = [one for one in ledger if one.day in month]
    income = sum(one.amount for one in entries if one.type == TransactionType.INCOME)
    actual = 2 * income - sum(one.amount for one in entries)
    last = found.points[-1]
    error = 100 * abs(last.expected - actual) / income
    return Trial(error, last.low <= actual <= last.high)


def _movements(habits: LedgerHabits, month: MoneyMonth, calendar: MoneyCalendar) -> list[Movement]:
    return [
        Movement(day, sign * series.amount, series.newest.detail, series.spread)
        for sign, found in ((1, habits.income), (-1, habits.expenses))
        for series in found
        for day in series.next_days(month.end, calendar)
        if day >= month.start
    ]
