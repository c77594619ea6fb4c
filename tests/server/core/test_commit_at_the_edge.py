"""One request is one transaction: kept when it is answered, undone when it is refused."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import psycopg
import pytest
from flask import Flask
from sqlalchemy import text

from server.core.database.unit_of_work import after_commit, unit_of_work
from server.extensions import db
from tests.server.core.conftest import MakeTrial, store, stored

pytestmark = pytest.mark.both_databases


def test_an_answered_post_is_kept_and_a_refused_one_is_undone(make_trial: MakeTrial) -> None:
    trial = make_trial()
    assert trial.test_client().post("/api/v1/write/kept").status_code == 200
    assert trial.test_client().post("/api/v1/write/refused").status_code == 409
    with trial.app_context():
        assert stored() == ["kept"]


def test_a_get_may_write_once_it_says_so(make_trial: MakeTrial) -> None:
    trial = make_trial()
    assert trial.test_client().get("/api/v1/write/late").status_code == 200
    with trial.app_context():
        assert stored() == ["late"]


def tell_and_fail(tell: Callable[[], None]) -> None:
    """A transaction that ends in an error."""
    with unit_of_work():
        after_commit(tell)
        raise ZeroDivisionError


def test_what_waits_for_a_commit_runs_once_after_it_and_never_after_an_error(app: Flask) -> None:
    told: list[str] = []

    def tell() -> None:
        told.append("told")

    with app.app_context():
        with unit_of_work():
            after_commit(tell)
            after_commit(tell)
            assert told == []
        with pytest.raises(ZeroDivisionError):
            tell_and_fail(tell)
        with unit_of_work():
            store("later")
    assert told == ["told"]


def test_a_connection_to_sqlite_is_opened_as_ours(app: Flask) -> None:
    with app.app_context():
        if db.engine.dialect.name != "sqlite":
            assert db.session.scalar(text("SHOW statement_timeout")) == "2min"
            assert db.session.scalar(text("SHOW lock_timeout")) == "5s"
            return
        pragmas = {
            name: db.session.scalar(text(f"PRAGMA {name}"))
            for name in ("journal_mode", "busy_timeout", "synchronous", "foreign_keys")
        }
        assert pragmas == {
            "journal_mode": "wal",
            "busy_timeout": 5000,
            "synchronous": 1,
            "foreign_keys": 1,
        }


@contextmanager
def locked(app: Flask) -> Iterator[None]:
    """Somebody else holds the table for as long as this lasts."""
    with app.app_context():
        url = db.engine.url
    if url.get_backend_name() == "sqlite":
        holder = sqlite3.connect(str(url.database), isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
    else:
        plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
        holder = psycopg.connect(plain)
        holder.execute("LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE")
    try:
        yield
    finally:
        holder.rollback()
        holder.close()


def test_a_locked_database_is_told_before_three_seconds_are_over(make_trial: MakeTrial) -> None:
    trial = make_trial()
    with locked(trial):
        answer = trial.test_client().post("/api/v1/write/locked")
    assert answer.status_code == 503
    assert answer.get_json()["payload"]["code"] == "store_unavailable"
    assert int(answer.headers["Retry-After"]) >= 1
    assert trial.test_client().post("/api/v1/write/free").status_code == 200


def test_a_database_that_is_away_is_told_and_health_stays_green(make_trial: MakeTrial) -> None:
    away = make_trial(DATABASE_URL="postgresql://nobody@127.0.0.1:1/nothing").test_client()
    answer = away.post("/api/v1/write/away")
    assert answer.status_code == 503
    assert "Retry-After" in answer.headers
    assert away.get("/healthz").status_code == 200
    ready = away.get("/readyz")
    assert ready.status_code == 503
    assert ready.get_json() == {"database": "out of reach", "redis": "ok"}
