"""Fixtures that every server test may ask for."""

import gc
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import redis as redis_client
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck
from hypothesis import settings as examples

from scripts.checking.logs import leaks
from scripts.services.valkey import Valkey
from scripts.services.valkey_cluster import ValkeyCluster
from tests.support import secrets
from tests.support.databases import (
    ON_POSTGRESQL,
    Database,
    let_go,
    marker_left_out,
    open_database,
)
from tests.support.mailbox import Mailbox
from tests.support.people import AYU, BAYU, SignedIn, settle
from tests.support.redis_servers import is_cluster, open_client
from tests.support.secrets import NotingClient

if TYPE_CHECKING:
    from server.settings import Settings

MakeSettings = Callable[..., "Settings"]

# A busy machine may take any time for an example, and every run tries the same ones.
examples.register_profile(
    "check", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
examples.load_profile("check")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what the database of this run cannot show."""
    marker = marker_left_out()
    left_out = [item for item in items if marker and item.get_closest_marker(marker)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Import no file for the sake of tests that the mark expression leaves out."""
    if config.option.markexpr != ON_POSTGRESQL or collection_path.suffix != ".py":
        return None
    text = collection_path.read_text(encoding="utf-8")
    return None if any(mark in text for mark in ON_POSTGRESQL.split(" or ")) else True


# What is imported and collected stays.
gc.disable()


def pytest_collection_finish() -> None:
    """Look for garbage seldom: there is little."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(100_000, 50, 100)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fail a test whose log holds a secret, an address of a person or a sum of money."""
    report = yield
    # A report repeats what was logged in the phases before its own.
    own = f"Captured stderr {report.when}"
    logged = "\n".join(text for title, text in report.sections if title == own)
    told = list(leaks(logged, secrets.known))
    if told and report.passed:
        report.outcome = "failed"
        report.longrepr = "The log tells too much:\n" + "\n".join(told)
    return report


@pytest.fixture(scope="session")
def directory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The directory of this test process."""
    return tmp_path_factory.mktemp("lumbung")


@pytest.fixture(scope="session")
def valkey(directory: Path) -> Iterator[Valkey | ValkeyCluster]:
    """The Redis protocol server of this test process, or its cluster with TEST_REDIS=cluster."""
    kind = ValkeyCluster if is_cluster() else Valkey
    with kind(directory / "redis") as server:
        yield server


@pytest.fixture(scope="session")
def database(directory: Path) -> Iterator[Database]:
    """The database of this test process, not yet migrated."""
    database = open_database(directory)
    yield database
    database.close()


@pytest.fixture(scope="session")
def sink() -> Iterator[Mailbox]:
    """The mail server of this test process."""
    sink = Mailbox()
    sink.start()
    yield sink
    sink.stop()


@pytest.fixture(scope="session")
def make_settings(
    directory: Path, valkey: Valkey | ValkeyCluster, database: Database, sink: Mailbox
) -> MakeSettings:
    """Build settings from an environment of the test process, changed by keyword arguments."""

    from server.settings import Settings

    def make(**changes: str) -> Settings:
        environ = {
            "PUBLIC_URL": "http://localhost:8080",
            "SECRET_KEY": "a-key-for-tests-alone-0123456789-abcdef",
            "DATABASE_URL": database.url,
            "REDIS_URL": valkey.url,
            "DATA_DIR": str(directory / "data"),
            "MAIL_SERVER": "127.0.0.1",
            "MAIL_PORT": str(sink.port),
            "MAIL_DEFAULT_SENDER": "Lumbung <no-reply@lumbung.example>",
            # A hash of production's costs takes longer than most tests.
            "PASSWORD_MEMORY_KIB": "8",
            # What is logged is searched for secrets.
            "LOG_LEVEL": "DEBUG",
        }
        return Settings.from_environ({**environ, **changes})

    return make


@pytest.fixture(scope="session")
def settings(make_settings: MakeSettings) -> "Settings":
    """The settings of the shared app."""
    return make_settings()


@pytest.fixture(scope="session")
def shared_app(settings: "Settings", database: Database) -> Iterator[Flask]:
    """The app of this test process on its migrated database; tests ask for `app` instead."""
    from server.app import create_app

    app = create_app(settings)
    app.testing = True
    app.test_client_class = NotingClient
    database.prepare(app)
    yield app
    let_go(app)


@pytest.fixture
def app(
    shared_app: Flask,
    database: Database,
    redis: "redis_client.Redis",
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Flask]:
    """The app, with an empty database and an empty Redis."""
    from server.articles import tip_rotation
    from server.categories import book
    from server.core.database.connection_pool import transaction_mode
    from server.forecast import ledger_habits
    from server.imports.statements import child_process
    from server.overview import answer_cache
    from server.sessions import daily_activity
    from server.transactions import suggestions
    from server.wallets import wallet_book
    from tests.support.forked_readers import run_in_fork

    database.reset(shared_app)
    # People who are put back have the same ids, and other categories and wallets under the same
    # versions.
    book.cached_books.clear()
    wallet_book.cached_books.clear()
    answer_cache.answers.clear()
    suggestions.CACHE.clear()
    ledger_habits.CACHE.clear()
    tip_rotation.cache.clear()
    daily_activity.known.clear()
    monkeypatch.setattr(child_process, "run_process", run_in_fork)
    # What a test begins outside of requests ends with it.
    token = transaction_mode.set(transaction_mode.get())
    yield shared_app
    transaction_mode.reset(token)


@pytest.fixture(scope="session")
def lasting_redis(valkey: Valkey | ValkeyCluster) -> Iterator["redis_client.Redis"]:
    """A client of the Redis protocol server."""
    with open_client(valkey.url) as client:
        yield client


@pytest.fixture
def redis(lasting_redis: "redis_client.Redis") -> "redis_client.Redis":
    """A client of the Redis protocol server, which is empty at the start of the test."""
    lasting_redis.flushall()
    return lasting_redis


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A visitor who is not signed in."""
    return app.test_client()


@pytest.fixture(scope="session")
def lasting_proxied(shared_app: Flask, make_settings: MakeSettings) -> Iterator[Flask]:
    """One application behind one trusted proxy for all tests."""
    from tests.support.accounts import another_app

    with another_app(make_settings(TRUSTED_PROXIES="1")) as behind:
        yield behind


@pytest.fixture
def proxied(app: Flask, lasting_proxied: Flask) -> Iterator[Flask]:
    """The application behind one trusted proxy, so that a call can come from anywhere."""
    yield lasting_proxied
    let_go(lasting_proxied)


@pytest.fixture
def mailbox(app: Flask, sink: Mailbox) -> Mailbox:
    """The mail server, empty; reading it first sends what waits in the outbox."""
    from server.core.mail.delivery import send_waiting

    def deliver() -> None:
        with app.app_context():
            send_waiting()

    sink.clear()
    sink.deliver = deliver
    return sink


@pytest.fixture
def ayu(app: Flask, mailbox: Mailbox) -> SignedIn:
    """Ayu, who registered, confirmed and signed in."""
    return settle(app, mailbox, AYU)


@pytest.fixture
def bayu(app: Flask, mailbox: Mailbox) -> SignedIn:
    """Bayu, who must never see what is Ayu's."""
    return settle(app, mailbox, BAYU)
