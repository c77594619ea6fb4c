"""Requests and responses of the audit log."""

from typing import Any, Final

import marshmallow as ma
from marshmallow import fields

from server.audit.search import EntryFilter
from server.audit.service import DONE, REFUSED
from server.core.http.fields import Day
from server.core.http.pagination import PageRequestSchema
from server.core.http.schemas import Schema, Text
from server.core.ids import LENGTH
from server.core.text.i18n import _

RESULTS: Final = (DONE, REFUSED)
OFFERED: Final = _("Choose one of the available options.")
LONGEST_ACTION: Final = 60
FILTERS: Final = ("action", "result", "actor", "target", "first", "last")


class SoughtSchema(Schema):
    """Filters of events: action, result, actor, target, first and last day."""

    action = Text(most=LONGEST_ACTION, load_default=None)
    result = fields.String(validate=ma.validate.OneOf(RESULTS, error=OFFERED), load_default=None)
    actor = Text(most=LENGTH, load_default=None)
    target = Text(most=LENGTH, load_default=None)
    first = Day(data_key="from", load_default=None)
    last = Day(data_key="to", load_default=None)

    @ma.post_load
    def _gather(self, query: dict[str, Any], **_kwargs: object) -> dict[str, Any]:
        sought = EntryFilter(**{name: query.pop(name) for name in FILTERS})
        return {**query, "sought": sought}


class ActsQuerySchema(SoughtSchema, PageRequestSchema):
    """Filters and page of the event list."""


class AuditActSchema(Schema):
    """Who did what to whom, when, how often, and how it ended; identifiers only.

    Refused actions are counted for 15 minutes, from `at` on; the target `others` stands for those
    that were too many to list. The target of an event about a rate or a holiday is its day.
    `actor_known` and `target_known` say whether an identifier still is an account.
    """

    number = fields.Integer(required=True)
    at = fields.String(required=True)
    action = fields.String(required=True)
    label = fields.String(required=True)
    actor_id = fields.String(required=True, allow_none=True)
    target_id = fields.String(required=True, allow_none=True)
    actor_known = fields.Boolean(required=True)
    target_known = fields.Boolean(required=True)
    result = fields.String(required=True, validate=ma.validate.OneOf(RESULTS))
    times = fields.Integer(required=True)
    hash = fields.String(required=True)


class AuditActionSchema(Schema):
    """An action with its label."""

    action = fields.String(required=True)
    label = fields.String(required=True)


class AuditCheckFormSchema(Schema):
    """The row after which the check continues; without one it starts over."""

    after = fields.Integer(
        strict=True, load_default=None, allow_none=True, validate=ma.validate.Range(0, 2**53)
    )


class AuditCheckSchema(Schema):
    """How far the log was verified.

    `ok` is false when it is broken, at `broken_at` for a `reason`; while it is not `complete`, ask
    again with `after` as `checked`.
    """

    ok = fields.Boolean(required=True)
    complete = fields.Boolean(required=True)
    first = fields.Integer(required=True)
    checked = fields.Integer(required=True)
    last = fields.Integer(required=True)
    broken_at = fields.Integer(required=True, allow_none=True)
    reason = fields.String(
        required=True,
        allow_none=True,
        validate=ma.validate.OneOf(
            ("missing", "out_of_order", "changed", "head", "no_head", "checkpoint", None)
        ),
    )
