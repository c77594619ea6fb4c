"""What is said to the dates of reminders, as it goes over the wire."""

from typing import Any

import marshmallow as ma
from marshmallow import fields

from server.core.http.fields import Day, Rupiah, Switch
from server.core.http.schemas import Schema
from server.reminders.answering import Act, Given
from server.reminders.errors import CHOOSE_MOMENT


class DateSchema(Schema):
    """A date of a reminder that is over, or up to 31 days ahead, or the next open one."""

    day = Day(required=True)


class SkipSchema(DateSchema):
    """A date that is skipped."""

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> Given:
        return Given(Act.SKIP, fields_["day"])


class OpenSchema(DateSchema):
    """A date that is open again."""

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> Given:
        return Given(Act.OPEN, fields_["day"])


class DoneSchema(DateSchema):
    """A date that is done; with `record` its amount goes into the ledger, as it does with one."""

    record = Switch(load_default=None, allow_none=True)
    amount = Rupiah(load_default=None, allow_none=True)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> Given:
        return Given(Act.DONE, **fields_)


class SnoozeSchema(DateSchema):
    """A date that is told again at a moment within 30 days."""

    until = fields.AwareDateTime(
        required=True,
        error_messages=dict.fromkeys(
            ("required", "null", "invalid", "invalid_awareness"), CHOOSE_MOMENT
        ),
    )

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> Given:
        return Given(Act.SNOOZE, fields_["day"], until=fields_["until"])
