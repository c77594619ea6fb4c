"""The state of the database, Redis and mail, and the gauges of features."""

import sqlite3
from functools import cache
from typing import Final, cast

import psycopg
import redis
import structlog
from sqlalchemy import exists, func, literal, select
from sqlalchemy.exc import SQLAlchemyError

from server.core.database.unit_of_work import begin_probe
from server.core.mail.outbox import OutboxMail
from server.core.operations.gauges import Gauge, gauge_sources
from server.extensions import Base, db, redis_store

KEEPS_ALL: Final = "noeviction"

log = structlog.get_logger(__name__)


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


def find_eviction_policy() -> str | None:
    """How a server of Redis makes room when it is full, if it drops sessions and limits for that.

    INFO tells it where managed servers refuse CONFIG. The log hears of it once per process.
    """
    try:
        memories = [cast("dict[str, object]", one.info("memory")) for one in redis_store.servers]
    except redis.RedisError:
        return None
    policies = {str(memory.get("maxmemory_policy", KEEPS_ALL)) for memory in memories}
    for policy in sorted(policies - {KEEPS_ALL}):
        _log_eviction(policy)
        return policy
    return None


@cache
def _log_eviction(policy: str) -> None:
    log.warning("redis_may_evict", policy=policy)


def mails_by_state() -> dict[str, int]:
    """How many mails of the outbox are in each state."""
    rows = db.session.execute(select(OutboxMail.state, func.count()).group_by(OutboxMail.state))
    return {row[0]: row[1] for row in rows}


def gauges() -> list[Gauge]:
    """The gauges of every feature."""
    return [gauge for told in gauge_sources.all() for gauge in told()]
