"""The worker runs jobs when they are due and when it is woken, and ends politely."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from flask import Flask
from sqlalchemy import text

from scripts.services.ports import wait_until
from scripts.setup.stamps import ROOT
from server import worker
from server.core.database.unit_of_work import unit_of_work
from server.core.mail import delivery, outbox
from server.core.operations import job_queue
from server.core.operations.job_queue import Job, make_queue, wake
from server.core.operations.redis_cluster import make_client
from server.extensions import db
from server.settings import Settings
from tests.support.mailbox import Mailbox

MIDNIGHT = datetime(2026, 11, 20, tzinfo=UTC)


@pytest.mark.parametrize(
    ("every_seconds", "minutes"),
    [(60, [0, 1, 2, 3]), (120, [0, 2]), (3600, [0]), (1, [0, 1, 2, 3])],
)
def test_a_job_is_due_in_the_minutes_of_its_rhythm(every_seconds: int, minutes: list[int]) -> None:
    due = worker.is_due(every_seconds)
    asked = range(4)
    assert [minute for minute in asked if due(MIDNIGHT + timedelta(minutes=minute))] == minutes


def test_every_job_has_a_name_of_its_own() -> None:
    jobs = worker.all_jobs()
    assert {"outbox", "outbox_retention"} <= set(jobs)
    assert all(name == job.name for name, job in jobs.items())


@pytest.mark.both_databases
def test_a_job_commits_what_it_did_and_undoes_it_when_it_fails(app: Flask) -> None:
    def do() -> None:
        db.session.execute(text("DELETE FROM outbox"))

    def fail() -> None:
        put("undone")
        raise ZeroDivisionError

    with app.app_context():
        put("kept")
        db.session.commit()
    worker.run_job(app, Job("fails", fail, every_seconds=60))
    assert causes(app) == ["kept"]
    worker.run_job(app, Job("works", do, every_seconds=60))
    assert causes(app) == []


def put(cause: str) -> None:
    """Put a mail that no template knows."""
    outbox.put(template="none", recipient="a@example.com", language="en", cause=cause)


def causes(app: Flask) -> list[str]:
    """The causes in the outbox."""
    with app.app_context():
        return list(db.session.scalars(text("SELECT cause FROM outbox ORDER BY cause")))


def test_a_mail_wakes_the_worker_after_its_commit_and_not_before(
    app: Flask, settings: Settings
) -> None:
    huey, _task = make_queue(make_client(settings.redis_url), lambda _name: None)
    with app.app_context():
        with unit_of_work():
            put("first")
            assert huey.pending_count() == 0
        assert huey.pending_count() == 1


def test_the_worker_knows_what_the_web_process_asks_for(app: Flask, settings: Settings) -> None:
    asked: list[str] = []
    huey, _task = make_queue(make_client(settings.redis_url), asked.append)
    with app.app_context():
        wake("outbox")
    task = huey.dequeue()
    assert task is not None
    huey.execute(task)
    assert asked == ["outbox"]


def test_a_worker_that_is_told_to_stop_sends_no_further_mail(app: Flask) -> None:
    with app.app_context():
        with unit_of_work():
            put("waiting")
        job_queue.stopping.set()
        try:
            assert delivery.send_waiting() == 0
        finally:
            job_queue.stopping.clear()
        assert db.session.scalar(text("SELECT attempts FROM outbox")) == 0


@pytest.fixture
def running(app: Flask, settings: Settings, tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The worker process on the same stores."""
    environ = {
        **os.environ,
        "DATABASE_URL": settings.database_url,
        "REDIS_URL": settings.redis_url,
        "SECRET_KEY": settings.secret_key,
        "MAIL_SERVER": str(settings.mail_server),
        "MAIL_PORT": str(settings.mail_port),
        "MAIL_DEFAULT_SENDER": settings.mail_default_sender,
        "DATA_DIR": str(tmp_path),
        "LOG_LEVEL": "INFO",
    }
    command = [sys.executable, "-m", "flask", "--app", "wsgi", "worker"]
    process = subprocess.Popen(command, cwd=ROOT, env=environ, stderr=subprocess.PIPE)
    yield process
    if process.poll() is None:
        process.kill()
    process.communicate()


@pytest.mark.both_databases
def test_the_worker_process_does_its_work_and_ends_on_sigterm(
    app: Flask, mailbox: Mailbox, running: subprocess.Popen[bytes]
) -> None:
    assert running.stderr is not None
    assert b"worker_started" in running.stderr.readline()
    reader = threading.Thread(target=running.stderr.read)
    reader.start()
    with app.app_context(), unit_of_work():
        put("first")
    wait_until(lambda: tried(app), 60, "the worker to try the mail")
    running.send_signal(signal.SIGTERM)
    assert running.wait(timeout=25) == 0
    reader.join()


def tried(app: Flask) -> bool:
    """Whether somebody tried to send the mail."""
    with app.app_context():
        return bool(db.session.scalar(text("SELECT attempts FROM outbox")))


@pytest.mark.both_databases
def test_long_jobs_run_one_after_the_other_and_each_that_was_asked_for_meanwhile_once() -> None:
    written: list[str] = []
    photos = Job("photos", lambda: None, every_seconds=60, is_long=True)
    files = Job("files", lambda: None, every_seconds=60, is_long=True)

    def write(job: Job) -> None:
        if not written:
            # Another thread of the worker takes these from the queue.
            for asked in (photos, files, files):
                other = threading.Thread(target=long_jobs.run, args=[asked])
                other.start()
                other.join()
                assert written == []
        written.append(job.name)

    long_jobs = worker.LongJobs(write)
    long_jobs.run(files)
    assert written == ["files", "photos", "files"]
