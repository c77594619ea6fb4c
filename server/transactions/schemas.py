"""How the ledger goes over the wire."""

import datetime as dt
from typing import Any, Final, NamedTuple, cast

import marshmallow as ma
from flask_login import current_user
from marshmallow import fields, validate

from server.categories.service import Category, TransactionType, find_category, get_category
from server.core.clock import today
from server.core.fields import Day, RowCount, Rupiah
from server.core.i18n import _
from server.core.pagination import MOST
from server.core.period import Period
from server.core.schemas import Schema, Text
from server.transactions.bounds import FIRST_DAY, LONGEST_DETAIL, last_day
from server.transactions.queries import Filters
from server.transactions.service import NewTransaction

LONGEST_CATEGORY: Final = 60
CATEGORY_NAME: Final = "categoryName"
ALL: Final = "all"
TYPES: Final = [type_.value for type_ in TransactionType]
PERIODS: Final = [period.value for period in Period]

CHOOSE_TYPE: Final = _("Choose income or expenses.")
CHOOSE_CATEGORY: Final = _("Choose a category.")
UNKNOWN_CATEGORY: Final = _("We do not know this category. Choose one from the list.")
TOO_EARLY: Final = _("Choose a date from January 1, 1970 on.")
TOO_LATE: Final = _("Choose a date up to tomorrow.")
BACKWARDS: Final = _("The end comes before the start.")
CHOOSE_PERIOD: Final = _("Choose day, week, month or year.")
CHOOSE_LIST: Final = _("Choose all, income or expenses.")
BAD_LIMIT: Final = _("Ask for 1 to 200 rows.")


def recordable(day: dt.date) -> None:
    """Refuse a day on which the reader cannot record money."""
    if day < FIRST_DAY:
        raise ma.ValidationError(TOO_EARLY)
    if day > last_day(today(current_user.timezone)):
        raise ma.ValidationError(TOO_LATE)


def choice(choices: list[str], sentence: str, **options: Any) -> fields.String:
    """A field that takes one of these words and says the sentence about anything else."""
    messages: dict[str, Any] = dict.fromkeys(("required", "null", "invalid"), sentence)
    rule = validate.OneOf(choices, error=sentence)
    return fields.String(validate=rule, error_messages=messages, **options)


class ListQuery(NamedTuple):
    """One page of a filtered list."""

    filters: Filters
    limit: int
    cursor: str | None


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
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> NewTransaction:
        category = cast("Category", _category(fields_))
        return NewTransaction(
            type=TransactionType(fields_["type"]),
            category_id=category.id,
            amount=fields_["amount"],
            detail=fields_["detail"] or "",
            date=fields_.get("date") or today(current_user.timezone),
        )


class ListQuerySchema(Schema):
    """Which transactions are asked for; the days are inclusive."""

    category = choice([ALL, *TYPES], CHOOSE_LIST, load_default=ALL)
    category_id = Text(least=0, most=LONGEST_CATEGORY)
    first = Day(data_key="from")
    last = Day(data_key="to")
    limit = RowCount(MOST, BAD_LIMIT, load_default=MOST)
    cursor = fields.String()

    @ma.validates_schema
    def _in_order(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        first, last = fields_.get("first"), fields_.get("last")
        if first and last and last < first:
            raise ma.ValidationError(BACKWARDS, "to")

    @ma.validates_schema
    def _category_is_known(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        identifier = fields_.get("category_id")
        if identifier and get_category(identifier) is None:
            raise ma.ValidationError(UNKNOWN_CATEGORY, "category_id")

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> ListQuery:
        type_ = None if fields_["category"] == ALL else TransactionType(fields_["category"])
        category = get_category(fields_.get("category_id", ""))
        filters = Filters(
            type_, category.id if category else None, fields_.get("first"), fields_.get("last")
        )
        return ListQuery(filters, fields_["limit"], fields_.get("cursor"))


class SummaryQuerySchema(Schema):
    """Which bars are asked for: those around the day `at`, today without one."""

    period = choice(PERIODS, CHOOSE_PERIOD, load_default=Period.MONTH.value)
    at = Day(validate=recordable)


class TransactionSchema(Schema):
    """A transaction as lists show it; `icon` is the path of an SVG that works in an `<img>`."""

    id = fields.String(required=True)
    type = fields.String(required=True, validate=validate.OneOf(TYPES))
    category_id = fields.String(required=True)
    category_name = fields.String(required=True)
    category_label = fields.String(required=True)
    icon = fields.String(required=True)
    detail = fields.String(required=True)
    amount = fields.Integer(required=True)
    date = fields.Date(required=True)
    created_at = fields.AwareDateTime(required=True)
    version = fields.Integer(required=True)


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


def _category(fields_: dict[str, Any]) -> Category | None:
    identifier = fields_.get("category_id")
    if identifier:
        return get_category(identifier)
    name = fields_.get("category_name")
    type_ = TransactionType(fields_.get("type", TransactionType.EXPENSES))
    return find_category(name, type_) if name else None
