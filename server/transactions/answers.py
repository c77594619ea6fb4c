"""Answer schemas of the ledger that only its own views use."""

from marshmallow import fields, validate

from server.core.http.schemas import Schema
from server.transactions.shared_schemas import TYPES


class TotalsSchema(Schema):
    """Sums of all that the filters meet, in whole rupiah."""

    income = fields.Integer(required=True)
    expenses = fields.Integer(required=True)
    count = fields.Integer(required=True)


class ActSchema(Schema):
    """What was done to many rows; its `id` takes it back."""

    id = fields.String(required=True)
    count = fields.Integer(required=True)


class UndoneSchema(ActSchema):
    """What came of taking it back: `kept` rows were changed since and stay as they are."""

    kept = fields.Integer(required=True)


class SuggestionSchema(Schema):
    """What was recorded before and may be again; `amount` is the last one, `count` how often."""

    detail = fields.String(required=True)
    type = fields.String(required=True, validate=validate.OneOf(TYPES))
    category_id = fields.String(required=True)
    category_label = fields.String(required=True)
    icon = fields.String(required=True)
    color = fields.String(required=True, allow_none=True)
    amount = fields.Integer(required=True)
    count = fields.Integer(required=True)


class RecentCategoriesSchema(Schema):
    """Ids of the categories that were used, the last one first."""

    expenses = fields.List(fields.String(), required=True)
    income = fields.List(fields.String(), required=True)


class CategorySumSchema(Schema):
    """What a category holds, in whole rupiah."""

    category_id = fields.String(required=True)
    income = fields.Integer(required=True)
    expenses = fields.Integer(required=True)
    count = fields.Integer(required=True)


class LedgerMonthSchema(Schema):
    """A money month, both days included."""

    key = fields.String(required=True)
    start = fields.Date(required=True)
    end = fields.Date(required=True)
    label = fields.String(required=True)
