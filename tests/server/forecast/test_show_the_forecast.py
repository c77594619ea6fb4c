"""GET /forecast: each day until payday, what makes it, and what if."""

import datetime as dt
from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask

from server.forecast.schemas import ForecastSchema
from tests.support.accounts import errors_of
from tests.support.debts import owe
from tests.support.goals import add_goal
from tests.support.investments import plan
from tests.support.ledger import SALARY, record, statements
from tests.support.people import SignedIn
from tests.support.reminders import go, remind
from tests.support.transfers import open_wallet

RENT = {"detail": "Kos", "amount": 2_000_000, "categoryName": "Rent"}


@pytest.fixture(autouse=True)
def clock() -> Iterator[time_machine.Traveller]:
    # Noon of a Thursday in Jakarta.
    with time_machine.travel("2026-06-18T05:00:00Z", tick=False) as clock:
        yield clock


def forecast(person: SignedIn, **query: Any) -> dict[str, Any]:
    answer = person.get("/forecast", query_string=query)
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.get_json()["payload"]["datas"][0]
    ForecastSchema().load(shown)
    return shown


def record_two_weeks(person: SignedIn, today: dt.date = dt.date(2026, 6, 18)) -> None:
    """A salary, and lunch of 70,000 on each of the fourteen days before today."""
    first = today - dt.timedelta(days=14)
    record(person, **{**SALARY, "amount": 5_000_000}, date=first.isoformat())
    for after in range(14):
        day = first + dt.timedelta(days=after)
        record(person, amount=70_000, detail="", date=day.isoformat())


def items(shown: dict[str, Any]) -> list[tuple[str, str, int, int]]:
    return [(one["source"], one["day"], one["amount"], one["times"]) for one in shown["items"]]


def on(shown: dict[str, Any], day: str) -> dict[str, Any]:
    return next(point for point in shown["points"] if point["day"] == day)


def test_without_records_there_is_not_enough_to_tell(ayu: SignedIn) -> None:
    shown = forecast(ayu)
    assert (shown["days_recorded"], shown["days_needed"], shown["points"]) == (0, 14, [])
    assert shown["lowest"] is shown["end"] is shown["usual"] is shown["spending_per_day"] is None
    record(ayu, date="2026-06-05")
    assert (forecast(ayu)["days_recorded"], forecast(ayu)["points"]) == (13, [])


@pytest.mark.both_databases
def test_it_goes_from_today_to_the_day_before_payday(ayu: SignedIn) -> None:
    record_two_weeks(ayu)
    shown = forecast(ayu)
    assert (shown["today"], shown["until"], shown["payday"]) == (
        *("2026-06-18", "2026-06-30", "2026-07-01"),
    )
    days = [point["day"] for point in shown["points"]]
    assert (days[0], days[-1], len(days)) == ("2026-06-18", "2026-06-30", 13)
    assert shown["balance"] == 5_000_000 - 14 * 70_000
    assert shown["spending_per_day"] == 70_000
    assert shown["end"]["expected"] == shown["balance"] - 13 * 70_000
    assert shown["lowest"]["day"] == "2026-06-30"
    assert forecast(ayu, months=3)["until"] == "2026-08-31"


def pay_on(person: SignedIn, payday: int) -> None:
    """Let money months begin on a payday, or on the working day before."""
    answer = person.put("/users/preferences", json={"payday": payday, "payday_shift": True})
    assert answer.status_code == 200, answer.text


def test_a_payday_on_a_sunday_is_the_friday_before(ayu: SignedIn) -> None:
    record_two_weeks(ayu)
    # 28 June 2026 is a Sunday.
    pay_on(ayu, 28)
    shown = forecast(ayu)
    assert (shown["payday"], shown["until"]) == ("2026-06-26", "2026-06-25")


