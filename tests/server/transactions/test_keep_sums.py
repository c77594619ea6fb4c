"""The database keeps the ledger's sums true, whatever is written and by which statement."""

import random
from collections import defaultdict
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any, Final

import pytest
from click.testing import Result
from flask import Flask
from sqlalchemy import text

from server.categories.catalogue import TransactionType
from server.core.calendar.money_month import Span
from server.core.ids import new_id
from server.extensions import db
from server.transactions import ledger_sums, list_totals
from server.transactions.balance_check import find_wrong_sums
from server.transactions.filters import Filters
from tests.support.ledger import record
from tests.support.people import SignedIn
from tests.support.transfers import open_wallet, starting_wallet, transfer
from tests.support.wallets import held

pytestmark = pytest.mark.both_databases

TYPES: Final = ("income", "expenses")
CATEGORIES: Final = ("food-beverages", "rent", "salary")
FIRST: Final = date(2022, 12, 30)
DAYS: Final = 400
STATEMENTS: Final = 40
QUESTIONS: Final = 40
ROW: Final = (
    "INSERT INTO transactions (owner_id, id, type, category_id, amount, detail, date, created_at,"
    " version) VALUES (:owner_id, :id, :type, :category_id, :amount, '', :date, CURRENT_TIMESTAMP,"
    " 1)"
)
# Each changes, moves, deletes or copies any number of rows of one owner at once.
CHANGES: Final = (
    "UPDATE transactions SET amount = amount + 7 WHERE owner_id = :owner_id AND date < :day",
    "UPDATE transactions SET date = :day WHERE owner_id = :owner_id AND amount < :amount",
    "UPDATE transactions SET category_id = :category_id WHERE owner_id = :owner_id",
    "UPDATE transactions SET type = :type, category_id = :category_id WHERE owner_id = :owner_id"
    " AND amount < :amount",
    "UPDATE transactions SET detail = 'x', version = version + 1 WHERE owner_id = :owner_id",
    "DELETE FROM transactions WHERE owner_id = :owner_id AND amount < :amount / 2",
    "DELETE FROM transactions WHERE owner_id = :owner_id AND date >= :day",
    "INSERT INTO transactions (owner_id, id, type, category_id, amount, detail, date, created_at,"
    " version) SELECT owner_id, '0' || substr(id, 2), type, :category_id, amount, '', date,"
    " created_at, 1 FROM transactions AS t WHERE owner_id = :owner_id AND amount < :amount AND NOT"
    " EXISTS (SELECT 1 FROM transactions AS o WHERE o.owner_id = t.owner_id AND"
    " o.id = '0' || substr(t.id, 2))",
)


def chosen(dice: random.Random, owner_id: str) -> dict[str, Any]:
    """A row of any kind."""
    return {
        "owner_id": owner_id,
        "id": new_id(),
        "type": dice.choice(TYPES),
        "category_id": dice.choice(CATEGORIES),
        "amount": dice.randint(1, 1000),
        "date": (FIRST + timedelta(days=dice.randrange(DAYS))).isoformat(),
    }


def owners() -> list[str]:
    return list(db.session.scalars(text("SELECT id FROM users ORDER BY id")))


def stored(owner_id: str) -> list[tuple[str, str, date, int]]:
    """The type, category, day and amount of each row."""
    found = db.session.execute(
        text("SELECT type, category_id, date, amount FROM transactions WHERE owner_id = :owner_id"),
        {"owner_id": owner_id},
    )
    return [(row[0], row[1], date.fromisoformat(str(row[2])), row[3]) for row in found]


def questions(dice: random.Random) -> Iterator[Filters]:
    """Filters of any kind; half of the spans begin or end with a month."""
    for _question in range(QUESTIONS):
        first = FIRST + timedelta(days=dice.randrange(DAYS))
        last = first + timedelta(days=dice.choice((0, 1, 40, DAYS)))
        if dice.random() < 0.5:
            first, last = first.replace(day=1), last.replace(day=1) - timedelta(days=1)
            last = max(first, last)
        yield Filters(
            type=TransactionType(dice.choice(TYPES)) if dice.random() < 0.4 else None,
            category_ids=tuple(dice.sample(CATEGORIES, dice.choice((0, 0, 1, 2)))),
            first=first if dice.random() < 0.8 else None,
            last=last if dice.random() < 0.8 else None,
        )


def totals_by_hand(owner_id: str, asked: Filters) -> dict[str, int]:
    met = [
        (type_, amount)
        for type_, category, day, amount in stored(owner_id)
        if asked.type in {None, type_} and category in (asked.category_ids or CATEGORIES)
        if (asked.first or date.min) <= day <= (asked.last or date.max)
    ]
    sums = {name: sum(amount for type_, amount in met if type_ == name) for name in TYPES}
    return {**sums, "count": len(met)}


