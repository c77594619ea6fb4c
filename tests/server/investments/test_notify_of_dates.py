"""The dates of a plan are told at eight in the morning, once, where its owner is."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import time_machine
from flask import Flask

from tests.support.accounts import change as change_rows
from tests.support.accounts import queries, rows
from tests.support.budgets import look
from tests.support.investments import DAILY, MONTHLY, answer, change, plan
from tests.support.mailbox import Letter, Mailbox
from tests.support.people import SignedIn

JOB = "plan_dates"


@pytest.fixture(autouse=True)
def clock() -> Iterator[time_machine.Traveller]:
    # 07:00 in Jakarta, where the account is.
    with time_machine.travel("2024-06-18T00:00:00Z", tick=False) as clock:
        yield clock


def told(app: Flask) -> list[str]:
    """The days that were told, the first one first."""
    query = "SELECT day FROM notifications WHERE kind = 'plan_date' ORDER BY created_at, day"
    return [row[0] for row in rows(app, query)]


def settled(app: Flask) -> list[str]:
    query = "SELECT day FROM notifications WHERE settled_at IS NOT NULL ORDER BY day"
    return [row[0] for row in rows(app, query)]


def mails(mailbox: Mailbox, person: SignedIn) -> list[Letter]:
    return [one for one in mailbox.to(person.email) if "invest" in one.subject]


def at(clock: time_machine.Traveller, app: Flask, *moments: str) -> None:
    for moment in moments:
        clock.move_to(f"{moment}Z")
        look(app, JOB)


def test_a_date_is_told_at_eight_with_a_way_to_answer(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    made = plan(ayu, **DAILY)
    at(clock, app, "2024-06-18T00:59:59")
    assert told(app) == []
    at(clock, app, "2024-06-18T01:00:00", "2024-06-18T01:01:00", "2024-06-18T16:00:00")
    assert told(app) == ["2024-06-18"]
    (mail,) = mails(mailbox, ayu)
    assert mail.subject == "It's time to invest"
    assert mail.message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert "/api/v1/unsubscribe/" in mail.message["List-Unsubscribe"]
    assert "Today, Tuesday, June 18, is an investment day in your plan." in mail.text
    assert "You planned Rp10.000 a day." in mail.text
    assert "http://localhost:8080/planning?tab=investments" in mail.links
    at(clock, app, "2024-06-19T01:00:00")
    assert told(app) == ["2024-06-18", "2024-06-19"]
    # A clock that goes back tells nothing twice, nor does one that comes to the same again.
    at(clock, app, "2024-06-18T01:00:00", "2024-06-19T02:00:00")
    assert told(app) == ["2024-06-18", "2024-06-19"]
    ayu.refresh()
    assert ayu.delete(f"/investment-plans/{made['id']}").status_code == 200
    at(clock, app, "2024-06-20T01:00:00")
    assert told(app) == ["2024-06-18", "2024-06-19"]
    assert settled(app) == ["2024-06-18", "2024-06-19"]


def test_what_was_answered_is_not_told_and_answering_settles(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    done, skipped, open_ = (plan(ayu, **{**DAILY, "amount": amount}) for amount in (1, 2, 3))
    answer(ayu, done["id"], "2024-06-18", book=True)
    answer(ayu, skipped["id"], "2024-06-18", "skipped")
    at(clock, app, "2024-06-18T01:00:00")
    assert told(app) == ["2024-06-18"]
    ayu.refresh()
    # Answered before the mail left: there is nothing to write.
    answer(ayu, open_["id"], "2024-06-18")
    assert settled(app) == ["2024-06-18"]
    assert mails(mailbox, ayu) == []
    answer(ayu, open_["id"], "2024-06-18", "open")
    assert settled(app) == []
    at(clock, app, "2024-06-19T01:00:00")
    assert told(app) == ["2024-06-18", *["2024-06-19"] * 3]


def test_what_passed_while_nobody_worked_is_told_once(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    daily = plan(ayu, **DAILY)
    plan(ayu, **MONTHLY)
    at(clock, app, "2024-07-03T05:00:00")
    assert told(app) == ["2024-07-01", "2024-07-03"]
    assert any("Monday, July 1 was an investment day" in mail.text for mail in mails(mailbox, ayu))
    # Changed while its date waits to be told.
    clock.move_to("2024-07-05T05:00:00Z")
    ayu.refresh()
    assert change(ayu, daily["id"], amount=5).status_code == 200
    at(clock, app, "2024-07-05T05:01:00")
    assert told(app) == ["2024-07-01", "2024-07-03", "2024-07-05"]


def test_a_plan_that_is_made_or_changed_after_eight_is_told_from_its_next_date_on(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    clock.move_to("2024-06-18T05:00:00Z")
    ayu.refresh()
    made = plan(ayu, **DAILY)
    at(clock, app, "2024-06-18T05:01:00")
    assert told(app) == []
    ayu.refresh()
    weekly = {"frequency": "weekly", "weekday": 4}
    assert change(ayu, made["id"], **weekly).status_code == 200
    at(clock, app, "2024-06-19T01:00:00", "2024-06-20T01:00:00", "2024-06-21T01:00:00")
    assert told(app) == ["2024-06-21"]
    ayu.refresh()
    assert change(ayu, made["id"], until="2024-06-27").status_code == 200
    assert rows(app, "SELECT next_day, next_due_at FROM investment_plans") == [(None, None)]
    assert change(ayu, made["id"], until=None).status_code == 200
    at(clock, app, "2024-06-28T01:00:00")
    assert told(app) == ["2024-06-21", "2024-06-28"]


@pytest.mark.parametrize(
    ("zone", "moment"),
    [
        ("Asia/Makassar", "2024-06-18T00:00:00"),
        ("America/New_York", "2024-06-18T12:00:00"),
        ("Pacific/Kiritimati", "2024-06-18T00:00:00"),
    ],
)
def test_another_zone_has_another_morning(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller, zone: str, moment: str
) -> None:
    plan(ayu, **DAILY)
    assert ayu.put("/users/preferences", json={"timezone": zone}).status_code == 200
    at(clock, app, moment)
    # East of Jakarta the date has come already; it is told late, and only once.
    assert told(app) == ["2024-06-18"]
    ayu.refresh()
    assert ayu.put("/users/preferences", json={"timezone": "Asia/Jakarta"}).status_code == 200
    at(clock, app, "2024-06-18T13:00:00")
    assert told(app) == ["2024-06-18"]


@pytest.mark.both_databases
def test_many_plans_are_told_by_few_queries_and_by_two_workers_once(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    for _one in range(12):
        plan(ayu, **DAILY)
    clock.move_to("2024-06-18T01:00:00Z")
    with ThreadPoolExecutor(2) as workers:
        list(workers.map(lambda _turn: look(app, JOB), range(2)))
    assert len(told(app)) == 12
    counts = []
    for day, kept in ((19, 3), (20, 12)):
        change_rows(app, "UPDATE investment_plans SET next_due_at = NULL")
        change_rows(
            app,
            "UPDATE investment_plans SET next_due_at = :moment WHERE id IN"
            " (SELECT id FROM investment_plans ORDER BY id LIMIT :kept)",
            moment=f"2024-06-{day} 01:00:00.000000",
            kept=kept,
        )
        clock.move_to(f"2024-06-{day}T01:00:00Z")
        with queries(app) as asked:
            look(app, JOB)
        counts.append(len(asked))
    assert len(told(app)) == 12 + 3 + 12
    assert counts[0] == counts[1]


@pytest.mark.both_databases
def test_one_that_fails_holds_up_nobody(
    app: Flask, ayu: SignedIn, bayu: SignedIn, clock: time_machine.Traveller
) -> None:
    for person in (ayu, bayu):
        plan(person, **DAILY)
    zone = "UPDATE users SET timezone = :zone WHERE email = :email"
    change_rows(app, zone, zone="Nowhere/Else", email=ayu.email)
    at(clock, app, "2024-06-18T01:00:00")
    assert told(app) == ["2024-06-18"]
    change_rows(app, zone, zone="Asia/Jakarta", email=ayu.email)
    look(app, JOB)
    assert told(app) == ["2024-06-18"] * 2
