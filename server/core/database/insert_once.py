"""Inserting a row that another transaction may insert at the same time."""

from typing import Any

from sqlalchemy.dialects import postgresql, sqlite

from server.core.database.engine import Base, db


def insert_once(model: type[Base], **values: Any) -> bool:
    """Insert a row; False when there is one with this key, even a concurrent one."""
    kind = postgresql if db.session.get_bind().dialect.name == "postgresql" else sqlite
    keys = list(model.__table__.primary_key)
    once = kind.insert(model).values(values).on_conflict_do_nothing()
    return db.session.execute(once.returning(*keys)).first() is not None
