"""Whoever does not confirm in 72 hours gives back username and address."""

import time

import time_machine
from flask import Flask
from flask.testing import FlaskClient

from server.catalogue import FEATURES
from server.cli import run_job as command
from server.users import registration
from tests.support.accounts import ask, rows
from tests.support.mailbox import Mailbox
from tests.support.people import AYU, BAYU, SignedIn

HOUR = 60 * 60


def run_job(app: Flask) -> None:
    from server.core.database.unit_of_work import unit_of_work

    (job,) = [job for part in FEATURES for job in part.jobs if job.name == "free_unverified"]
    with app.app_context(), unit_of_work():
        job.run()


def test_after_72_hours_the_account_is_gone(app: Flask, client: FlaskClient) -> None:
    ask(client, AYU)
    start = time.time()
    with time_machine.travel(start + 71 * HOUR):
        run_job(app)
    assert rows(app, "SELECT username FROM users") == [("ayu",)]
    with time_machine.travel(start + 73 * HOUR):
        run_job(app)
    assert rows(app, "SELECT username FROM users") == []


def test_confirmed_accounts_stay(app: Flask, ayu: SignedIn) -> None:
    with time_machine.travel(time.time() + 100 * HOUR):
        run_job(app)
    assert rows(app, "SELECT username FROM users") == [("ayu",)]


def test_the_username_is_free_on_time_though_the_worker_is_late(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    ask(client, AYU)
    with time_machine.travel(time.time() + 73 * HOUR):
        with app.app_context():
            assert registration.is_username_available("ayu")
        assert ask(client, BAYU, username="Ayu").status_code == 201
    assert rows(app, "SELECT email, username FROM users") == [(BAYU.email, "Ayu")]


def test_the_command_does_the_job_at_once(app: Flask, client: FlaskClient) -> None:
    ask(client, AYU)
    run = app.test_cli_runner()
    unknown = run.invoke(command, ["sow_rice"])
    assert (unknown.exit_code, "free_unverified" in unknown.output) == (2, True)
    with time_machine.travel(time.time() + 73 * HOUR):
        assert run.invoke(command, ["free_unverified"]).exit_code == 0
    assert rows(app, "SELECT count(*) FROM users") == [(0,)]
