"""The release step brings a database to the newest revision, also twice at once, and back."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import flask_migrate
import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from flask import Flask
from sqlalchemy import insert, inspect, make_url, select, text
from sqlalchemy.exc import DBAPIError, OperationalError

from scripts.setup.stamps import ROOT
from server.audit.chain import AuditEvent, append_events
from server.audit.verification import first_fault
from server.cli import release
from server.core.calendar.clock import now
from server.core.database import migration_lock
from server.core.database.engine import Base, is_compared
from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from server.quiz.models import QuizAnswers
from server.settings import settings_of
from server.users.models import User
from tests.conftest import MakeSettings
from tests.support.accounts import rows
from tests.support.databases import Database
from tests.support.second_app import fresh_app

pytestmark = pytest.mark.both_databases

EARNED = 12_500_000
TOO_LONG = (migration_lock.MigrationBusyError, OperationalError)


@pytest.fixture
def empty(tmp_path: Path, database: Database, make_settings: MakeSettings) -> Iterator[str]:
    """The address of a database without any table."""
    if database.url.startswith("sqlite"):
        yield f"sqlite:///{tmp_path / 'empty.sqlite3'}"
        return
    with psycopg.connect(database.url, autocommit=True) as link:
        link.execute("DROP DATABASE IF EXISTS empty")
        link.execute("CREATE DATABASE empty")
        yield make_url(database.url).set(database="empty").render_as_string(hide_password=False)
        link.execute("DROP DATABASE empty WITH (FORCE)")


@pytest.fixture
def fresh(empty: str, make_settings: MakeSettings) -> Iterator[Flask]:
    """An application on that database."""
    with fresh_app(make_settings(DATABASE_URL=empty)) as app:
        yield app


def tables(app: Flask) -> set[str]:
    """What the database holds besides Alembic's own table."""
    with app.app_context():
        return set(inspect(db.engine).get_table_names()) - {"alembic_version"}


def schema(app: Flask) -> dict[str, list[str]]:
    """The columns, indexes and foreign keys of each table, by name."""
    with app.app_context():
        found = inspect(db.engine)
        return {
            name: sorted(
                str(part["name"])
                for parts in (
                    found.get_columns(name),
                    found.get_indexes(name),
                    found.get_foreign_keys(name),
                )
                for part in parts
            )
            for name in tables(app)
        }


def test_models_and_migrations_agree(fresh: Flask) -> None:
    with fresh.app_context():
        flask_migrate.upgrade()
        with db.engine.connect() as connection:
            wanted = {"compare_type": True, "include_object": is_compared}
            context = MigrationContext.configure(connection, opts=wanted)
            assert compare_metadata(context, Base.metadata) == []


def test_the_revisions_stand_in_one_line(fresh: Flask) -> None:
    with fresh.app_context():
        script = ScriptDirectory(fresh.extensions["migrate"].directory)
    assert len(script.get_heads()) == 1
    assert len(script.get_bases()) == 1


def test_every_step_can_be_taken_back_and_again(fresh: Flask) -> None:
    with fresh.app_context():
        flask_migrate.upgrade()
    full = schema(fresh)
    assert {"users", "outbox"} <= full.keys()
    with fresh.app_context():
        flask_migrate.downgrade(revision="base")
    assert schema(fresh) == {}
    with fresh.app_context():
        flask_migrate.upgrade()
    assert schema(fresh) == full


def test_the_release_before_can_go_on_with_the_newest_schema(fresh: Flask) -> None:
    with fresh.app_context():
        script = ScriptDirectory(fresh.extensions["migrate"].directory)
        revisions = [one.revision for one in script.walk_revisions()][::-1]
        known: dict[str, set[str]] = {}
        for revision in revisions:
            flask_migrate.upgrade(revision=revision)
            found = {name: inspect(db.engine).get_columns(name) for name in tables(fresh)}
            # Rows of the release before name none of the new columns.
            required = {
                f"{revision}: {name}.{column['name']}"
                for name in known.keys() & found.keys()
                for column in found[name]
                if column["name"] not in known[name]
                if not column["nullable"] and column["default"] is None
            }
            assert required == set()
            known = {name: {one["name"] for one in columns} for name, columns in found.items()}


