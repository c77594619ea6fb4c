"""What the forecast accepts and answers; amounts are whole rupiah."""

import datetime as dt
from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from server.core.http.fields import LARGEST
from server.core.http.schemas import Schema, Text
from server.core.text.i18n import _
from server.forecast.service import MOST_MONTHS, Addition, Question
from server.transactions.planned_movements import PlanSource

SEPARATOR: Final = ","
MOST_LEFT_OUT: Final = 50
MOST_ADDED: Final = 10
LONGEST_KEY: Final = 60
LONGEST_ADDITION: Final = len("2026-01-31:-999999999999")
SOURCES: Final = [source.value for source in PlanSource]

CHOOSE_MONTHS: Final = _("Choose one to three months.")
TOO_MANY_LEFT_OUT: Final = _("Leave out at most {most} items.")
TOO_MANY_ADDED: Final = _("Add at most {most} amounts.")
BAD_ADDITION: Final = _("Write a day and an amount, such as 2026-01-31:-500000.")


class Keys(Text):
    """Keys of planned items between commas."""

    def __init__(self, **kwargs: Any) -> None:
        messages = {"many": TOO_MANY_LEFT_OUT}
        about = {"description": "Keys of items between commas.", "example": "reminder:01H,goal:01J"}
        longest = MOST_LEFT_OUT * (LONGEST_KEY + len(SEPARATOR))
        super().__init__(least=0, most=longest, error_messages=messages, metadata=about, **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, *args, **kwargs)
        keys = frozenset(filter(None, text.split(SEPARATOR)))
        if len(keys) > MOST_LEFT_OUT:
            raise self.make_error("many", most=MOST_LEFT_OUT)
        return keys


class Additions(Text):
    """Days with amounts between commas; a negative amount leaves."""

    def __init__(self, **kwargs: Any) -> None:
        messages = {"many": TOO_MANY_ADDED, "bad": BAD_ADDITION}
        about = {
            "description": "Days with amounts to add, between commas; a negative amount leaves.",
            "example": "2026-01-31:-500000",
        }
        longest = MOST_ADDED * (LONGEST_ADDITION + len(SEPARATOR))
        super().__init__(least=0, most=longest, error_messages=messages, metadata=about, **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, *args, **kwargs)
        parts = [part for part in text.split(SEPARATOR) if part]
        if len(parts) > MOST_ADDED:
            raise self.make_error("many", most=MOST_ADDED)
        return tuple(map(self._read, parts))

    def _read(self, part: str) -> Addition:
        day, _colon, amount = part.partition(":")
        try:
            addition = Addition(dt.date.fromisoformat(day), int(amount))
        except ValueError as error:
            raise self.make_error("bad") from error
        if not 0 < abs(addition.amount) <= LARGEST:
            raise self.make_error("bad")
        return addition


class ForecastQuerySchema(Schema):
    """How many money months ahead, and what is left out or added to see what would be."""

    months = fields.Integer(
        load_default=1,
        validate=validate.Range(1, MOST_MONTHS, error=CHOOSE_MONTHS),
        error_messages={"invalid": CHOOSE_MONTHS},
    )
    leave_out = Keys(load_default=frozenset())
    add = Additions(load_default=())

    @ma.post_load
    def _question(self, values: dict[str, Any], **_kwargs: Any) -> Question:
        return Question(values["months"], values["leave_out"], values["add"])


class ForecastMovementSchema(Schema):
    """What an item moves on a day; an added amount has a key that begins with `added:`."""

    key = fields.String(required=True)
    amount = fields.Integer(required=True)


class ForecastPointSchema(Schema):
    """The balance at the end of a day; four of five lie between `low` and `high`.

    `spending` is what the day is expected to cost besides its movements.
    """

    day = fields.Date(required=True)
    low = fields.Integer(required=True)
    expected = fields.Integer(required=True)
    high = fields.Integer(required=True)
    spending = fields.Integer(required=True)
    movements = fields.List(fields.Nested(ForecastMovementSchema), required=True)


class LowestPointSchema(Schema):
    """The day with the lowest balance; `cause` is the key of the payment that leads there."""

    day = fields.Date(required=True)
    low = fields.Integer(required=True)
    expected = fields.Integer(required=True)
    cause = fields.String(required=True, allow_none=True)


class EndSchema(Schema):
    """The balance on the last day."""

    low = fields.Integer(required=True)
    expected = fields.Integer(required=True)
    high = fields.Integer(required=True)


class UsualSchema(Schema):
    """What would be without anything left out or added."""

    lowest = fields.Nested(LowestPointSchema, required=True)
    end = fields.Nested(EndSchema, required=True)


class ForecastItemSchema(Schema):
    """What is planned: its first day and amount, how many times it comes, and the sum of that.

    A `series` is found in the ledger: similar entries that nobody has planned.
    """

    key = fields.String(required=True)
    source = fields.String(required=True, validate=validate.OneOf(SOURCES))
    source_id = fields.String(required=True)
    name = fields.String(required=True)
    icon = fields.String(required=True)
    day = fields.Date(required=True)
    amount = fields.Integer(required=True)
    times = fields.Integer(required=True)
    total = fields.Integer(required=True)
    left_out = fields.Boolean(required=True)


class IncludedBillSchema(Schema):
    """The bill of a card that is part of the balance, which has lost it already."""

    name = fields.String(required=True)
    amount = fields.Integer(required=True)
    day = fields.Date(required=True)


class ForecastSchema(Schema):
    """The expected balance of each day from today to `until`, the end of a money month.

    Below 14 days of records `points` is empty, and what is made of them null.
    """

    today = fields.Date(required=True)
    payday = fields.Date(required=True)
    until = fields.Date(required=True)
    balance = fields.Integer(required=True)
    days_recorded = fields.Integer(required=True)
    days_needed = fields.Integer(required=True)
    spending_per_day = fields.Integer(required=True, allow_none=True)
    points = fields.List(fields.Nested(ForecastPointSchema), required=True)
    lowest = fields.Nested(LowestPointSchema, required=True, allow_none=True)
    end = fields.Nested(EndSchema, required=True, allow_none=True)
    usual = fields.Nested(UsualSchema, required=True, allow_none=True)
    items = fields.List(fields.Nested(ForecastItemSchema), required=True)
    included = fields.List(fields.Nested(IncludedBillSchema), required=True)
