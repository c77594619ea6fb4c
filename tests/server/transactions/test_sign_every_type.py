"""Every type of transaction moves the balance one way, whatever becomes of the transaction."""

from collections.abc import Callable
from datetime import date
from typing import Any, Final

import pytest
from flask import Flask
from sqlalchemy import BigInteger, Boolean, Subquery, cast, literal, null, select, text
from sqlalchemy.exc import IntegrityError

from server.categories.catalogue import CATCH_ALL, TransactionType
from server.core.calendar.money_month import Span
from server.extensions import db
from server.transactions import ledger_sums, reports
from server.transactions.bookings import put_aside, put_aside_column
from server.transactions.category_report import CategoriesRequest, summarize_categories
from server.transactions.models import EntryType
from server.transactions.signed_amounts import signed_amount, signed_column, signed_sum
from server.transactions.span_sums import SpanSums
from server.transactions.viewer_context import ViewerContext, viewer_context
from server.users.service import find_account
from tests.support.bulk_actions import bulk, undo
from tests.support.goals import add_goal, answered, goal_of, put
from tests.support.ledger import balance, listed, record
from tests.support.people import SignedIn

pytestmark = pytest.mark.both_databases

TYPES: Final = tuple(TransactionType)
# By hand: what a wallet gains from a rupiah of each type.
GAINS: Final = {"expenses": -1, "income": 1, "transfer": -1, "adjust": 1}
UNKNOWN: Final = "unknown"
JUNE: Final = Span(date(2024, 6, 1), date(2024, 6, 30))
SAVED: Final = 1_000

Row = dict[str, Any]
SumSpans = Callable[[str, ViewerContext], object]


def body(type_: TransactionType, amount: int) -> Row:
    return {"type": type_.value, "category_id": CATCH_ALL[type_], "amount": amount}


def add(person: SignedIn, type_: TransactionType, amount: int) -> Row:
    return record(person, categoryName=None, **body(type_, amount))


def agree(app: Flask, person: SignedIn, told: Row | None = None) -> None:
    """The balance, also the one that was answered, is that of the rows, and totals are too."""
    shown = listed(person)
    rows = shown["datas"]
    recomputed = sum(GAINS[row["type"]] * row["amount"] for row in rows)
    assert balance(person) == recomputed
    assert told is None or told["balance"] == recomputed
    by_type = {
        type_.value: sum(row["amount"] for row in rows if row["type"] == type_) for type_ in TYPES
    }
    assert shown["totals"] == {**by_type, "count": len(rows)}
    checked = app.test_cli_runner().invoke(args=["check-balances"])
    assert checked.exit_code == 0, checked.output


@pytest.mark.parametrize("type_", TYPES)
def test_the_balance_follows_one_transaction(
    app: Flask, ayu: SignedIn, type_: TransactionType
) -> None:
    path = f"/transactions/{add(ayu, type_, 7)['id']}"
    agree(app, ayu)
    others = [one for one in TYPES if one is not type_]
    for amount, other in enumerate((*others, type_), 11):
        agree(app, ayu, answered(ayu.put(path, json=body(other, amount))))
    agree(app, ayu, answered(ayu.delete(path)))
    agree(app, ayu, answered(ayu.post(f"{path}/restore")))
    assert [(row["type"], row["amount"]) for row in listed(ayu)["datas"]] == [(type_, amount)]


@pytest.mark.parametrize("type_", TYPES)
def test_the_balance_follows_bulk_changes(
    app: Flask, ayu: SignedIn, type_: TransactionType
) -> None:
    rows = [add(ayu, one, amount) for amount, one in enumerate((*TYPES, type_), 5)]
    of_type = {"filters": {"category": type_.value}, "count": 2}
    everything = {"ids": [row["id"] for row in rows]}
    for chosen in (of_type, everything):
        for action in ({"action": "categorise", "category_id": "rent"}, {"action": "delete"}):
            changed = answered(bulk(ayu, **action, **chosen))
            agree(app, ayu, changed)
            agree(app, ayu, answered(undo(ayu, changed["datas"][0])))
    assert {row["id"] for row in listed(ayu)["datas"]} == {row["id"] for row in rows}


