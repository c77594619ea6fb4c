"""Fixtures of tests that try passwords many times."""

from collections.abc import Iterator
from functools import cache

import pytest
from flask import Flask

from server.users import passwords
from tests.conftest import MakeSettings
from tests.support.accounts import another_app

_verify_once = cache(passwords.verify_password)


@pytest.fixture
def compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare each password and hash for real, but once: that takes its time on purpose."""
    monkeypatch.setattr("server.users.passwords.verify_password", _verify_once)


@pytest.fixture
def proxied(app: Flask, make_settings: MakeSettings) -> Iterator[Flask]:
    """The application behind one trusted proxy, so that a call can come from anywhere."""
    with another_app(make_settings(TRUSTED_PROXIES="1")) as behind:
        yield behind
