"""PUT /quiz/closed: who answered or closed the quiz is not led to it by signing in."""

from typing import Any

from flask import Flask
from flask.testing import FlaskClient

from tests.support.accounts import login
from tests.support.ledger import statements
from tests.support.operators import enrol, login_with_code
from tests.support.people import API, SignedIn
from tests.support.privacy import data_in, take_export
from tests.support.quiz import NOTHING, result, take


def is_closed(person: SignedIn) -> bool:
    """What the present session says."""
    return told_by(person.client.get(f"{API}/token"))


def told_by(answer: Any) -> bool:
    (details,) = answer.get_json()["payload"]["datas"]
    closed: bool = details["quiz_closed"]
    return closed


def test_it_is_open_until_it_is_closed_for_every_later_sign_in(
    client: FlaskClient, ayu: SignedIn, bayu: SignedIn
) -> None:
    assert told_by(login(client, ayu.email, ayu.password)) is False
    assert is_closed(ayu) is False
    for _time in range(2):
        answer = ayu.put("/quiz/closed")
        assert (answer.status_code, answer.get_json()) == (200, {"payload": {}})
    assert is_closed(ayu) is True
    assert told_by(login(client, ayu.email, ayu.password)) is True
    assert told_by(login(client, bayu.email, bayu.password)) is False
    # Nothing was answered.
    assert result(ayu) == []


def test_answers_close_it_also_when_every_question_was_skipped(ayu: SignedIn) -> None:
    take(ayu, NOTHING)
    assert is_closed(ayu) is True


def test_answers_that_are_refused_leave_it_open(ayu: SignedIn) -> None:
    assert ayu.post("/quiz", json=["Yearly"]).status_code == 422
    assert is_closed(ayu) is False


def test_a_sign_in_by_code_says_it_too(app: Flask, ayu: SignedIn) -> None:
    authenticator, _codes = enrol(ayu)
    ayu.refresh()
    ayu.put("/quiz/closed")
    assert told_by(login_with_code(app, ayu.person, authenticator.code())) is True


def test_it_is_exported_with_the_account(app: Flask, ayu: SignedIn) -> None:
    assert data_in(take_export(app, ayu))["users"]["quiz_closed"] is False
    ayu.put("/quiz/closed")
    assert data_in(take_export(app, ayu))["users"]["quiz_closed"] is True


def test_it_needs_a_session(client: FlaskClient) -> None:
    assert client.put(f"{API}/quiz/closed").status_code == 401


def test_it_costs_few_statements(app: Flask, ayu: SignedIn) -> None:
    with statements(app) as asked:
        ayu.put("/quiz/closed")
    # The account, and the mark.
    assert len(asked) <= 2, asked
