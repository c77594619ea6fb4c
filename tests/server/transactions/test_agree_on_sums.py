"""List, summary, overview and balance tell the same, whatever was recorded."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
import time_machine
from flask import Flask
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from server.categories.service import TransactionType
from server.core.unit_of_work import unit_of_work
from server.extensions import db
from server.transactions.service import NewTransaction, add_transactions
from tests.support.ledger import balance, listed, overview, summary
from tests.support.people import SignedIn

ENTRIES = st.builds(
    NewTransaction,
    type=st.sampled_from(TransactionType),
    category_id=st.sampled_from(["food-beverages", "salary", "rent"]),
    amount=st.integers(1, 999_999_999_999),
    detail=st.just(""),
    date=st.dates(date(2023, 11, 1), date(2024, 6, 19)),
)
LEDGERS = st.lists(ENTRIES, min_size=1, max_size=25)
PERIODS = ("day", "week", "month", "year")


@pytest.fixture(autouse=True)
def _june() -> Iterator[None]:
    with time_machine.travel("2024-06-18T05:00:00Z", tick=False):
        yield


def refill(app: Flask, person: SignedIn, ledger: list[NewTransaction], payday: int) -> None:
    with app.app_context(), unit_of_work():
        db.session.execute(text("DELETE FROM transactions"))
        owner_id = db.session.execute(
            text("UPDATE users SET balance = 0, payday = :payday RETURNING id"), {"payday": payday}
        ).scalar_one()
        add_transactions(owner_id, ledger)


def sums(rows: list[dict[str, Any]]) -> tuple[int, int]:
    return sum(row["income"] for row in rows), sum(row["expenses"] for row in rows)


def test_every_view_of_a_ledger_agrees(app: Flask, ayu: SignedIn) -> None:
    @settings(max_examples=30, deadline=None)
    @given(ledger=LEDGERS, payday=st.integers(1, 31), size=st.integers(1, 30))
    def agree(ledger: list[NewTransaction], payday: int, size: int) -> None:
        refill(app, ayu, ledger, payday)
        whole = listed(ayu)
        totals = whole["totals"]
        assert balance(ayu) == totals["income"] - totals["expenses"]
        assert balance(ayu) == sum(entry.signed for entry in ledger)
        pages = [page := listed(ayu, limit=size)]
        while page["next_cursor"]:
            pages.append(page := listed(ayu, limit=size, cursor=page["next_cursor"]))
        assert [item for page in pages for item in page["datas"]] == whole["datas"]
        for period in PERIODS:
            found = summary(ayu, period=period)
            window = {"from": found["window"]["start"], "to": found["window"]["end"]}
            within = listed(ayu, **window)["totals"]
            assert sums(found["datas"]) == (within["income"], within["expenses"])
            last = found["datas"][-1]
            inside = listed(ayu, **{"from": last["start"], "to": last["end"]})["totals"]
            assert (last["income"], last["expenses"]) == (inside["income"], inside["expenses"])
        shown = overview(ayu)
        assert shown["balance"] == balance(ayu)
        present = shown["summary"]["datas"][-1]
        assert (shown["income"]["amount"], shown["expenses"]["amount"]) == (
            present["income"],
            present["expenses"],
        )
        assert shown["recent"] == whole["datas"][:3]

    agree()