@pytest.mark.parametrize("type_", TYPES)
def test_a_goal_gains_what_the_balance_loses(
    app: Flask, ayu: SignedIn, type_: TransactionType
) -> None:
    goal = add_goal(ayu)["id"]
    put(ayu, goal, SAVED)
    row = put(ayu, goal, 300, book=True)["transaction"]
    path = f"/transactions/{row['id']}"

    def check(saved: int) -> None:
        assert goal_of(ayu, goal)["saved"] == saved
        agree(app, ayu)

    check(SAVED + 300)
    gained = SAVED - GAINS[type_] * 200
    answered(ayu.put(path, json=body(type_, 200)))
    check(gained)
    answered(ayu.delete(path))
    check(SAVED)
    answered(ayu.post(f"{path}/restore"))
    check(gained)
    deleted = answered(bulk(ayu, action="delete", ids=[row["id"]]))["datas"][0]
    check(SAVED)
    answered(undo(ayu, deleted))
    check(gained)


@pytest.mark.parametrize("type_", EntryType)
def test_statements_sign_as_python_does(app: Flask, type_: EntryType) -> None:
    gain = GAINS[type_] * 5
    assert (signed_amount(type_, 5), put_aside(type_, 5)) == (gain, -gain)
    with app.app_context():
        assert signed_by_statements(type_) == (gain, -gain, gain)


def test_an_unknown_type_has_no_sign(app: Flask) -> None:
    for sign in (signed_amount, put_aside):
        with pytest.raises(KeyError, match=UNKNOWN):
            sign(UNKNOWN, 5)
    with app.app_context():
        assert signed_by_statements(UNKNOWN) == (0, 0, 0)


def test_no_row_of_an_unknown_type_is_stored(app: Flask, ayu: SignedIn) -> None:
    row = record(ayu)
    change = text("UPDATE transactions SET type = :type WHERE id = :id")
    with app.app_context(), pytest.raises(IntegrityError, match="ck_transactions_type"):
        db.session.execute(change, {"type": UNKNOWN, "id": row["id"]})
    agree(app, ayu)


def test_every_type_has_its_sum() -> None:
    assert {*SpanSums._fields} == {*TYPES}


@pytest.mark.parametrize(
    "summarize",
    [
        lambda owner_id, _viewer: ledger_sums.sum_spans(owner_id, [JUNE]),
        lambda owner_id, _viewer: reports.sum_by_span(
            ledger_sums.sum_by_day(owner_id, JUNE), [JUNE]
        ),
        lambda owner_id, viewer: reports.sum_by_group(
            ledger_sums.sum_by_category_with_returns(owner_id, JUNE), viewer.book
        ),
        lambda owner_id, viewer: summarize_categories(
            owner_id, viewer, CategoriesRequest(None, JUNE, None)
        ),
    ],
    ids=["spans", "days", "groups", "categories"],
)
def test_sums_fail_for_an_unknown_type(app: Flask, ayu: SignedIn, summarize: SumSpans) -> None:
    record(ayu, date="2024-06-02")
    with app.app_context():
        owner_id = db.session.scalars(text("SELECT id FROM users")).one()
        account = find_account(owner_id)
        assert account
        viewer = viewer_context(account, "en")
        summarize(owner_id, viewer)
        db.session.execute(text("UPDATE ledger_sums SET type = :type"), {"type": UNKNOWN})
        with pytest.raises(KeyError, match=UNKNOWN):
            summarize(owner_id, viewer)


def signed_by_statements(type_: str) -> tuple[int, int, int]:
    """What the balance gains from 5 rupiah, what a goal gains, and the sum of the former."""
    columns = [
        literal(str(type_)).label("type"),
        literal(5, BigInteger).label("amount"),
        cast(null(), Boolean).label("taken_out"),
    ]
    row: Subquery = select(*columns).subquery()
    signed = select(signed_column(row.c), put_aside_column(row.c))
    of_balance, of_goal = db.session.execute(signed).one()
    return of_balance, of_goal, db.session.scalars(select(signed_sum(row.c))).one()


@pytest.mark.parametrize(("taken_out", "gain"), [(None, 5), (False, 5), (True, -5)])
def test_a_transfer_gains_or_takes_as_it_was_booked(
    app: Flask, taken_out: bool | None, gain: int
) -> None:
    assert put_aside("transfer", 5, taken_out=taken_out) == gain
    columns = [
        literal("transfer").label("type"),
        literal(5, BigInteger).label("amount"),
        cast(literal(taken_out, Boolean), Boolean).label("taken_out"),
    ]
    with app.app_context():
        statement = select(put_aside_column(select(*columns).subquery().c))
        assert db.session.scalars(statement).one() == gain
