"""Schemas of the letters that can be read."""

from typing import Final

from marshmallow import fields, validate

from server.core.http.fields import MonthKey
from server.core.http.schemas import Schema

STATES: Final = ("on", "off", "consent")
FIGURES: Final = ("income", "expenses", "left")


class LetterQuerySchema(Schema):
    """Which letter is read: that about a money month, else the newest."""

    month = MonthKey(load_default=None)


class PieceSchema(Schema):
    """A piece of a sentence: a text, or an amount in whole rupiah."""

    text = fields.String(required=True, allow_none=True)
    amount = fields.Integer(required=True, allow_none=True)


class FigureSchema(Schema):
    """A sum of the month in whole rupiah, compared with the month before; `brief` in percent."""

    kind = fields.String(required=True, validate=validate.OneOf(FIGURES))
    amount = fields.Integer(required=True)
    comparison = fields.List(fields.Nested(PieceSchema), required=True, allow_none=True)
    brief = fields.String(required=True, allow_none=True)


class SpentSchema(Schema):
    """The expenses in percent of the income."""

    percent = fields.Integer(required=True)
    sentence = fields.String(required=True)


class FindingSchema(Schema):
    """A finding; `brief` has no amount and nothing that the owner typed, for a picture to share."""

    sentence = fields.List(fields.Nested(PieceSchema), required=True)
    brief = fields.String(required=True, allow_none=True)


class LetterHolidaySchema(Schema):
    """A public holiday, in the reader's language."""

    day = fields.Date(required=True)
    name = fields.String(required=True)


class HolidaysSchema(Schema):
    """The public holidays of the month that begins."""

    title = fields.String(required=True)
    days = fields.List(fields.Nested(LetterHolidaySchema), required=True)


class LetterTipSchema(Schema):
    """A tip to read; `path` is its page in English."""

    title = fields.String(required=True)
    description = fields.String(required=True)
    path = fields.String(required=True)


class LetterSchema(Schema):
    """A letter about a money month, in the reader's language; `as_of` is when it was written."""

    month = fields.String(required=True)
    first = fields.Date(required=True, data_key="from")
    last = fields.Date(required=True, data_key="to")
    as_of = fields.AwareDateTime(required=True)
    opening = fields.String(required=True)
    figures = fields.List(fields.Nested(FigureSchema), required=True)
    spent = fields.Nested(SpentSchema, required=True, allow_none=True)
    findings = fields.List(fields.Nested(FindingSchema), required=True)
    holidays = fields.Nested(HolidaysSchema, required=True, allow_none=True)
    tip = fields.Nested(LetterTipSchema, required=True, allow_none=True)
