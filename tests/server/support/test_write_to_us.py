"""Somebody writes to those who run the product."""

import pytest
from flask import Flask

from tests.support.accounts import errors_of, rows
from tests.support.mailbox import Mailbox
from tests.support.people import SignedIn

MESSAGE = "Selamat pagi,\n\nkenapa saldo saya minus?\nTerima kasih"


def test_a_message_keeps_its_line_breaks_and_is_listed_as_open(ayu: SignedIn) -> None:
    sent = ayu.post("/support", json={"message": MESSAGE})
    assert sent.status_code == 201
    listed = ayu.get("/support").get_json()["payload"]["datas"]
    assert listed == sent.get_json()["payload"]["datas"]
    assert (listed[0]["message"], listed[0]["state"]) == (MESSAGE, "open")


def test_the_sender_gets_one_copy_by_mail(ayu: SignedIn, mailbox: Mailbox) -> None:
    mailbox.clear()
    ayu.post("/support", json={"message": MESSAGE}, headers={"Accept-Language": "id"})
    (letter,) = mailbox.to(ayu.email)
    assert "kenapa saldo saya minus?" in letter.text
    assert "Terima kasih" in letter.html


def test_a_message_cannot_put_markup_into_the_mail(ayu: SignedIn, mailbox: Mailbox) -> None:
    ayu.post("/support", json={"message": "<img src=x onerror=alert(1)>"})
    assert "<img src=x" not in mailbox.last(ayu.email).html


def test_an_empty_message_and_one_that_is_too_long_are_refused(ayu: SignedIn) -> None:
    for message in ("", "  \n ", "a" * 4001):
        answer = ayu.post("/support", json={"message": message})
        assert answer.status_code == 422
        assert list(errors_of(answer)) == ["message"]
    assert ayu.post("/support", json={"message": "a" * 4000}).status_code == 201


@pytest.mark.both_databases
def test_a_message_that_is_sent_twice_is_kept_once(app: Flask, ayu: SignedIn) -> None:
    headers = {"Idempotency-Key": "tap"}
    first = ayu.post("/support", json={"message": MESSAGE}, headers=headers)
    again = ayu.post("/support", json={"message": MESSAGE}, headers=headers)
    assert first.get_json() == again.get_json()
    assert rows(app, "SELECT count(*) FROM support_messages") == [(1,)]


def test_ten_messages_an_hour_are_taken(ayu: SignedIn) -> None:
    statuses = [ayu.post("/support", json={"message": "Halo"}).status_code for _ in range(11)]
    assert statuses == [201] * 10 + [429]


def test_nobody_sees_what_somebody_else_wrote(ayu: SignedIn, bayu: SignedIn) -> None:
    ayu.post("/support", json={"message": MESSAGE})
    assert bayu.get("/support").get_json()["payload"]["datas"] == []
