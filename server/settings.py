"""The settings; the only reader of the environment."""

import os
import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.utils import parseaddr
from pathlib import Path
from typing import Any, Final, Self, TypeVar
from urllib.parse import urlsplit

from flask import Flask, current_app

from server.core.security import vapid

Value = TypeVar("Value")

TRUE: Final = frozenset({"1", "true", "yes", "on"})
FALSE: Final = frozenset({"0", "false", "no", "off"})
SHORTEST_KEY: Final = 32
# The least memory of Argon2id with two passes that OWASP recommends: 19 MiB.
LEAST_PASSWORD_MEMORY_KIB: Final = 19 * 1024
MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE
# The gateway drops headers with an underscore, which WSGI takes for ones with a hyphen.
HEADER_NAME: Final = re.compile(r"[A-Za-z0-9-]+")
# The proxy itself, to get at its object once.
_APP: Final[Any] = current_app
HERE: Final = Path(__file__).resolve().parent


class Environment:
    """Environment variables; wrong values are collected in `problems`, to be reported at once."""

    def __init__(self, source: Mapping[str, str]) -> None:
        self.source = source
        self.problems: list[str] = []

    def text(self, name: str, default: str) -> str:
        return self.source.get(name, "").strip() or default

    def optional(self, name: str) -> str | None:
        return self.source.get(name, "").strip() or None

    def names(self, name: str) -> tuple[str, ...]:
        """The items of a comma-separated list."""
        parts = (part.strip() for part in self.source.get(name, "").split(","))
        return tuple(part for part in parts if part)

    def integer(self, name: str, default: int, *, least: int = 0) -> int:
        return self._number(name, default, int, least)

    def decimal(self, name: str, default: float, *, least: float = 0) -> float:
        return self._number(name, default, float, least)

    def flag(self, name: str, *, default: bool = False) -> bool:
        word = self.text(name, "1" if default else "0").lower()
        if word not in TRUE | FALSE:
            self.problems.append(f"{name} must be 1 or 0.")
        return word in TRUE

    def choice(self, name: str, choices: tuple[str, ...]) -> str:
        """One of the choices; the first is the default."""
        word = self.text(name, choices[0])
        if word not in choices:
            self.problems.append(f"{name} must be one of: {', '.join(choices)}.")
            return choices[0]
        return word

    def _number(
        self, name: str, default: Value, kind: Callable[[str], Value], least: float
    ) -> Value:
        word = self.source.get(name, "").strip()
        if not word:
            return default
        try:
            number = kind(word)
        except ValueError:
            self.problems.append(f"{name} must be a number.")
            return default
        if not float(word) >= least or float(word) == float("inf"):
            self.problems.append(f"{name} must be at least {least}.")
            return default
        return number


class SettingsError(RuntimeError):
    """The environment has missing or wrong values; the text names each of them."""


