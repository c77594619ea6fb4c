"""Registering an address that has an account looks exactly like registering a new one."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from flask import Flask
from flask.testing import FlaskClient

from server.users import passwords
from tests.support.accounts import ask, code_of, login, queries, rows
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, BAYU, SignedIn


@contextmanager
def counted_hashes() -> Iterator[list[str]]:
    """Note each time that a password is hashed or held against a hash."""
    seen: list[str] = []
    real = passwords.make_hasher(8)

    class Noted:
        def hash(self, password: str) -> str:
            seen.append("hash")
            return real.hash(password)

        def verify(self, kept: str, password: str) -> bool:
            seen.append("verify")
            return real.verify(kept, password)

        def check_needs_rehash(self, kept: str) -> bool:
            return real.check_needs_rehash(kept)

    hasher = Noted()
    passwords.dummy_hash(hasher)
    seen.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "make_hasher", lambda _memory_kib: hasher)
        yield seen


def test_the_answer_is_the_same(client: FlaskClient, ayu: SignedIn) -> None:
    new = ask(client, BAYU)
    known = ask(client, AYU, username="ayu.again")
    assert (known.status_code, known.data) == (new.status_code, new.data)
    stable = {"X-Request-Id", "Date"}
    headers = [
        {name: value for name, value in answer.headers if name not in stable}
        for answer in (new, known)
    ]
    assert headers[0] == headers[1]


def test_the_same_work_is_done(app: Flask, client: FlaskClient, ayu: SignedIn) -> None:
    work = []
    for person, username in ((BAYU, "bayu"), (AYU, "ayu.again")):
        with counted_hashes() as hashes, queries(app) as seen:
            ask(client, person, username=username)
        shapes = [re.sub(r"\s+", " ", statement) for statement in seen]
        work.append((hashes, shapes))
    assert work[0] == work[1]


def test_the_owner_is_told_and_no_link_confirms_anything(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    mailbox.clear()
    ask(client, AYU, username="ayu.again", fullname="Somebody Else")
    (letter,) = mailbox.to(AYU.email)
    assert letter.subject == "You already have a Lumbung account"
    assert "Ayu Lestari" in letter.text
    assert "Somebody Else" not in letter.text
    assert letter.links == ["http://localhost:8080/login"]


def test_the_account_stays_as_it_was(app: Flask, client: FlaskClient, ayu: SignedIn) -> None:
    own = "SELECT * FROM users WHERE status = 'active'"
    before = rows(app, own)
    other = "another-good-one-9"
    ask(client, AYU, username="ayu.again", password=other, confPassword=other)
    assert rows(app, own) == before
    assert login(client, AYU.email, AYU.password).status_code == 200
    assert ayu.get("/users").status_code == 200


def test_neither_the_username_nor_the_password_tells_that_the_address_was_known(
    client: FlaskClient, ayu: SignedIn
) -> None:
    answers = []
    for person, username in ((BAYU, "bayu.new"), (AYU, "ayu.again")):
        other = "another-good-one-9"
        ask(client, person, username=username, password=other, confPassword=other)
        free = client.get(f"{API}/register/available?username={username}")
        tried = login(client, person.email, other)
        answers.append((free.get_json()["payload"]["datas"][0]["available"], code_of(tried)))
    assert answers == [(False, "email_not_verified")] * 2


def test_asking_for_a_new_link_tells_nothing_either(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    ask(client, BAYU)
    answers = [
        client.post(f"{API}/register/resend", json={"email": email})
        for email in (BAYU.email, AYU.email, "nobody@example.com")
    ]
    assert len({(answer.status_code, answer.data) for answer in answers}) == 1
    assert mailbox.to("nobody@example.com") == []
