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
from sqlalchemy import inspect, make_url, select, text
from sqlalchemy.exc import OperationalError

from scripts.installing.stamps import ROOT
from server.articles.models import Article, ArticleVersion
from server.core.database import migration_lock
from server.core.database.engine import Base
from server.core.mail import delivery
from server.extensions import db
from tests.conftest import MakeSettings
from tests.support.acts import bulk
from tests.support.articles import add_article
from tests.support.calendars import calendar_of
from tests.support.categories import add, change
from tests.support.databases import Database
from tests.support.goals import add_goal, put
from tests.support.investments import DAILY, plan
from tests.support.ledger import SALARY, balance, listed, record
from tests.support.mailbox import Mailbox
from tests.support.notifications import id_of, news, told
from tests.support.people import AYU, SignedIn, come_in, join
from tests.support.quiz import take
from tests.support.reminders import MONTHLY, remind, said
from tests.support.trial import fresh_app

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
            context = MigrationContext.configure(connection, opts={"compare_type": True})
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


def test_the_books_are_right_after_going_back_and_forth(fresh: Flask, mailbox: Mailbox) -> None:
    with fresh.app_context():
        flask_migrate.upgrade()
    ayu = come_here(fresh, mailbox)
    spent, earned, booked = fill(ayu)
    be_told(fresh, ayu)
    assert balance(ayu) == 500_000 + EARNED - 10
    with fresh.app_context():
        db.session.remove()
        flask_migrate.downgrade(revision="0010_reset_versions")
        assert db.session.scalar(text("SELECT balance FROM users")) == EARNED - 10
        db.session.remove()
        flask_migrate.upgrade()
        db.session.remove()
    checked = fresh.test_cli_runner().invoke(args=["check-balances"])
    assert checked.exit_code == 0, checked.output
    left = listed(ayu)["datas"]
    found = {row["id"]: row["category_id"] for row in left}
    assert found == {spent: "lainnya", earned: "others", booked: "saving"}
    assert [row["booked_for"] for row in left] == [None] * 3
    assert balance(ayu) == EARNED - 10


def test_articles_without_versions_get_their_first(fresh: Flask) -> None:
    with fresh.app_context():
        flask_migrate.upgrade(revision="0038_planned_changes")
        add_article(fresh, "one")
        add_article(fresh, "two")
        half = "DELETE FROM article_texts WHERE language = 'id' AND title LIKE 'Two%'"
        db.session.execute(text(half))
        db.session.commit()
        db.session.remove()
        flask_migrate.upgrade()
        kept = "SELECT slug, number, kept_for FROM article_versions, articles WHERE article_id = id"
        found = db.session.execute(text(f"{kept} ORDER BY slug")).all()
        assert [tuple(row) for row in found] == [("one", 1, "shipped"), ("two", 1, "shipped")]
        whole, other = db.session.scalars(
            select(ArticleVersion.content).join(Article).order_by(Article.slug)
        )
    assert (whole["texts"]["id"]["title"], other["texts"]["id"]["title"]) == ("One id", "")


def come_here(app: Flask, mailbox: Mailbox) -> SignedIn:
    """Let Ayu be signed in to this application, whose mails nobody else sends."""

    def deliver() -> None:
        with app.app_context():
            delivery.send_waiting()

    mailbox.deliver = deliver
    join(app, mailbox, AYU)
    return come_in(app, AYU)


def fill(person: SignedIn) -> tuple[str, str, str]:
    """Use all that came later; returns what stays: two rows of own categories, and a booked one."""
    change(person, "rent", name="Kost")
    own = {"categoryName": None, "category_id": add(person)["id"]}
    bonus = {"categoryName": None, "category_id": add(person, "Bonus", type="income")["id"]}
    gone = record(person, **own)
    spent, earned = (
        record(person, **own, amount=7),
        record(person, **{**SALARY, **bonus, "amount": EARNED}),
    )
    assert bulk(person, action="delete", ids=[gone["id"]]).status_code == 200
    opening = {"amount": 500_000, "date": "2026-11-01"}
    assert person.put("/users/opening-balance", json=opening).status_code == 200
    booked = put(person, add_goal(person)["id"], 3, book=True)["transaction"]
    return spent["id"], earned["id"], booked["id"]


def be_told(app: Flask, person: SignedIn) -> None:
    """Have a row of each way in which people are told something."""
    rent = remind(person, **MONTHLY, day="2026-11-30", month_day=30)["id"]
    said(person, rent, "skip", "2026-11-30")
    plan(person, **DAILY)
    told(app, news(id_of(app, person)))
    calendar_of(person)
    take(person)
    wished = person.put("/quiz/reminders", json={"kinds": ["bill"]})
    assert wished.status_code == 200, wished.text


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
            migration_lock.migrating(db.engine),
            pytest.raises(TOO_LONG, match=r"migrating|timeout"),
        ):
            wait_for_turn()
        wait_for_turn()


def wait_for_turn() -> None:
    """Become the one that migrates, for a moment."""
    with migration_lock.migrating(db.engine) as connection:
        connection.execute(text("SELECT 1"))


def test_foreign_keys_are_on_again_after_a_migration(fresh: Flask) -> None:
    with fresh.app_context():
        flask_migrate.upgrade()
        if db.engine.dialect.name == "sqlite":
            assert db.session.scalar(text("PRAGMA foreign_keys")) == 1
        else:
            assert db.session.scalar(text("SHOW lock_timeout")) == "5s"
