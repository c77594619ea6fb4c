"""How budgets and the allocation of income go over the wire."""

from typing import Final

from marshmallow import fields, validate

from server.budgets.envelopes import NEAR, REACHED
from server.budgets.models import Rollover
from server.categories.enums import Group
from server.core.http.schemas import Schema

GROUPS: Final = [group.value for group in Group]
ROLLOVERS: Final = [rollover.value for rollover in Rollover]


class PlanMonthSchema(Schema):
    """A money month: `days` long, today is its day number `day`, null in another month.

    `previous` and `next` are the keys of its neighbours that can be planned.
    """

    key = fields.String(required=True)
    start = fields.Date(required=True)
    end = fields.Date(required=True)
    label = fields.String(required=True)
    days = fields.Integer(required=True)
    day = fields.Integer(required=True, allow_none=True)
    previous = fields.String(required=True, allow_none=True)
    next = fields.String(required=True, allow_none=True)


class BudgetSchema(Schema):
    """A category's budget in whole rupiah; without one `amount` and what follows are null.

    `carried` came over from the month before, `pace` is what would be spent by now at an even
    pace, `alert` the level in percent that is reached, `previous` the budget of the month before,
    `proposal` the mean of the three months before.
    """

    category_id = fields.String(required=True)
    category_name = fields.String(required=True)
    category_label = fields.String(required=True)
    icon = fields.String(required=True)
    color = fields.String(required=True, allow_none=True)
    group = fields.String(required=True, validate=validate.OneOf(GROUPS))
    hidden = fields.Boolean(required=True)
    amount = fields.Integer(required=True, allow_none=True)
    rollover = fields.String(required=True, validate=validate.OneOf(ROLLOVERS))
    carried = fields.Integer(required=True)
    available = fields.Integer(required=True, allow_none=True)
    spent = fields.Integer(required=True)
    left = fields.Integer(required=True, allow_none=True)
    pace = fields.Integer(required=True, allow_none=True)
    alert = fields.Integer(required=True, allow_none=True, validate=validate.OneOf([NEAR, REACHED]))
    alert_at = fields.AwareDateTime(required=True, allow_none=True)
    previous = fields.Integer(required=True, allow_none=True)
    proposal = fields.Integer(required=True, allow_none=True)


class BudgetTotalsSchema(Schema):
    """What the budgets come to; `spent_without_budget` is the rest of the month's expenses."""

    amount = fields.Integer(required=True)
    carried = fields.Integer(required=True)
    available = fields.Integer(required=True)
    spent = fields.Integer(required=True)
    left = fields.Integer(required=True)
    spent_without_budget = fields.Integer(required=True)
    count = fields.Integer(required=True)


class IncomeSchema(Schema):
    """What came in, what is expected, and what is planned with: the larger one."""

    received = fields.Integer(required=True)
    expected = fields.Integer(required=True, allow_none=True)
    planned = fields.Integer(required=True)


class SharesSchema(Schema):
    """How income is shared out, in percent; together 100."""

    needs = fields.Integer(required=True)
    wants = fields.Integer(required=True)
    savings = fields.Integer(required=True)


class SharedPartSchema(Schema):
    """What of the income a group may take, and what it took, in whole rupiah."""

    group = fields.String(required=True, validate=validate.OneOf(GROUPS))
    share = fields.Integer(required=True)
    planned = fields.Integer(required=True)
    spent = fields.Integer(required=True)


class PartSchema(SharedPartSchema):
    """A group's part of the income; `percent` of it was spent, null when nothing is planned."""

    left = fields.Integer(required=True)
    percent = fields.Integer(required=True, allow_none=True)


class SafeSchema(Schema):
    """What is safe to spend a day, and its sum: income, less what is set aside, less what went.

    `balance_limit` is what there will be, when that is less than `left`.
    """

    per_day = fields.Integer(required=True)
    days = fields.Integer(required=True)
    income = fields.Integer(required=True)
    set_aside = fields.Integer(required=True)
    spent = fields.Integer(required=True)
    left = fields.Integer(required=True)
    balance_limit = fields.Integer(required=True, allow_none=True)


class AllocationSchema(Schema):
    """How the income of a money month is shared out; `safe` is null but for the present month."""

    month = fields.Nested(PlanMonthSchema, required=True)
    income = fields.Nested(IncomeSchema, required=True)
    split = fields.Nested(SharesSchema, required=True)
    parts = fields.List(fields.Nested(PartSchema), required=True)
    safe = fields.Nested(SafeSchema, required=True, allow_none=True)
    version = fields.Integer(required=True)


class GlanceSchema(Schema):
    """What the first screen shows of the plan: parts, what is still free, safe to spend a day."""

    planned = fields.Integer(required=True)
    parts = fields.List(fields.Nested(SharedPartSchema), required=True)
    free = fields.Integer(required=True)
    free_percent = fields.Integer(required=True)
    safe_per_day = fields.Integer(required=True, allow_none=True)
