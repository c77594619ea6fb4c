"""Answers to the dates of a plan: recorded, skipped, or open again."""

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from server.categories.book import CategoryBook
from server.categories.catalogue import TransactionType
from server.core.errors import Conflict, NotFound, ValidationFailed
from server.core.http.etags import IfMatch
from server.core.text.i18n import Message, _, translate
from server.investments import due_dispatch, queries
from server.investments.plan import Plan
from server.investments.plan_status import Answer, Answers, OccurrenceState
from server.investments.service import Item, get_plan, serialize_plan
from server.investments.viewer_context import ViewerContext
from server.transactions.bookings import BookedTransaction, Booking, BookingSource, list_booked
from server.transactions.service import NewTransaction, add_transaction, delete_transaction
from server.users.balances import lock_account
from server.wallets.wallet_book import wallet_book_of

CATEGORY: Final = "investment"
DETAIL: Final = _("Investment plan")


class AlreadyRecorded(Conflict):
    """409: the investment of this date is recorded; `payload.datas` has the plan as it is."""

    code = "already_recorded"
    message = _("This date is already recorded.")

    def __init__(self, current: Mapping[str, Any]) -> None:
        super().__init__(datas=[current])


class DateToCome(ValidationFailed):
    """422: a future date cannot be answered."""

    def __init__(self) -> None:
        super().__init__(errors={"date": [_("This date is still to come.")]})


@dataclass(frozen=True, slots=True)
class OccurrenceAnswer:
    """A person's answer to a date; without a state the date is open again.

    `book` records the amount in the ledger; the plan's amount is the default.
    """

    state: OccurrenceState | None
    book: bool
    amount: int | None


class AnsweredOccurrence(NamedTuple):
    """The plan as it is now, the booking, and the balance in whole rupiah."""

    plan: Item
    transaction: Item | None
    balance: int


def answer_occurrence(
    owner_id: str,
    plan_id: str,
    day: dt.date,
    answer: OccurrenceAnswer,
    book: CategoryBook,
    viewer: ViewerContext,
) -> AnsweredOccurrence:
    """Store an answer to a date of a plan.

    Raises NotFound for a day that is no date of the plan, DateToCome, AlreadyRecorded unless a done
    date is opened again, and WalletArchived for a plan whose wallet is archived meanwhile.
    """
    # The account is locked first, so that two devices cannot record the same date twice.
    account = lock_account(owner_id)
    balance = account.balance
    plan = get_plan(owner_id, plan_id)
    answers = queries.read_answers(owner_id, [plan_id]).get(plan_id, {})
    _require(plan, answers, day, answer, viewer)
    transaction = None
    if answer.state is None:
        queries.delete_answer(owner_id, plan_id, day)
        balance = _unbook(owner_id, plan_id, day, balance, book)
        due_dispatch.unresolve_notifications(owner_id, plan_id, day)
    elif answer.state is OccurrenceState.DONE and answer.book:
        queries.delete_answer(owner_id, plan_id, day)
        new = _transaction(plan, day, answer, viewer)
        wallets = wallet_book_of(owner_id, account.wallets_version)
        transaction, balance = add_transaction(owner_id, new, book, wallets)
    else:
        queries.save_answer(owner_id, plan_id, day, answer.state, answer.amount or plan.amount)
    if answer.state is not None:
        due_dispatch.resolve_notifications(owner_id, plan_id, day)
    answers = queries.read_answers(owner_id, [plan_id]).get(plan_id, {})
    return AnsweredOccurrence(serialize_plan(plan, answers, viewer), transaction, balance)


def _require(
    plan: Plan, answers: Answers, day: dt.date, answer: OccurrenceAnswer, viewer: ViewerContext
) -> None:
    present: Answer | None = answers.get(day)
    if present is None and not plan.schedule.includes(day):
        raise NotFound
    if day > viewer.today and present is None:
        raise DateToCome
    if present is not None and present.state is OccurrenceState.DONE and answer.state is not None:
        raise AlreadyRecorded(serialize_plan(plan, answers, viewer))


def _transaction(
    plan: Plan, day: dt.date, answer: OccurrenceAnswer, viewer: ViewerContext
) -> NewTransaction:
    """The expense of a done date, recorded today, as the money moves today."""
    return NewTransaction(
        type=TransactionType.EXPENSES,
        category_id=CATEGORY,
        amount=answer.amount or plan.amount,
        detail=translate(DETAIL, viewer.language),
        date=viewer.today,
        wallet_id=plan.wallet_id,
        booking=Booking(BookingSource.PLAN, plan.id, day),
    )


def _unbook(owner_id: str, plan_id: str, day: dt.date, balance: int, book: CategoryBook) -> int:
    """Delete the transactions of a date, which can be undone; returns the balance."""
    booked: list[BookedTransaction] = list_booked(
        owner_id, BookingSource.PLAN, [plan_id], since=day
    )
    for row in booked:
        if row.booked_for_day == day and row.put_aside > 0:
            balance = delete_transaction(owner_id, row.id, IfMatch(), book)
    return balance


def answer_message(answer: OccurrenceAnswer) -> Message:
    """The message of the response."""
    if answer.state is None:
        return _("The date has been reopened.")
    if answer.state is OccurrenceState.SKIPPED:
        return _("The date has been skipped.")
    return _("Your investment is recorded.")
