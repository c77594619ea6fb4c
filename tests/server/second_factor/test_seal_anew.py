"""After a change of the secret key all authenticators' secrets are sealed under the new one."""

import pytest
from flask import Flask

from server.second_factor import secret_encryption
from server.settings import settings_of
from tests.conftest import MakeSettings
from tests.support.accounts import rows
from tests.support.operators import enrol
from tests.support.people import SignedIn
from tests.support.second_app import fresh_app

NEW = "another-key-for-tests-9876543210-zyxwvu"


def reseal(app: Flask) -> tuple[int, str]:
    """The exit code and output of `flask --app wsgi reseal`."""
    done = app.test_cli_runner().invoke(args=["reseal"])
    return done.exit_code, done.output.strip()


@pytest.mark.both_databases
def test_every_secret_opens_without_the_key_before(
    app: Flask, ayu: SignedIn, make_settings: MakeSettings
) -> None:
    enrol(ayu)
    before = rows(app, "SELECT secret FROM second_factors")
    assert reseal(app) == (0, "Sealed 0 secrets anew.")
    assert rows(app, "SELECT secret FROM second_factors") == before
    old = settings_of(app).secret_key
    with fresh_app(make_settings(SECRET_KEY=NEW, SECRET_KEY_PREVIOUS=old)) as rotated:
        assert reseal(rotated) == (0, "Sealed 1 secrets anew.")
        assert reseal(rotated) == (0, "Sealed 0 secrets anew.")
    with fresh_app(make_settings(SECRET_KEY=NEW)) as last, last.app_context():
        assert secret_encryption.count_unreadable() == 0


def test_a_secret_that_no_key_opens_is_told_and_stays(
    app: Flask, ayu: SignedIn, make_settings: MakeSettings
) -> None:
    enrol(ayu)
    with fresh_app(make_settings(SECRET_KEY=NEW)) as other:
        code, told = reseal(other)
        assert code == 1
        assert "1 secrets open with no key" in told
        with other.app_context():
            assert secret_encryption.count_unreadable() == 1
    with app.app_context():
        assert secret_encryption.count_unreadable() == 0
