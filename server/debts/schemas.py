"""How debts go over the wire; amounts are whole rupiah, rates thousandths of a percent."""

from typing import Any, Final

import marshmallow as ma
from flask_login import current_user
from marshmallow import fields, validate

from server.categories.catalogue import TransactionType
from server.categories.current_book import get_current_book
from server.core.calendar.clock import today
from server.core.calendar.ledger_days import require_recordable_day
from server.core.http.fields import Day, Rupiah, Switch, choice
from server.core.http.schemas import Schema, Text
from server.core.text.i18n import LANGUAGES, _
from server.debts.debt_start import CHOOSE_CATEGORY
from server.debts.messages import Tone
from server.debts.models import (
    LONGEST_NAME,
    LONGEST_PERSON,
    BillShare,
    Counting,
    Direction,
    NewBill,
    NewDebt,
    NewPayment,
    Start,
)
from server.debts.progress import InstalmentState
from server.debts.schedule import (
    HIGHEST_RATE,
    MOST_INSTALMENTS,
    Interest,
    RatePeriod,
    Terms,
)
from server.transactions.models import EntryType
from server.transactions.schemas import WalletChoice

DIRECTIONS: Final = [one.value for one in Direction]
COUNTING: Final = [one.value for one in Counting]
STARTS: Final = [one.value for one in Start]
INTERESTS: Final = [one.value for one in Interest]
PERIODS: Final = [one.value for one in RatePeriod]
STATES: Final = [one.value for one in InstalmentState]
TONES: Final = [one.value for one in Tone]
TYPES: Final = [one.value for one in EntryType]
MOST_PEOPLE: Final = 20
MOST_SHARES: Final = 1_000_000

CHOOSE: Final = _("Choose one of these.")
COUNT: Final = _("Enter 1 to 360 instalments.")
PAID_COUNT: Final = _("Enter how many instalments are paid already.")
RATE: Final = _("Enter a rate from 0 to 100 percent.")
FAR: Final = _("Choose a day from 1970 to 2199.")
SHARES: Final = _("Enter a whole number of shares.")
PEOPLE: Final = _("Add 1 to 20 people.")
NO_PURCHASE: Final = _("Money lent begins with money, or with what is owed already.")


