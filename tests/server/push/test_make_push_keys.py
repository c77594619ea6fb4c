"""A command makes the pair of keys; settings that cannot work are named at the start."""

import pytest
from flask import Flask

from server.core.security import vapid
from server.settings import Settings, SettingsError
from server.worker import all_jobs


def test_the_command_prints_a_pair_that_the_settings_take(app: Flask) -> None:
    run = app.test_cli_runner()
    first, second = (run.invoke(args=["make-push-keys"]) for _turn in "12")
    assert (first.exit_code, second.exit_code) == (0, 0)
    assert first.output != second.output
    line, comment = first.output.splitlines()
    name, _equals, private = line.partition("=")
    assert comment.endswith(vapid.public_key(private))
    settings = Settings.from_environ(
        {
            name: private,
            "SECRET_KEY": "k9Jx2mQ7vR4tY8wB3nF6hL1pZ5cD0sGa",
            "MAIL_DEFAULT_SENDER": "Lumbung <no-reply@lumbung.example>",
            "PUSH_HOSTS": "Push.Kampung.example, push.desa.example:8443",
        }
    )
    assert settings.vapid_private_key == private
    assert settings.vapid_subject == "mailto:no-reply@lumbung.example"
    assert settings.push_hosts == ("push.kampung.example", "push.desa.example:8443")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("VAPID_PRIVATE_KEY", "short"),
        ("VAPID_PRIVATE_KEY", vapid.encode(b"\0" * 32)),
        ("VAPID_PRIVATE_KEY", vapid.encode(b"\xff" * 32)),
        ("VAPID_SUBJECT", "ops@lumbung.example"),
        ("VAPID_SUBJECT", "mailto:ops"),
    ],
)
def test_keys_that_cannot_work_stop_the_start(name: str, value: str) -> None:
    environ = {
        "SECRET_KEY": "k9Jx2mQ7vR4tY8wB3nF6hL1pZ5cD0sGa",
        "VAPID_PRIVATE_KEY": vapid.new_private_key(),
        name: value,
    }
    with pytest.raises(SettingsError, match=name) as refused:
        Settings.from_environ(environ)
    assert value not in str(refused.value)


def test_the_worker_pushes() -> None:
    assert all_jobs()["push"].every_seconds == 60
    assert "push_retention" in all_jobs()
