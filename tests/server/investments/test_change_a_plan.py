"""PUT and DELETE /investment-plans/{id} change a plan; what was answered stays."""

from collections.abc import Iterator

import pytest
import time_machine
from flask import Flask

from server.investments.plan import BACKWARDS, BEGUN, CHOOSE_WEEKDAY, END_PAST, START_PAST
from tests.support.accounts import code_of, errors_of
from tests.support.investments import DAILY, MONTHLY, WEEKLY, answer, change, plan, plans, states
from tests.support.ledger import listed, row_count
from tests.support.people import SignedIn


@pytest.fixture
def clock(ayu: SignedIn) -> Iterator[time_machine.Traveller]:
    with time_machine.travel("2024-06-01T05:00:00Z", tick=False) as clock:
        ayu.refresh()
        yield clock


def go(clock: time_machine.Traveller, person: SignedIn, day: str) -> None:
    clock.move_to(f"{day}T05:00:00Z")
    person.refresh()


def test_other_dates_count_from_today_and_answers_stay(
    clock: time_machine.Traveller, ayu: SignedIn
) -> None:
    made = plan(ayu)
    answer(ayu, made["id"], "2024-06-01")
    # A Wednesday; the first of July was missed.
    go(clock, ayu, "2024-07-10")
    changed = change(ayu, made["id"], frequency="weekly", weekday=2, amount=150_000)
    assert changed.status_code == 200, changed.text
    found = changed.get_json()["payload"]["datas"][0]
    assert states(found) == {"2024-07-10": "due", "2024-07-01": "missed", "2024-06-01": "done"}
    assert found["next"][:2] == ["2024-07-10", "2024-07-17"]
    assert (found["month_day"], found["weekday"], found["amount"]) == (None, 2, 150_000)
    assert (found["missed_count"], found["invested"], found["version"]) == (1, 500_000, 2)
    answer(ayu, made["id"], "2024-07-01")
    go(clock, ayu, "2024-07-18")
    change(ayu, made["id"], frequency="day")
    assert states(plans(ayu)[0]) == {
        "2024-07-18": "due",
        "2024-07-17": "missed",
        "2024-07-10": "missed",
        "2024-07-01": "done",
        "2024-06-01": "done",
    }
    assert answer(ayu, made["id"], "2024-07-17")["transaction"]["amount"] == 150_000


@pytest.mark.both_databases
def test_changed_twice_on_a_day_only_the_last_counts(
    clock: time_machine.Traveller, ayu: SignedIn
) -> None:
    made = plan(ayu, **WEEKLY)
    go(clock, ayu, "2024-06-12")
    change(ayu, made["id"], frequency="day")
    change(ayu, made["id"], frequency="monthly", month_day=-1)
    found = plans(ayu)[0]
    assert states(found) == {"2024-06-10": "missed", "2024-06-03": "missed"}
    assert found["next"][0] == "2024-06-30"
    back = change(ayu, made["id"], frequency="weekly", weekday=0).get_json()["payload"]["datas"][0]
    assert (back["next"][0], back["missed_count"]) == ("2024-06-17", 2)


def test_the_start_moves_until_the_plan_has_begun(
    clock: time_machine.Traveller, ayu: SignedIn
) -> None:
    made = plan(ayu, **{**MONTHLY, "starts": "2024-06-10"})
    moved = change(ayu, made["id"], starts="2024-09-02").get_json()["payload"]["datas"][0]
    assert (moved["starts"], moved["next"][0]) == ("2024-09-02", "2024-10-01")
    refused = change(ayu, made["id"], starts="2024-05-31")
    assert errors_of(refused) == {"starts": [START_PAST]}
    assert change(ayu, made["id"], starts="2024-06-10").status_code == 200
    go(clock, ayu, "2024-06-11")
    assert errors_of(change(ayu, made["id"], starts="2024-06-12")) == {"starts": [BEGUN]}
    # A form sends back what it was given.
    sent = {name: plans(ayu)[0][name] for name in ("frequency", "month_day", "starts", "until")}
    assert change(ayu, made["id"], **sent, amount=600_000).status_code == 200


def test_an_end_is_set_and_taken_away(clock: time_machine.Traveller, ayu: SignedIn) -> None:
    made = plan(ayu)
    ended = change(ayu, made["id"], until="2024-08-15").get_json()["payload"]["datas"][0]
    assert ended["next"] == ["2024-06-01", "2024-07-01", "2024-08-01"]
    assert errors_of(change(ayu, made["id"], until="2024-05-31")) == {"until": [BACKWARDS]}
    go(clock, ayu, "2024-10-01")
    assert errors_of(change(ayu, made["id"], until="2024-09-30")) == {"until": [END_PAST]}
    over = change(ayu, made["id"], amount=1_000).get_json()["payload"]["datas"][0]
    assert (over["next"], over["missed_count"]) == ([], 3)
    forever = change(ayu, made["id"], until=None).get_json()["payload"]["datas"][0]
    assert forever["next"][0] == "2024-10-01"


