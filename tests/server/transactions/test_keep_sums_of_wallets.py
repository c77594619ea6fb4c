"""The database keeps the sums of wallets true, whatever is written and by which statement."""

import random
from collections.abc import Sequence
from datetime import date, timedelta
from itertools import combinations
from typing import Any, Final, NamedTuple

import pytest
from flask import Flask
from sqlalchemy import text

from server.core.ids import new_id
from server.extensions import db
from server.transactions.balance_check import find_wrong_sums
from server.transactions.filters import Filters
from server.transactions.list_totals import read_totals
from server.transactions.models import REPORTED, UNREPORTED, EntryType
from tests.support.people import SignedIn
from tests.support.transfers import open_wallet, starting_wallet

pytestmark = pytest.mark.both_databases

FIRST: Final = date(2024, 1, 30)
DAYS: Final = 5
ROUNDS: Final = 5
STATEMENTS: Final = 25
QUESTIONS: Final = 60
INCLUDED: Final = [some for count in range(3) for some in combinations(UNREPORTED, count)]
ROW: Final = (
    "INSERT INTO transactions (owner_id, id, type, category_id, amount, detail, date, created_at,"
    " version, wallet_id, to_wallet_id) VALUES (:owner_id, :id, :type, 'rent', :amount, '', :date,"
    " CURRENT_TIMESTAMP, 1, :wallet, :to_wallet)"
)
# Each changes, moves or deletes any number of rows at once.
CHANGES: Final = (
    "UPDATE transactions SET amount = amount + 7 WHERE amount < :amount",
    "UPDATE transactions SET date = :date WHERE amount < :amount",
    "UPDATE transactions SET type = :reported WHERE to_wallet_id IS NULL AND amount < :amount",
    "UPDATE transactions SET wallet_id = :other WHERE wallet_id = :wallet AND type <> 'transfer'",
    "UPDATE transactions SET wallet_id = to_wallet_id, to_wallet_id = wallet_id"
    " WHERE type = 'transfer'",
    "UPDATE transactions SET type = 'transfer', to_wallet_id = :other"
    " WHERE wallet_id = :wallet AND type = 'expenses' AND amount < :amount",
    "UPDATE transactions SET type = 'adjust', to_wallet_id = NULL"
    " WHERE type = 'transfer' AND amount < :amount",
    "DELETE FROM transactions WHERE date = :date",
    "DELETE FROM transactions WHERE type = :reported AND amount < :amount",
)


class Entry(NamedTuple):
    """A row of the table."""

    type: str
    amount: int
    date: date
    wallet_id: str
    to_wallet_id: str | None


def chosen(dice: random.Random, wallets: Sequence[str]) -> dict[str, Any]:
    """An entry of any kind, and what the changes ask for."""
    type_ = dice.choice(list(EntryType)).value
    wallet, other = dice.sample(wallets, 2)
    return {
        "owner_id": wallets[0],
        "id": new_id(),
        "type": type_,
        "reported": dice.choice(REPORTED),
        "amount": dice.randint(1, 1000),
        "date": (FIRST + timedelta(days=dice.randrange(DAYS))).isoformat(),
        # As the release before writes rows of the starting wallet.
        "wallet": None if wallet == wallets[0] and type_ != "transfer" else wallet,
        "other": other,
        "to_wallet": other if type_ == "transfer" else None,
    }


def write_at_random(dice: random.Random, wallets: Sequence[str]) -> None:
    for _statement in range(STATEMENTS):
        statement = text(dice.choice([ROW, ROW, *CHANGES]) if dice.random() < 0.6 else ROW)
        names = statement.compile().params
        rows = [chosen(dice, wallets) for _row in range(dice.choice((1, 10)))]
        given = rows if "id" in names else rows[:1]
        for row in given:
            row["wallet"] = row["wallet"] or (None if "id" in names else wallets[0])
        db.session.connection().execute(
            statement, [{name: row[name] for name in names} for row in given]
        )


def entries() -> list[Entry]:
    found = db.session.execute(
        text("SELECT type, amount, date, wallet_id, to_wallet_id FROM transactions")
    )
    return [Entry(row[0], row[1], date.fromisoformat(str(row[2])), *row[3:]) for row in found]


def asked(dice: random.Random, wallets: Sequence[str]) -> Filters:
    first = FIRST + timedelta(days=dice.randrange(DAYS))
    return Filters(
        type=dice.choice(list(EntryType)) if dice.random() < 0.5 else None,
        include=dice.choice(INCLUDED),
        wallet_id=dice.choice(wallets),
        first=first if dice.random() < 0.4 else None,
        last=first + timedelta(days=2) if dice.random() < 0.4 else None,
    )


def totals_by_hand(filters: Filters) -> dict[str, int]:
    shown = {filters.type} if filters.type else {*REPORTED, *filters.include}
    met = [
        one
        for one in entries()
        if filters.wallet_id in {one.wallet_id, one.to_wallet_id} and one.type in shown
        if (filters.first or date.min) <= one.date <= (filters.last or date.max)
    ]
    sums = {name: sum(one.amount for one in met if one.type == name) for name in REPORTED}
    return {**sums, "count": len(met)}


def test_sums_of_wallets_equal_the_rows_after_any_statements(app: Flask, ayu: SignedIn) -> None:
    wallets = [starting_wallet(ayu), open_wallet(ayu, "BCA"), open_wallet(ayu, "GoPay")]
    dice = random.Random(14)
    with app.app_context():
        for _round in range(ROUNDS):
            write_at_random(dice, wallets)
            assert {one.type for one in entries()} == set(EntryType)
            assert find_wrong_sums() == []
            for filters in [asked(dice, wallets) for _question in range(QUESTIONS)]:
                found = read_totals(wallets[0], filters).serialize()
                assert found == totals_by_hand(filters), filters
        db.session.execute(text("DELETE FROM transactions"))
        assert db.session.scalars(text("SELECT count(*) FROM wallet_sums")).all() == [0]
