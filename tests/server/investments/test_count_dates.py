"""Dates of plans: month ends, leap years, rules that change, and counting without listing."""

from collections.abc import Callable
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.core.calendar.recurrence import LAST_DAY
from server.investments.plan_status import PAST_SHOWN, Answer, Answers, OccurrenceState, plan_status
from server.investments.recurrence import Frequency, Rule, RulePeriod, Schedule

DAILY = Rule(Frequency.DAY)
MONDAYS = Rule(Frequency.WEEKLY, weekday=0)
LAST = Rule(Frequency.MONTHLY, month_day=LAST_DAY)
ONE_DAY = timedelta(days=1)

DAYS = st.dates(date(1999, 12, 1), date(2033, 3, 31))
LENGTHS = st.integers(0, 1500)
RULES = st.one_of(
    st.just(DAILY),
    st.builds(Rule, st.just(Frequency.WEEKLY), weekday=st.integers(0, 6)),
    st.builds(
        Rule, st.just(Frequency.MONTHLY), month_day=st.sampled_from([*range(1, 29), LAST_DAY])
    ),
)


def fits(rule: Rule, day: date) -> bool:
    """What a rule means, said in the plainest way."""
    if rule.frequency is Frequency.DAY:
        return True
    if rule.frequency is Frequency.WEEKLY:
        return day.weekday() == rule.weekday
    if rule.month_day == LAST_DAY:
        return (day + ONE_DAY).day == 1
    return day.day == rule.month_day


def span(first: date, last: date) -> list[date]:
    return [first + timedelta(days=index) for index in range((last - first).days + 1)]


def test_the_last_day_follows_the_length_of_the_month() -> None:
    assert LAST.between(date(2024, 1, 31), date(2024, 4, 30)) == [
        date(2024, 1, 31),
        date(2024, 2, 29),
        date(2024, 3, 31),
        date(2024, 4, 30),
    ]
    assert LAST.between(date(2023, 2, 1), date(2023, 2, 28)) == [date(2023, 2, 28)]
    assert not LAST.includes(date(2024, 2, 28))
    assert LAST.includes(date(2100, 2, 28))


@given(RULES, DAYS, LENGTHS)
def test_dates_are_counted_as_they_are_listed(rule: Rule, first: date, length: int) -> None:
    last = first + timedelta(days=length)
    dates = [day for day in span(first, last) if fits(rule, day)]
    assert rule.count(first, last) == len(dates)
    assert rule.between(first, last) == dates
    assert rule.count(last + ONE_DAY, first) == 0
    assert rule.includes(first) == fits(rule, first)


@given(st.lists(st.tuples(RULES, st.integers(1, 90)), min_size=1, max_size=4), DAYS, st.data())
def test_rules_that_follow_each_other_make_one_schedule(
    turns: list[tuple[Rule, int]], start: date, data: st.DataObject
) -> None:
    periods, begin = [], start
    for rule, length in turns:
        periods.append(RulePeriod(rule, begin, begin + timedelta(days=length - 1)))
        begin += timedelta(days=length)
    schedule = Schedule(periods)
    dates = [
        day for one in periods for day in span(one.first, one.last or begin) if fits(one.rule, day)
    ]
    at = data.draw(st.dates(start - timedelta(days=40), begin + timedelta(days=40)))
    assert schedule.latest(at, 12) == [day for day in dates if day <= at][::-1][:12]
    assert schedule.upcoming(at, 6) == [day for day in dates if day >= at][:6]
    assert schedule.count(start, at) == len([day for day in dates if day <= at])
    assert schedule.includes(at) == (at in dates)


@given(RULES, DAYS, st.integers(0, 400), st.data())
def test_a_plan_stands_as_its_dates_say(
    rule: Rule, start: date, age: int, data: st.DataObject
) -> None:
    today = start + timedelta(days=age)
    dates = [day for day in span(start, today) if fits(rule, day)]
    said = st.sampled_from(["done", "done", "done", "skipped", None])
    given_: dict[date, Answer] = {}
    for day in dates:
        state = data.draw(said)
        if state:
            amount = 10 if state == "done" else None
            given_[day] = Answer(OccurrenceState(state), amount)
    stands = plan_status(Schedule([RulePeriod(rule, start, None)]), given_, today)
    told = {day: given_[day].state if day in given_ else None for day in dates}
    missed = [day for day in dates if told[day] is None and day < today]
    done = [day for day in dates if told[day] is OccurrenceState.DONE]
    assert (stands.done, stands.missed, stands.invested) == (len(done), len(missed), 10 * len(done))
    assert stands.streak == len([day for day in done if not missed or day > missed[-1]])
    assert [past.date for past in stands.past] == dates[::-1][:PAST_SHOWN]
    for past in stands.past:
        open_ = OccurrenceState.DUE if past.date == today else OccurrenceState.MISSED
        assert past.state is (told[past.date] or open_)
    assert len(stands.next) == 5
    assert stands.next == sorted(stands.next)
    assert all(day >= today and day not in given_ and fits(rule, day) for day in stands.next)


def untouched(years: int) -> Answers:
    del years
    return {}


def diligent(years: int) -> Answers:
    return {
        date(2000, 1, 1) + timedelta(days=day): Answer(OccurrenceState.DONE, 1)
        for day in range(365 * years)
    }


@pytest.mark.parametrize("answered", [untouched, diligent])
def test_what_lies_far_back_is_counted_and_not_listed(
    answered: Callable[[int], Answers], monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = 0
    between = Rule.between

    def noted(rule: Rule, first: date, last: date) -> list[date]:
        nonlocal listed
        found = between(rule, first, last)
        listed += len(found)
        return found

    monkeypatch.setattr(Rule, "between", noted)
    answers = answered(30)
    today = date(2000, 1, 1) + timedelta(days=365 * 30)
    stands = plan_status(Schedule([RulePeriod(DAILY, date(2000, 1, 1), None)]), answers, today)
    assert stands.done + stands.missed == 365 * 30
    assert stands.streak == len(answers)
    assert listed <= 40


def test_a_rule_needs_no_list_to_know_a_day() -> None:
    schedule = Schedule([RulePeriod(MONDAYS, date(2000, 1, 1), date(2000, 12, 31))])
    assert schedule.includes(date(2000, 1, 3))
    assert not schedule.includes(date(1999, 12, 27))
    assert not schedule.includes(date(2001, 1, 1))
    assert schedule.upcoming(date(2001, 1, 1), 5) == []
    assert schedule.latest(date(1999, 12, 31), 12) == []
