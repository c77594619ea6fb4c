"""Registering an unconfirmed address again replaces the pending registration whole."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.support.accounts import ask, code_of, confirm, login, pending, rows, token_in
from tests.support.mailbox import Mailbox
from tests.support.people import AYU, BAYU


def test_name_username_phone_and_password_are_the_new_ones(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    pending(client, mailbox, AYU)
    other = "another-good-one-9"
    ask(
        client,
        AYU,
        fullname="Ayu Dua",
        username="ayu2",
        phone_number="081298765432",
        password=other,
        confPassword=other,
    )
    assert rows(app, "SELECT fullname, username, phone_number FROM users") == [
        ("Ayu Dua", "ayu2", "+6281298765432")
    ]
    confirm(client, token_in(mailbox.last(AYU.email)))
    assert login(client, AYU.email, AYU.password).status_code == 401
    assert login(client, AYU.email, other).status_code == 200


def test_earlier_links_are_dead_so_that_nobody_plants_a_password(
    client: FlaskClient, mailbox: Mailbox
) -> None:
    planted = pending(client, mailbox, AYU)
    own = pending(client, mailbox, AYU)
    answer = confirm(client, planted)
    assert answer.status_code == 400
    assert code_of(answer) == "link_invalid"
    assert confirm(client, own).status_code == 200


def test_the_earlier_username_is_free_again(client: FlaskClient, mailbox: Mailbox) -> None:
    pending(client, mailbox, AYU)
    ask(client, AYU, username="ayu2")
    assert ask(client, BAYU, username="ayu").status_code == 201


def test_an_attempt_with_a_taken_username_leaves_the_earlier_one(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    own = pending(client, mailbox, AYU)
    pending(client, mailbox, BAYU)
    assert ask(client, AYU, username="bayu").status_code == 422
    assert confirm(client, own).status_code == 200


@pytest.mark.both_databases
def test_registrations_at_the_same_moment_leave_one(app: Flask) -> None:
    def register(_number: int) -> int:
        return ask(app.test_client(), AYU).status_code

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(register, range(8)))
    assert set(answers) == {201}
    assert len(rows(app, "SELECT id FROM users")) == 1


@pytest.mark.both_databases
def test_of_many_who_want_one_username_one_gets_it(app: Flask) -> None:
    def register(number: int) -> int:
        return ask(app.test_client(), AYU, email=f"someone{number}@example.com").status_code

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(register, range(8)))
    assert sorted(answers) == [201] + [422] * 7
    assert len(rows(app, "SELECT id FROM users")) == 1
