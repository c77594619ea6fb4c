"""Ayu's rules decide about the rows that she imports."""

from collections.abc import Iterator
from typing import Any

import pytest
import time_machine

from tests.support.imports import (
    apply,
    august_day,
    bank_ledger,
    bring_in,
    change_rows,
    draft_of,
    found,
    rows,
    undo,
    write_file,
)
from tests.support.ledger import listed
from tests.support.people import SignedIn
from tests.support.rules import add_rule, change_rule
from tests.support.rules import rules as rules_of
from tests.support.transfers import open_wallet
from tests.support.wallets import answered

FILE = write_file(
    bank_ledger(
        [
            (august_day(2), -72_000, "TRSF E-BANKING DB SARI CONTOH"),
            (august_day(14), -25_500, "WARUNG CONTOH"),
            (august_day(15), -30_000, "WARUNG CONTOH"),
            (august_day(31), -12_500, "BIAYA ADM"),
        ]
    )
)


@pytest.fixture(autouse=True)
def _noon() -> Iterator[None]:
    with time_machine.travel("2026-09-03T05:00:00Z", tick=False):
        yield


def draft_rows(person: SignedIn, draft: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """The rows of a draft by their amounts."""
    return {row["amount"]: row for row in rows(person, draft["id"])}


def test_a_rule_gives_rows_a_category_and_a_detail(ayu: SignedIn) -> None:
    record_by = {"text": "warung contoh", "category_id": "dining-out", "detail": "Makan siang"}
    rule = add_rule(ayu, **record_by, min_amount=30_000)

    found_rows = draft_rows(ayu, draft_of(ayu, FILE))

    lunch, other = found_rows[-30_000], found_rows[-25_500]
    assert (lunch["category"]["id"], lunch["detail"]) == ("dining-out", "Makan siang")
    assert lunch["why"] == {"reason": "rule", "count": 0, "rule_id": rule["id"]}
    assert (other["detail"], other["include"]) == ("WARUNG CONTOH", True)
    assert other["why"] is None or other["why"]["reason"] != "rule"


def test_the_whole_text_of_the_bank_counts(ayu: SignedIn) -> None:
    add_rule(ayu, text="e-banking", category_id="donate")
    assert draft_rows(ayu, draft_of(ayu, FILE))[-72_000]["category"]["id"] == "donate"


def test_a_rule_comes_before_what_a_row_is(ayu: SignedIn) -> None:
    rule = add_rule(ayu, text="biaya adm", category_id="donate")
    fee = draft_rows(ayu, draft_of(ayu, FILE))[-12_500]
    assert fee["why"] == {"reason": "rule", "count": 0, "rule_id": rule["id"]}


def test_a_rule_leaves_rows_out_until_the_person_takes_them(ayu: SignedIn) -> None:
    rule = add_rule(ayu, text="warung", leave_out=True)
    draft = draft_of(ayu, FILE)
    assert draft["counts"] == {"new": 4, "existing": 0, "check": 0, "left_out": 2}
    out = draft_rows(ayu, draft)[-25_500]
    assert (out["status"], out["include"], out["left_out_by_rule"]) == ("new", False, True)
    assert out["why"] == {"reason": "rule", "count": 0, "rule_id": rule["id"]}

    change_rows(ayu, draft["id"], {"include": True}, ids=[out["id"]])

    taken = draft_rows(ayu, draft)[-25_500]
    assert (taken["include"], taken["why"], taken["left_out_by_rule"]) == (True, None, False)
    change_rule(ayu, rule, text="warung contoh")
    assert draft_rows(ayu, draft)[-25_500]["include"]
    assert apply(ayu, draft["id"])["result"]["saved"] == 3
    assert rules_of(ayu)[0]["hits"] == 1


def test_hits_count_what_is_saved(ayu: SignedIn) -> None:
    add_rule(ayu, text="warung", category_id="dining-out")
    unused = add_rule(ayu, text="warung contoh", category_id="groceries")
    draft = draft_of(ayu, FILE)
    change_rows(ayu, draft["id"], {"include": False}, ids=[draft_rows(ayu, draft)[-30_000]["id"]])
    assert [rule["hits"] for rule in rules_of(ayu)] == [0, 0]

    apply(ayu, draft["id"])

    used, other = rules_of(ayu)
    assert (used["hits"], other["hits"], other["id"]) == (1, 0, unused["id"])
    assert used["last_hit_at"] is not None
    saved = {row["amount"]: row["category_id"] for row in listed(ayu)["datas"]}
    assert saved[25_500] == "dining-out"


def test_what_the_person_decided_stays(ayu: SignedIn) -> None:
    draft = draft_of(ayu, FILE)
    before = draft_rows(ayu, draft)
    one, other = before[-25_500]["id"], before[-30_000]["id"]
    change_rows(ayu, draft["id"], {"category_id": "groceries"}, ids=[one])
    change_rows(ayu, draft["id"], {"detail": "Nasi rames"}, ids=[other])

    add_rule(ayu, text="warung", category_id="dining-out", detail="Makan")

    after = draft_rows(ayu, draft)
    assert (after[-25_500]["category"]["id"], after[-25_500]["why"]) == ("groceries", None)
    assert after[-25_500]["detail"] == "WARUNG CONTOH"
    assert after[-30_000]["detail"] == "Nasi rames"
    assert after[-30_000]["category"]["id"] == "dining-out"


@pytest.mark.both_databases
def test_open_drafts_follow_changes_of_rules(ayu: SignedIn) -> None:
    draft = draft_of(ayu, FILE)
    assert draft_rows(ayu, draft)[-25_500]["detail"] == "WARUNG CONTOH"
    rule = add_rule(ayu, text="warung", category_id="dining-out", detail="Makan")
    assert draft_rows(ayu, draft)[-25_500]["detail"] == "Makan"
    change_rule(ayu, rule, category_id="groceries", detail=None)
    row = draft_rows(ayu, draft)[-25_500]
    assert (row["category"]["id"], row["detail"]) == ("groceries", "WARUNG CONTOH")
    change_rule(ayu, rule, category_id=None, leave_out=True)
    assert found(ayu, draft["id"])["counts"]["left_out"] == 2
    answered(ayu.delete(f"/rules/{rule['id']}"))
    row = draft_rows(ayu, draft)[-25_500]
    assert row["include"]
    assert row["why"] is None or row["why"]["reason"] != "rule"
    assert found(ayu, draft["id"])["counts"]["left_out"] == 0


def test_a_row_that_is_there_already_stays_so(ayu: SignedIn) -> None:
    bring_in(ayu, FILE)
    add_rule(ayu, text="warung", leave_out=True)
    again = draft_of(ayu, FILE)
    assert again["counts"] == {"new": 0, "existing": 4, "check": 0, "left_out": 0}
    apply(ayu, again["id"])
    assert rules_of(ayu)[0]["hits"] == 0


def test_a_rule_may_be_about_the_wallet_of_the_statement(ayu: SignedIn) -> None:
    bank, other = open_wallet(ayu, "Bank"), open_wallet(ayu, "Lain")
    add_rule(ayu, text="warung", wallet_id=bank, category_id="dining-out")
    draft = draft_of(ayu, FILE)

    def reason(wallet: str) -> str | None:
        answered(ayu.put(f"/imports/{draft['id']}", json={"wallet_id": wallet}))
        why = draft_rows(ayu, draft)[-25_500]["why"]
        return why and str(why["reason"])

    assert reason(bank) == "rule"
    assert reason(other) != "rule"
    assert reason(bank) == "rule"


def test_a_transfer_needs_no_rule(ayu: SignedIn) -> None:
    cash = open_wallet(ayu, "Cash", kind="cash")
    draft = draft_of(ayu, FILE)
    row = draft_rows(ayu, draft)[-72_000]
    change_rows(ayu, draft["id"], {"transfer_wallet_id": cash}, ids=[row["id"]])
    add_rule(ayu, text="e-banking", detail="Kirim")
    assert draft_rows(ayu, draft)[-72_000]["detail"] == row["detail"]


def test_an_undone_import_can_come_again_under_the_rules(ayu: SignedIn) -> None:
    done = bring_in(ayu, FILE)
    undo(ayu, done["id"])
    add_rule(ayu, text="warung", category_id="dining-out", detail="Makan")
    bring_in(ayu, FILE)
    assert {row["detail"] for row in listed(ayu)["datas"]} >= {"Makan", "SARI CONTOH"}
