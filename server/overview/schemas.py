"""How the first screen goes over the wire; a part that could not be made is null."""

from marshmallow import fields, validate

from server.budgets.schemas import GlanceSchema
from server.core.calendar.money_month import Period
from server.core.http.schemas import Schema
from server.goals.schemas import NearestGoalSchema
from server.overview.service import PARTS
from server.transactions.schemas import BarSchema, ChangeSchema, TransactionSchema, WindowSchema
from server.users.fields import OpeningSchema
from server.wallets.schemas import PresentWorthSchema, WalletGlanceSchema


class MonthSchema(Schema):
    """A run of days of a money month under its name, such as June."""

    key = fields.String(required=True)
    start = fields.Date(required=True)
    end = fields.Date(required=True)
    label = fields.String(required=True)


class SummarySchema(Schema):
    """The bars of the last six money months."""

    period = fields.String(required=True, validate=validate.OneOf([Period.MONTH.value]))
    datas = fields.List(fields.Nested(BarSchema), required=True)
    window = fields.Nested(WindowSchema, required=True)


class GroupsSchema(Schema):
    """What was spent this month by group, in whole rupiah; together all of its expenses."""

    needs = fields.Integer(required=True)
    wants = fields.Integer(required=True)
    savings = fields.Integer(required=True)


class TipSchema(Schema):
    """The tip of the week; `label` says how long it takes to read."""

    slug = fields.String(required=True)
    title = fields.String(required=True)
    description = fields.String(required=True)
    path = fields.String(required=True)
    minutes = fields.Integer(required=True)
    label = fields.String(required=True)


class OverviewSchema(Schema):
    """Everything the first screen shows."""

    balance = fields.Integer(required=True)
    opening = fields.Nested(OpeningSchema, required=True, allow_none=True)
    month = fields.Nested(MonthSchema, required=True)
    compared_with = fields.Nested(MonthSchema, required=True)
    income = fields.Nested(ChangeSchema, required=True, allow_none=True)
    expenses = fields.Nested(ChangeSchema, required=True, allow_none=True)
    left = fields.Integer(required=True, allow_none=True)
    groups = fields.Nested(GroupsSchema, required=True, allow_none=True)
    summary = fields.Nested(SummarySchema, required=True, allow_none=True)
    recent = fields.List(fields.Nested(TransactionSchema), required=True, allow_none=True)
    wallets = fields.List(fields.Nested(WalletGlanceSchema), required=True, allow_none=True)
    net_worth = fields.Nested(PresentWorthSchema, required=True, allow_none=True)
    budget = fields.Nested(GlanceSchema, required=True, allow_none=True)
    goal = fields.Nested(NearestGoalSchema, required=True, allow_none=True)
    goals_count = fields.Integer(required=True, allow_none=True)
    tip = fields.Nested(TipSchema, required=True, allow_none=True)
    failed = fields.List(fields.String(validate=validate.OneOf(list(PARTS))), required=True)
