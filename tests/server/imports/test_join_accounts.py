"""All accounts of another app's export become one import, with the transfers between them."""

import csv
import datetime as dt
import io
from collections.abc import Callable, Iterable

import pytest
from flask import Flask

from tests.support.accounts import errors_of
from tests.support.bank_files import app_files
from tests.support.bank_files.app_files import AppEntry
from tests.support.bank_files.bank_ledger import BankEntry
from tests.support.bank_files.workbook_files import encrypt_xlsx, write_xlsx
from tests.support.imports import (
    NOON,
    apply,
    august_day,
    bank_ledger,
    ledger_of,
    send,
    snapshot,
    undo,
)
from tests.support.imports import write_file as write_bank_file
from tests.support.ledger import listed, row_count
from tests.support.people import SignedIn
from tests.support.wallets import Item, agree, answered, held, refusal

PASSWORD = "07081990"
Write = Callable[[Iterable[AppEntry]], bytes]
APPS: dict[str, Write] = {
    "money-manager": app_files.write_money_manager,
    "cashew": app_files.write_cashew,
    "firefly": app_files.write_firefly,
    "ezbookkeeping": app_files.write_ezbookkeeping,
}


def entry(account: str, day: int, rupiah: int, text: str, **more: str) -> AppEntry:
    return AppEntry(account, BankEntry(august_day(day), NOON, rupiah * 100, text), **more)


ENTRIES = [
    entry("Bank", 1, 5_000_000, "Gaji", category="Gaji"),
    entry("Dompet", 3, -25_000, "Soto", category="Makan"),
    entry("Bank", 5, -300_000, "Tarik", to="Dompet"),
    entry("Bank", 6, -12_000, "Biaya", category="Makan"),
]


def join(person: SignedIn, content: bytes) -> Item:
    """Send a file, and let all its accounts be one draft."""
    drafts = send(person, content)["datas"]
    assert drafts[0]["accounts"] == [one["new_wallet"]["name"] for one in drafts]
    (whole,) = answered(person.post(f"/imports/{drafts[-1]['id']}/accounts"))["datas"]
    (only,) = answered(person.get("/imports"))["datas"]
    assert only["id"] == whole["id"]
    item: Item = whole
    return item


@pytest.mark.parametrize("app_name", APPS)
def test_the_accounts_get_wallets_and_keep_their_transfers(
    app: Flask, ayu: SignedIn, app_name: str
) -> None:
    before = snapshot(app)
    content = APPS[app_name](ENTRIES)
    draft = join(ayu, content)
    names = {wallet["name"]: wallet["state"] for wallet in draft["archive"]["wallets"]}
    assert names == {"Bank": "new", "Dompet": "new"}

    done = apply(ayu, draft["id"])

    assert held(ayu) == {"Main wallet": 0, "Bank": 4_688_000, "Dompet": 275_000}
    assert [one["amount"] for one in listed(ayu, category="transfer")["datas"]] == [300_000]
    assert len(ledger_of(ayu)) == 4
    agree(app, ayu)

    undo(ayu, done["id"])
    assert snapshot(app) == before


def test_the_same_file_adds_nothing(ayu: SignedIn) -> None:
    content = app_files.write_firefly(ENTRIES)
    apply(ayu, join(ayu, content)["id"])
    drafts = send(ayu, content)["datas"]
    (again,) = answered(ayu.post(f"/imports/{drafts[0]['id']}/accounts"))["datas"]
    assert again["counts"]["new"] == 0


def test_a_file_of_one_account_cannot_be_joined(ayu: SignedIn) -> None:
    (draft,) = send(ayu, write_bank_file(bank_ledger([(dt.date(2026, 8, 1), -5_000, "KOPI")])))[
        "datas"
    ]
    assert draft["accounts"] == []
    assert refusal(ayu.post(f"/imports/{draft['id']}/accounts")) == (409, "import_state")


def test_somebody_else_cannot_join_it(ayu: SignedIn, bayu: SignedIn) -> None:
    drafts = send(ayu, app_files.write_firefly(ENTRIES))["datas"]
    assert bayu.post(f"/imports/{drafts[0]['id']}/accounts").status_code == 404


def encrypted_workbook() -> bytes:
    cut = csv.reader(io.StringIO(app_files.write_money_manager(ENTRIES).decode()))
    return encrypt_xlsx(write_xlsx([tuple(cells) for cells in cut]), PASSWORD)


@pytest.mark.both_databases
def test_an_encrypted_file_needs_its_password_once_more(app: Flask, ayu: SignedIn) -> None:
    drafts = send(ayu, encrypted_workbook(), password=PASSWORD)["datas"]
    assert [(len(one["accounts"]), one["needs_password"]) for one in drafts] == [(2, True)] * 2
    path = f"/imports/{drafts[0]['id']}/accounts"
    locked = f"{path}/password"
    for answer in (ayu.post(path), ayu.post(locked, json={"password": "01011990"})):
        assert list(errors_of(answer)) == ["password"]

    (whole,) = answered(ayu.post(locked, json={"password": PASSWORD}))["datas"]
    apply(ayu, whole["id"])

    assert held(ayu) == {"Main wallet": 0, "Bank": 4_688_000, "Dompet": 275_000}
    assert PASSWORD not in repr(snapshot(app))
    assert row_count(app, "import_files") == 0


def test_what_no_ledger_can_hold_is_told(ayu: SignedIn) -> None:
    long = [*ENTRIES, entry("Rekening " * 6, 7, -1_000, "Kopi", category="Makan")]
    drafts = send(ayu, app_files.write_firefly(long))["datas"]
    answer = ayu.post(f"/imports/{drafts[0]['id']}/accounts")
    assert list(errors_of(answer)) == ["accounts"]
