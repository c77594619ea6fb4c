"""INSERT with ON CONFLICT, which SQLAlchemy spells per database."""

from typing import Any

from sqlalchemy.dialects import postgresql, sqlite

from server.core.database.engine import db


def upsert_into(target: Any) -> Any:
    """An INSERT into a table or model that knows `on_conflict_do_update` and `…_do_nothing`."""
    dialect = postgresql if db.session.get_bind().dialect.name == "postgresql" else sqlite
    return dialect.insert(target)
