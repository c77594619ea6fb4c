"""Schemas of goals, which the overview shows too; amounts are whole rupiah."""

from typing import Final

import marshmallow as ma
from marshmallow import fields, validate

from server.core.http.schemas import Schema
from server.goals.kinds import Kind
from server.goals.progress import GoalState
from server.goals.service import NEAREST

KINDS: Final = [kind.value for kind in Kind]
STATES: Final = [state.value for state in GoalState]


class GoalSchema(Schema):
    """A goal and how its plan goes on; `icon` is the path of an SVG that works in an `<img>`.

    `needed_monthly` is what would fill it in time, `ready` when its present plan does.
    """

    id = fields.String(required=True)
    kind = fields.String(required=True, validate=validate.OneOf(KINDS))
    name = fields.String(required=True)
    icon = fields.String(required=True)
    target = fields.Integer(required=True)
    due = fields.Date(required=True, allow_none=True)
    monthly = fields.Integer(required=True, allow_none=True)
    saved = fields.Integer(required=True)
    left = fields.Integer(required=True)
    percent = fields.Integer(required=True)
    state = fields.String(required=True, validate=validate.OneOf(STATES))
    needed_monthly = fields.Integer(required=True, allow_none=True)
    months_left = fields.Integer(required=True, allow_none=True)
    ready = fields.Date(required=True, allow_none=True)
    contributed_this_month = fields.Integer(required=True)
    archived_at = fields.AwareDateTime(required=True, allow_none=True)
    created_at = fields.AwareDateTime(required=True)
    version = fields.Integer(required=True)


class NearestGoalSchema(GoalSchema):
    """The goal to keep saving for, as far as the first screen shows it."""

    class Meta:
        unknown = ma.EXCLUDE
        fields = NEAREST
