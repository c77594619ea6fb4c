"""Whoever comes near a budget is told once: in the app, by mail, and no more once it is over."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask

from server.budgets.envelopes import Envelope
from server.budgets.letters import alert_title
from server.budgets.models import Rollover
from server.core.text.i18n import translate
from tests.support.accounts import change, queries, rows
from tests.support.budgets import alerts, look, plan
from tests.support.categories import add
from tests.support.ledger import LUNCH, record
from tests.support.mailbox import Letter, Mailbox
from tests.support.people import SignedIn

TOLD = "SELECT kind, subject_id, settled_at IS NOT NULL FROM notifications ORDER BY id"
ABOUT = "SELECT about FROM notifications"


@pytest.fixture(autouse=True)
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel("2024-06-18T05:00:00Z") as clock:
        yield clock


def told(app: Flask) -> list[tuple[str, str, bool]]:
    """Kind, subject, and whether it is settled."""
    return [(kind, subject, bool(settled)) for kind, subject, settled in rows(app, TOLD)]


def about(app: Flask) -> dict[str, Any]:
    kept, category_id = rows(app, "SELECT about, category_id FROM notifications")[0]
    # SQLite keeps JSON as text.
    return {**(json.loads(kept) if isinstance(kept, str) else kept), "category_id": category_id}


def mails(mailbox: Mailbox, person: SignedIn) -> list[Letter]:
    return [
        one
        for one in mailbox.to(person.email)
        if {"budget", "anggaran"} & set(one.subject.lower().split())
    ]


NEAR = ("budget_near", "budget:2024-06:food-beverages:80")
REACHED = ("budget_reached", "budget:2024-06:food-beverages:100")


def test_each_level_is_told_once_by_figures_of_the_moment(
    app: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    plan(ayu, food=100_000)
    record(ayu, amount=85_000)
    look(app)
    look(app)
    assert told(app) == [(*NEAR, False)]
    assert about(app) == {
        "name": "Food & Beverages",
        "icon": "/icons/steaming-bowl.svg",
        "amount": 100_000,
        "spent": 85_000,
        "month": "2024-06",
        "level": 80,
        "category_id": "food-beverages",
    }
    (near,) = mails(mailbox, ayu)
    assert near.subject == "85% of the Food & Beverages budget is spent"
    assert near.message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert "/api/v1/unsubscribe/" in near.message["List-Unsubscribe"]
    assert "You've spent Rp85.000 of Rp100.000 for Food & Beverages in June." in near.text
    assert "You have Rp15.000 left for the next 13 days." in near.text
    assert "http://localhost:8080/budget?month=2024-06" in near.links
    assert "Rp" not in near.subject
    over = record(ayu, amount=20_000)
    look(app)
    assert mails(mailbox, ayu)[1].subject == "The Food & Beverages budget is 5% over"
    # The bell keeps the newer of the two.
    assert told(app) == [(*NEAR, True), (*REACHED, False)]
    assert "That's Rp5.000 more than planned." in mails(mailbox, ayu)[1].text
    assert len(mails(mailbox, ayu)) == 2
    steps = [(10, (False, True)), (20_000, (True, False)), (15_000, (True, False))]
    for amount, settled in steps:
        ayu.put(f"/transactions/{over['id']}", json={**LUNCH, "amount": amount})
        look(app)
        assert [one[2] for one in told(app)] == list(settled), amount
    assert len(mails(mailbox, ayu)) == 2


def test_a_notice_that_holds_follows_what_is_spent(
    app: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    plan(ayu, food=100_000)
    record(ayu, amount=96_000)
    look(app)
    assert (about(app)["spent"], about(app)["amount"]) == (96_000, 100_000)
    record(ayu, amount=2_000)
    look(app)
    assert (about(app)["spent"], about(app)["amount"]) == (98_000, 100_000)
    plan(ayu, food=110_000)
    assert (about(app)["spent"], about(app)["amount"]) == (98_000, 110_000)
    assert told(app) == [(*NEAR, False)]
    (mail,) = mails(mailbox, ayu)
    # The mail is written when it is sent.
    assert mail.subject == "89% of the Food & Beverages budget is spent"


def test_ten_notices_follow_with_as_many_statements_as_one(app: Flask, ayu: SignedIn) -> None:
    counts = []
    names = [add(ayu, f"Pos {number}")["id"] for number in range(10)]
    for name in names:
        record(ayu, category_id=name, categoryName=None, amount=90_000)
    for many in (1, 10):
        planned = names[:many]
        plan(ayu, None, **dict.fromkeys(planned, 100_000))
        with queries(app) as asked:
            plan(ayu, None, **dict.fromkeys(planned, 101_000))
        counts.append(len(asked))
        told_now = [json.loads(one) if isinstance(one, str) else one for (one,) in rows(app, ABOUT)]
        assert [one["amount"] for one in told_now] == [101_000] * many
    assert counts[0] == counts[1]


@pytest.mark.parametrize(
    ("amount", "spent", "english", "indonesian"),
    [
        (1_000, 969, "96% of the Rent budget is spent", "96% anggaran Rent sudah terpakai"),
        (1_000, 1_000, "The Rent budget is fully spent", "Anggaran Rent sudah terpakai semua"),
        (1_000, 1_299, "The Rent budget is 29% over", "Anggaran Rent lewat 29%"),
        (1_000, 1_009, "The Rent budget is overspent", "Anggaran Rent terlampaui"),
        (0, 500, "The Rent budget is overspent", "Anggaran Rent terlampaui"),
    ],
)
def test_a_title_says_what_is_true_now(
    amount: int, spent: int, english: str, indonesian: str
) -> None:
    title = alert_title("Rent", Envelope(amount, Rollover.NONE, 0, spent))
    assert (translate(title, "en"), translate(title, "id")) == (english, indonesian)


def test_both_at_once_are_one_mail_also_in_euro_and_indonesian(
    app: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    change(app, "UPDATE users SET language = 'id', currency = 'EUR'")
    change(app, "DELETE FROM exchange_rates")
    rate = "INSERT INTO exchange_rates (currency, date, rate) VALUES ('EUR', '2024-06-01', '17500')"
    change(app, rate)
    plan(ayu, food=35_000_000)
    record(ayu, amount=35_000_000)
    look(app)
    assert told(app) == [(*REACHED, False)]
    (mail,) = mails(mailbox, ayu)
    assert mail.subject == "Anggaran Makanan & Minuman sudah terpakai semua"
    assert "≈ €2.000 dari ≈ €2.000 untuk Makanan & Minuman di bulan Juni" in mail.text


def test_what_holds_no_more_is_settled_and_mailed_no_more(
    app: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    plan(ayu, food=100_000)
    row = record(ayu, amount=85_000)
    look(app)
    ayu.put(f"/transactions/{row['id']}", json={**LUNCH, "amount": 10_000})
    look(app)
    assert told(app) == [(*NEAR, True)]
    # It was written down before, but would say what is not so.
    assert mails(mailbox, ayu) == []
    ayu.put(f"/transactions/{row['id']}", json={**LUNCH, "amount": 90_000})
    look(app)
    assert told(app) == [(*NEAR, False)]
    assert mails(mailbox, ayu) == []


def test_whoever_wants_no_mail_gets_none(app: Flask, ayu: SignedIn, mailbox: Mailbox) -> None:
    ayu.put("/users/notifications", json={"reminders": False})
    plan(ayu, food=100_000)
    record(ayu, amount=85_000)
    look(app)
    assert told(app) == [(*NEAR, False)]
    assert mails(mailbox, ayu) == []


def test_a_merged_category_leaves_nothing_to_look_at(app: Flask, ayu: SignedIn) -> None:
    own = add(ayu)["id"]
    plan(ayu, None, **{own: 100})
    record(ayu, category_id=own, categoryName=None, amount=90)
    look(app)
    assert ayu.post(f"/categories/{own}/merge", json={"into_id": "rent"}).status_code == 200
    assert [one[2] for one in told(app)] == [True]


@pytest.mark.both_databases
def test_those_that_waited_for_telling_are_told(app: Flask, ayu: SignedIn) -> None:
    plan(ayu, food=100_000)
    record(ayu, amount=85_000)
    look(app)
    # As it was raised by the release before.
    change(app, "UPDATE budget_alerts SET announce = true")
    change(app, "DELETE FROM notifications")
    record(ayu, amount=1)
    look(app)
    assert told(app) == [(*NEAR, False)]
    assert [one[3:] for one in alerts(app)] == [(True, True)]
