"""Series of similar entries in a ledger, such as a rent or a subscription: plain Python."""

import datetime as dt
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import count, pairwise, takewhile
from statistics import median, median_low, pstdev
from typing import Final, NamedTuple

from dateutil.relativedelta import relativedelta

from server.core.calendar import recurrence
from server.core.calendar.money_month import ONE_DAY, MoneyCalendar

# An amount belongs to a series while it differs by no more than a fifth from its middle one.
SPREAD: Final = 0.2
# The share of entries whose amount and distance have to fit.
LEAST_FIT: Final = 0.75
LEAST_ENTRIES: Final = 3
# A change of price below it is rounding, a fee or an exchange rate.
LEAST_CHANGE: Final = 0.01
# Beyond twice or half the price it is another thing of the same merchant.
LARGEST_CHANGE: Final = 2
LAST_DAY: Final = 31
# A year of months, and one more to compare with.
MOST_KEPT: Final = 13
DAYS_A_MONTH: Final = 365.25 / 12


class Entry(NamedTuple):
    """An entry of the ledger: its day, whole rupiah without a sign, and where it belongs."""

    day: dt.date
    amount: int
    category_id: str
    wallet_id: str
    detail: str


class Rhythm(StrEnum):
    """The unit in which a series repeats."""

    WEEK = "weekly"
    MONTH = "monthly"
    YEAR = "yearly"


class _Beat(NamedTuple):
    """A rhythm that is looked for, with the days by which a distance may differ from it."""

    rhythm: Rhythm
    every: int
    days: float
    slack: int


# Paydays move before weekends and holidays, and bills are paid some days early or late.
_BEATS: Final = (
    _Beat(Rhythm.WEEK, 1, 7, 1),
    _Beat(Rhythm.WEEK, 2, 14, 2),
    _Beat(Rhythm.MONTH, 1, DAYS_A_MONTH, 5),
    _Beat(Rhythm.MONTH, 2, 2 * DAYS_A_MONTH, 6),
    _Beat(Rhythm.MONTH, 3, 3 * DAYS_A_MONTH, 8),
    _Beat(Rhythm.MONTH, 6, 6 * DAYS_A_MONTH, 10),
    _Beat(Rhythm.YEAR, 1, 12 * DAYS_A_MONTH, 12),
)


class PriceChange(NamedTuple):
    """What a series used to cost and what its newest entry cost; whole rupiah."""

    before: int
    now: int


class Series(NamedTuple):
    """The newest entries of a rhythm; the last of them says category, wallet and detail.

    `amount` is the newest one where all are alike, else the middle one.
    """

    rhythm: Rhythm
    every: int
    entries: tuple[Entry, ...]
    amount: int
    is_fixed: bool
    price_change: PriceChange | None

    @property
    def newest(self) -> Entry:
        """Its last entry."""
        return self.entries[-1]

    @property
    def spread(self) -> int:
        """By how much its amount differs from time to time, in whole rupiah."""
        return 0 if self.is_fixed else round(pstdev(entry.amount for entry in self.entries))

    def is_on_payday(self, calendar: MoneyCalendar) -> bool:
        """Whether it comes with the money months, as a salary does."""
        paydays = sum(calendar.month_at(entry.day).start == entry.day for entry in self.entries)
        return self._is_monthly and paydays >= LEAST_FIT * len(self.entries)

    def next_days(self, last: dt.date, calendar: MoneyCalendar) -> Iterator[dt.date]:
        """The days after its newest entry on which it is expected, until the last day.

        A monthly one keeps the day of the month that is usual for it.
        """
        for day in self._endless_days(calendar):
            if day > last:
                return
            yield day

    def month_day(self, calendar: MoneyCalendar) -> int | None:
        """The day of the month that is usual for it, as recurrence rules name it."""
        if self.rhythm is not Rhythm.MONTH:
            return None
        if self.is_on_payday(calendar):
            return recurrence.PAYDAY
        usual = _usual_month_day([entry.day for entry in self.entries])
        return recurrence.LAST_DAY if usual == LAST_DAY else usual

    @property
    def _is_monthly(self) -> bool:
        return self.rhythm is Rhythm.MONTH and self.every == 1

    def _endless_days(self, calendar: MoneyCalendar) -> Iterator[dt.date]:
        newest = self.newest.day
        if self.is_on_payday(calendar):
            month = calendar.month_at(newest)
            yield from (calendar.month_after(month, number).start for number in count(1))
        elif self.rhythm is Rhythm.WEEK:
            yield from (newest + number * dt.timedelta(weeks=self.every) for number in count(1))
        else:
            months = self.every * (12 if self.rhythm is Rhythm.YEAR else 1)
            usual = _usual_month_day([entry.day for entry in self.entries])
            # A newest entry that came early or late belongs to the month of its usual day.
            near = min(
                (newest + relativedelta(months=by, day=usual) for by in (-1, 0, 1)),
                key=lambda day: abs(day - newest),
            )
            yield from (
                near + relativedelta(months=months * number, day=usual) for number in count(1)
            )


