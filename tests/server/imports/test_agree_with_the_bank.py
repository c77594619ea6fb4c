"""Whatever a bank writes and in whatever pieces it comes, each of its rows is one entry."""

import datetime as dt
from collections import Counter
from dataclasses import dataclass

import pytest
from flask import Flask
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.support.bank_files.bank_ledger import BankLedger
from tests.support.examples import tries
from tests.support.imports import (
    apply,
    august_day,
    bank_ledger,
    bring_in,
    draft_of,
    part_of,
    snapshot,
    undo,
    write_file,
)
from tests.support.ledger import listed
from tests.support.people import SignedIn
from tests.support.wallets import Item, agree, wallets

pytestmark = pytest.mark.both_databases

DAYS = 28
# Few of each, so that there are twins.
AMOUNTS = st.sampled_from([-15_000, -2_500, 37, 1_000])
TEXTS = st.sampled_from(["QRIS PARKIR", "BUNGA", "TOKO CONTOH"])
ROWS = st.lists(
    st.tuples(st.integers(1, DAYS).map(august_day), AMOUNTS, TEXTS), min_size=1, max_size=25
)
WINDOWS = st.lists(
    st.tuples(st.integers(1, DAYS), st.integers(1, DAYS)).map(sorted), min_size=1, max_size=3
)


@dataclass
class Statements:
    """An account in pieces that may overlap, in the order in which they are imported."""

    ledger: BankLedger
    windows: list[tuple[dt.date, dt.date]]
    has_balances: bool

    @property
    def files(self) -> list[bytes]:
        parts = (part_of(self.ledger, *window) for window in self.windows)
        return [write_file(part, balances=self.has_balances) for part in parts if part.entries]

    @property
    def covered(self) -> Counter[tuple[str, int]]:
        """The day and amount of each row that is in a file."""
        return Counter(
            (entry.day.isoformat(), entry.amount // 100)
            for entry in self.ledger.entries
            if any(first <= entry.day <= last for first, last in self.windows)
        )


@st.composite
def statements(draw: st.DrawFn) -> Statements:
    booked = sorted(draw(ROWS), key=lambda row: row[0])
    days = [(august_day(first), august_day(last)) for first, last in draw(WINDOWS)]
    return Statements(bank_ledger(booked), days, draw(st.booleans()))


def saved(person: SignedIn) -> Counter[tuple[str, int]]:
    entries = listed(person, limit=200)["datas"]
    return Counter((one["date"], _signed(one)) for one in entries)


def _signed(one: Item) -> int:
    amount: int = one["amount"]
    return amount if one["type"] == "income" else -amount


@settings(
    max_examples=tries(12),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(account=statements())
def test_no_twin_and_none_lost(app: Flask, ayu: SignedIn, account: Statements) -> None:
    before = snapshot(app)

    done = [bring_in(ayu, file)["id"] for file in account.files]

    assert saved(ayu) == account.covered
    for file in account.files:
        again = draft_of(ayu, file)
        assert again["counts"]["new"] == 0
        done.append(apply(ayu, again["id"])["id"])
    assert saved(ayu) == account.covered
    agree(app, ayu)
    # An import into the wallet of an earlier one is undone before it, or that wallet stays.
    for import_id in reversed(done):
        assert undo(ayu, import_id)["result"]["kept"] == []
    assert snapshot(app) == before
    assert len(wallets(ayu)) == 1