# Compared by identity: caches find what belongs to an application by its settings.
@dataclass(frozen=True, kw_only=True, repr=False, eq=False)
class Settings:
    """The settings of an operator; durations are whole seconds."""

    secret_key: str
    app_env: str = "development"
    port: int = 8080
    public_url: str = "http://localhost:8080"
    secret_key_previous: str | None = None
    database_url: str = "sqlite:///lumbung.sqlite3"
    redis_url: str = "redis://localhost:6379/0"
    mail_server: str | None = None
    mail_port: int = 25
    mail_use_tls: bool = False
    mail_username: str | None = None
    mail_password: str | None = None
    mail_default_sender: str = "Lumbung <no-reply@localhost>"
    data_dir: Path = Path("var")
    vapid_private_key: str | None = None
    vapid_subject: str = "mailto:no-reply@localhost"
    push_hosts: tuple[str, ...] = ()
    backup_key: str | None = None
    client_dist: Path = HERE.parent / "client" / "dist"
    service_worker: bool = True
    trusted_proxies: int = 0
    country_header: str | None = None
    cors_origins: tuple[str, ...] = ()
    metrics_token: str | None = None
    web_threads: int = 16
    log_level: str = "INFO"
    limits_factor: float = 1.0
    export_rows: int = 10_000
    session_idle: int = 14 * DAY
    session_absolute: int = 90 * DAY
    operator_session_idle: int = 30 * MINUTE
    operator_session_absolute: int = 12 * 60 * MINUTE
    token_lifetime: int = 5 * MINUTE
    password_memory_kib: int = LEAST_PASSWORD_MEMORY_KIB

    @property
    def production(self) -> bool:
        return self.app_env == "production"

    @property
    def https(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def origin(self) -> str:
        """The scheme, host and port under which browsers know the site."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}"

    @property
    def secret_keys(self) -> tuple[str, ...]:
        """The keys that verify, newest first; only the first one signs."""
        keys = (self.secret_key, self.secret_key_previous)
        return tuple(key for key in keys if key)

    @classmethod
    def from_environ(cls, environ: Mapping[str, str]) -> Self:
        """Read all settings, or raise SettingsError that names every one that is wrong."""
        read = Environment(environ)
        data_dir = Path(read.text("DATA_DIR", "var")).resolve()
        app_env = read.choice("APP_ENV", ("development", "production"))
        settings = cls(
            app_env=app_env,
            secret_key=read.text("SECRET_KEY", ""),
            data_dir=data_dir,
            **_addresses(read, data_dir),
            **_mail(read),
            **_push(read),
            **_numbers(read),
        )
        problems = read.problems + _problems(settings, read)
        if problems:
            raise SettingsError("Lumbung cannot start:\n- " + "\n- ".join(problems))
        if not settings.secret_key:
            object.__setattr__(settings, "secret_key", _stored_key(data_dir))
        return settings


def _addresses(read: Environment, data_dir: Path) -> dict[str, Any]:
    port = read.integer("PORT", 8080, least=1)
    return {
        "port": port,
        "public_url": read.text("PUBLIC_URL", f"http://localhost:{port}").rstrip("/"),
        "secret_key_previous": read.optional("SECRET_KEY_PREVIOUS"),
        "database_url": driver_url(
            read.text("DATABASE_URL", f"sqlite:///{data_dir / 'lumbung.sqlite3'}")
        ),
        "redis_url": read.optional("REDIS_URL") or _local_redis_url(data_dir),
        "client_dist": Path(read.text("CLIENT_DIST", str(HERE.parent / "client" / "dist"))),
        "service_worker": read.flag("SERVICE_WORKER", default=True),
        "backup_key": read.optional("BACKUP_KEY"),
        "country_header": read.optional("COUNTRY_HEADER"),
        "cors_origins": read.names("CORS_ORIGINS"),
        "metrics_token": read.optional("METRICS_TOKEN"),
        "log_level": read.choice("LOG_LEVEL", ("INFO", "DEBUG", "WARNING", "ERROR")),
    }


def _mail(read: Environment) -> dict[str, Any]:
    return {
        "mail_server": read.optional("MAIL_SERVER"),
        "mail_port": read.integer("MAIL_PORT", 25, least=1),
        "mail_use_tls": read.flag("MAIL_USE_TLS"),
        "mail_username": read.optional("MAIL_USERNAME"),
        "mail_password": read.optional("MAIL_PASSWORD"),
        "mail_default_sender": read.text("MAIL_DEFAULT_SENDER", "Lumbung <no-reply@localhost>"),
    }


def _push(read: Environment) -> dict[str, Any]:
    sender = parseaddr(read.text("MAIL_DEFAULT_SENDER", ""))[1] or "no-reply@localhost"
    return {
        "vapid_private_key": read.optional("VAPID_PRIVATE_KEY"),
        "vapid_subject": read.text("VAPID_SUBJECT", f"mailto:{sender}"),
        "push_hosts": tuple(name.lower() for name in read.names("PUSH_HOSTS")),
    }


def _numbers(read: Environment) -> dict[str, Any]:
    return {
        "trusted_proxies": read.integer("TRUSTED_PROXIES", 0),
        "web_threads": read.integer("WEB_THREADS", 16, least=4),
        "export_rows": read.integer("EXPORT_ROWS", 10_000, least=1),
        "limits_factor": read.decimal("LIMITS_FACTOR", 1.0, least=0.001),
        "session_idle": read.integer("SESSION_IDLE_SECONDS", 14 * DAY, least=MINUTE),
        "session_absolute": read.integer("SESSION_ABSOLUTE_SECONDS", 90 * DAY, least=MINUTE),
        "operator_session_idle": read.integer(
            "OPERATOR_SESSION_IDLE_SECONDS", 30 * MINUTE, least=MINUTE
        ),
        "operator_session_absolute": read.integer(
            "OPERATOR_SESSION_ABSOLUTE_SECONDS", 12 * 60 * MINUTE, least=MINUTE
        ),
        "token_lifetime": read.integer("TOKEN_LIFETIME_SECONDS", 5 * MINUTE, least=10),
        "password_memory_kib": read.integer(
            "PASSWORD_MEMORY_KIB", LEAST_PASSWORD_MEMORY_KIB, least=8
        ),
    }


def driver_url(url: str) -> str:
    """The database URL of a platform with our PostgreSQL driver."""
    for scheme in ("postgres://", "postgresql://"):
        if url.startswith(scheme):
            return "postgresql+psycopg://" + url.removeprefix(scheme)
    return url


def _problems(settings: Settings, read: Environment) -> list[str]:
    found = []
    if settings.secret_key and len(settings.secret_key.encode()) < SHORTEST_KEY:
        found.append(f"SECRET_KEY must be at least {SHORTEST_KEY} bytes long and random.")
    previous = settings.secret_key_previous
    if previous and len(previous.encode()) < SHORTEST_KEY:
        found.append(f"SECRET_KEY_PREVIOUS must be at least {SHORTEST_KEY} bytes long.")
    if urlsplit(settings.public_url).scheme not in {"http", "https"}:
        found.append("PUBLIC_URL must be an http or https address.")
    if "*" in settings.cors_origins or "null" in settings.cors_origins:
        found.append("CORS_ORIGINS must name exact origins.")
    found += _country_problems(settings)
    key = settings.vapid_private_key
    if key and not vapid.is_private_key(key):
        found.append("VAPID_PRIVATE_KEY must be what flask make-push-keys printed.")
    if key and not vapid.is_subject(settings.vapid_subject):
        found.append("VAPID_SUBJECT must be a mailto: or an https: address.")
    if settings.production:
        found += _production_problems(settings, read)
    return found


def _country_problems(settings: Settings) -> list[str]:
    name = settings.country_header
    if name is None:
        return []
    wrong = {
        "COUNTRY_HEADER needs TRUSTED_PROXIES: anybody could send the header.": (
            settings.trusted_proxies == 0
        ),
        "COUNTRY_HEADER must be the name of a header, without an underscore.": (
            HEADER_NAME.fullmatch(name) is None
        ),
    }
    return [sentence for sentence, is_wrong in wrong.items() if is_wrong]


def _production_problems(settings: Settings, read: Environment) -> list[str]:
    wrong = {
        "SECRET_KEY is missing: set at least 32 random bytes.": not settings.secret_key,
        "SECRET_KEY is too simple: make it with a random generator.": bool(settings.secret_key)
        and len(set(settings.secret_key)) < 10,
        "PUBLIC_URL must be the https address of the site.": not settings.https,
        "DATABASE_URL must name a PostgreSQL database.": not settings.database_url.startswith(
            "postgresql+psycopg://"
        ),
        "REDIS_URL is missing: sessions and limits live in Redis.": not read.optional("REDIS_URL"),
        "MAIL_SERVER is missing: people confirm their address by mail.": not settings.mail_server,
        "MAIL_DEFAULT_SENDER is missing: mail needs a sender.": not read.optional(
            "MAIL_DEFAULT_SENDER"
        ),
        "LIMITS_FACTOR must not be above 1.": settings.limits_factor > 1,
        f"PASSWORD_MEMORY_KIB must be at least {LEAST_PASSWORD_MEMORY_KIB}.": (
            settings.password_memory_kib < LEAST_PASSWORD_MEMORY_KIB
        ),
    }
    return [sentence for sentence, is_wrong in wrong.items() if is_wrong]


def _local_redis_url(data_dir: Path) -> str:
    """The URL of the Redis server that the product starts itself, from its file."""
    try:
        return (data_dir / "redis_url").read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return "redis://localhost:6379/0"


def _stored_key(data_dir: Path) -> str:
    """The key without SECRET_KEY: created once, in a file that only its owner can read."""
    path = data_dir / "secret_key"
    data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text(encoding="ascii").strip()
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(secrets.token_urlsafe(48))
    return path.read_text(encoding="ascii").strip()


def from_environment() -> Settings:
    """The settings of this process; exits with a message when some are wrong."""
    try:
        return Settings.from_environ(os.environ)
    except SettingsError as error:
        raise SystemExit(str(error)) from None


def current_settings() -> Settings:
    """The settings of the current application."""
    return settings_of(_APP._get_current_object())


def settings_of(app: Flask) -> Settings:
    settings: Settings = app.extensions["settings"]
    return settings
