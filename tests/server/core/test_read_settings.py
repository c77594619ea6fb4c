"""Settings are read from an environment, and production refuses to start without what it needs."""

from pathlib import Path

import pytest

from server.settings import Settings, SettingsError, from_environment

PRODUCTION = {
    "APP_ENV": "production",
    "SECRET_KEY": "k9Jx2mQ7vR4tY8wB3nF6hL1pZ5cD0sGa",
    "PUBLIC_URL": "https://lumbung.example",
    "DATABASE_URL": "postgres://lumbung@db.example/lumbung",
    "REDIS_URL": "rediss://redis.example:6379/0",
    "MAIL_SERVER": "mail.example",
    "MAIL_DEFAULT_SENDER": "Lumbung <no-reply@lumbung.example>",
}


def test_the_default_run_needs_nothing_and_keeps_the_key_it_made(tmp_path: Path) -> None:
    environ = {"DATA_DIR": str(tmp_path / "var")}
    first = Settings.from_environ(environ)
    second = Settings.from_environ(environ)
    assert first.secret_key == second.secret_key
    assert len(first.secret_key) >= 32
    assert (tmp_path / "var" / "secret_key").stat().st_mode & 0o077 == 0
    assert first.database_url == f"sqlite:///{tmp_path}/var/lumbung.sqlite3"
    assert first.public_url == "http://localhost:8080"
    assert first.https is False


def test_two_fresh_runs_make_different_keys(tmp_path: Path) -> None:
    keys = {
        Settings.from_environ({"DATA_DIR": str(tmp_path / name)}).secret_key for name in ("a", "b")
    }
    assert len(keys) == 2


def test_production_starts_with_everything_set() -> None:
    settings = Settings.from_environ(PRODUCTION)
    assert settings.production
    assert settings.https
    assert settings.database_url == "postgresql+psycopg://lumbung@db.example/lumbung"


def test_production_names_each_thing_that_is_missing(tmp_path: Path) -> None:
    with pytest.raises(SettingsError) as refused:
        Settings.from_environ({"APP_ENV": "production", "DATA_DIR": str(tmp_path)})
    for name in (
        "SECRET_KEY",
        "PUBLIC_URL",
        "DATABASE_URL",
        "REDIS_URL",
        "MAIL_SERVER",
        "MAIL_DEFAULT_SENDER",
    ):
        assert name in str(refused.value)
    assert not (tmp_path / "secret_key").exists()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SECRET_KEY", "short"),
        ("SECRET_KEY", "a" * 64),
        ("SECRET_KEY_PREVIOUS", "short"),
        ("PUBLIC_URL", "http://lumbung.example"),
        ("DATABASE_URL", "sqlite:///lumbung.sqlite3"),
        ("LIMITS_FACTOR", "2"),
        ("LIMITS_FACTOR", "nan"),
        ("LIMITS_FACTOR", "inf"),
        ("LIMITS_FACTOR", "0"),
        ("PASSWORD_MEMORY_KIB", "19455"),
        ("CORS_ORIGINS", "*"),
        ("CORS_ORIGINS", "https://a.example, null"),
        ("MAIL_PORT", "many"),
        ("MAIL_USE_TLS", "perhaps"),
        ("TRUSTED_PROXIES", "-1"),
        ("COUNTRY_HEADER", "CF-IPCountry"),
        ("LOG_LEVEL", "LOUD"),
    ],
)
def test_a_wrong_value_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(SettingsError, match=name):
        Settings.from_environ({**PRODUCTION, name: value})


def test_a_header_of_countries_is_believed_from_a_proxy_alone(tmp_path: Path) -> None:
    proxied = {"DATA_DIR": str(tmp_path), "TRUSTED_PROXIES": "1"}
    settings = Settings.from_environ({**proxied, "COUNTRY_HEADER": "CF-IPCountry"})
    assert settings.country_header == "CF-IPCountry"
    with pytest.raises(SettingsError, match="without an underscore"):
        Settings.from_environ({**proxied, "COUNTRY_HEADER": "CF_IPCountry"})


def test_a_short_key_is_refused_in_development_too(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="SECRET_KEY"):
        Settings.from_environ({"SECRET_KEY": "short", "DATA_DIR": str(tmp_path)})


def test_the_previous_key_only_verifies() -> None:
    settings = Settings.from_environ({**PRODUCTION, "SECRET_KEY_PREVIOUS": "p" * 32})
    assert settings.secret_keys == (PRODUCTION["SECRET_KEY"], "p" * 32)


def test_a_process_that_cannot_start_ends_with_plain_sentences(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("APP_ENV", "production")
    monkeypatch.delenv("SECRET_KEY", raising=False)
    with pytest.raises(SystemExit, match="SECRET_KEY is missing"):
        from_environment()


def test_settings_do_not_print_their_secrets() -> None:
    assert PRODUCTION["SECRET_KEY"] not in repr(Settings.from_environ(PRODUCTION))


def test_lists_and_flags_are_read(tmp_path: Path) -> None:
    settings = Settings.from_environ(
        {
            "DATA_DIR": str(tmp_path),
            "CORS_ORIGINS": "https://a.example, https://b.example",
            "MAIL_USE_TLS": "yes",
            "PUBLIC_URL": "https://lumbung.example/",
        }
    )
    assert settings.cors_origins == ("https://a.example", "https://b.example")
    assert settings.mail_use_tls is True
    assert settings.public_url == "https://lumbung.example"
    assert settings.origin == "https://lumbung.example"


def test_a_command_beside_the_running_product_finds_its_store(tmp_path: Path) -> None:
    (tmp_path / "redis_url").write_text("redis://127.0.0.1:40123/0")
    beside = Settings.from_environ({"DATA_DIR": str(tmp_path)})
    stated = Settings.from_environ({"DATA_DIR": str(tmp_path), "REDIS_URL": "redis://there:6379/0"})
    assert beside.redis_url == "redis://127.0.0.1:40123/0"
    assert stated.redis_url == "redis://there:6379/0"
