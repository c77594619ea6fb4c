"""Rows that two operators may add at the same time."""

from typing import Any

from sqlalchemy.dialects import postgresql, sqlite

from server.core.database.engine import Base
from server.extensions import db


def insert_once(model: type[Base], **values: Any) -> bool:
    """Insert a row; False when there is one by this key, perhaps since a moment."""
    kind = postgresql if db.session.get_bind().dialect.name == "postgresql" else sqlite
    keys = list(model.__table__.primary_key)
    once = kind.insert(model).values(values).on_conflict_do_nothing()
    return db.session.execute(once.returning(*keys)).first() is not None