def test_a_payday_on_a_sunday_before_a_holiday(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    # Monday; the 16th is a Sunday, and Monday the 17th is Independence Day.
    go(clock, ayu, "2026-08-03T05:00:00Z")
    record_two_weeks(ayu, dt.date(2026, 8, 3))
    pay_on(ayu, 16)
    salary = {"category_id": "salary", "frequency": "monthly", "amount": 6_000_000}
    remind(ayu, description="Gaji", day="2026-08-16", shift="after", **salary)
    extra = {**salary, "amount": 500_000}
    remind(ayu, description="Tunjangan", day="2026-08-04", month_day=0, **extra)
    shown = forecast(ayu)
    assert (shown["payday"], shown["until"]) == ("2026-08-14", "2026-08-13")
    # Eleven days of 70,000 from a balance of 5,000,000 - 14 * 70,000.
    assert (shown["balance"], shown["end"]["expected"]) == (4_020_000, 3_250_000)
    assert shown["items"] == []
    longer = forecast(ayu, months=2)
    # What comes on payday comes on Friday, what comes on the working day after, on Tuesday.
    assert items(longer)[:2] == [
        ("reminder", "2026-08-14", 500_000, 1),
        ("reminder", "2026-08-18", 6_000_000, 1),
    ]
    days = ("2026-08-14", "2026-08-16", "2026-08-17", "2026-08-18")
    assert [on(longer, day)["expected"] for day in days] == [
        *(3_680_000, 3_540_000, 3_470_000, 9_400_000),
    ]


def test_a_payday_on_easter_sunday_is_before_good_friday(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    # Sunday 5 April; Saturday is weekend and Friday the 3rd a holiday, so Thursday the 2nd.
    go(clock, ayu, "2026-03-26T05:00:00Z")
    record_two_weeks(ayu, dt.date(2026, 3, 26))
    pay_on(ayu, 5)
    shown = forecast(ayu)
    assert (shown["payday"], shown["until"]) == ("2026-04-02", "2026-04-01")
    assert shown["end"]["expected"] == 4_020_000 - 7 * 70_000


def test_a_month_without_anything_stays_as_it_is(ayu: SignedIn) -> None:
    record(ayu, **{**SALARY, "amount": 3_000_000}, date="2026-05-20")
    shown = forecast(ayu)
    assert (len(shown["points"]), shown["items"], shown["spending_per_day"]) == (13, [], 0)
    assert {(one["low"], one["expected"]) for one in shown["points"]} == {(3_000_000,) * 2}
    # The salary may come again: 3,000,000 in twelve weeks are 35,714 a day.
    high = [3_000_000 + 35_714 * days for days in range(1, 14)]
    assert [one["high"] for one in shown["points"]] == high
    lowest = {"day": "2026-06-18", "low": 3_000_000, "expected": 3_000_000, "cause": None}
    assert shown["lowest"] == lowest


@pytest.mark.both_databases
def test_bills_plans_and_goals_are_counted_on_their_days(ayu: SignedIn) -> None:
    record_two_weeks(ayu)
    before = forecast(ayu)["end"]["expected"]
    remind(ayu, description="Listrik", kind="bill", day="2026-06-20", amount=250_000)
    remind(ayu, description="Catat", day="2026-06-20")
    plan(ayu, amount=100_000, frequency="weekly", weekday=4)
    goal = add_goal(ayu, target=10_000_000, monthly=400_000)
    answer = ayu.post(f"/goals/{goal['id']}/contributions", json={"amount": 150_000, "book": True})
    assert answer.status_code == 201, answer.text
    shown = forecast(ayu)
    assert items(shown) == [
        ("plan", "2026-06-19", -100_000, 2),
        ("reminder", "2026-06-20", -250_000, 1),
        ("goal", "2026-06-30", -250_000, 1),
    ]
    booked = 150_000
    assert shown["end"]["expected"] == before - booked - 2 * 100_000 - 250_000 - 250_000
    assert [one["amount"] for one in on(shown, "2026-06-20")["movements"]] == [-250_000]
    assert shown["lowest"]["cause"] == shown["items"][2]["key"]


def test_a_bill_that_was_recorded_without_a_tick_is_not_counted_twice(ayu: SignedIn) -> None:
    record_two_weeks(ayu)
    bill = {"kind": "bill", "day": "2026-06-20", "category_id": "utilities", "amount": 250_000}
    remind(ayu, description="Listrik", **bill)
    assert len(forecast(ayu)["items"]) == 1
    # The internet costs nearly the same, and pays no power bill.
    record(ayu, categoryName="Utilities", amount=255_000, detail="Wifi", date="2026-06-16")
    assert len(forecast(ayu)["items"]) == 1
    record(ayu, categoryName="Utilities", amount=260_000, detail="Token listrik", date="2026-06-17")
    assert forecast(ayu)["items"] == []


def test_done_and_skipped_dates_do_not_count_and_missed_ones_count_today(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    record_two_weeks(ayu)
    made = remind(ayu, description="Air", kind="bill", day="2026-06-19", amount=90_000)
    clock.move_to("2026-06-21T05:00:00Z")
    ayu.refresh()
    assert items(forecast(ayu)) == [("reminder", "2026-06-21", -90_000, 1)]
    answer = ayu.post(f"/reminders/{made['id']}/skip", json={"day": "2026-06-19"})
    assert answer.status_code == 200, answer.text
    assert forecast(ayu)["items"] == []


def test_a_series_of_the_ledger_is_expected_until_a_reminder_stands_for_it(ayu: SignedIn) -> None:
    record_two_weeks(ayu)
    for month in (3, 4, 5):
        record(ayu, **RENT, date=f"2026-{month:02}-20")
    shown = forecast(ayu)
    assert items(shown) == [("series", "2026-06-20", -2_000_000, 1)]
    assert shown["items"][0]["name"] == "Kos"
    # A rent is no daily spending.
    assert shown["spending_per_day"] < 70_000
    bill = {"kind": "bill", "day": "2026-06-21", "frequency": "monthly", "category_id": "rent"}
    remind(ayu, description="Kos", amount=2_000_000, **bill)
    assert items(forecast(ayu)) == [("reminder", "2026-06-21", -2_000_000, 1)]


def test_each_day_with_and_without_an_item_by_hand(ayu: SignedIn) -> None:
    record_two_weeks(ayu)
    bill = remind(ayu, description="Listrik", kind="bill", day="2026-06-20", amount=250_000)
    key = f"reminder:{bill['id']}"
    usual, without = forecast(ayu), forecast(ayu, leave_out=key)
    # 4,020,000 less 70,000 a day, and 250,000 on the third one.
    assert [one["expected"] for one in usual["points"]] == [
        *(3_950_000, 3_880_000, 3_560_000, 3_490_000, 3_420_000, 3_350_000, 3_280_000),
        *(3_210_000, 3_140_000, 3_070_000, 3_000_000, 2_930_000, 2_860_000),
    ]
    assert [one["expected"] for one in without["points"]] == [
        *(3_950_000, 3_880_000, 3_810_000, 3_740_000, 3_670_000, 3_600_000, 3_530_000),
        *(3_460_000, 3_390_000, 3_320_000, 3_250_000, 3_180_000, 3_110_000),
    ]
    assert on(without, "2026-06-20")["movements"] == []


def test_what_if_leaves_out_and_adds_and_tells_the_difference(ayu: SignedIn) -> None:
    record_two_weeks(ayu)
    remind(ayu, description="Listrik", kind="bill", day="2026-06-20", amount=250_000)
    usual = forecast(ayu)
    key = usual["items"][0]["key"]
    without = forecast(ayu, leave_out=key)
    assert without["items"][0]["left_out"] is True
    assert without["end"]["expected"] == usual["end"]["expected"] + 250_000
    added = forecast(ayu, add="2026-06-22:-1000000,2026-06-23:400000")
    assert added["end"]["expected"] == usual["end"]["expected"] - 600_000
    assert on(added, "2026-06-22")["movements"] == [{"key": "added:0", "amount": -1_000_000}]
    assert without["usual"]["end"] == added["usual"]["end"] == usual["end"]


@pytest.mark.parametrize(
    "query",
    [
        {"months": 0},
        {"months": 4},
        {"months": "x"},
        {"add": "2026-06-22"},
        {"add": "2026-06-22:0"},
        {"add": "tomorrow:5"},
        {"add": ",".join(["2026-06-22:5"] * 11)},
        {"leave_out": ",".join(f"goal:{number}" for number in range(51))},
    ],
)
def test_a_question_that_makes_no_sense_is_told(ayu: SignedIn, query: dict[str, Any]) -> None:
    answer = ayu.get("/forecast", query_string=query)
    assert answer.status_code == 422, answer.text
    assert list(errors_of(answer)) == list(query)


@pytest.mark.both_databases
def test_the_ledger_is_read_once_until_it_changes(app: Flask, ayu: SignedIn) -> None:
    record_two_weeks(ayu)
    forecast(ayu)

    def reads() -> int:
        with statements(app) as seen:
            forecast(ayu)
        return sum("booked_for IS NULL" in statement for statement in seen)

    assert reads() == 0
    record(ayu)
    assert (reads(), reads()) == (1, 0)


def test_others_have_their_own(ayu: SignedIn, bayu: SignedIn) -> None:
    record_two_weeks(ayu)
    remind(ayu, description="Listrik", kind="bill", day="2026-06-20", amount=250_000)
    assert forecast(bayu)["points"] == []


def test_recurring_income_and_transfers_move_what_they_move(ayu: SignedIn) -> None:
    record_two_weeks(ayu)
    savings = open_wallet(ayu, "Tabungan", counts=False)
    pay = {"category_id": "salary", "amount": 5_000_000, "frequency": "monthly"}
    remind(ayu, description="Gaji", day="2026-06-25", **pay)
    saving = {"to_wallet_id": savings, "amount": 750_000, "frequency": "weekly"}
    remind(ayu, description="Nabung", day="2026-06-22", **saving)
    asked = {"category_id": "utilities", "amount_mode": "asked", "frequency": "monthly"}
    remind(ayu, description="Air", day="2026-06-23", **asked)
    assert items(forecast(ayu)) == [
        ("reminder", "2026-06-22", -750_000, 2),
        ("reminder", "2026-06-25", 5_000_000, 1),
    ]


def test_instalments_take_interest_and_what_leaves_the_balance(ayu: SignedIn) -> None:
    record_two_weeks(ayu)
    own = {"first_due": "2026-06-25", "interest": "flat", "rate": 1_000, "rate_period": "month"}
    # Its wallet is not part of the balance, unless the person says so.
    owe(ayu, "Motor", **own)
    assert items(forecast(ayu)) == [("debt", "2026-06-25", -1_030_000, 1)]
    within = open_wallet(ayu, "Kredit", kind="loan", counts=True)
    late = {"first_due": "2026-06-10", "fee": 60_000, "wallet_id": within}
    owe(ayu, "Kulkas", **late)
    assert items(forecast(ayu)) == [
        ("debt", "2026-06-18", -20_000, 1),
        ("debt", "2026-06-25", -1_030_000, 1),
    ]


def test_a_bill_that_stands_for_an_instalment_is_not_counted_twice(ayu: SignedIn) -> None:
    record_two_weeks(ayu)
    owe(ayu, "Honda Vario", principal=3_000_000, instalments=3, first_due="2026-06-25")
    bill = {"kind": "bill", "category_id": "debt-payment", "day": "2026-06-24"}
    remind(ayu, description="Cicilan motor", amount=1_000_000, **bill)
    assert items(forecast(ayu)) == [("debt", "2026-06-25", -1_000_000, 1)]
    remind(ayu, description="Cicilan HP", amount=900_000, **bill)
    assert len(forecast(ayu)["items"]) == 2
