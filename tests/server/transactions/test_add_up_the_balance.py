"""The balance is always the sum of the rows."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from click.testing import Result
from flask import Flask
from sqlalchemy import text

from server.extensions import db
from tests.support.ledger import LUNCH, SALARY, balance, listed, record
from tests.support.people import SignedIn

pytestmark = pytest.mark.both_databases

WRITERS = 8
WRITES = 120


def check(app: Flask) -> Result:
    return app.test_cli_runner().invoke(args=["check-balances"])


def test_parallel_writers_lose_nothing(app: Flask, ayu: SignedIn) -> None:
    dice = random.Random(7)
    bodies = [
        {**dice.choice((LUNCH, SALARY)), "amount": dice.randint(1, 10**9)} for _one in range(WRITES)
    ]

    def write(body: dict[str, object]) -> int:
        alone = SignedIn(ayu.person, app.test_client(), ayu.token)
        return alone.post("/transaction/add", json=body).status_code

    with ThreadPoolExecutor(WRITERS) as writers:
        statuses = list(writers.map(write, bodies))
    answered = [body for body, status in zip(bodies, statuses, strict=True) if status == 201]
    assert len(answered) == WRITES
    income = sum(int(body["amount"]) for body in answered if body["type"] == "income")
    expenses = sum(int(body["amount"]) for body in answered if body["type"] == "expenses")
    assert balance(ayu) == income - expenses
    assert listed(ayu)["totals"] == {"income": income, "expenses": expenses, "count": WRITES}
    assert check(app).exit_code == 0


def test_amounts_near_the_largest_add_up_exactly(app: Flask, ayu: SignedIn) -> None:
    for _time in range(12):
        record(ayu, type="income", amount=999_999_999_999)
    assert balance(ayu) == 11_999_999_999_988
    assert listed(ayu)["totals"]["income"] == 11_999_999_999_988


def test_the_check_is_content_when_every_balance_is_right(app: Flask, ayu: SignedIn) -> None:
    record(ayu)
    done = check(app)
    assert (done.exit_code, done.output) == (
        0,
        "Every balance is its opening amount and the sum of its rows.\n",
    )


def test_the_check_says_which_balance_is_off(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    record(ayu)
    record(bayu)
    with app.app_context():
        db.session.execute(
            text("UPDATE users SET balance = balance + 5 WHERE email = :email"),
            {"email": bayu.email},
        )
        wrong_id = db.session.execute(
            text("SELECT id FROM users WHERE email = :email"), {"email": bayu.email}
        ).scalar_one()
        db.session.commit()
    done = check(app)
    assert done.exit_code == 1
    assert done.output == f"{wrong_id}: balance -47995, sum -48000, off by 5\n"
