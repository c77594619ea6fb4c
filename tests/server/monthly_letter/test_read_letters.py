"""The letters in the app: what was written stays, in the language of now, for its owner alone."""

import datetime as dt
import json
from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask

from tests.support import categories
from tests.support.accounts import change, rows
from tests.support.articles import add_article
from tests.support.budgets import look
from tests.support.goals import add_goal
from tests.support.goals import put as put_aside
from tests.support.ledger import record
from tests.support.mailbox import Mailbox
from tests.support.monthly_letter import JOB, enrol_all, letters
from tests.support.people import SignedIn
from tests.support.privacy import table_in, take_export

KEPT = "SELECT month, written_at IS NOT NULL FROM letter_editions ORDER BY month"


@pytest.fixture(autouse=True)
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel("2024-05-20T05:00:00Z", tick=False) as clock:
        yield clock


@pytest.fixture
def ayu(app: Flask, ayu: SignedIn, clock: time_machine.Traveller) -> SignedIn:
    """Ayu on June 1, when the job has noticed that her May has ended."""
    enrol_all(app)
    clock.move_to("2024-05-31T05:00:00Z")
    ayu.refresh()
    for month, dining in (("2024-04", 450_000), ("2024-05", 980_000)):
        record(ayu, type="income", categoryName="Salary", amount=9_500_000, date=f"{month}-01")
        record(ayu, categoryName="Dining Out", amount=dining, date=f"{month}-18", detail="Bu Rina")
    clock.move_to("2024-06-01T01:00:00Z")
    ayu.refresh()
    look(app, JOB)
    return ayu


def read(person: SignedIn, month: str | None = None) -> dict[str, Any]:
    """The newest letter or that about a month, and what is told beside it."""
    answer = person.get("/letters", query_string={"month": month} if month else {})
    assert answer.status_code == 200, answer.text
    payload: dict[str, Any] = answer.get_json()["payload"]
    return payload


def text_of(sentence: list[dict[str, Any]]) -> str:
    """A sentence with its amounts in brackets."""
    return "".join(one["text"] or f"[{one['amount']}]" for one in sentence)


def test_the_page_says_what_the_mail_says(app: Flask, ayu: SignedIn, mailbox: Mailbox) -> None:
    (mail,) = letters(mailbox, ayu)
    payload = read(ayu)
    (letter,) = payload["datas"]
    assert (payload["months"], payload["state"], payload["next_on"]) == (
        ["2024-05"],
        "on",
        "2024-07-01",
    )
    assert (letter["month"], letter["from"], letter["to"]) == (
        "2024-05",
        "2024-05-01",
        "2024-05-31",
    )
    assert letter["as_of"] == "2024-06-01T01:00:00.000Z"
    assert letter["opening"] in mail.text
    assert [(one["kind"], one["amount"]) for one in letter["figures"]] == [
        ("income", 9_500_000),
        ("expenses", 980_000),
        ("left", 8_520_000),
    ]
    assert text_of(letter["figures"][1]["comparison"]) == "[530000] more than in April"
    assert letter["spent"]["sentence"] in mail.text
    told = [text_of(one["sentence"]) for one in letter["findings"]]
    assert (
        "You spent [530000] more on Dining Out than in April: [980000], up from [450000]." in told
    )
    assert read(ayu, "2024-05") == payload


