"""What tests that try passwords many times ask for."""

from functools import cache

import pytest

from server.users import passwords


@cache
def _fits(password: str, kept: str | None) -> bool:
    return passwords.verify_password(password, kept)


@pytest.fixture
def compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare each password and hash for real, but once: that takes its time on purpose."""
    monkeypatch.setattr("server.users.passwords.verify_password", _fits)
