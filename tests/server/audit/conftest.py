"""What tests of the audit log share."""

from collections.abc import Iterator

import pytest
from flask import Flask
from sqlalchemy import select, text

from server.audit.models import AuditEntry
from server.core.database.unit_of_work import unit_of_work
from server.extensions import db

AYU_ID = "01JAYU00000000000000000000"
BAYU_ID = "01JBAYU0000000000000000000"


@pytest.fixture
def context(app: Flask) -> Iterator[None]:
    """The app at work, outside of any request."""
    with app.app_context():
        yield


def acts() -> list[AuditEntry]:
    """Every act of the log, oldest first."""
    with unit_of_work():
        rows = list(db.session.scalars(select(AuditEntry).order_by(AuditEntry.number)))
        db.session.expunge_all()
    return rows


def run_sql(*statements: str) -> None:
    """Change the database as somebody who holds it can."""
    with unit_of_work():
        for statement in statements:
            db.session.execute(text(statement))


def copied(number: int, id_: str = "'x'", act: str = "INSERT INTO") -> str:
    """The statement that puts a copy of the fifth row somewhere, with another action."""
    return (
        f"{act} audit_log (number, id, at, action, actor_id, target_id, result, previous, hash)"
        f" SELECT {number}, {id_}, at, 'verified', actor_id, target_id, result, previous, hash"
        " FROM audit_log WHERE number = 5"
    )


def without_trigger(table: str, act: str) -> str:
    """The statement that takes a trigger away."""
    name = f"{table}_no_{act}"
    on = f" ON {table}" if db.engine.dialect.name == "postgresql" else ""
    return f"DROP TRIGGER {name}{on}"


@pytest.fixture
def broken_database(app: Flask, context: None) -> Iterator[None]:
    """A database whose triggers the test may drop; they are back at its end."""
    yield
    with unit_of_work():
        if db.session.get_bind().dialect.name != "postgresql":
            return
        for table in ("audit_log", "audit_head"):
            for act in ("insert", "update", "delete"):
                db.session.execute(
                    text(
                        f"CREATE OR REPLACE TRIGGER {table}_no_{act} BEFORE {act.upper()}"
                        f" ON {table} FOR EACH ROW EXECUTE FUNCTION {table}_no_{act}()"
                    )
                )
