"""No row is replaced by an INSERT, and no forged checkpoint lets rows be deleted."""

from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from flask import Flask
from sqlalchemy.exc import DBAPIError

from server.audit import actions, service
from server.audit.chain import KEPT
from server.audit.verification import first_fault
from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from server.settings import settings_of
from tests.server.audit.conftest import AYU_ID, acts, copied, run_sql

pytestmark = pytest.mark.both_databases

REPLACE = "INSERT OR REPLACE INTO"
# The driver of each engine has its own word for what is there already.
REPLACING = {
    "sqlite": (
        copied(3, act=REPLACE),
        copied(6, "id", act=REPLACE),
        f"{REPLACE} audit_log (rowid, number, id, at, action, result, previous, hash)"
        " SELECT 2, 6, 'x', at, 'verified', result, previous, hash FROM audit_log"
        " WHERE number = 5",
        f"{REPLACE} audit_head VALUES (1, 3, 'other')",
        f"{REPLACE} audit_head (rowid, id, number, hash) VALUES (1, 1, 3, 'other')",
        "UPDATE OR REPLACE audit_log SET number = 2 WHERE number = 5",
    ),
    "postgresql": (
        copied(3) + " ON CONFLICT (number) DO UPDATE SET action = excluded.action",
        copied(6, "id") + " ON CONFLICT (id) DO UPDATE SET action = excluded.action",
        "INSERT INTO audit_head VALUES (1, 3, 'other')"
        " ON CONFLICT (id) DO UPDATE SET number = 3, hash = 'other'",
        "MERGE INTO audit_log AS log USING (SELECT 3 AS number) AS other"
        " ON log.number = other.number WHEN MATCHED THEN UPDATE SET action = 'verified'",
    ),
}


@pytest.fixture
def log(context: None) -> None:
    """Two acts that are older than 24 months, and three that are not."""
    present = datetime.now(UTC)
    ages = (KEPT + timedelta(days=1), KEPT + timedelta(days=1), timedelta(days=700))
    for age in (*ages, timedelta(), timedelta()):
        with time_machine.travel(present - age, tick=False), unit_of_work():
            service.record(actions.SESSION_STARTED, actor_id=AYU_ID)


def test_no_row_is_replaced(app: Flask, log: None) -> None:
    before = [vars(act)["hash"] for act in acts()]
    for statement in REPLACING[db.engine.dialect.name]:
        with pytest.raises(DBAPIError, match="append only"):
            run_sql(statement)
    assert [vars(act)["hash"] for act in acts()] == before
    assert first_fault(settings_of(app).secret_keys) is None


def checkpoint(number: str, own: str) -> str:
    """The statement that forges a checkpoint."""
    return (
        "INSERT INTO audit_checkpoints (id, at, number, hash, signature)"
        f" SELECT 'forged', at, {number}, {own}, hash FROM audit_log WHERE number = 5"
    )


@pytest.mark.parametrize(
    ("number", "own"), [("999999", "hash"), ("6", "hash"), ("4", "hash"), ("5", "'other'")]
)
def test_a_checkpoint_stands_at_a_row_of_the_log_alone(log: None, number: str, own: str) -> None:
    with pytest.raises(DBAPIError, match="append only"):
        run_sql(checkpoint(number, own))


@pytest.mark.parametrize("number", [3, 4, 5])
def test_a_forged_checkpoint_lets_nobody_delete_a_row_of_the_last_24_months(
    log: None, number: int
) -> None:
    run_sql(checkpoint("number", "hash"))
    with pytest.raises(DBAPIError, match="append only"):
        run_sql(f"DELETE FROM audit_log WHERE number = {number}")
    with pytest.raises(DBAPIError, match="append only"):
        run_sql("DELETE FROM audit_log")
    assert len(acts()) == 5


def test_an_old_row_leaves_behind_no_checkpoint_only(log: None) -> None:
    with pytest.raises(DBAPIError, match="append only"):
        run_sql("DELETE FROM audit_log WHERE number = 1")
    assert len(acts()) == 5
