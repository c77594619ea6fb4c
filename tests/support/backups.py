"""A product with a database and the commands that back it up and restore it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout
from datetime import date
from functools import cached_property
from importlib import import_module
from io import StringIO
from pathlib import Path

import pytest
from flask import Flask
from flask_migrate import upgrade
from sqlalchemy import inspect, select, text

from scripts.backups.age_encryption import new_key
from scripts.demo.ledger import add_transactions
from scripts.demo.ledger_story import entries_between
from scripts.processes.schema_revision import newest_revision
from scripts.services.postgres import programs
from scripts.setup.stamps import ROOT
from server.audit import actions
from server.audit import service as audit
from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from server.settings import Settings
from server.users import registration
from server.users.models import User
from tests.support.second_app import fresh_app

REGISTERED = registration.Registration(
    fullname="Ayu Lestari",
    username="ayu",
    email="ayu@example.com",
    phone_number="+6281234567890",
    password_hash="-",
    language="en",
)


class Place:
    """A product's settings, with the commands that keep its database; leave it by `close`."""

    def __init__(self, directory: Path, url: str) -> None:
        self._open = ExitStack()
        self.backups = directory / "backups"
        self.environ = {
            "PATH": f"{programs()}{os.pathsep}{os.environ['PATH']}",
            "DATABASE_URL": url,
            "DATA_DIR": str(directory),
            "SECRET_KEY": "a-key-for-tests-alone-0123456789-abcdef",
            "REDIS_URL": "redis://127.0.0.1:1/0",
            "BACKUP_KEY": new_key(),
            "LOG_LEVEL": "ERROR",
        }

    def run(
        self, command: str, *options: str, **environ: str
    ) -> "subprocess.CompletedProcess[str]":
        """Do what scripts.backups.<command> does, without a process of its own: that is slow."""
        said, complained = StringIO(), StringIO()
        arguments = [command, *options]
        with (
            pytest.MonkeyPatch.context() as patch,
            redirect_stdout(said),
            redirect_stderr(complained),
        ):
            for name in set(os.environ) - set(self.environ):
                patch.delenv(name)
            for name, value in {**self.environ, **environ}.items():
                patch.setenv(name, value)
            patch.setattr(sys, "argv", arguments)
            code = _code_of(import_module(f"scripts.backups.{command}").main)
        return subprocess.CompletedProcess(arguments, code, said.getvalue(), complained.getvalue())

    def run_apart(
        self, command: str, *options: str, **environ: str
    ) -> "subprocess.CompletedProcess[str]":
        """Run scripts.backups.<command> to its end, as a command line does."""
        return subprocess.run(
            [sys.executable, "-m", f"scripts.backups.{command}", *options],
            cwd=ROOT,
            env={**self.environ, **environ},
            capture_output=True,
            text=True,
            check=False,
        )

    def back_up(self, *options: str) -> Path:
        """Back up and return the newest file."""
        done = self.run("backup", *options)
        assert done.returncode == 0, done.stderr
        return max(self.backups.glob("*.age"))

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """One transaction of the product on this database, which is migrated when it is not."""
        with self._app.app_context():
            if not _is_migrated():
                upgrade()
            with unit_of_work():
                yield
            # A restore puts another file in the place of the one that a connection holds.
            db.session.remove()
            db.engine.dispose()

    @cached_property
    def _app(self) -> Flask:
        return self._open.enter_context(fresh_app(Settings.from_environ(self.environ)))

    def close(self) -> None:
        """Give back the connections of the product."""
        self._open.close()


def _code_of(main: Callable[[], None]) -> int:
    """The exit code of a command; what it ends with is printed as Python does."""
    try:
        main()
    except SystemExit as end:
        if isinstance(end.code, str):
            sys.stderr.write(f"{end.code}\n")
            return 1
        return end.code or 0
    return 0


def _is_migrated() -> bool:
    """Whether the database of the present application is at the newest revision."""
    with db.engine.connect() as link:
        if not inspect(link).has_table("alembic_version"):
            return False
        version = link.scalar(text("SELECT version_num FROM alembic_version"))
    return bool(version == newest_revision())


def fill(place: Place) -> None:
    """Register somebody and record what happened."""
    with place.at_work():
        owner_id = registration.register(REGISTERED)
        registration.confirm_registration(owner_id)
    add(place)


def add(place: Place) -> None:
    """Record ten days more."""
    with place.at_work():
        owner_id = db.session.scalars(select(User.id)).one()
        entries = list(entries_between(date(2026, 3, 1), date(2026, 3, 11)))
        add_transactions(owner_id, entries)
        audit.record(actions.SESSION_STARTED, actor_id=owner_id)
