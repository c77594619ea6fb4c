"""A lock on a name, such as a username that is about to be taken, until the transaction ends."""

from sqlalchemy import text

from server.core.database.engine import db, dialect_name


def lock_name(kind: str, name: str) -> None:
    """Let concurrent transactions that lock the same name wait for this one.

    SQLite has one writer at a time, so there the transaction itself is the lock.
    """
    if dialect_name() != "postgresql":
        return
    # It ends with the transaction, so it works through a pooler.
    locked = text("SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))")
    db.session.execute(locked, {"name": f"{kind}:{name}"})
