"""Answer schemas of budgets that other features nest in their own answers."""

from typing import Final

from marshmallow import fields, validate

from server.categories.catalogue import Group
from server.core.http.schemas import Schema

GROUPS: Final = [group.value for group in Group]


class SharedPartSchema(Schema):
    """What of the income a group may take, and what it took, in whole rupiah."""

    group = fields.String(required=True, validate=validate.OneOf(GROUPS))
    share = fields.Integer(required=True)
    planned = fields.Integer(required=True)
    spent = fields.Integer(required=True)


class GlanceSchema(Schema):
    """What the first screen shows of the plan: parts, what is still free, safe to spend a day."""

    planned = fields.Integer(required=True)
    parts = fields.List(fields.Nested(SharedPartSchema), required=True)
    free = fields.Integer(required=True)
    free_percent = fields.Integer(required=True)
    safe_per_day = fields.Integer(required=True, allow_none=True)
