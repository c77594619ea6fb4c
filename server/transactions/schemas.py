"""How the ledger goes over the wire."""

from typing import Any, Final, cast

import marshmallow as ma
from flask_login import current_user
from marshmallow import fields, validate

from server.categories.present import present_book
from server.categories.service import Category, TransactionType
from server.core.calendar.clock import today
from server.core.calendar.ledger_days import recordable
from server.core.http.fields import Day, Rupiah
from server.core.http.schemas import Schema, Text
from server.core.text.i18n import _
from server.transactions.bounds import LONGEST_DETAIL
from server.transactions.filtering import Filters, Sought
from server.transactions.service import Booker, NewTransaction
from server.transactions.sought_amounts import amount_in

LONGEST_CATEGORY: Final = 60
LONGEST_SEARCH: Final = 200
CATEGORY_NAME: Final = "categoryName"
ALL: Final = "all"
TYPES: Final = [type_.value for type_ in TransactionType]
BOOKERS: Final = [kind.value for kind in Booker]

CHOOSE_TYPE: Final = _("Choose income or expenses.")
CHOOSE_CATEGORY: Final = _("Choose a category.")
UNKNOWN_CATEGORY: Final = _("We do not know this category. Choose one from the list.")
BACKWARDS: Final = _("The end comes before the start.")
CHOOSE_LIST: Final = _("Choose all, income or expenses.")


def choice(choices: list[str], sentence: str, **options: Any) -> fields.String:
    """A field that takes one of these words and says the sentence about anything else."""
    messages: dict[str, Any] = dict.fromkeys(("required", "null", "invalid"), sentence)
    rule = validate.OneOf(choices, error=sentence)
    return fields.String(validate=rule, error_messages=messages, **options)


class NewTransactionSchema(Schema):
    """What is recorded: a category by `categoryName` or `category_id`, today without a date."""

    type = choice(TYPES, CHOOSE_TYPE, required=True)
    category_name = Text(least=0, most=LONGEST_CATEGORY, data_key=CATEGORY_NAME, allow_none=True)
    category_id = Text(least=0, most=LONGEST_CATEGORY, allow_none=True)
    amount = Rupiah(required=True)
    detail = Text(least=0, most=LONGEST_DETAIL, load_default="", allow_none=True)
    date = Day(validate=recordable)

    @ma.validates_schema(skip_on_field_errors=False, pass_original=True)
    def _category_is_known(self, fields_: dict[str, Any], sent: Any, **_kwargs: Any) -> None:
        identifier, name = fields_.get("category_id"), fields_.get("category_name")
        if _failed(fields_, sent, "category_id") or _failed(fields_, sent, "category_name"):
            return
        if _category(fields_) is None:
            sentence = UNKNOWN_CATEGORY if identifier or name else CHOOSE_CATEGORY
            raise ma.ValidationError(sentence, "category_id" if identifier else CATEGORY_NAME)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> Any:
        category = cast("Category", _category(fields_))
        return NewTransaction(
            type=TransactionType(fields_["type"]),
            category_id=category.id,
            amount=fields_["amount"],
            detail=fields_["detail"] or "",
            date=fields_.get("date") or today(current_user.timezone),
        )


class FiltersSchema(Schema):
    """Which transactions are meant; the days are inclusive."""

    category = choice([ALL, *TYPES], CHOOSE_LIST, load_default=ALL)
    category_id = Text(least=0, most=LONGEST_CATEGORY)
    first = Day(data_key="from")
    last = Day(data_key="to")
    q = Text(least=0, most=LONGEST_SEARCH)

    @ma.validates_schema(skip_on_field_errors=False)
    def _in_order(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        first, last = fields_.get("first"), fields_.get("last")
        if first and last and last < first:
            raise ma.ValidationError(BACKWARDS, "to")

    @ma.validates_schema(skip_on_field_errors=False)
    def _category_is_known(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        identifier = fields_.get("category_id")
        if identifier and present_book().get(identifier) is None:
            raise ma.ValidationError(UNKNOWN_CATEGORY, "category_id")

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> Any:
        return _filters(fields_)


class BookingSchema(Schema):
    """What booked a transaction: a contribution to a goal, a date of a plan, or of a reminder."""

    kind = fields.String(required=True, validate=validate.OneOf(BOOKERS))
    id = fields.String(required=True)


class TransactionSchema(Schema):
    """A transaction as lists show it; `icon` is the path of an SVG that works in an `<img>`."""

    id = fields.String(required=True)
    type = fields.String(required=True, validate=validate.OneOf(TYPES))
    category_id = fields.String(required=True)
    category_name = fields.String(required=True)
    category_label = fields.String(required=True)
    icon = fields.String(required=True)
    color = fields.String(required=True, allow_none=True)
    detail = fields.String(required=True)
    amount = fields.Integer(required=True)
    date = fields.Date(required=True)
    created_at = fields.AwareDateTime(required=True)
    version = fields.Integer(required=True)
    booked_for = fields.Nested(BookingSchema, required=True, allow_none=True)


class TotalsSchema(Schema):
    """Sums of all that the filters meet, in whole rupiah."""

    income = fields.Integer(required=True)
    expenses = fields.Integer(required=True)
    count = fields.Integer(required=True)


class BarSchema(Schema):
    """One span of a summary, both days included, in whole rupiah."""

    start = fields.Date(required=True)
    end = fields.Date(required=True)
    label = fields.String(required=True)
    income = fields.Integer(required=True)
    expenses = fields.Integer(required=True)


class WindowSchema(Schema):
    """The days shown; `previous` and `next` are days to ask for with `at`, null at the ends."""

    start = fields.Date(required=True)
    end = fields.Date(required=True)
    previous = fields.Date(required=True, allow_none=True)
    next = fields.Date(required=True, allow_none=True)


def _failed(fields_: dict[str, Any], sent: Any, name: str) -> bool:
    """Whether a field was sent and refused by itself."""
    key = CATEGORY_NAME if name == "category_name" else name
    return isinstance(sent, dict) and key in sent and name not in fields_


def _filters(fields_: dict[str, Any]) -> Filters:
    type_ = None if fields_["category"] == ALL else TransactionType(fields_["category"])
    category = present_book().get(fields_.get("category_id", ""))
    category_id = category.id if category else None
    sought = _sought(fields_.get("q", ""))
    return Filters(type_, category_id, fields_.get("first"), fields_.get("last"), sought)


def _sought(text: str) -> Sought | None:
    if not text:
        return None
    return Sought(text, amount_in(text), tuple(sorted(present_book().matching(text))))


def _category(fields_: dict[str, Any]) -> Category | None:
    identifier = fields_.get("category_id")
    if identifier:
        return present_book().get(identifier)
    name = fields_.get("category_name")
    type_ = TransactionType(fields_.get("type", TransactionType.EXPENSES))
    return present_book().find(name, type_) if name else None
