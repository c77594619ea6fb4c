"""The database: its model base and how each kind of engine is opened."""

import sqlite3
from contextvars import ContextVar
from typing import Any, Final

from flask import Flask
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import Connection, Engine, MetaData, event
from sqlalchemy.orm import DeclarativeBase

# Names given to constraints, so that a migration can speak of them on both databases.
NAMING: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}

CONNECT_SECONDS: Final = 2
POOL_SECONDS: Final = 2
BUSY_MS: Final = 5000
# A person waits less than a job does: the answer 503 must leave within three seconds.
REQUEST_WAIT_MS: Final = 2000
JOB_WAIT_MS: Final = 5000
JOB_STATEMENT_MS: Final = 120_000

# What the next transaction of this thread is for: "read", "write" or "job".
transaction_mode: ContextVar[str] = ContextVar("transaction_mode", default="job")


class Base(DeclarativeBase):
    """What every table of the product descends from."""

    metadata = MetaData(naming_convention=NAMING)


db = SQLAlchemy(model_class=Base)


def engine_options(url: str) -> dict[str, Any]:
    """How to open the engine of an address: short waits, and nothing that a pooler cannot keep."""
    options: dict[str, Any] = {
        "pool_pre_ping": True,
        "pool_timeout": POOL_SECONDS,
        # An error that is logged must not carry what was to be stored.
        "hide_parameters": True,
    }
    if url.startswith("sqlite"):
        options["connect_args"] = {"timeout": BUSY_MS / 1000, "check_same_thread": False}
        return options
    options["pool_size"] = 10
    options["max_overflow"] = 10
    options["pool_recycle"] = 900
    # Server-side prepared statements belong to one connection, which a pooler hands around.
    options["connect_args"] = {
        "connect_timeout": CONNECT_SECONDS,
        "prepare_threshold": None,
        "application_name": "lumbung",
    }
    return options


def init_database(app: Flask, url: str) -> None:
    """Open the database of an application and teach its engine our transactions."""
    app.config["SQLALCHEMY_DATABASE_URI"] = url
    app.config["SQLALCHEMY_ENGINE_OPTIONS"] = engine_options(url)
    db.init_app(app)
    with app.app_context():
        attach(db.engine)


def attach(engine: Engine) -> None:
    """Make the transactions of an engine begin and wait as ours do."""
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _open_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    else:
        event.listen(engine, "begin", _begin_postgresql)


def _open_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    # The driver would begin transactions by itself, and never as IMMEDIATE.
    connection.isolation_level = None
    for pragma in (
        f"busy_timeout = {BUSY_MS}",
        "journal_mode = WAL",
        "synchronous = NORMAL",
        "foreign_keys = ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    mode = transaction_mode.get()
    wait = BUSY_MS if mode == "job" else REQUEST_WAIT_MS
    raw = connection.connection.cursor()
    try:
        raw.execute(f"PRAGMA busy_timeout = {wait}")
        raw.execute("BEGIN" if mode == "read" else "BEGIN IMMEDIATE")
    finally:
        raw.close()


def _begin_postgresql(connection: Connection) -> None:
    job = transaction_mode.get() == "job"
    statement = JOB_STATEMENT_MS if job else REQUEST_WAIT_MS
    lock = JOB_WAIT_MS if job else REQUEST_WAIT_MS
    raw = connection.connection.cursor()
    try:
        raw.execute(
            f"SET LOCAL statement_timeout = {statement}; SET LOCAL lock_timeout = {lock};"
            " SET LOCAL idle_in_transaction_session_timeout = 60000"
        )
    finally:
        raw.close()