class _Count(fields.Integer):
    """A whole number within limits, as a JSON integer, with one sentence for anything else."""

    def __init__(self, least: int, most: int, sentence: str, **kwargs: Any) -> None:
        messages: dict[str, Any] = dict.fromkeys(("required", "null", "invalid"), sentence)
        rule = validate.Range(least, most, error=sentence)
        super().__init__(strict=True, validate=rule, error_messages=messages, **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.make_error("invalid")
        return value


class _ExpenseCategory(Text):
    """One of the person's categories of expenses by its id."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(most=LONGEST_NAME, **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> str:
        category = get_current_book().get(super()._deserialize(value, *args, **kwargs))
        if category is None or category.type is not TransactionType.EXPENSES:
            raise ma.ValidationError(CHOOSE_CATEGORY)
        return category.id


def validate_due(day: Any) -> None:
    """Reject a day of which the last instalment would leave the calendar."""
    if not 1970 <= day.year < 2200:
        raise ma.ValidationError(FAR)


class InstalmentSchema(Schema):
    """One instalment: what it pays, and what of it is still open."""

    number = fields.Integer(required=True)
    due = fields.Date(required=True)
    amount = fields.Integer(required=True)
    principal = fields.Integer(required=True)
    cost = fields.Integer(required=True)
    open = fields.Integer(required=True)
    open_cost = fields.Integer(required=True)
    state = fields.String(required=True, validate=validate.OneOf(STATES))


class DebtSchema(Schema):
    """A debt, and how far it is paid.

    `paid` and `left` are principal, `left_with_costs` what is still to be paid in all, `settled`
    principal that was paid before it was recorded. `each` is what a person entered for it.
    """

    id = fields.String(required=True)
    wallet_id = fields.String(required=True)
    direction = fields.String(required=True, validate=validate.OneOf(DIRECTIONS))
    name = fields.String(required=True)
    with_whom = fields.String(required=True, allow_none=True)
    principal = fields.Integer(required=True)
    settled = fields.Integer(required=True)
    instalments = fields.Integer(required=True)
    first_due = fields.Date(required=True)
    interest = fields.String(required=True, validate=validate.OneOf(INTERESTS))
    rate = fields.Integer(required=True)
    rate_period = fields.String(required=True, validate=validate.OneOf(PERIODS))
    fee = fields.Integer(required=True)
    each = fields.Integer(required=True, allow_none=True)
    counts = fields.String(required=True, validate=validate.OneOf(COUNTING))
    paid = fields.Integer(required=True)
    left = fields.Integer(required=True)
    left_with_costs = fields.Integer(required=True)
    paid_instalments = fields.Integer(required=True)
    percent = fields.Integer(required=True)
    overdue = fields.Integer(required=True)
    amount_each = fields.Integer(required=True)
    total_cost = fields.Integer(required=True)
    next = fields.Nested(InstalmentSchema, required=True, allow_none=True)
    last_due = fields.Date(required=True)
    reminds = fields.Boolean(required=True)
    version = fields.Integer(required=True)
    created_at = fields.AwareDateTime(required=True)


class PayoffSchema(Schema):
    """What paying everything now takes, and what it saves."""

    amount = fields.Integer(required=True)
    principal = fields.Integer(required=True)
    cost = fields.Integer(required=True)
    saves = fields.Integer(required=True)


class DebtPaymentSchema(Schema):
    """A payment: how much principal it paid, and the entry of the ledger that it is."""

    transaction_id = fields.String(required=True)
    date = fields.Date(required=True)
    principal = fields.Integer(required=True)
    type = fields.String(required=True, validate=validate.OneOf(TYPES))


class DebtMessageSchema(Schema):
    """A text to somebody who owes money; nothing is sent."""

    tone = fields.String(required=True, validate=validate.OneOf(TONES))
    language = fields.String(required=True, validate=validate.OneOf(LANGUAGES))
    text = fields.String(required=True)


class ReckonedSchema(Schema):
    """The principal that interest is reckoned with, and its number of instalments."""

    principal = fields.Integer(required=True)
    instalments = fields.Integer(required=True)


class OpenTermsSchema(ReckonedSchema):
    """The terms that can be changed: the whole debt, the next due day, the fee that is open."""

    next_due = fields.Date(required=True)
    interest = fields.String(required=True, validate=validate.OneOf(INTERESTS))
    rate = fields.Integer(required=True)
    rate_period = fields.String(required=True, validate=validate.OneOf(PERIODS))
    fee = fields.Integer(required=True)
    each = fields.Integer(required=True, allow_none=True)


class DebtDetailSchema(DebtSchema):
    """A debt with its schedule, payments and early payoff, and the messages to who owes it.

    `reckoned` is what its interest is reckoned with: flat interest with the whole principal, and
    effective interest with what was open when the terms were changed last. `terms` are what can be
    changed, null once all is paid.
    """

    schedule = fields.List(fields.Nested(InstalmentSchema), required=True)
    reckoned = fields.Nested(ReckonedSchema, required=True)
    terms = fields.Nested(OpenTermsSchema, required=True, allow_none=True)
    flat_interest = fields.Integer(required=True)
    annuity = fields.Integer(required=True)
    payoff = fields.Nested(PayoffSchema, required=True, allow_none=True)
    payments = fields.List(fields.Nested(DebtPaymentSchema), required=True)
    messages = fields.List(fields.Nested(DebtMessageSchema), required=True)


class MonthAheadSchema(Schema):
    """What the instalments of a money month come to."""

    key = fields.String(required=True)
    start = fields.Date(required=True)
    end = fields.Date(required=True)
    label = fields.String(required=True)
    total = fields.Integer(required=True)


class MonthsAheadSchema(Schema):
    """The instalments of the coming months, and the part of the usual income that warns.

    `later` is due after the last month; `free_on` is the day of the last instalment.
    """

    months = fields.List(fields.Nested(MonthAheadSchema), required=True)
    later = fields.Integer(required=True)
    income = fields.Integer(required=True, allow_none=True)
    warning = fields.Integer(required=True, allow_none=True)
    warning_percent = fields.Integer(required=True)
    free_on = fields.Date(required=True, allow_none=True)
    free_label = fields.String(required=True, allow_none=True)


class NewDebtSchema(Schema):
    """A new debt. Without `wallet_id` it gets a wallet of its own.

    `start` says what is recorded: money that moved from or to `money_wallet_id`, a purchase in
    `category_id`, a debt from before of which `paid` instalments are paid, or nothing.
    """

    direction = choice(DIRECTIONS, CHOOSE, required=True)
    paylater = Switch(load_default=False)
    name = Text(most=LONGEST_NAME, required=True)
    with_whom = Text(least=0, most=LONGEST_PERSON, allow_none=True, load_default=None)
    principal = Rupiah(required=True)
    instalments = _Count(1, MOST_INSTALMENTS, COUNT, load_default=1)
    first_due = Day(required=True, validate=validate_due)
    interest = choice(INTERESTS, CHOOSE, load_default=Interest.NONE.value)
    rate = _Count(0, HIGHEST_RATE, RATE, load_default=0)
    rate_period = choice(PERIODS, CHOOSE, load_default=RatePeriod.MONTH.value)
    fee = Rupiah(least=0, load_default=0)
    each = Rupiah(allow_none=True, load_default=None)
    paid = _Count(0, MOST_INSTALMENTS, PAID_COUNT, load_default=0)
    counts = choice(COUNTING, CHOOSE, load_default=Counting.BOUGHT.value)
    start = choice(STARTS, CHOOSE, required=True)
    wallet_id = WalletChoice(allow_none=True, load_default=None)
    money_wallet_id = WalletChoice(allow_none=True, load_default=None)
    category_id = _ExpenseCategory(allow_none=True, load_default=None)
    date = Day(validate=require_recordable_day)
    remind = Switch(load_default=False)

    @ma.validates_schema
    def _is_possible(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        is_lent = fields_["direction"] == Direction.LENT.value
        if is_lent and fields_["start"] == Start.PURCHASE.value:
            raise ma.ValidationError(NO_PURCHASE, "start")

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> NewDebt:
        interest, start = Interest(fields_["interest"]), Start(fields_["start"])
        is_lent = fields_["direction"] == Direction.LENT.value
        is_old = start in {Start.EXISTING, Start.RECORDED}
        terms = Terms(
            principal=fields_["principal"],
            instalments=fields_["instalments"],
            first_due=fields_["first_due"],
            # Money lent has none.
            interest=Interest.NONE if is_lent else interest,
            rate=0 if is_lent or interest is Interest.NONE else fields_["rate"],
            rate_period=RatePeriod(fields_["rate_period"]),
            fee=0 if is_lent else fields_["fee"],
            each=fields_["each"],
        )
        return NewDebt(
            direction=Direction(fields_["direction"]),
            is_paylater=fields_["paylater"],
            name=fields_["name"],
            with_whom=fields_["with_whom"] or None,
            terms=terms,
            paid=fields_["paid"] if is_old else 0,
            counts=Counting.BOUGHT if is_lent else Counting(fields_["counts"]),
            start=start,
            wallet_id=fields_["wallet_id"],
            money_wallet_id=fields_["money_wallet_id"],
            category_id=fields_["category_id"],
            date=fields_.get("date") or today(current_user.timezone),
            remind=fields_["remind"],
        )


class DebtChangesSchema(Schema):
    """What to change; a missing field stays, and so do paid instalments.

    `principal` and `instalments` are those of the whole debt, `next_due` is the day of the next
    open instalment, `fee` that of the open ones together. With `adjust` another principal changes
    the wallet of the debt too.
    """

    name = Text(most=LONGEST_NAME)
    with_whom = Text(least=0, most=LONGEST_PERSON, allow_none=True)
    principal = Rupiah()
    instalments = _Count(1, MOST_INSTALMENTS, COUNT)
    next_due = Day(validate=validate_due)
    interest = choice(INTERESTS, CHOOSE)
    rate = _Count(0, HIGHEST_RATE, RATE)
    rate_period = choice(PERIODS, CHOOSE)
    fee = Rupiah(least=0)
    each = Rupiah(allow_none=True)
    adjust = Switch(load_default=True)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> dict[str, Any]:
        if "with_whom" in fields_:
            fields_["with_whom"] = fields_["with_whom"] or None
        return fields_


class NewDebtPaymentSchema(Schema):
    """A payment, today without a date; without `cost` that of the next instalment."""

    amount = Rupiah(required=True)
    cost = Rupiah(least=0, allow_none=True, load_default=None)
    wallet_id = WalletChoice(allow_none=True, load_default=None)
    date = Day(validate=require_recordable_day)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> NewPayment:
        day = fields_.get("date") or today(current_user.timezone)
        return NewPayment(**{**fields_, "date": day})


class BillShareSchema(Schema):
    """Somebody who owes a part of a bill."""

    name = Text(most=LONGEST_PERSON, required=True)
    share = _Count(1, MOST_SHARES, SHARES, load_default=1)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> BillShare:
        return BillShare(**fields_)


class NewBillSchema(Schema):
    """A bill that one paid for others too, split by shares; the rest is one's own."""

    name = Text(most=LONGEST_NAME, required=True)
    total = Rupiah(required=True)
    own_share = _Count(0, MOST_SHARES, SHARES, load_default=1)
    people = fields.List(
        fields.Nested(BillShareSchema),
        required=True,
        validate=validate.Length(1, MOST_PEOPLE, error=PEOPLE),
        error_messages=dict.fromkeys(("required", "null", "invalid"), PEOPLE),
    )
    wallet_id = WalletChoice(allow_none=True, load_default=None)
    category_id = _ExpenseCategory(required=True)
    date = Day(validate=require_recordable_day)
    due = Day(required=True, validate=validate_due)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> NewBill:
        day = fields_.get("date") or today(current_user.timezone)
        return NewBill(**{**fields_, "people": tuple(fields_["people"]), "date": day})
