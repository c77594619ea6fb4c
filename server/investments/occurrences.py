"""Saying what became of a date: recorded, skipped, or open again."""

import datetime as dt
from dataclasses import dataclass
from typing import Final, NamedTuple

from server.categories.book import CategoryBook
from server.categories.enums import TransactionType
from server.core.errors import NotFound
from server.core.http.etags import IfMatch
from server.core.text.i18n import Message, _, translate
from server.investments import due_dispatch, queries
from server.investments.errors import AlreadyRecorded, DateToCome
from server.investments.plan import Plan
from server.investments.plan_status import Answer, Answers, State
from server.investments.service import Item, require_plan, told
from server.transactions.bookings import BookedTransaction, Booking, BookingSource, list_booked
from server.transactions.service import NewTransaction, add_transaction, delete_transaction
from server.users.balances import add_to_balance

CATEGORY: Final = "investment"
DETAIL: Final = _("Investment plan")


@dataclass(frozen=True, slots=True)
class Given:
    """What somebody says to a date; without a state it is open again.

    `book` records what was done in the ledger; the plan's amount stands in for a missing one.
    """

    state: State | None
    book: bool
    amount: int | None


class Answered(NamedTuple):
    """The plan as it is now, what was booked, and the balance in whole rupiah."""

    plan: Item
    transaction: Item | None
    balance: int


def answer_date(
    owner_id: str, plan_id: str, day: dt.date, given: Given, book: CategoryBook, today: dt.date
) -> Answered:
    """Say what became of a date of a plan.

    Raises NotFound for a day that is no date of the plan, DateToCome, and AlreadyRecorded when
    the date is done and something else than opening it is asked for.
    """
    # Two devices stand in line here, so that a date is recorded once.
    balance = add_to_balance(owner_id).balance
    plan = require_plan(owner_id, plan_id)
    answers = queries.read_answers(owner_id, [plan_id]).get(plan_id, {})
    _require(plan, answers, day, given, today)
    transaction = None
    if given.state is None:
        queries.forget_answer(owner_id, plan_id, day)
        balance = _unbook(owner_id, plan_id, day, balance, book)
        due_dispatch.open_again(owner_id, plan_id, day)
    elif given.state is State.DONE and given.book:
        queries.forget_answer(owner_id, plan_id, day)
        new = _transaction(plan, day, given, today, book.language)
        transaction, balance = add_transaction(owner_id, new, book)
    else:
        queries.keep_answer(owner_id, plan_id, day, given.state, given.amount or plan.amount)
    if given.state is not None:
        due_dispatch.settle(owner_id, plan_id, day)
    answers = queries.read_answers(owner_id, [plan_id]).get(plan_id, {})
    return Answered(told(plan, answers, today), transaction, balance)


def _require(plan: Plan, answers: Answers, day: dt.date, given: Given, today: dt.date) -> None:
    present: Answer | None = answers.get(day)
    if present is None and not plan.schedule.includes(day):
        raise NotFound
    if day > today and present is None:
        raise DateToCome
    if present is not None and present.state is State.DONE and given.state is not None:
        raise AlreadyRecorded(told(plan, answers, today))


def _transaction(
    plan: Plan, day: dt.date, given: Given, today: dt.date, language: str
) -> NewTransaction:
    """What was done, as an expense of today: that is when the money goes."""
    return NewTransaction(
        type=TransactionType.EXPENSES,
        category_id=CATEGORY,
        amount=given.amount or plan.amount,
        detail=translate(DETAIL, language),
        date=today,
        booking=Booking(BookingSource.PLAN, plan.id, day),
    )


def _unbook(owner_id: str, plan_id: str, day: dt.date, balance: int, book: CategoryBook) -> int:
    """Delete what was booked for a date as an act that can be undone; returns the balance."""
    booked: list[BookedTransaction] = list_booked(
        owner_id, BookingSource.PLAN, [plan_id], since=day
    )
    for row in booked:
        if row.booked_for_day == day and row.put_aside > 0:
            balance = delete_transaction(owner_id, row.id, IfMatch(), book)
    return balance


def said(given: Given) -> Message:
    """The sentence that answers somebody."""
    if given.state is None:
        return _("The date is open again.")
    if given.state is State.SKIPPED:
        return _("The date is skipped.")
    return _("Your investment is recorded.")
