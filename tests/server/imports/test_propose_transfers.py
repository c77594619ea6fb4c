"""Transfers between the person's own wallets are proposed and never made silently."""

import pytest
from flask import Flask

from tests.support.imports import (
    Booked,
    apply,
    august_day,
    bank_ledger,
    change_rows,
    draft_of,
    found,
    ledger_of,
    rows,
    write_file,
)
from tests.support.ledger import record
from tests.support.people import SignedIn
from tests.support.transfers import open_wallet
from tests.support.wallets import Item, agree, held, wrong_fields


@pytest.fixture(autouse=True)
def bank(ayu: SignedIn) -> str:
    """Ayu's wallet for the account."""
    return open_wallet(ayu, "BCA", kind="bank")


@pytest.fixture
def gopay(ayu: SignedIn) -> str:
    """Her wallet for an app."""
    return open_wallet(ayu, "GoPay", kind="ewallet")


def drafted(ayu: SignedIn, *booked: Booked) -> tuple[str, Item]:
    """The id of a draft, and its newest row."""
    draft = draft_of(ayu, write_file(bank_ledger(booked)))
    return draft["id"], rows(ayu, draft["id"])[0]


def got(ayu: SignedIn, gopay: str, amount: int, day: str = "2026-08-05") -> Item:
    """GoPay gets money."""
    kind = {"type": "income", "categoryName": "Gifts"}
    return record(ayu, wallet_id=gopay, amount=amount, date=day, **kind)


def test_the_other_side_is_proposed(app: Flask, ayu: SignedIn, gopay: str) -> None:
    got(ayu, gopay, 100_000, "2026-08-06")

    draft_id, row = drafted(ayu, (august_day(5), -100_000, "TRSF E-BANKING DB BUDI"))

    assert row["status"] == "check"
    assert row["transfer"] == {"wallet_id": gopay, "name": "GoPay", "proposed": True, "fee": 0}
    change_rows(ayu, draft_id, {"transfer_wallet_id": gopay}, ids=[row["id"]])
    assert found(ayu, draft_id)["counts"]["check"] == 0
    done = apply(ayu, draft_id)
    assert done["result"]["transfers"] == 1
    assert [one[:3] for one in ledger_of(ayu)] == [("2026-08-06", "transfer", 100_000)]
    assert (held(ayu)["BCA"], held(ayu)["GoPay"]) == (-100_000, 100_000)
    agree(app, ayu)


def test_a_proposal_that_nobody_took_is_no_transfer(ayu: SignedIn, gopay: str) -> None:
    got(ayu, gopay, 100_000)
    draft_id, _row = drafted(ayu, (august_day(5), -100_000, "TRSF E-BANKING DB BUDI"))

    assert apply(ayu, draft_id)["result"]["transfers"] == 0
    assert sorted(one[1] for one in ledger_of(ayu)) == ["expenses", "income"]


@pytest.mark.parametrize("fee", [1_000, 1_500, 2_500, 2_900, 6_500])
def test_a_known_fee_may_be_between_them(app: Flask, ayu: SignedIn, gopay: str, fee: int) -> None:
    got(ayu, gopay, 100_000)

    draft_id, row = drafted(ayu, (august_day(5), -100_000 - fee, "TRSF E-BANKING DB BUDI"))

    assert row["transfer"]["fee"] == fee
    change_rows(ayu, draft_id, {"transfer_wallet_id": gopay}, ids=[row["id"]])
    apply(ayu, draft_id)
    assert (held(ayu)["BCA"], held(ayu)["GoPay"]) == (-100_000 - fee, 100_000)
    assert sorted(one[1:3] for one in ledger_of(ayu)) == [
        ("expenses", fee),
        ("transfer", 100_000),
    ]
    agree(app, ayu)


def test_money_that_comes_in_has_another_side_too(app: Flask, ayu: SignedIn, gopay: str) -> None:
    record(ayu, wallet_id=gopay, amount=102_500, date="2026-08-04")

    draft_id, row = drafted(ayu, (august_day(5), 100_000, "TRSF E-BANKING CR BUDI"))

    assert row["transfer"]["fee"] == 2_500
    change_rows(ayu, draft_id, {"transfer_wallet_id": gopay}, ids=[row["id"]])
    apply(ayu, draft_id)
    assert (held(ayu)["BCA"], held(ayu)["GoPay"]) == (100_000, -102_500)
    agree(app, ayu)


