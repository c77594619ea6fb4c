"""What calls read of the ledger does not grow with it; searches take few steps for each row."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime, timedelta
from itertools import product
from typing import Any, Final
from zoneinfo import ZoneInfo

import pytest
from flask import Flask
from sqlalchemy import event, text

from server.core.calendar.money_month import ONE_DAY
from server.extensions import db
from tests.support.ledger import listed
from tests.support.people import SignedIn
from tests.support.transfers import starting_wallet

pytestmark = pytest.mark.both_databases

# Rows of each day and category.
FEW, MANY = 10, 100
# With these grow the sums, and not with the rows.
DAYS, CATEGORIES = 20, ("food-beverages", "rent")
TODAY: Final = datetime.now(ZoneInfo("Asia/Jakarta")).date()
MOST_GROWTH: Final = 1.5
# PostgreSQL reads a page in one of several ways, by what it has counted: a page of each category
# and then the rows that it shows is the most of them, however large the ledger.
MOST_ROWS_OF_A_PAGE: Final = 50 * (len(CATEGORIES) + 2)
# Steps of SQLite's machine between looks at their number.
STEPS: Final = 20
LEDGER: Final = ("transactions", "ledger_sums")
CALLS: Final = (
    "transactions?limit=50",
    "transactions?limit=50&category=expenses",
    "transactions?limit=50&category=income",
    "transactions?limit=50&category_id=rent",
    "transactions?limit=50&category_id=saving",
    "transactions?limit=50&category_id=rent&category=expenses",
    "transactions?limit=50&category_id=rent&category=income",
    "transactions?limit=50&category_id=rent,food-beverages,saving",
    "transactions?limit=50&category_id=rent,food-beverages&category=expenses",
    f"transactions?limit=50&to={TODAY - ONE_DAY}&category_id=rent,food-beverages",
    f"transactions?limit=50&from={TODAY - timedelta(days=40)}&to={TODAY - ONE_DAY}",
    f"transactions?limit=50&from={TODAY.replace(day=1)}&category=income",
    f"transactions?limit=50&to={TODAY - ONE_DAY}&category_id=food-beverages",
    "transactions/summary?period=month",
    "transactions/summary?period=year",
    "transactions/by-category",
    f"transactions/by-category?from={TODAY - timedelta(days=40)}&to={TODAY - ONE_DAY}",
    "transactions/by-month?category_id=rent",
    "overview",
    "budgets",
    "allocation",
)

# Steps of SQLite's machine for each row that a search finds, or passes over.
MOST_STEPS: Final = 24
MOST_STEPS_FOR_NONE: Final = 8

Statement = tuple[str, Any]


ROW: Final = text(
    "INSERT INTO transactions (owner_id, id, type, category_id, amount, detail, date, created_at,"
    " version) SELECT id, :id, 'expenses', :category_id, 1000, 'Kopi', :date, created_at, 1"
    " FROM users"
)
# As many more of each row as there are numbers.
COPIES: Final = text(
    "INSERT INTO transactions (owner_id, id, type, category_id, amount, detail, date, created_at,"
    " version) WITH RECURSIVE numbers (number) AS (SELECT :first UNION ALL"
    " SELECT number + 1 FROM numbers WHERE number < :last) SELECT owner_id, substr(id, 1, 20) ||"
    " CAST(number AS VARCHAR(6)), type, category_id, amount, detail, date, created_at, version"
    " FROM transactions CROSS JOIN numbers WHERE id LIKE '%000000'"
)


def begin_ledger(app: Flask) -> None:
    """Give the only person an expense of each category on each day."""
    rows = [
        {"id": f"{number:020}000000", "category_id": category_id, "date": TODAY - day * ONE_DAY}
        for number, (day, category_id) in enumerate(product(range(DAYS), CATEGORIES))
    ]
    write(app, ROW, rows)


def write(app: Flask, statement: Any, given: Any) -> None:
    """Write rows, and let the database look at its tables."""
    with app.app_context(), db.engine.begin() as link:
        link.execute(statement, given)
        link.execute(text("ANALYZE"))


@pytest.fixture
def asked(app: Flask) -> Iterator[list[Statement]]:
    """The statements about the ledger, with their parameters."""
    found: list[Statement] = []

    def note(_link: Any, _cursor: Any, statement: str, parameters: Any, *_more: Any) -> None:
        if any(table in statement for table in LEDGER):
            found.append((statement, parameters))

    with app.app_context():
        engine = db.engine
    event.listen(engine, "before_cursor_execute", note)
    yield found
    event.remove(engine, "before_cursor_execute", note)


def steps_of(statement: Statement) -> int:
    """How much SQLite does for a statement."""
    looks = 0

    def look() -> None:
        nonlocal looks
        looks += 1

    with closing(sqlite3.connect(str(db.engine.url.database))) as link:
        link.set_progress_handler(look, STEPS)
        link.execute(*statement).fetchall()
    return looks


def plan_of(statement: Statement) -> str:
    """How SQLite goes about a statement."""
    with closing(sqlite3.connect(str(db.engine.url.database))) as link:
        found = link.execute(f"EXPLAIN QUERY PLAN {statement[0]}", statement[1]).fetchall()
    return "\n".join(row[-1] for row in found)


def rows_of(statement: Statement) -> int:
    """How many rows PostgreSQL reads for a statement."""
    with db.engine.connect() as link:
        explained = link.exec_driver_sql(
            f"EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) {statement[0]}", statement[1]
        ).scalar_one()
    plan = json.loads(explained) if isinstance(explained, str) else explained
    return _read_by(plan[0]["Plan"])


def _read_by(plan: dict[str, Any]) -> int:
    parts = sum(_read_by(part) for part in plan.get("Plans", ()))
    if plan.get("Relation Name") not in LEDGER:
        return parts
    passed = plan["Actual Rows"] + plan.get("Rows Removed by Filter", 0)
    return parts + round(plan["Actual Loops"] * passed)


def test_what_is_read_does_not_grow_with_the_ledger(
    app: Flask, ayu: SignedIn, asked: list[Statement]
) -> None:
    cost: dict[str, list[int]] = {call: [] for call in CALLS}
    begin_ledger(app)
    with app.app_context():
        is_sqlite = db.engine.dialect.name == "sqlite"
    work, enough = (steps_of, 0) if is_sqlite else (rows_of, MOST_ROWS_OF_A_PAGE)
    for first, last in ((1, FEW), (FEW + 1, MANY)):
        write(app, COPIES, {"first": 100_000 + first, "last": 100_000 + last})
        for call, costs in cost.items():
            asked.clear()
            answer = ayu.get(f"/{call}")
            assert answer.status_code == 200, answer.text
            with app.app_context():
                costs.append(sum(work(statement) for statement in list(asked)))
    most = {call: MOST_GROWTH * max(first, enough) + 2 for call, (first, _) in cost.items()}
    assert {call: costs for call, costs in cost.items() if costs[1] > most[call]} == {}


def test_a_search_takes_few_steps_for_each_row(
    app: Flask, ayu: SignedIn, asked: list[Statement]
) -> None:
    begin_ledger(app)
    write(app, COPIES, {"first": 100_001, "last": 100_000 + MANY})
    rows = listed(ayu)["totals"]["count"]
    for wanted, found, most in (("Kopi", rows, MOST_STEPS), ("durian", 0, MOST_STEPS_FOR_NONE)):
        asked.clear()
        assert listed(ayu, q=wanted)["totals"]["count"] == found
        with app.app_context():
            if db.engine.dialect.name == "sqlite":
                assert sum(map(steps_of, list(asked))) * STEPS < most * rows
            else:
                assert sum(map(rows_of, list(asked))) <= 2 * rows


def test_what_no_sums_know_is_added_up_from_an_index_alone(
    app: Flask, ayu: SignedIn, asked: list[Statement]
) -> None:
    """The rows themselves take several times as long, from a large ledger twenty times."""
    begin_ledger(app)
    write(app, COPIES, {"first": 100_001, "last": 100_000 + FEW})
    in_wallet = {"wallet": starting_wallet(ayu)}
    for index, query in (
        ("ix_transactions_search", {"q": "kopi"}),
        ("ix_transactions_search", {"q": "food", "from": str(TODAY - timedelta(days=9))}),
        ("ix_transactions_category", {**in_wallet, "category_id": "rent"}),
        ("ix_transactions_category", {**in_wallet, "category_id": "rent", "category": "expenses"}),
    ):
        asked.clear()
        assert listed(ayu, **query)["totals"]["count"] > 0
        with app.app_context():
            if db.engine.dialect.name == "sqlite":
                assert f"COVERING INDEX {index}" in plan_of(asked[0])
