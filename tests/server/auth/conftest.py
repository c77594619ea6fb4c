"""Fixtures of tests that try passwords many times."""

from functools import cache

import pytest

from server.users import passwords

_verify_once = cache(passwords.verify_password)


@pytest.fixture
def compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare each password and hash for real, but once: that takes its time on purpose."""
    monkeypatch.setattr("server.users.passwords.verify_password", _verify_once)