@pytest.mark.parametrize(
    ("amount", "day", "words"),
    [
        (100_000, "2026-08-09", "TRSF E-BANKING DB BUDI"),  # three days apart
        (99_300, "2026-08-05", "TRSF E-BANKING DB BUDI"),  # nobody asks 700
        (100_000, "2026-08-05", "TOKO CONTOH"),  # nothing says that it is one
    ],
)
def test_others_are_not_proposed(
    ayu: SignedIn, gopay: str, amount: int, day: str, words: str
) -> None:
    got(ayu, gopay, amount, day)

    _draft_id, row = drafted(ayu, (august_day(5), -100_000, words))

    assert (row["status"], row["transfer"]) == ("new", None)


def test_the_name_of_a_wallet_is_a_hint(ayu: SignedIn, gopay: str) -> None:
    got(ayu, gopay, 100_000)

    _draft_id, row = drafted(ayu, (august_day(5), -100_000, "88888/GO-PAY CUSTOMER"))

    assert row["transfer"]["wallet_id"] == gopay


def test_the_name_of_the_owner_is_a_hint(ayu: SignedIn, gopay: str) -> None:
    got(ayu, gopay, 100_000)

    _draft_id, row = drafted(ayu, (august_day(5), -100_000, "KIRIMAN A/N AYU LESTARI 0812"))

    assert row["transfer"]["wallet_id"] == gopay


def test_a_part_of_the_name_is_none(ayu: SignedIn, gopay: str) -> None:
    got(ayu, gopay, 100_000)

    _draft_id, row = drafted(ayu, (august_day(5), -100_000, "WARUNG IBU AYU"))

    assert row["transfer"] is None


def test_cash_goes_to_the_only_wallet_of_cash(ayu: SignedIn) -> None:
    draft_id, row = drafted(ayu, (august_day(5), -300_000, "TARIKAN ATM 05/08"))

    assert row["transfer"]["proposed"] is True
    change_rows(
        ayu, draft_id, {"transfer_wallet_id": row["transfer"]["wallet_id"]}, ids=[row["id"]]
    )
    apply(ayu, draft_id)
    assert held(ayu)["BCA"] == -300_000
    assert sum(held(ayu).values()) == 0


def test_a_refusal_is_remembered(ayu: SignedIn, gopay: str) -> None:
    got(ayu, gopay, 100_000)
    booked = (august_day(5), -100_000, "TRSF E-BANKING DB BUDI")
    draft_id, row = drafted(ayu, booked)

    change_rows(ayu, draft_id, {"transfer_wallet_id": None}, ids=[row["id"]])

    (row,) = rows(ayu, draft_id)
    assert (row["status"], row["transfer"], row["include"]) == ("new", None, True)
    ayu.delete(f"/imports/{draft_id}")
    _draft_id, row = drafted(ayu, booked)
    assert (row["status"], row["transfer"]) == ("new", None)


def test_a_row_can_be_made_a_transfer(ayu: SignedIn, gopay: str) -> None:
    draft_id, row = drafted(ayu, (august_day(5), -40_000, "TOKO CONTOH"))

    change_rows(ayu, draft_id, {"transfer_wallet_id": gopay}, ids=[row["id"]])

    apply(ayu, draft_id)
    assert held(ayu)["GoPay"] == 40_000


def test_a_transfer_goes_to_another_wallet(ayu: SignedIn, bank: str) -> None:
    draft_id, row = drafted(ayu, (august_day(5), -40_000, "TOKO CONTOH"))

    sent = ayu.put(
        f"/imports/{draft_id}/rows",
        json={"change": {"transfer_wallet_id": bank}, "ids": [row["id"]]},
    )

    assert wrong_fields(sent) == {"transfer_wallet_id"}


@pytest.mark.both_databases
def test_the_other_side_that_was_changed_meanwhile_stays(ayu: SignedIn, gopay: str) -> None:
    other = got(ayu, gopay, 100_000)
    draft_id, row = drafted(ayu, (august_day(5), -100_000, "TRSF E-BANKING DB BUDI"))
    change_rows(ayu, draft_id, {"transfer_wallet_id": gopay}, ids=[row["id"]])
    change = {"type": "income", "categoryName": "Gifts", "amount": 90_000}
    ayu.put(f"/transactions/{other['id']}", json=change, headers={"If-Match": "*"})

    apply(ayu, draft_id)

    assert sorted(one[1:3] for one in ledger_of(ayu)) == [
        ("income", 90_000),
        ("transfer", 100_000),
    ]
