"""On SQLite the transaction of a request ends in time; a job or a long file takes its time."""

import pytest
from flask import Flask
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from server.core.database.connection_pool import LONG_STATEMENT_MS
from server.core.database.engine import (
    CACHE_KB,
    DEADLINE,
    LARGE_CACHE_KB,
    LARGE_WORK_MEMORY,
    SQLITE_TRANSACTION_MS,
    db,
    limit_transaction,
)
from server.core.database.unit_of_work import (
    extend_timeout,
    lift_deadline,
    read_mode,
    unit_of_work,
)

# Some tenths of a second, in which the deadline is looked at several times.
COUNT = text(
    "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 500000)"
    " SELECT count(*) FROM numbers"
)


def test_a_statement_ends_when_the_time_of_its_transaction_is_over(app: Flask) -> None:
    with app.app_context(), read_mode():
        limit_transaction(db.session.connection(), 0)
        with pytest.raises(OperationalError, match="interrupted"):
            db.session.scalar(COUNT)
        db.session.rollback()
        # The next one on the same connection has time of its own.
        assert db.session.scalar(COUNT) == 500_000


def test_a_result_that_is_read_in_parts_may_take_longer(app: Flask) -> None:
    with app.app_context(), read_mode():
        limit_transaction(db.session.connection(), 0)
        lift_deadline()
        assert db.session.scalar(COUNT) == 500_000


def test_a_job_takes_its_time_and_a_long_change_more_than_others(app: Flask) -> None:
    with app.app_context(), unit_of_work():
        assert DEADLINE not in db.session.connection().info
    with app.app_context(), read_mode():
        known = db.session.connection().info
        before = known[DEADLINE]
        extend_timeout()
        more = known[DEADLINE] - before
        assert more >= (LONG_STATEMENT_MS - SQLITE_TRANSACTION_MS) / 1000
        db.session.rollback()


def test_a_long_change_keeps_more_pages_in_memory_until_it_ends(app: Flask) -> None:
    asked = text("PRAGMA cache_size")
    with app.app_context():
        with unit_of_work():
            assert db.session.scalar(asked) == -CACHE_KB
            extend_timeout()
            assert db.session.scalar(asked) == -LARGE_CACHE_KB
        # The next one on the same connection.
        with unit_of_work():
            assert db.session.scalar(asked) == -CACHE_KB


@pytest.mark.postgresql_alone
def test_a_long_change_of_postgresql_has_more_memory_until_it_ends(app: Flask) -> None:
    asked = text("SHOW work_mem")
    with app.app_context():
        with unit_of_work():
            usual = db.session.scalar(asked)
            extend_timeout()
            assert db.session.scalar(asked) == LARGE_WORK_MEMORY != usual
        with unit_of_work():
            assert db.session.scalar(asked) == usual
