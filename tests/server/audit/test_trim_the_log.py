"""Acts older than 24 months leave by a command, behind a checkpoint that we signed."""

from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from flask import Flask

from server.audit import actions, service
from server.audit.chain import KEPT
from server.core.database.unit_of_work import unit_of_work
from server.settings import settings_of
from tests.conftest import MakeSettings
from tests.server.audit.conftest import AYU_ID, acts, run_sql, without_trigger
from tests.support.second_app import fresh_app

pytestmark = pytest.mark.both_databases

# The database asks its own clock, which no test moves.
PRESENT = datetime.now(UTC)
OLD = PRESENT - KEPT - timedelta(days=1)


@pytest.fixture
def log(context: None) -> None:
    """Three old acts and two that are kept."""
    for moment in (OLD, OLD, OLD, PRESENT - timedelta(days=700), PRESENT):
        with time_machine.travel(moment, tick=False), unit_of_work():
            service.record(actions.SESSION_STARTED, actor_id=AYU_ID)


def run(app: Flask, *command: str) -> tuple[int, str]:
    """The exit code and the output of a command."""
    done = app.test_cli_runner().invoke(args=command)
    return done.exit_code, (done.stdout or done.output).strip()


def test_old_acts_are_removed_and_the_rest_still_verifies(app: Flask, log: None) -> None:
    assert run(app, "trim-audit") == (0, "Removed 3 acts.")
    assert [act.number for act in acts()] == [4, 5]
    assert run(app, "check-audit")[1].startswith("The audit log is whole: 2 acts.\n")
    assert run(app, "trim-audit") == (0, "Removed 0 acts.")


def test_a_log_whose_acts_are_all_old_goes_on_behind_its_checkpoint(
    app: Flask, context: None
) -> None:
    with time_machine.travel(OLD, tick=False), unit_of_work():
        service.record(actions.SESSION_STARTED, actor_id=AYU_ID)
    seen = run(app, "check-audit")[1].rpartition(" ")[2]
    assert run(app, "trim-audit") == (0, "Removed 1 acts.")
    with unit_of_work():
        service.record(actions.SESSION_STARTED, actor_id=AYU_ID)
    assert [act.number for act in acts()] == [2]
    assert run(app, "check-audit", "--expect", seen)[0] == 0


def test_a_checkpoint_that_we_did_not_sign_is_found(app: Flask, log: None) -> None:
    run_sql(
        "INSERT INTO audit_checkpoints SELECT id, at, number, hash, hash FROM audit_log"
        " WHERE number = 3",
        "DELETE FROM audit_log WHERE number <= 3",
    )
    code, line = run(app, "check-audit")
    assert code == 1
    assert "row 3: not signed by us" in line
    assert run(app, "trim-audit")[0] == 1


def test_a_checkpoint_survives_a_change_of_the_secret_key(
    app: Flask, log: None, make_settings: MakeSettings
) -> None:
    run(app, "trim-audit")
    old = settings_of(app).secret_key
    new = "another-key-for-tests-9876543210-zyxwvu"
    with fresh_app(make_settings(SECRET_KEY=new, SECRET_KEY_PREVIOUS=old)) as later:
        assert run(later, "check-audit")[0] == 0
        assert run(later, "trim-audit") == (0, "Removed 0 acts.")
    with fresh_app(make_settings(SECRET_KEY=new)) as last:
        assert run(last, "check-audit")[0] == 0


def test_a_broken_log_is_not_trimmed(app: Flask, broken_database: None, log: None) -> None:
    run_sql(without_trigger("audit_head", "update"), "UPDATE audit_head SET number = 9")
    code, line = run(app, "trim-audit")
    assert code == 1
    assert "broken" in line
    assert len(acts()) == 5
