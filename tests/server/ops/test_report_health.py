"""Health, readiness and metrics."""

from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient
from redis import Redis
from sqlalchemy import update

from scripts.services.ports import free_port
from server import worker
from server.core.calendar import clock
from server.core.database.transactional_outbox import DEAD
from server.core.database.unit_of_work import unit_of_work
from server.core.mail import outbox
from server.core.mail.outbox import OutboxMail
from server.core.operations.job_queue import Job
from server.core.operations.metrics import KEY
from server.core.operations.redis_client import redis_store
from server.core.operations.standard_error import LineWriter, QueuedStream
from server.extensions import db
from tests.conftest import MakeSettings
from tests.support.people import SignedIn
from tests.support.reminders import remind
from tests.support.second_app import fresh_app

TOKEN = "a-token-that-only-the-scraper-knows"
BEARER = {"Authorization": f"Bearer {TOKEN}"}


def test_the_process_answers(client: FlaskClient) -> None:
    assert client.get("/healthz").get_json() == {"status": "ok"}


@pytest.mark.both_databases
def test_each_store_is_told_by_name(client: FlaskClient) -> None:
    answer = client.get("/readyz")
    assert answer.status_code == 200
    assert answer.get_json() == {"database": "ok", "redis": "ok"}


def test_readiness_warns_while_redis_may_drop_sessions(
    client: FlaskClient, redis: Redis, capsys: pytest.CaptureFixture[str]
) -> None:
    redis.config_set("maxmemory-policy", "allkeys-lru")
    try:
        first, second = client.get("/readyz"), client.get("/readyz")
    finally:
        redis.config_set("maxmemory-policy", "noeviction")
    assert (first.status_code, first.get_json()) == (
        200,
        {
            "database": "ok",
            "redis": "ok",
            "warning": "Redis may drop sessions: its maxmemory-policy is allkeys-lru.",
        },
    )
    assert second.get_json() == first.get_json()
    assert capsys.readouterr().err.count("redis_may_evict") == 1
    assert "warning" not in client.get("/readyz").get_json()


def test_without_a_token_in_the_settings_there_are_no_metrics(client: FlaskClient) -> None:
    assert client.get("/metrics", headers=BEARER).status_code == 404


WRONG = [None, "Bearer wrong", "Bearer ", TOKEN, TOKEN + "x", "Basic eDp5"]


@pytest.mark.parametrize("header", WRONG)
def test_metrics_are_for_those_with_the_token(
    app: Flask, make_settings: MakeSettings, header: str | None
) -> None:
    with fresh_app(make_settings(METRICS_TOKEN=TOKEN)) as watched:
        headers = {"Authorization": header} if header else {}
        answer = watched.test_client().get("/metrics", headers=headers)
        assert answer.status_code == 401
        assert answer.headers["WWW-Authenticate"] == "Bearer"


def test_any_process_tells_what_all_have_answered(app: Flask, make_settings: MakeSettings) -> None:
    settings = make_settings(METRICS_TOKEN=TOKEN)
    with fresh_app(settings) as one, fresh_app(settings) as other:
        for _call in range(3):
            one.test_client().get("/healthz")
        one.test_client().get("/metrics", headers=BEARER)
        other.test_client().get("/healthz")
        other.test_client().get("/a-secret-that-nobody-should-read")
        text = other.test_client().get("/metrics", headers=BEARER).text
    assert 'http_requests_total{method="GET",route="/healthz",status="200"} 4.0' in text
    assert 'http_request_seconds_bucket{le="+Inf",route="/healthz"} 4.0' in text
    assert "a-secret" not in text


