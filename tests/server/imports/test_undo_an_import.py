"""An import is taken back as a whole, but for what was changed since."""

import pytest
import time_machine
from flask import Flask

from tests.support.imports import (
    apply,
    august_day,
    bank_ledger,
    bring_in,
    change_rows,
    draft_of,
    ledger_of,
    rows,
    snapshot,
    undo,
    write_file,
)
from tests.support.ledger import listed, record
from tests.support.people import SignedIn
from tests.support.transfers import open_wallet
from tests.support.wallets import agree, answered, refusal, wallets

FILE = write_file(
    bank_ledger(
        [
            (august_day(2), -72_000, "TRSF E-BANKING DB SARI CONTOH"),
            (august_day(14), -25_500, "WARUNG CONTOH"),
            (august_day(25), 5_000_000, "PT CONTOH FIKTIF"),
        ]
    )
)


@pytest.mark.both_databases
def test_the_ledger_is_as_it_was(app: Flask, ayu: SignedIn) -> None:
    record(ayu, detail="Makan siang", date="2026-08-14")
    before = snapshot(app)
    done = bring_in(ayu, FILE)

    undone = undo(ayu, done["id"])

    assert undone["state"] == "undone"
    assert undone["result"]["kept"] == []
    assert snapshot(app) == before
    agree(app, ayu)


def test_afterwards_the_same_file_can_be_imported_again(app: Flask, ayu: SignedIn) -> None:
    undo(ayu, bring_in(ayu, FILE)["id"])

    draft = draft_of(ayu, FILE)

    assert draft["counts"] == {"new": 3, "existing": 0, "check": 0, "left_out": 0}
    apply(ayu, draft["id"])
    assert len(ledger_of(ayu)) == 3
    agree(app, ayu)


def test_an_import_is_undone_after_the_same_file_was_imported_again(
    app: Flask, ayu: SignedIn
) -> None:
    before = snapshot(app)
    first = bring_in(ayu, FILE)
    bring_in(ayu, FILE)

    assert undo(ayu, first["id"])["result"]["kept"] == []

    assert snapshot(app) == before
    assert draft_of(ayu, FILE)["counts"]["new"] == 3


@pytest.mark.both_databases
def test_what_was_changed_since_stays_and_is_named(app: Flask, ayu: SignedIn) -> None:
    done = bring_in(ayu, FILE)
    entry = next(one for one in listed(ayu)["datas"] if one["amount"] == 25_500)
    change = {"type": "expenses", "categoryName": "Dining Out", "amount": 25_500}
    answered(
        ayu.put(
            f"/transactions/{entry['id']}",
            json={**change, "detail": "Makan siang"},
            headers={"If-Match": "*"},
        )
    )

    undone = undo(ayu, done["id"])

    assert undone["result"]["kept"] == ["Makan siang"]
    assert [one[3] for one in ledger_of(ayu)] == ["Makan siang"]
    assert draft_of(ayu, FILE)["counts"] == {"new": 2, "existing": 1, "check": 0, "left_out": 0}
    agree(app, ayu)


@pytest.mark.both_databases
def test_what_the_wallet_is_used_for_meanwhile_stays(app: Flask, ayu: SignedIn) -> None:
    done = bring_in(ayu, FILE)
    record(ayu, wallet_id=done["wallet"]["id"], detail="Makan siang")

    undo(ayu, done["id"])

    assert "BCA" in {one["name"] for one in wallets(ayu)}
    assert [one[3] for one in ledger_of(ayu)] == ["Makan siang"]
    agree(app, ayu)


def test_a_second_undo_changes_nothing(app: Flask, ayu: SignedIn) -> None:
    done = bring_in(ayu, FILE)
    first = undo(ayu, done["id"])

    assert undo(ayu, done["id"]) == first
    agree(app, ayu)


def test_an_import_can_be_undone_for_three_days(ayu: SignedIn) -> None:
    done = bring_in(ayu, FILE)

    assert done["undo_until"] == "2026-09-06T05:00:00.000Z"
    with time_machine.travel("2026-09-06T05:00:01Z", tick=False):
        ayu.refresh()
        assert refusal(ayu.post(f"/imports/{done['id']}/undo")) == (409, "undo_expired")
    assert len(ledger_of(ayu)) == 3


def test_a_draft_cannot_be_undone_and_an_import_not_be_discarded(ayu: SignedIn) -> None:
    draft = draft_of(ayu, FILE)

    assert refusal(ayu.post(f"/imports/{draft['id']}/undo")) == (409, "import_state")
    apply(ayu, draft["id"])
    assert refusal(ayu.delete(f"/imports/{draft['id']}")) == (409, "import_state")


def test_the_other_side_of_a_transfer_is_as_it_was(app: Flask, ayu: SignedIn) -> None:
    bank = open_wallet(ayu, "BCA", kind="bank")
    gopay = open_wallet(ayu, "GoPay", kind="ewallet")
    record(
        ayu, wallet_id=gopay, type="income", categoryName="Gifts", amount=100_000, date="2026-08-05"
    )
    before = snapshot(app)
    draft = draft_of(
        ayu, write_file(bank_ledger([(august_day(5), -101_000, "TRSF E-BANKING DB GO-PAY")]))
    )
    (row,) = rows(ayu, draft["id"])
    change_rows(ayu, draft["id"], {"transfer_wallet_id": gopay}, ids=[row["id"]])
    done = apply(ayu, draft["id"])
    assert done["wallet"]["id"] == bank
    assert [one[1:3] for one in ledger_of(ayu)] == [("expenses", 1_000), ("transfer", 100_000)]
    agree(app, ayu)

    undo(ayu, done["id"])

    assert snapshot(app) == before
    agree(app, ayu)


@pytest.mark.both_databases
def test_imports_are_undone_in_any_order(app: Flask, ayu: SignedIn) -> None:
    before = snapshot(app)
    gopay = open_wallet(ayu, "GoPay", kind="ewallet")
    into_gopay = draft_of(
        ayu,
        write_file(bank_ledger([(august_day(5), 50_000, "TRSF E-BANKING CR BCA")], account="7777")),
    )
    answered(ayu.put(f"/imports/{into_gopay['id']}", json={"wallet_id": gopay}))
    first = apply(ayu, into_gopay["id"])
    second = draft_of(
        ayu, write_file(bank_ledger([(august_day(5), -50_000, "TRSF E-BANKING DB GOPAY")]))
    )
    answered(ayu.put(f"/imports/{second['id']}", json={"new_wallet": True}))
    change_rows(ayu, second["id"], {"transfer_wallet_id": gopay}, tab="check")
    apply(ayu, second["id"])
    assert [one[1] for one in ledger_of(ayu)] == ["transfer"]

    undo(ayu, second["id"])
    assert [one[1] for one in ledger_of(ayu)] == ["income"]
    assert undo(ayu, first["id"])["result"]["kept"] == []

    answered(ayu.delete(f"/wallets/{gopay}"))
    assert snapshot(app) == before
