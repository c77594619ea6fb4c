"""Whoever changes the audit log is refused by the database, and found out where it is not."""

import pytest
from flask import Flask
from sqlalchemy.exc import DBAPIError

from server.audit import actions, service
from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from tests.server.audit.conftest import AYU_ID, copied, run_sql, without_trigger

pytestmark = pytest.mark.both_databases

ACTS = 5


@pytest.fixture
def log(context: None, broken_database: None) -> None:
    """A log of a few acts, in a database whose triggers a test may drop."""
    for _ in range(ACTS):
        with unit_of_work():
            service.record(actions.SESSION_STARTED, actor_id=AYU_ID)


def check(app: Flask, *options: str) -> tuple[int, str]:
    """The exit code and the output of `flask --app wsgi check-audit`."""
    done = app.test_cli_runner().invoke(args=["check-audit", *options])
    return done.exit_code, done.output.strip()


def expected_next(app: Flask) -> list[str]:
    """The option that `check-audit` prints for the next time."""
    return check(app)[1].rpartition(": ")[2].split()


def test_an_untouched_log_is_whole(app: Flask, log: None) -> None:
    code, told = check(app)
    assert code == 0
    assert told.startswith("The audit log is whole: 5 acts.\nFor the next time: --expect 5:")


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE audit_log SET actor_id = NULL WHERE number = 3",
        "UPDATE audit_log SET hash = hash",
        "DELETE FROM audit_log WHERE number = 5",
        "DELETE FROM audit_log",
        "DELETE FROM audit_head",
        "INSERT INTO audit_head VALUES (2, 5, 'other')",
        "UPDATE audit_head SET number = 2",
        "UPDATE audit_head SET number = 9",
        copied(5),
        copied(9),
        copied(6, "id"),
        "UPDATE audit_head SET hash = 'other'",
    ],
)
def test_the_database_refuses_to_change_it(app: Flask, log: None, statement: str) -> None:
    with pytest.raises(DBAPIError, match="append only"):
        run_sql(statement)
    assert check(app)[0] == 0


def test_the_database_refuses_to_empty_it(app: Flask, log: None) -> None:
    empty = "TRUNCATE" if db.engine.dialect.name == "postgresql" else "DELETE FROM"
    with pytest.raises(DBAPIError, match="append only"):
        run_sql(f"{empty} audit_log")


@pytest.mark.parametrize(
    ("act", "statement", "told"),
    [
        ("update", "UPDATE audit_log SET actor_id = NULL WHERE number = 3", "row 3: was changed"),
        (
            "update",
            "UPDATE audit_log SET result = 'refused' WHERE number = 1",
            "row 1: was changed",
        ),
        (
            "update",
            "UPDATE audit_log SET previous = hash WHERE number = 2",
            "row 2: does not",
        ),
        ("delete", "DELETE FROM audit_log WHERE number = 1", "row 1: missing"),
        ("delete", "DELETE FROM audit_log WHERE number = 4", "row 4: missing"),
        ("delete", "DELETE FROM audit_log WHERE number = 5", "row 5: the head is at row 5"),
    ],
)
def test_a_changed_log_is_found_at_its_first_broken_row(
    app: Flask, log: None, act: str, statement: str, told: str
) -> None:
    run_sql(without_trigger("audit_log", act), statement)
    code, line = check(app)
    assert code == 1
    assert told in line


def test_a_row_put_behind_the_last_one_is_found(app: Flask, log: None) -> None:
    run_sql(copied(6))
    code, line = check(app)
    assert code == 1
    assert "row 6" in line


def test_a_cut_tail_with_its_head_wound_back_is_found_by_what_was_told_before(
    app: Flask, log: None
) -> None:
    told = expected_next(app)
    run_sql(
        without_trigger("audit_log", "delete"),
        without_trigger("audit_head", "update"),
        "DELETE FROM audit_log WHERE number > 3",
        "UPDATE audit_head SET number = 3,"
        " hash = (SELECT hash FROM audit_log WHERE number = 3) WHERE id = 1",
    )
    assert check(app)[0] == 0
    code, line = check(app, *told)
    assert code == 1
    assert "row 5: missing, and was there before" in line


def test_a_chain_written_anew_is_found_by_what_was_told_before(app: Flask, log: None) -> None:
    number, _colon, own = expected_next(app)[1].partition(":")
    assert check(app, "--expect", f"{number}:{own}")[0] == 0
    code, line = check(app, "--expect", f"{number}:{own[::-1]}")
    assert code == 1
    assert "row 5: is another one than before" in line
    assert check(app, "--expect", "five")[0] == 2


def test_a_log_that_was_deleted_with_its_head_is_not_whole(app: Flask, log: None) -> None:
    run_sql(
        without_trigger("audit_log", "delete"),
        without_trigger("audit_head", "delete"),
        "DELETE FROM audit_log",
        "DELETE FROM audit_head",
    )
    code, line = check(app)
    assert code == 1
    assert "the head is missing" in line