def test_metrics_tell_how_many_lines_of_the_log_were_lost(
    app: Flask, make_settings: MakeSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = QueuedStream(LineWriter(2, most_bytes=0))
    with fresh_app(make_settings(METRICS_TOKEN=TOKEN)) as watched:
        monkeypatch.setattr("sys.stderr", lost)
        watched.test_client().get("/healthz")
        text = watched.test_client().get("/metrics", headers=BEARER).text
    assert "lumbung_log_lines_dropped_total 1.0" in text


def test_metrics_tell_how_much_mail_waits(app: Flask, make_settings: MakeSettings) -> None:
    with fresh_app(make_settings(METRICS_TOKEN=TOKEN)) as watched:
        text = watched.test_client().get("/metrics", headers=BEARER).text
    assert "# TYPE outbox_mails gauge" in text


@pytest.mark.both_databases
def test_metrics_tell_how_the_worker_is(app: Flask, make_settings: MakeSettings) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    with fresh_app(make_settings(METRICS_TOKEN=TOKEN)) as watched:
        asked = watched.test_client()
        with app.app_context(), unit_of_work():
            for cause in ("waits", "is late", "is dead"):
                outbox.put(template="none", recipient="a@example.com", language="en", cause=cause)
        with app.app_context(), unit_of_work():
            late = update(OutboxMail).where(OutboxMail.cause == "is late")
            db.session.execute(late.values(due_at=clock.now() - timedelta(minutes=5)))
            dead = update(OutboxMail).where(OutboxMail.cause == "is dead")
            db.session.execute(dead.values(state=DEAD))
        worker.run_job(app, Job("works", lambda: None, every_seconds=60))
        for _turn in range(2):
            worker.run_job(app, Job("fails", fail, every_seconds=60))
        told = asked.get("/metrics", headers=BEARER).text.splitlines()
    figures = dict(line.split(" ") for line in told if line.startswith("lumbung_"))
    assert float(figures["lumbung_mail_waiting"]) == 2
    assert 300 <= float(figures["lumbung_mail_oldest_due_seconds"]) < 330
    assert float(figures["lumbung_mail_dead"]) == 1
    assert float(figures["lumbung_push_waiting"]) == 0
    assert float(figures['lumbung_job_failures_total{job="fails"}']) == 2
    assert float(figures['lumbung_job_last_run_seconds{job="works"}']) < 30
    assert 'lumbung_job_last_run_seconds{job="fails"}' not in figures


def test_metrics_tell_which_reminders_are_due(
    app: Flask, ayu: SignedIn, make_settings: MakeSettings
) -> None:
    remind(ayu, description="Listrik", day="2099-01-01", time="08:00")
    for waited, due in ((-1, 0), (90, 1)):
        moment = datetime(2099, 1, 1, 1, tzinfo=UTC) + timedelta(seconds=waited)
        with time_machine.travel(moment), fresh_app(make_settings(METRICS_TOKEN=TOKEN)) as watched:
            told = watched.test_client().get("/metrics", headers=BEARER).text.splitlines()
        figures = dict(line.split(" ") for line in told if line.startswith("lumbung_"))
        assert float(figures["lumbung_reminders_due"]) == due
        oldest = float(figures["lumbung_reminders_oldest_due_seconds"])
        assert due * waited <= oldest < due * waited + 30


def test_an_invented_method_makes_no_new_series(app: Flask) -> None:
    client = app.test_client()
    client.open("/healthz", method="BREW")
    with app.app_context():
        app.extensions["metrics"].flush(redis_store.client)
        names = [name.decode() for name in redis_store.client.hkeys(KEY)]
    assert not [name for name in names if "BREW" in name]


def test_a_process_tells_its_own_counts_while_redis_is_away(
    app: Flask, make_settings: MakeSettings
) -> None:
    nowhere = f"redis://127.0.0.1:{free_port()}/0"
    with fresh_app(make_settings(METRICS_TOKEN=TOKEN, REDIS_URL=nowhere)) as watched:
        watched.test_client().get("/healthz")
        answer = watched.test_client().get("/metrics", headers=BEARER)
    assert answer.status_code == 200
    assert 'http_requests_total{method="GET",route="/healthz",status="200"} 1.0' in answer.text
