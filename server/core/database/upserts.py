"""INSERT with ON CONFLICT, which SQLAlchemy spells per database."""

from typing import Any

from sqlalchemy.dialects import postgresql, sqlite

from server.core.database.engine import Base, db, dialect_name


def upsert_into(target: Any) -> Any:
    """An INSERT into a table or model that has `on_conflict_do_update` and `…_do_nothing`."""
    dialect = postgresql if dialect_name() == "postgresql" else sqlite
    return dialect.insert(target)


def insert_once(model: type[Base], **values: Any) -> bool:
    """Insert a row; False when its key exists, also when a concurrent transaction inserts it."""
    statement = upsert_into(model).values(values).on_conflict_do_nothing()
    keys = list(model.__table__.primary_key)
    return db.session.execute(statement.returning(*keys)).first() is not None
