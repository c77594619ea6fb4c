"""PostgreSQL knows at once how much an import wrote, so that the next one joins it in time."""

import pytest
from flask import Flask
from sqlalchemy import text

from server.core.database.engine import db
from server.core.database.table_statistics import LEAST_WRITTEN, SHARE, refresh_statistics
from server.core.database.unit_of_work import unit_of_work
from server.imports.service import SAVED_AT_ONCE
from server.transactions.imported_entries import KEYS
from tests.support.imports import apply, august_day, bank_ledger, draft_of, write_file
from tests.support.ledger import record
from tests.support.people import SignedIn

pytestmark = pytest.mark.postgresql_alone

ROWS = SAVED_AT_ONCE
FILE = write_file(
    bank_ledger((august_day(1 + row % 28), -1_000 - row, f"TOKO {row}") for row in range(ROWS))
)
RESET = text("ANALYZE transactions, import_marks, import_rows")
PRETEND = text("UPDATE pg_class SET reltuples = :rows WHERE relname = 'transactions'")
KNOWN = text("SELECT reltuples FROM pg_class WHERE oid = to_regclass(:name)")


def known_rows(app: Flask, table: str) -> int:
    """How many rows PostgreSQL takes a table to have."""
    with app.app_context(), unit_of_work():
        return int(db.session.connection().execute(KNOWN, {"name": table}).scalar_one())


def reset(app: Flask) -> None:
    """Let PostgreSQL know the tables as they are."""
    with app.app_context(), unit_of_work():
        db.session.connection().execute(RESET)


def test_it_knows_the_rows_of_a_draft_and_what_was_saved(app: Flask, ayu: SignedIn) -> None:
    reset(app)
    draft = draft_of(ayu, FILE)
    assert known_rows(app, "import_rows") == ROWS
    assert known_rows(app, "transactions") == 0

    apply(ayu, draft["id"])

    assert known_rows(app, "transactions") == known_rows(app, "import_marks") == ROWS


@pytest.mark.parametrize(
    ("written", "before", "is_refreshed"),
    [
        (LEAST_WRITTEN, 0, True),
        (LEAST_WRITTEN - 1, 0, False),
        (LEAST_WRITTEN, LEAST_WRITTEN * SHARE - 1, True),
        (LEAST_WRITTEN, LEAST_WRITTEN * SHARE, False),
    ],
)
def test_a_small_part_of_a_table_is_left_to_postgresql(
    app: Flask, ayu: SignedIn, written: int, before: int, *, is_refreshed: bool
) -> None:
    record(ayu)
    with app.app_context(), unit_of_work():
        db.session.connection().execute(PRETEND, {"rows": before})
        refresh_statistics(written, *KEYS)

    assert known_rows(app, "transactions") == (1 if is_refreshed else before)