@pytest.mark.parametrize(
    ("changes", "later"),
    [
        ([{"until": None}], ["2024-10-14"]),
        ([{"until": "2024-12-31"}], ["2024-10-14"]),
        ([{"until": None, "weekday": 3}], ["2024-10-10"]),
        # Another rule while it is over asks for nothing, and does not once it goes on.
        ([{"weekday": 3}, {"until": None}], ["2024-10-17"]),
    ],
)
def test_nothing_is_missed_while_a_plan_was_over(
    clock: time_machine.Traveller,
    ayu: SignedIn,
    changes: list[dict[str, object]],
    later: list[str],
) -> None:
    made = plan(ayu, **WEEKLY, until="2024-06-12")
    # The second change comes a week after the first, each is sent twice.
    for day, one in zip(("2024-10-08", "2024-10-14"), changes, strict=False):
        go(clock, ayu, day)
        for _time in range(2):
            assert change(ayu, made["id"], **one).status_code == 200
    found = plans(ayu)[0]
    assert sorted(states(found)) == ["2024-06-03", "2024-06-10"]
    assert (found["next"][:1], found["missed_count"]) == (later, 2)
    assert found["version"] == 1 + len(changes)
    go(clock, ayu, "2024-10-22")
    assert plans(ayu)[0]["missed_count"] > 2


def test_an_end_today_leaves_no_gap_and_none_is_made_of_it_later(
    clock: time_machine.Traveller, ayu: SignedIn
) -> None:
    made = plan(ayu, **DAILY, until="2024-06-03")
    go(clock, ayu, "2024-06-03")
    change(ayu, made["id"], **WEEKLY, until="2024-06-03")
    go(clock, ayu, "2024-06-28")
    change(ayu, made["id"], frequency="day", until="2024-06-28")
    change(ayu, made["id"], until="2024-06-29")
    go(clock, ayu, "2024-06-30")
    assert states(plans(ayu)[0]) == dict.fromkeys(
        ("2024-06-29", "2024-06-28", "2024-06-03", "2024-06-02", "2024-06-01"), "missed"
    )


def test_what_a_change_leaves_open_is_named(clock: time_machine.Traveller, ayu: SignedIn) -> None:
    made = plan(ayu)
    refused = change(ayu, made["id"], frequency="weekly")
    assert (refused.status_code, errors_of(refused)) == (422, {"weekday": [CHOOSE_WEEKDAY]})
    assert list(errors_of(change(ayu, made["id"], amount=0, month_day=30))) == [
        "amount",
        "month_day",
    ]
    assert plans(ayu) == [made]


@pytest.mark.both_databases
def test_two_devices_do_not_overwrite_each_other(
    clock: time_machine.Traveller, ayu: SignedIn
) -> None:
    made = plan(ayu)
    first = change(ayu, made["id"], amount=1_000, headers={"If-Match": '"1"'})
    assert (first.status_code, first.headers["ETag"]) == (200, '"2"')
    second = change(ayu, made["id"], amount=2_000, headers={"If-Match": '"1"'})
    assert (second.status_code, code_of(second)) == (412, "changed_meanwhile")
    assert second.get_json()["payload"]["datas"] == plans(ayu)
    # The answer to the same change was lost.
    again = change(ayu, made["id"], amount=1_000, headers={"If-Match": '"1"'})
    assert (again.status_code, again.headers["ETag"]) == (200, '"2"')
    assert change(ayu, made["id"], amount=3_000).status_code == 200


def test_a_plan_goes_and_what_it_booked_stays(
    app: Flask, clock: time_machine.Traveller, ayu: SignedIn, bayu: SignedIn
) -> None:
    made, other = plan(ayu), plan(ayu)
    answer(ayu, made["id"], "2024-06-01")
    answer(ayu, other["id"], "2024-06-01", book=False)
    bayu.refresh()
    assert bayu.delete(f"/investment-plans/{made['id']}").status_code == 404
    assert change(bayu, made["id"], amount=1).status_code == 404
    assert ayu.delete(f"/investment-plans/{made['id']}").status_code == 200
    (row,) = listed(ayu)["datas"]
    assert (row["amount"], row["booked_for"]) == (500_000, None)
    assert [one["id"] for one in plans(ayu)] == [other["id"]]
    assert ayu.delete(f"/investment-plans/{other['id']}").status_code == 200
    assert row_count(app, "investment_dates") == 0
    assert ayu.delete(f"/investment-plans/{other['id']}").status_code == 404
