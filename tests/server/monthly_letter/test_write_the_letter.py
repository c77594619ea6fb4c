"""What the letter says: figures, findings, holidays, one tip; in the reader's words and money."""

import datetime as dt
from collections.abc import Iterator

import pytest
import time_machine
from flask import Flask

from tests.support.accounts import change, queries
from tests.support.articles import add_article
from tests.support.budgets import look, plan
from tests.support.goals import add_goal, put
from tests.support.ledger import record
from tests.support.letters import close
from tests.support.mailbox import Letter, Mailbox
from tests.support.monthly_letter import JOB, enrol_all, letters
from tests.support.people import SignedIn


@pytest.fixture(autouse=True)
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel("2024-05-20T05:00:00Z", tick=False) as clock:
        yield clock


@pytest.fixture
def ayu(app: Flask, ayu: SignedIn, clock: time_machine.Traveller) -> SignedIn:
    """Ayu, at the end of a May in which much happened."""
    enrol_all(app)
    change(app, "UPDATE users SET country = 'Indonesia'")
    clock.move_to("2024-05-31T05:00:00Z")
    ayu.refresh()
    for month, dining in (("2024-04", 450_000), ("2024-05", 980_000)):
        record(ayu, type="income", categoryName="Salary", amount=9_500_000, date=f"{month}-01")
        record(ayu, categoryName="Rent", amount=2_500_000, date=f"{month}-02", detail="Kost")
        record(ayu, categoryName="Dining Out", amount=dining, date=f"{month}-18", detail="<b>")
    plan(ayu, "2024-05", rent=2_500_000)
    goal = add_goal(ayu, target=20_000_000, saved=3_000_000)["id"]
    put(ayu, goal, 1_000_000, book=True, date="2024-05-27")
    return ayu


def letter(
    app: Flask, clock: time_machine.Traveller, mailbox: Mailbox, person: SignedIn
) -> Letter | None:
    """The letter of June 1, if there is one."""
    clock.move_to("2024-06-01T01:00:00Z")
    look(app, JOB)
    found = letters(mailbox, person)
    return found[0] if found else None


def test_it_tells_what_came_in_what_went_out_and_what_stood_out(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    mail = letter(app, clock, mailbox, ayu)
    assert mail is not None
    assert mail.subject == "Your May: what came in and what went out"
    for said in (
        "This is what your money did from May 1 to May 31.",
        "Income: Rp9.500.000 (the same as in April)",
        "Expenses: Rp4.480.000 (Rp1.530.000 more than in April)",
        "Left: Rp5.020.000 (Rp1.530.000 less than in April)",
        "47% of income was spent.",
        "1. You spent Rp530.000 more on Dining Out than in April: Rp980.000, up from Rp450.000.",
        "2. You stayed within your Rent budget.",
        "3. Your goal Umrah grew by Rp1.000.000 and is 20% full.",
        "- June 17 · Eid al-Adha",
        "http://localhost:8080/letters?month=2024-05",
        "http://localhost:8080/transaction?from=2024-05-01&to=2024-05-31",
    ):
        assert said in mail.text, said
        assert said.split(": ")[-1].split(" (")[0].lstrip("-123. ") in mail.html.replace(
            "&amp;", "&"
        )
    assert "tip" not in mail.text
    assert "Rp" not in mail.subject
    assert mail.message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


def test_it_speaks_the_language_and_the_money_of_its_reader(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    change(app, "UPDATE users SET language = 'id', currency = 'USD'")
    change(app, "DELETE FROM exchange_rates")
    insert = "INSERT INTO exchange_rates (currency, date, rate) VALUES ('USD', '2024-05-01', :rate)"
    change(app, insert, rate="16000")
    ayu.put("/users/notifications", json={"location": False})
    mail = letter(app, clock, mailbox, ayu)
    assert mail is not None
    assert mail.subject == "Uangmu di Mei: yang masuk dan yang keluar"
    assert "Pemasukan: ≈ $593,75 (sama dengan April)" in mail.text
    assert "Pengeluaran: ≈ $280,00 (≈ $95,63 lebih banyak daripada April)" in mail.text
    # No tips for the country are wanted.
    assert "libur" not in mail.text


def test_a_month_without_anything_is_told_calmly(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    clock.move_to("2024-06-01T00:00:00Z")
    change(app, "DELETE FROM transactions WHERE date >= '2024-05-01'")
    change(app, "DELETE FROM budgets")
    mail = letter(app, clock, mailbox, ayu)
    assert mail is not None
    assert "You recorded nothing from May 1 to May 31." in mail.text
    assert "Income:" not in mail.text
    assert "What stood out" not in mail.text


def test_a_risen_bill_is_named_and_a_detail_stays_a_text(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    change(app, "DELETE FROM budgets")
    change(app, "DELETE FROM goals")
    change(app, "UPDATE transactions SET detail = '' WHERE category_id = 'dining-out'")
    raised = "UPDATE transactions SET detail = '<b>', amount = amount + :more WHERE"
    change(app, f"{raised} category_id = 'rent' AND date < '2024-05-01'", more=0)
    change(app, f"{raised} category_id = 'rent' AND date > '2024-05-01'", more=150_000)
    mail = letter(app, clock, mailbox, ayu)
    assert mail is not None
    assert "“<b>” went from Rp2.500.000 to Rp2.650.000." in mail.text
    assert "“&lt;b&gt;” went" in mail.html


def test_there_is_a_place_for_one_tip(
    app: Flask,
    ayu: SignedIn,
    mailbox: Mailbox,
    clock: time_machine.Traveller,
) -> None:
    add_article(
        app,
        "first",
        kind="tip",
        title="Save first",
        published_at=dt.datetime(2024, 5, 1, tzinfo=dt.UTC),
    )
    mail = letter(app, clock, mailbox, ayu)
    assert mail is not None
    assert (
        "What first says in en.\nSave first en:\nhttp://localhost:8080/financialtips/first"
        in "\n".join(line.removeprefix("- ") for line in mail.text.splitlines())
    )


@pytest.mark.parametrize("meanwhile", ["closes", "turned off", "another payday"])
def test_one_that_has_become_pointless_is_not_sent(
    app: Flask,
    ayu: SignedIn,
    mailbox: Mailbox,
    clock: time_machine.Traveller,
    meanwhile: str,
) -> None:
    clock.move_to("2024-06-01T01:00:00Z")
    ayu.refresh()
    look(app, JOB)
    if meanwhile == "closes":
        close(app, ayu.person)
    elif meanwhile == "turned off":
        ayu.put("/users/notifications", json={"suggestion": False})
    else:
        ayu.put("/users/preferences", json={"payday": 10})
    assert letters(mailbox, ayu) == []


def test_it_costs_few_queries_however_much_happened(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    clock.move_to("2024-06-01T01:00:00Z")
    change(app, "DELETE FROM outbox")
    look(app, JOB)
    with queries(app) as asked:
        assert len(letters(mailbox, ayu)) == 1
    read = [one for one in asked if one.lstrip().startswith(("SELECT", "WITH"))]
    # One of them asks whether it was written before.
    assert len(read) <= 21, read