def find_series(groups: Iterable[Iterable[Entry]], today: dt.date) -> list[Series]:
    """The series among the entries of each merchant that still go on, the largest first.

    A merchant may have several: two subscriptions of different prices are told apart by amount,
    one that became dearer is one.
    """
    found = (
        series
        for group in groups
        for similar in _join_prices(_split_by_amount(group))
        if (series := _series_of(similar, today))
    )
    return sorted(found, key=lambda series: (-series.amount, series.newest.detail))


def _split_by_amount(entries: Iterable[Entry]) -> list[list[Entry]]:
    """The entries of a day each, in groups of amounts that differ by no more than a fifth.

    Amounts are cut where the next larger one is more than a fifth larger.
    """
    by_amount: list[list[Entry]] = []
    for entry in sorted(entries, key=lambda entry: entry.amount):
        if not by_amount or entry.amount > by_amount[-1][-1].amount * (1 + SPREAD):
            by_amount.append([])
        by_amount[-1].append(entry)
    groups = [_one_a_day(sorted(similar)) for similar in by_amount]
    return [
        group
        for group in groups
        if len(group) < LEAST_ENTRIES or _are_alike([entry.amount for entry in group])
    ]


def _join_prices(groups: Iterable[list[Entry]]) -> list[list[Entry]]:
    """The groups; one that goes on where a fixed price has ended is the next price of the same."""
    joined: list[list[Entry]] = []
    for group in sorted(groups):
        before = next((one for one in joined if _is_next_price(one, group)), None)
        if before is None:
            joined.append(list(group))
        else:
            before.extend(group)
    return joined


def _is_next_price(before: Sequence[Entry], after: Sequence[Entry]) -> bool:
    amounts = [entry.amount for entry in before]
    if _newest_run(amounts) < LEAST_ENTRIES or len({entry.amount for entry in after}) > 1:
        return False
    if not 1 / LARGEST_CHANGE <= after[0].amount / amounts[-1] <= LARGEST_CHANGE:
        return False
    beat = _beat_of(_gaps(before))
    gap = (after[0].day - before[-1].day).days
    return beat is not None and abs(gap - beat.days) <= beat.slack


def _series_of(by_day: Sequence[Entry], today: dt.date) -> Series | None:
    if len(by_day) < LEAST_ENTRIES:
        return None
    beat = _beat_of(_gaps(by_day))
    if beat is None or (today - by_day[-1].day).days > beat.days + 2 * beat.slack:
        return None
    amounts = [entry.amount for entry in by_day]
    newest = _newest_run(amounts)
    before = _newest_run(amounts[:-newest]) if newest < len(amounts) else 0
    has_changed = newest < LEAST_ENTRIES and before >= LEAST_ENTRIES - 1
    is_fixed = newest >= min(LEAST_ENTRIES, len(amounts)) or has_changed
    return Series(
        beat.rhythm,
        beat.every,
        tuple(by_day[-MOST_KEPT:]),
        amounts[-1] if is_fixed else median_low(amounts),
        is_fixed,
        _price_change(amounts[-newest - 1], amounts[-1]) if has_changed else None,
    )


def _one_a_day(entries: Sequence[Entry]) -> list[Entry]:
    """The first entry of each day; a payment in two parts is one date."""
    days: dict[dt.date, Entry] = {}
    for entry in entries:
        days.setdefault(entry.day, entry)
    return list(days.values())


def _gaps(entries: Sequence[Entry]) -> list[int]:
    return [(later.day - earlier.day).days for earlier, later in pairwise(entries)]


def _are_alike(amounts: Sequence[int]) -> bool:
    middle = median(amounts)
    near = sum(abs(amount - middle) <= SPREAD * middle for amount in amounts)
    return near >= LEAST_FIT * len(amounts)


def _beat_of(gaps: Sequence[int]) -> _Beat | None:
    """The rhythm that the distances keep; a missed date is a distance that does not fit."""
    middle = median(gaps)
    for beat in _BEATS:
        if abs(middle - beat.days) <= beat.slack:
            fits = sum(abs(gap - beat.days) <= beat.slack for gap in gaps)
            return beat if fits >= LEAST_FIT * len(gaps) else None
    return None


def _newest_run(amounts: Sequence[int]) -> int:
    """How many of the newest amounts are equal."""
    return sum(1 for _same in takewhile(lambda amount: amount == amounts[-1], reversed(amounts)))


def _price_change(before: int, now: int) -> PriceChange | None:
    return PriceChange(before, now) if abs(now - before) > LEAST_CHANGE * before else None


def _usual_month_day(days: Sequence[dt.date]) -> int:
    """The day of the month on which most of them were, the 31st for those on last days."""
    if all((day + ONE_DAY).day == 1 for day in days):
        return LAST_DAY
    counted = Counter(day.day for day in days)
    return max(counted, key=lambda day: (counted[day], day))