def test_owners_from_before_they_were_proved_keep_their_second_factor(fresh: Flask) -> None:
    people = [
        {"id": str(number), "fullname": "Ayu", "username": "ayu", "username_key": f"ayu{number}"}
        | {"email": "ayu@example.com", "phone_number": "", "password_hash": "", "status": status}
        | {"created_at": now(), "updated_at": now()}
        for number, status in enumerate(("active", "pending"))
    ]
    with fresh.app_context():
        flask_migrate.upgrade()
        with unit_of_work():
            db.session.execute(insert(User), people)
        flask_migrate.downgrade(revision="0004_transaction_exports")
        flask_migrate.upgrade()
    proved = "SELECT status, proved_at = created_at FROM users ORDER BY id"
    assert rows(fresh, proved) == [("active", True), ("pending", None)]


def test_who_answered_the_quiz_before_is_not_led_to_it_again(fresh: Flask) -> None:
    people = [
        {"id": str(number), "fullname": "Ayu", "username": "ayu", "username_key": f"ayu{number}"}
        | {"email": f"ayu{number}@example.com", "phone_number": "", "password_hash": ""}
        | {"status": "active", "created_at": now(), "updated_at": now()}
        for number in range(2)
    ]
    answers = {"owner_id": "1", "answers": [], "filled": [], "reminder_kinds": []}
    with fresh.app_context():
        flask_migrate.upgrade()
        with unit_of_work():
            db.session.execute(insert(User), people)
            db.session.execute(insert(QuizAnswers), [{**answers, "taken_at": now()}])
        flask_migrate.downgrade(revision="0006_ledger_sums")
        flask_migrate.upgrade()
        with unit_of_work():
            closed = db.session.execute(select(User.id, User.quiz_closed).order_by(User.id)).all()
    assert [tuple(row) for row in closed] == [("0", False), ("1", True)]


def test_the_audit_log_stays_intact_when_an_upgrade_is_taken_back_and_again(fresh: Flask) -> None:
    def append(name: str, times: int) -> None:
        event = AuditEvent(name, now(), "session.refused", None, None, "refused", times)
        with unit_of_work():
            append_events([event])

    with fresh.app_context():
        flask_migrate.upgrade()
        append("once", 1)
        append("often", 7)
        flask_migrate.downgrade(revision="0002_separate_registrations")
        db.session.remove()
        with pytest.raises(DBAPIError), unit_of_work():
            db.session.execute(text("DELETE FROM audit_log"))
        flask_migrate.upgrade()
        append("afterwards", 2)
        assert first_fault(settings_of(fresh).secret_keys) is None
    assert rows(fresh, "SELECT times FROM audit_log ORDER BY number") == [(1,), (7,), (2,)]


def test_a_database_from_before_the_first_release_is_left_alone_with_a_clear_sentence(
    fresh: Flask,
) -> None:
    with fresh.app_context():
        flask_migrate.upgrade()
        db.session.execute(text("UPDATE alembic_version SET version_num = '0040_sorted_names'"))
        db.session.commit()
        db.session.remove()
    released = fresh.test_cli_runner().invoke(release)
    assert released.exit_code == 1
    assert "revision 0040_sorted_names, which this version of Lumbung does not know" in (
        released.output
    )
    assert "Start with an empty database" in released.output
    with fresh.app_context():
        kept = db.session.scalar(text("SELECT version_num FROM alembic_version"))
    assert kept == "0040_sorted_names"


def test_two_releases_at_once_end_as_one(fresh: Flask, empty: str, tmp_path: Path) -> None:
    environ = {**os.environ, "DATABASE_URL": empty, "DATA_DIR": str(tmp_path / "data")}
    command = [sys.executable, "-m", "flask", "--app", "wsgi", "release"]
    releases = [
        subprocess.Popen(
            command, cwd=ROOT, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        for _one in range(2)
    ]
    for one in releases:
        written, _nothing = one.communicate(timeout=60)
        assert one.returncode == 0, written.decode()
    assert tables(fresh) == set(Base.metadata.tables)


def test_a_release_waits_for_the_other_and_says_so_when_it_takes_too_long(
    fresh: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migration_lock, "WAIT_SECONDS", 1)
    with fresh.app_context():
        with (
            migration_lock.migration_connection(db.engine),
            pytest.raises(TOO_LONG, match=r"migrating|timeout"),
        ):
            wait_for_turn()
        wait_for_turn()


def wait_for_turn() -> None:
    """Become the one that migrates, for a moment."""
    with migration_lock.migration_connection(db.engine) as connection:
        connection.execute(text("SELECT 1"))


def test_foreign_keys_are_on_again_after_a_migration(fresh: Flask) -> None:
    with fresh.app_context():
        flask_migrate.upgrade()
        if db.engine.dialect.name == "sqlite":
            assert db.session.scalar(text("PRAGMA foreign_keys")) == 1
        else:
            assert db.session.scalar(text("SHOW lock_timeout")) == "5s"
