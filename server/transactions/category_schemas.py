"""What the report of categories accepts and answers; amounts are whole rupiah."""

from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from server.categories.catalogue import Group, TransactionType
from server.categories.current_book import get_current_book
from server.categories.schemas import CategoryLookSchema
from server.core.calendar.ledger_days import FIRST_DAY, TOO_EARLY
from server.core.calendar.money_month import Span
from server.core.http.fields import Day, MonthKey, choice
from server.core.http.schemas import Schema, Text
from server.core.text.i18n import _
from server.transactions.category_report import CategoriesRequest, MonthsRequest
from server.transactions.requests import BACKWARDS
from server.transactions.schemas import (
    CHOOSE_CATEGORY,
    CHOOSE_TYPE,
    LONGEST_CATEGORY,
    TYPES,
    UNKNOWN_CATEGORY,
    ChangeSchema,
)

GROUPS: Final = [group.value for group in Group]

MONTH_OR_DAYS: Final = _("Choose a month or days, not both.")
BOTH_ENDS: Final = _("Choose the first and the last day.")
ONLY_MONTHS: Final = _("Only months can be compared.")


class ByCategoryQuerySchema(Schema):
    """Which days: a money month, or those from `from` to `to`; the present month without any.

    `compare` is another month to set beside the month.
    """

    month = MonthKey()
    first = Day(data_key="from")
    last = Day(data_key="to")
    compare = MonthKey()

    @ma.validates_schema
    def _days_are_a_span(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        first, last = fields_.get("first"), fields_.get("last")
        if (first is None) is not (last is None):
            raise ma.ValidationError(BOTH_ENDS, "to" if last is None else "from")
        if first and first < FIRST_DAY:
            raise ma.ValidationError(TOO_EARLY, "from")
        if first and last and last < first:
            raise ma.ValidationError(BACKWARDS, "to")

    @ma.validates_schema
    def _month_stands_alone(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        if "first" in fields_ or "last" in fields_:
            if "month" in fields_:
                raise ma.ValidationError(MONTH_OR_DAYS, "month")
            if "compare" in fields_:
                raise ma.ValidationError(ONLY_MONTHS, "compare")

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> CategoriesRequest:
        days = Span(fields_["first"], fields_["last"]) if "first" in fields_ else None
        return CategoriesRequest(fields_.get("month"), days, fields_.get("compare"))


class CategoryId(Text):
    """The id of one category, as the catalogue spells it."""

    def __init__(self, **kwargs: Any) -> None:
        messages = {
            "required": CHOOSE_CATEGORY,
            "empty": CHOOSE_CATEGORY,
            "unknown": UNKNOWN_CATEGORY,
        }
        super().__init__(most=LONGEST_CATEGORY, error_messages=messages, **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> str:
        category = get_current_book().get(super()._deserialize(value, *args, **kwargs))
        if category is None:
            raise self.make_error("unknown")
        return category.id


class ByMonthQuerySchema(Schema):
    """Which category and type, and until which month: its key, a day `at` in it, or now."""

    category_id = CategoryId(required=True)
    type = choice(TYPES, CHOOSE_TYPE, load_default=TransactionType.EXPENSES.value)
    month = MonthKey()
    at = Day()

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> MonthsRequest:
        return MonthsRequest(
            fields_["category_id"],
            TransactionType(fields_["type"]),
            fields_.get("month"),
            fields_.get("at"),
        )


class SumChangeSchema(ChangeSchema):
    """A sum against that of the compared days, and the difference."""

    change = fields.Integer(required=True)


class TypeTotalsSchema(Schema):
    """All income and all expenses of the days."""

    income = fields.Nested(SumChangeSchema, required=True)
    expenses = fields.Nested(SumChangeSchema, required=True)


class CategorySumSchema(CategoryLookSchema, SumChangeSchema):
    """What a category came to; the shares of a type, in percent, add up to 100.

    Income has no group, and holds nothing that was taken out of goals. Only pages of the release
    before read `income` and `expenses`, which are the category's, whatever the type.
    """

    type = fields.String(required=True, validate=validate.OneOf(TYPES))
    group = fields.String(required=True, allow_none=True, validate=validate.OneOf(GROUPS))
    count = fields.Integer(required=True)
    share = fields.Integer(required=True)
    income = fields.Integer(required=True)
    expenses = fields.Integer(required=True)


class GroupSumSchema(SumChangeSchema):
    """The expenses of a group; its share is that of its categories."""

    group = fields.String(required=True, validate=validate.OneOf(GROUPS))
    share = fields.Integer(required=True)


class LedgerDaysSchema(Schema):
    """Days, both ends included; `key` names them where they are a money month."""

    key = fields.String(required=True, allow_none=True)
    start = fields.Date(required=True)
    end = fields.Date(required=True)


class NamedDaysSchema(LedgerDaysSchema):
    """Days with what they are called."""

    label = fields.String(required=True)


class SummedDaysSchema(NamedDaysSchema):
    """The days shown; `previous` and `next` are null where nothing can be recorded."""

    unfinished = fields.Boolean(required=True)
    previous = fields.Nested(LedgerDaysSchema, required=True, allow_none=True)
    next = fields.Nested(LedgerDaysSchema, required=True, allow_none=True)


class ComparedDaysSchema(NamedDaysSchema):
    """What they are compared with: the month that was `chosen`, or the days before.

    With `same_days` it is only the first days of the month that `label` names.
    """

    same_days = fields.Boolean(required=True)
    chosen = fields.Boolean(required=True)


class CategoryMonthSchema(LedgerDaysSchema):
    """What a category came to in a money month; `title` names it with its year."""

    key = fields.String(required=True)
    label = fields.String(required=True)
    title = fields.String(required=True)
    amount = fields.Integer(required=True)
    count = fields.Integer(required=True)
    unfinished = fields.Boolean(required=True)
