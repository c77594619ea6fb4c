"""An import is saved whole or not at all, and once."""

import datetime as dt
from itertools import count

import pytest
import time_machine
from flask import Flask

from server.imports import jobs
from server.imports.service import SAVED_AT_ONCE
from tests.server.wallets.test_write_at_once import DEVICES, together
from tests.support.imports import (
    apply,
    august_day,
    bank_ledger,
    change_rows,
    draft_of,
    dying_at,
    end_leases,
    found,
    kill_worker_at,
    ledger_of,
    let_worker_work,
    post_file,
    snapshot,
    write_file,
)
from tests.support.ledger import record, row_count
from tests.support.people import SignedIn
from tests.support.transfers import open_wallet
from tests.support.wallets import agree

pytestmark = pytest.mark.both_databases

FILE = write_file(
    bank_ledger(
        [
            (august_day(2), -72_000, "TRSF E-BANKING DB SARI CONTOH"),
            (august_day(5), -101_000, "88888/GO-PAY CUSTOMER"),
            (august_day(14), -25_500, "WARUNG CONTOH"),
        ]
    )
)
LONG = SAVED_AT_ONCE + 1
LONG_FILE = write_file(
    bank_ledger((august_day(1 + row % 28), -1_000 - row, f"TOKO {row}") for row in range(LONG))
)


def drafted_with_a_transfer(ayu: SignedIn) -> str:
    """The id of a draft whose saving uses every statement there is."""
    gopay = open_wallet(ayu, "GoPay", kind="ewallet")
    kind = {"type": "income", "categoryName": "Gifts"}
    record(ayu, wallet_id=gopay, amount=100_000, date="2026-08-05", **kind)
    record(ayu, detail="Makan", date="2026-08-14")
    draft = draft_of(ayu, FILE)
    change_rows(ayu, draft["id"], {"transfer_wallet_id": gopay}, tab="check")
    return str(draft["id"])


def test_a_death_at_any_statement_leaves_nothing(app: Flask, ayu: SignedIn) -> None:
    draft_id = drafted_with_a_transfer(ayu)
    before, draft = snapshot(app), found(ayu, draft_id)

    for number in count():
        with dying_at(app, number) as asked:
            status = ayu.post(f"/imports/{draft_id}/apply").status_code
        if status == 200:
            break
        assert snapshot(app) == before
        assert found(ayu, draft_id) == draft

    assert len(asked) > 20
    assert len(ledger_of(ayu)) == 5
    agree(app, ayu)


def test_a_death_during_the_undo_leaves_all(app: Flask, ayu: SignedIn) -> None:
    draft_id = drafted_with_a_transfer(ayu)
    first = snapshot(app)
    apply(ayu, draft_id)
    before = snapshot(app)

    for number in count():
        with dying_at(app, number) as asked:
            status = ayu.post(f"/imports/{draft_id}/undo").status_code
        if status == 200:
            break
        assert snapshot(app) == before
        assert found(ayu, draft_id)["state"] == "applied"

    assert len(asked) > 10
    assert snapshot(app) == first


def test_devices_that_save_at_once_save_once(app: Flask, ayu: SignedIn) -> None:
    draft = draft_of(ayu, FILE)

    answers = together(app, ayu, lambda device: device.post(f"/imports/{draft['id']}/apply"))

    assert set(answers) <= {200, 429}
    assert answers[200] >= 1
    assert sum(answers.values()) == DEVICES
    assert found(ayu, draft["id"])["state"] == "applied"
    assert len(ledger_of(ayu)) == 3
    agree(app, ayu)


def test_devices_that_send_the_same_file_make_one_draft(app: Flask, ayu: SignedIn) -> None:
    answers = together(app, ayu, lambda device: post_file(device, FILE))

    assert set(answers) <= {201, 429}
    assert row_count(app, "imports") == 1
    assert row_count(app, "import_files") == 1


def drafted_for_the_worker(ayu: SignedIn) -> str:
    """The id of a draft that is too long to be saved while its person waits."""
    draft = draft_of(ayu, LONG_FILE)
    assert apply(ayu, draft["id"])["state"] == "applying"
    return str(draft["id"])


def test_the_worker_saves_a_long_draft(app: Flask, ayu: SignedIn) -> None:
    draft_id = drafted_for_the_worker(ayu)
    assert row_count(app, "transactions") == 0

    let_worker_work(app)

    assert found(ayu, draft_id)["state"] == "applied"
    assert row_count(app, "transactions") == LONG
    let_worker_work(app)
    assert row_count(app, "transactions") == LONG


def test_a_worker_that_dies_is_followed_by_another_one(app: Flask, ayu: SignedIn) -> None:
    draft_id = drafted_for_the_worker(ayu)
    kill_worker_at(app, 12)
    assert found(ayu, draft_id)["state"] == "applying"
    assert row_count(app, "transactions") == 0

    let_worker_work(app)
    assert row_count(app, "transactions") == 0
    end_leases(app)
    let_worker_work(app)

    assert found(ayu, draft_id)["state"] == "applied"
    assert row_count(app, "transactions") == LONG
    agree(app, ayu)


def test_a_draft_that_was_not_saved_is_tried_again_soon(
    app: Flask, ayu: SignedIn, noon: time_machine.Traveller
) -> None:
    draft_id = drafted_for_the_worker(ayu)
    kill_worker_at(app, 12)
    let_worker_work(app)
    assert found(ayu, draft_id)["state"] == "applying"

    noon.shift(jobs.RETRY + dt.timedelta(seconds=1))
    let_worker_work(app)

    assert found(ayu, draft_id)["state"] == "applied"
    agree(app, ayu)


def test_a_draft_that_cannot_be_saved_goes_back_to_the_review(app: Flask, ayu: SignedIn) -> None:
    draft_id = drafted_for_the_worker(ayu)
    for _attempt in range(jobs.MOST_ATTEMPTS):
        kill_worker_at(app, 12)
        end_leases(app)

    shown = found(ayu, draft_id)

    assert (shown["state"], shown["fault"]["code"]) == ("review", "not_saved")
    apply(ayu, draft_id)
    let_worker_work(app)
    assert (found(ayu, draft_id)["state"], found(ayu, draft_id)["fault"]) == ("applied", None)