def test_what_was_written_stays_though_the_ledger_changes(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    # Not written yet, it has the figures of now.
    record(ayu, categoryName="Rent", amount=20_000, date="2024-05-30")
    assert read(ayu)["datas"][0]["figures"][1]["amount"] == 1_000_000
    assert rows(app, KEPT) == [("2024-05", False)]
    assert len(letters(mailbox, ayu)) == 1
    clock.move_to("2024-06-05T01:00:00Z")
    ayu.refresh()
    record(ayu, categoryName="Rent", amount=5_000_000, date="2024-05-30")
    ayu.put("/users/preferences", json={"payday": 10})
    (letter,) = read(ayu)["datas"]
    assert (letter["figures"][1]["amount"], letter["from"]) == (1_000_000, "2024-05-01")
    assert letter["as_of"] == "2024-06-01T01:00:00.000Z"


def test_it_is_read_in_the_language_of_now(app: Flask, ayu: SignedIn, mailbox: Mailbox) -> None:
    assert len(letters(mailbox, ayu)) == 1
    ayu.put("/users/preferences", json={"language": "id"})
    (letter,) = read(ayu)["datas"]
    assert letter["opening"] == "Inilah perjalanan uangmu dari 1 Mei sampai 31 Mei."
    assert "Makan di Luar" in json.dumps(letter["findings"])


def test_brief_sentences_have_no_amount_and_nothing_that_was_typed(
    app: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    (letter,) = read(ayu)["datas"]
    briefs = [one["brief"] for one in (*letter["figures"], *letter["findings"]) if one["brief"]]
    assert "118% more than in April" in briefs
    assert "Dining Out: 118% more than in April." in briefs
    assert not [one for one in briefs if "Rp" in one or "000" in one or "Rina" in one]


def briefs_of(letter: dict[str, Any]) -> list[str]:
    """The brief sentences of a letter's findings."""
    return [one["brief"] for one in letter["findings"] if one["brief"]]


def test_brief_sentences_name_a_category_as_it_is_shipped(
    app: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    categories.change(ayu, "dining-out", name="Traktir Budi")
    (letter,) = read(ayu)["datas"]
    assert "Traktir Budi" in json.dumps(letter["findings"])
    assert "Dining Out: 118% more than in April." in briefs_of(letter)
    assert "Budi" not in " ".join(briefs_of(letter))
    own = categories.add(ayu, "Utang ke Budi")["id"]
    for month, amount in (("2024-04", 1_000_000), ("2024-05", 3_000_000)):
        record(ayu, category_id=own, categoryName=None, amount=amount, date=f"{month}-02")
    (letter,) = read(ayu)["datas"]
    told = {text_of(one["sentence"]): one["brief"] for one in letter["findings"]}
    of_own = [brief for sentence, brief in told.items() if "Utang ke Budi" in sentence]
    assert of_own
    assert set(of_own) == {None}


def test_a_goal_without_a_name_of_its_own_has_it_in_the_language_of_now(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    clock.move_to("2024-05-31T05:00:00Z")
    goal = add_goal(ayu, kind="wedding", target=10_000_000)["id"]
    put_aside(ayu, goal, 1_000_000)
    clock.move_to("2024-06-01T01:00:00Z")
    (mail,) = letters(mailbox, ayu)
    assert "Wedding" in mail.text
    ayu.refresh()
    ayu.put("/users/preferences", json={"language": "id"})
    told = " ".join(text_of(one["sentence"]) for one in read(ayu)["datas"][0]["findings"])
    assert "Pernikahan" in told
    assert "Wedding" not in told


def test_what_the_release_before_announced_can_be_read_once_it_is_mailed(
    app: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    change(app, "DELETE FROM letter_editions")
    assert ayu.get("/letters", query_string={"month": "2024-05"}).status_code == 404
    assert len(letters(mailbox, ayu)) == 1
    assert read(ayu, "2024-05")["datas"][0]["month"] == "2024-05"
    assert rows(app, KEPT) == [("2024-05", True)]


def test_nobody_else_can_read_it_and_no_month_without_one(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    for person, month in ((bayu, "2024-05"), (ayu, "2024-04"), (ayu, "2024-06")):
        assert person.get("/letters", query_string={"month": month}).status_code == 404, month
    assert ayu.get("/letters", query_string={"month": "May"}).status_code == 422
    nothing = read(bayu)
    assert (nothing["datas"], nothing["months"], nothing["next_on"]) == ([], [], "2024-07-01")


def test_the_last_twelve_are_kept(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    insert = "INSERT INTO letter_editions (owner_id, month) SELECT id, :month FROM users"
    before = [f"2023-{month:02}" for month in range(5, 13)]
    for month in (*before, "2024-01", "2024-02", "2024-03", "2024-04"):
        change(app, insert, month=month)
    record(ayu, date="2024-06-01")
    clock.move_to("2024-07-01T01:00:00Z")
    look(app, JOB)
    ayu.refresh()
    months = read(ayu)["months"]
    assert (len(months), months[0], months[-1]) == (12, "2024-06", "2023-07")
    assert len(rows(app, KEPT)) == 12


def test_it_says_why_no_letters_come(app: Flask, ayu: SignedIn) -> None:
    ayu.put("/users/notifications", json={"suggestion": False})
    off = read(ayu)
    assert (off["state"], off["months"]) == ("off", ["2024-05"])
    change(app, "UPDATE users SET age = 'Under 18'")
    young = read(ayu)
    assert (young["state"], young["datas"], young["months"]) == ("consent", [], [])
    assert ayu.get("/letters", query_string={"month": "2024-05"}).status_code == 404


def test_tips_are_only_told_of_once_there_are_some(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    assert read(ayu)["has_tips"] is False
    published = dt.datetime(2024, 5, 1, tzinfo=dt.UTC)
    add_article(app, "first", kind="tip", title="Save first", published_at=published)
    told = read(ayu)
    assert told["has_tips"] is True
    assert told["datas"][0]["tip"] == {
        "title": "Save first en",
        "description": "What first says in en.",
        "path": "/financialtips/first",
    }
    assert len(letters(mailbox, ayu)) == 1
    change(app, "DELETE FROM articles")
    assert read(ayu)["datas"][0]["tip"] is None


def test_it_goes_along_with_the_data_and_the_account(
    app: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    assert len(letters(mailbox, ayu)) == 1
    (kept,) = table_in(take_export(app, ayu), "monthly_letters")
    assert (kept["month"], kept["expenses"]) == ("2024-05", "980000")
    assert "You spent Rp530.000 more on Dining Out than in April" in kept["findings"]
    change(app, "DELETE FROM users")
    assert rows(app, KEPT) == []
