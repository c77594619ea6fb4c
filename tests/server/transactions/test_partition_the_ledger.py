"""An operator splits the ledger by owner; people notice nothing."""

from collections.abc import Iterator

import flask_migrate
import pytest
from click.testing import Result
from flask import Flask
from sqlalchemy import inspect

from server.extensions import db
from server.transactions.models import LEDGER_TABLES
from tests.conftest import MakeSettings
from tests.support.accounts import another_app, change, rows
from tests.support.bulk_actions import bulk, done, four_rows, ids, undo
from tests.support.databases import Database, PostgresDatabase
from tests.support.ledger import LUNCH, balance, listed, record
from tests.support.people import AYU, SignedIn, sign_in

# All but those of partitions.
CONSTRAINTS = """
    SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
    WHERE conparentid = 0 AND conrelid::regclass::text IN ('transactions', 'ledger_sums',
        'ledger_acts', 'ledger_act_rows', 'wallet_sums')
    UNION
    SELECT tgrelid::regclass::text, tgname, '' FROM pg_trigger
    WHERE NOT tgisinternal AND tgparentid = 0 ORDER BY 1, 2
"""
# A trigger such as features put on the table: it fires once for a statement, not for a partition.
ADD_TRIGGER = """
    CREATE TABLE noted (rows integer);
    CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN INSERT INTO noted SELECT count(*) FROM gone; RETURN NULL; END';
    CREATE TRIGGER note AFTER DELETE ON transactions REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION note();
"""


def split(app: Flask) -> Result:
    return app.test_cli_runner().invoke(args=["partition-ledger", "--parts", "4"])


def schema(app: Flask) -> list[str]:
    """The columns and indexes of the tables of the ledger."""
    with app.app_context():
        inspector = inspect(db.engine)
        return [
            repr(part(name))
            for name in LEDGER_TABLES
            for part in (inspector.get_columns, inspector.get_indexes)
        ]


@pytest.fixture
def copied(
    app: Flask, ayu: SignedIn, database: Database, make_settings: MakeSettings
) -> Iterator[SignedIn]:
    """Ayu with four entries and a bulk deletion, on a copy of the database."""
    assert isinstance(database, PostgresDatabase)
    done(bulk(ayu, action="delete", ids=ids(four_rows(ayu))))
    four_rows(ayu)
    with another_app(make_settings(DATABASE_URL=database.copy(app, "split"))) as other:
        yield sign_in(other, AYU)


@pytest.mark.whole_ledger
@pytest.mark.postgresql_alone
def test_the_ledger_is_the_same_in_partitions(copied: SignedIn) -> None:
    app = copied.client.application
    change(app, ADD_TRIGGER)
    before = schema(app), rows(app, CONSTRAINTS), listed(copied), balance(copied)
    moved = split(app)
    assert moved.exit_code == 0, moved.output
    assert "transactions: 4 rows moved to 4 partitions." in moved.output
    # Of four days and of all time.
    assert "wallet_sums: 5 rows moved to 4 partitions." in moved.output
    assert (schema(app), rows(app, CONSTRAINTS), listed(copied), balance(copied)) == before
    assert len(rows(app, "SELECT FROM pg_inherits WHERE inhparent = 'transactions'::regclass")) == 4
    # A second run has nothing to do.
    assert "moved" not in split(app).output


@pytest.mark.whole_ledger
@pytest.mark.postgresql_alone
def test_partitions_take_every_change(copied: SignedIn) -> None:
    app = copied.client.application
    change(app, ADD_TRIGGER)
    assert split(app).exit_code == 0
    (act,) = rows(app, "SELECT id FROM ledger_acts")
    assert done(undo(copied, {"id": act[0]}))["count"] == 4
    added = record(copied)
    edited = copied.put(f"/transactions/{added['id']}", json={**LUNCH, "amount": 1})
    assert edited.status_code == 200
    assert copied.delete(f"/transactions/{added['id']}").status_code == 200
    assert len(listed(copied)["datas"]) == 8
    checked = app.test_cli_runner().invoke(args=["check-balances"])
    assert checked.exit_code == 0, checked.output
    # The foreign key empties it, and the trigger sees all rows at once.
    change(app, "DELETE FROM users")
    assert [rows(app, f"SELECT count(*) FROM {name}") for name in LEDGER_TABLES] == [
        [(0,)] for _name in LEDGER_TABLES
    ]
    assert rows(app, "SELECT rows FROM noted") == [(1,), (8,)]


@pytest.mark.whole_ledger
@pytest.mark.postgresql_alone
def test_partitions_get_wallets_as_one_table_does(copied: SignedIn) -> None:
    app = copied.client.application
    assert split(app).exit_code == 0
    before = schema(app), rows(app, CONSTRAINTS), listed(copied), balance(copied)
    with app.app_context():
        flask_migrate.downgrade(revision="0009_quiz_reminder_versions")
        flask_migrate.upgrade()
    # The migration makes the sums of wallets anew, which are one table again.
    assert "wallet_sums: 5 rows" in split(app).output
    assert (schema(app), rows(app, CONSTRAINTS), listed(copied), balance(copied)) == before
    checked = app.test_cli_runner().invoke(args=["check-balances"])
    assert checked.exit_code == 0, checked.output


@pytest.mark.whole_ledger
@pytest.mark.postgresql_alone
def test_a_move_that_fails_leaves_the_ledger_and_can_be_repeated(copied: SignedIn) -> None:
    app = copied.client.application
    change(app, "CREATE TABLE ledger_acts_2 (taken integer)")
    before = listed(copied), balance(copied)
    assert split(app).exit_code == 1
    assert (listed(copied), balance(copied)) == before
    record(copied)
    change(app, "DROP TABLE ledger_acts_2")
    again = split(app)
    assert again.exit_code == 0, again.output
    # The first table was moved at the first try.
    assert "transactions:" not in again.output
    assert "ledger_acts: 1 rows" in again.output


def test_sqlite_has_no_partitions(app: Flask) -> None:
    refused = split(app)
    assert refused.exit_code == 1
    assert "Only PostgreSQL has partitions." in refused.output
