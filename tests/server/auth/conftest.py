"""Fixtures of tests that try passwords many times."""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from typing import Any

import pytest

from server.core.database.connection_pool import transaction_mode
from server.extensions import db
from server.users import passwords

_verify_once = cache(passwords.verify_password)


@pytest.fixture
def compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare each password and hash for real, but once: that takes its time on purpose."""
    monkeypatch.setattr("server.users.passwords.verify_password", _verify_once)


@pytest.fixture
def hashes(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, str]]]:
    """For each Argon2 hash the mode of the transaction and the state of the connection pool."""
    seen: list[tuple[str, str]] = []

    class NotedPool(ThreadPoolExecutor):
        def submit(self, *task: Any, **options: Any) -> Future[Any]:
            seen.append((transaction_mode.get(), db.engine.pool.status()))
            return super().submit(*task, **options)

    with NotedPool(4) as pool:
        monkeypatch.setattr(passwords, "_hashing", pool)
        yield seen
