"""A long import is taken back by the worker, whole and once."""

import pytest
import time_machine
from flask import Flask
from sqlalchemy import text

from server.core.database.engine import db
from server.core.database.unit_of_work import unit_of_work
from server.imports import jobs
from server.imports.service import SAVED_AT_ONCE
from tests.support.imports import (
    apply,
    august_day,
    bank_ledger,
    bring_in,
    draft_of,
    end_leases,
    found,
    kill_worker_at,
    let_worker_work,
    snapshot,
    undo,
    write_file,
)
from tests.support.ledger import row_count
from tests.support.people import SignedIn
from tests.support.wallets import agree, refusal

pytestmark = pytest.mark.both_databases

LONG = SAVED_AT_ONCE + 1
LONG_FILE = write_file(
    bank_ledger((august_day(1 + row % 28), -1_000 - row, f"TOKO {row}") for row in range(LONG))
)
SHORT_FILE = write_file(bank_ledger([(august_day(1), -500, "PARKIR")]))


def imported_by_the_worker(app: Flask, ayu: SignedIn) -> str:
    """The id of an import that was too long to be saved at once."""
    draft = draft_of(ayu, LONG_FILE)
    apply(ayu, draft["id"])
    let_worker_work(app)
    return str(draft["id"])


def test_the_worker_takes_a_long_import_back(app: Flask, ayu: SignedIn) -> None:
    before = snapshot(app)
    import_id = imported_by_the_worker(app, ayu)

    shown = undo(ayu, import_id)

    assert (shown["state"], shown["result"]["saved"]) == ("undoing", LONG)
    assert undo(ayu, import_id)["state"] == "undoing"
    assert refusal(ayu.delete(f"/imports/{import_id}")) == (409, "import_state")
    assert row_count(app, "transactions") == LONG
    let_worker_work(app)
    assert found(ayu, import_id)["state"] == "undone"
    assert snapshot(app) == before
    agree(app, ayu)


@pytest.mark.postgresql_alone
def test_old_statistics_of_an_empty_ledger_do_not_hold_it_up(app: Flask, ayu: SignedIn) -> None:
    undo(ayu, imported_by_the_worker(app, ayu))
    let_worker_work(app)
    with app.app_context(), unit_of_work():
        db.session.execute(text("ANALYZE transactions, import_marks"))
    import_id = imported_by_the_worker(app, ayu)

    undo(ayu, import_id)
    let_worker_work(app)

    assert found(ayu, import_id)["state"] == "undone"
    assert row_count(app, "transactions") == 0


def test_the_three_days_end_when_it_is_asked(app: Flask, ayu: SignedIn) -> None:
    import_id = imported_by_the_worker(app, ayu)
    with time_machine.travel("2026-09-06T04:59:59Z", tick=False):
        ayu.refresh()
        undo(ayu, import_id)

    with time_machine.travel("2026-09-06T06:00:00Z", tick=False):
        with app.app_context(), unit_of_work():
            jobs.forget_undone()
        let_worker_work(app)
        ayu.refresh()
        assert found(ayu, import_id)["state"] == "undone"
    assert row_count(app, "transactions") == 0


def test_a_worker_that_dies_is_followed_by_another_one(app: Flask, ayu: SignedIn) -> None:
    before = snapshot(app)
    import_id = imported_by_the_worker(app, ayu)
    undo(ayu, import_id)

    kill_worker_at(app, 12)
    assert found(ayu, import_id)["state"] == "undoing"
    assert row_count(app, "transactions") == LONG
    end_leases(app)
    let_worker_work(app)

    assert found(ayu, import_id)["state"] == "undone"
    assert snapshot(app) == before


def test_an_import_that_cannot_be_taken_back_stays(app: Flask, ayu: SignedIn) -> None:
    import_id = imported_by_the_worker(app, ayu)
    undo(ayu, import_id)
    for _attempt in range(jobs.MOST_ATTEMPTS):
        kill_worker_at(app, 12)
        end_leases(app)

    shown = found(ayu, import_id)

    assert (shown["state"], shown["fault"]["code"]) == ("applied", "not_undone")
    assert shown["undo_until"] == "2026-09-06T05:00:00.000Z"
    undo(ayu, import_id)
    let_worker_work(app)
    assert (found(ayu, import_id)["state"], found(ayu, import_id)["fault"]) == ("undone", None)
    agree(app, ayu)


def test_the_drafts_that_wait_are_compared_by_whoever_has_the_time(
    app: Flask, ayu: SignedIn
) -> None:
    short = bring_in(ayu, SHORT_FILE)
    draft = draft_of(ayu, LONG_FILE)

    assert undo(ayu, short["id"])["state"] == "undoing"

    let_worker_work(app)
    assert found(ayu, short["id"])["state"] == "undone"
    assert found(ayu, draft["id"])["state"] == "review"