def write_at_random(dice: random.Random, owner_ids: list[str]) -> None:
    for _statement in range(STATEMENTS):
        row = chosen(dice, dice.choice(owner_ids))
        if dice.random() < 0.5:
            rows = [chosen(dice, row["owner_id"]) for _row in range(dice.choice((1, 1, 20)))]
            db.session.connection().execute(text(ROW), rows)
        else:
            change = text(dice.choice(CHANGES))
            given = {**row, "day": row["date"]}
            names = change.compile().params
            db.session.execute(change, {name: given[name] for name in names})


def test_sums_equal_the_rows_after_any_statements(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    dice = random.Random(74)
    with app.app_context():
        for _round in range(4):
            write_at_random(dice, owners())
            assert find_wrong_sums() == []
            assert stored(owners()[0])
            for asked in questions(dice):
                owner_id = dice.choice(owners())
                totals = list_totals.read_totals(owner_id, asked).serialize()
                assert totals == totals_by_hand(owner_id, asked)


def test_spans_and_categories_equal_the_rows(app: Flask, ayu: SignedIn) -> None:
    dice = random.Random(30)
    with app.app_context():
        (owner_id,) = owners()
        rows = [chosen(dice, owner_id) for _row in range(200)]
        db.session.connection().execute(text(ROW), rows)
        for _question in range(10):
            start = FIRST + timedelta(days=dice.randrange(40))
            spans = [
                Span(start + timedelta(days=31 * n), start + timedelta(days=31 * n + 30))
                for n in range(3)
            ]
            by_hand = [[row for row in stored(owner_id) if row[2] in span] for span in spans]
            assert [list(one) for one in ledger_sums.sum_spans(owner_id, spans)] == [
                [sum(row[3] for row in rows if row[0] == type_) for type_ in TYPES]
                for rows in by_hand
            ]
            spent: dict[tuple[int, str], int] = defaultdict(int)
            for index, rows_of in enumerate(by_hand):
                for type_, category, _day, amount in rows_of:
                    if type_ == "expenses":
                        spent[index, category] += amount
            found = ledger_sums.sum_spent_by_month(owner_id, spans)
            assert found.spent == spent
            assert found.first_day == min(row[2] for row in stored(owner_id))


def test_sums_go_with_their_account(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    record(ayu)
    record(bayu)
    with app.app_context():
        gone, left = owners()
        db.session.execute(text("DELETE FROM users WHERE id = :id"), {"id": gone})
        assert set(db.session.scalars(text("SELECT owner_id FROM ledger_sums"))) == {left}
        assert find_wrong_sums() == []


def test_sums_that_differ_are_named_and_made_anew(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    record(ayu)
    for day in ("2023-12-31", "2024-01-01", "2024-01-02", "2024-02-03"):
        record(bayu, date=day)
    with app.app_context():
        wrong_id = owners()[1]
        for spoil in (
            "UPDATE ledger_sums SET amount = amount + 1 WHERE owner_id = :id AND grain = 'month'",
            "DELETE FROM ledger_sums WHERE owner_id = :id AND grain = 'day'",
            "UPDATE ledger_sums SET category_id = 'rent' WHERE owner_id = :id AND grain = 'year'",
            "UPDATE wallet_sums SET expenses = expenses + 1 WHERE owner_id = :id AND grain = 'day'",
            "DELETE FROM wallet_sums WHERE owner_id = :id AND grain = 'day'",
            "UPDATE wallet_sums SET income_count = 1 WHERE owner_id = :id AND grain = 'all'",
        ):
            db.session.execute(text(spoil), {"id": wrong_id})
            db.session.commit()
            told = f"{wrong_id}: stored sums are not those of rows\n"
            assert check(app).output == told
            assert check(app).exit_code == 1
            assert check(app, "--rebuild-sums").exit_code == 0
            assert check(app).exit_code == 0


def test_a_wallet_that_differs_is_named_and_made_anew(app: Flask, ayu: SignedIn) -> None:
    saved = open_wallet(ayu, "Celengan", kind="savings", counts=False)
    transfer(ayu, starting_wallet(ayu), saved, 100, fee=7)
    with app.app_context():
        (owner_id,) = owners()
        spoil = text("UPDATE wallet_sums SET received = 90 WHERE wallet_id = :id AND grain = 'all'")
        db.session.execute(spoil, {"id": saved})
        db.session.commit()
        assert check(app).output == (
            f"{owner_id}: stored sums are not those of rows\n"
            f"{owner_id}, wallet {saved}: balance 90, sum 100, off by -10\n"
        )
        assert check(app).exit_code == 1
        assert check(app, "--rebuild-sums").exit_code == 0
        assert check(app).exit_code == 0
    assert held(ayu) == {"Main wallet": -107, "Celengan": 100}


def check(app: Flask, *options: str) -> Result:
    return app.test_cli_runner().invoke(args=["check-balances", *options])
