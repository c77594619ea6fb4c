"""The configured database as a store that can be dumped and replaced."""

from contextlib import AbstractContextManager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection, bindparam, create_engine, inspect, text
from sqlalchemy.engine import make_url

from scripts.backups.age_encryption import Source
from scripts.backups.backup_header import Departures
from scripts.backups.errors import BackupError
from scripts.backups.postgresql import PostgresqlStore
from scripts.backups.sqlite import SqliteStore
from server.core.calendar.clock import format_utc
from server.core.database.column_types import UtcDateTime

# Longer than backups are kept.
DEPARTURES_KEPT = timedelta(days=40)


class Store(Protocol):
    """What the store of either engine can do."""

    kind: str

    def dump(self, directory: Path) -> AbstractContextManager[Source]: ...
    def is_empty(self) -> bool: ...
    def require_unused(self) -> None: ...
    def replace(self, content: Path) -> None: ...


def get_store(url: str) -> Store:
    """The store of a DATABASE_URL."""
    address = make_url(url)
    if address.get_backend_name() == "postgresql":
        return PostgresqlStore(address)
    if not address.database:
        raise BackupError("DATABASE_URL names no file.")
    return SqliteStore(Path(address.database).resolve())


def read_state(url: str) -> tuple[str, Departures]:
    """The revision of a database, and its departed and departing accounts."""
    engine = create_engine(url)
    try:
        with engine.connect() as link:
            tables = set(inspect(link).get_table_names())
            if "alembic_version" not in tables:
                raise BackupError("The database holds nothing of ours: there is nothing to keep.")
            revision = link.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
            return str(revision), _departures(link, "audit_log" in tables)
    finally:
        engine.dispose()


def has_data(url: str) -> bool:
    """Whether a database holds accounts or foreign tables; empty tables do not count."""
    engine = create_engine(url)
    try:
        with engine.connect() as link:
            tables = set(inspect(link).get_table_names())
            if not {"alembic_version", "users"} <= tables:
                return bool(tables - {"alembic_version"})
            return link.execute(text("SELECT 1 FROM users LIMIT 1")).first() is not None
    finally:
        engine.dispose()


def _departures(link: Connection, is_known: bool) -> Departures:
    present = datetime.now(UTC)
    if not is_known:
        return Departures(format_utc(present))
    gone = _list_targets(link, "account.erased", present - DEPARTURES_KEPT)
    reopened = _list_targets(link, "account.restored", present - DEPARTURES_KEPT)
    closing = text("SELECT id, closes_at FROM users WHERE closes_at IS NOT NULL").columns(
        closes_at=UtcDateTime()
    )
    leaving = {row.id: row.closes_at.isoformat() for row in link.execute(closing)}
    return Departures(format_utc(present), sorted(gone), leaving, reopened)


def _list_targets(link: Connection, action: str, since: datetime) -> dict[str, str]:
    """The targets of an action since a time, and when it last happened."""
    query = (
        text(
            "SELECT coalesce(target_id, actor_id) AS owner, max(at) AS at FROM audit_log"
            " WHERE action = :action AND at > :since GROUP BY coalesce(target_id, actor_id)"
        )
        .bindparams(bindparam("since", type_=UtcDateTime()))
        .columns(at=UtcDateTime())
    )
    found = link.execute(query, {"action": action, "since": since})
    return {str(row.owner): row.at.isoformat() for row in found if row.owner}
