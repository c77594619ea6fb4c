"""The state of the database, Redis and mail, and the gauges of features."""

import sqlite3

import psycopg
import redis
from sqlalchemy import exists, func, literal, select
from sqlalchemy.exc import SQLAlchemyError

from server.core.database.unit_of_work import begin_probe
from server.core.mail.outbox import OutboxMail
from server.core.operations.gauges import Gauge, gauge_sources
from server.extensions import Base, db, redis_store


def database_answers() -> bool:
    """Whether every table can be read and, on SQLite, whether the file can be written."""
    tables = Base.metadata.sorted_tables
    begin_probe()
    try:
        db.session.execute(
            select(*[exists(select(literal(1)).select_from(table)) for table in tables])
        )
    except (SQLAlchemyError, sqlite3.OperationalError, psycopg.OperationalError):
        return False
    finally:
        db.session.rollback()
    return True


def redis_answers() -> bool:
    """Whether Redis answers a ping."""
    try:
        return bool(redis_store.client.ping())
    except redis.RedisError:
        return False


def mails_by_state() -> dict[str, int]:
    """How many mails of the outbox are in each state."""
    rows = db.session.execute(select(OutboxMail.state, func.count()).group_by(OutboxMail.state))
    return {row[0]: row[1] for row in rows}


def gauges() -> list[Gauge]:
    """The gauges of every feature."""
    return [gauge for told in gauge_sources.all() for gauge in told()]
