"""Answer schemas of the ledger, also for other features to nest in their own answers."""

from typing import Final

from marshmallow import fields, validate

from server.categories.catalogue import TransactionType
from server.core.http.schemas import Schema
from server.transactions.bookings import BookingSource

TYPES: Final = [type_.value for type_ in TransactionType]
BOOKING_SOURCES: Final = [kind.value for kind in BookingSource]


class BookingSchema(Schema):
    """What booked a transaction: a contribution to a goal, a date of a plan, or of a reminder."""

    kind = fields.String(required=True, validate=validate.OneOf(BOOKING_SOURCES))
    id = fields.String(required=True)


class TransactionSchema(Schema):
    """A transaction as lists show it; `icon` is the path of an SVG that works in an `<img>`."""

    id = fields.String(required=True)
    type = fields.String(required=True, validate=validate.OneOf(TYPES))
    category_id = fields.String(required=True)
    category_name = fields.String(required=True)
    category_label = fields.String(required=True)
    icon = fields.String(required=True)
    color = fields.String(required=True, allow_none=True)
    detail = fields.String(required=True)
    amount = fields.Integer(required=True)
    date = fields.Date(required=True)
    created_at = fields.AwareDateTime(required=True)
    version = fields.Integer(required=True)
    booked_for = fields.Nested(BookingSchema, required=True, allow_none=True)


class BarSchema(Schema):
    """One span of a summary, both days included, in whole rupiah."""

    start = fields.Date(required=True)
    end = fields.Date(required=True)
    label = fields.String(required=True)
    income = fields.Integer(required=True)
    expenses = fields.Integer(required=True)


class WindowSchema(Schema):
    """The days shown; `previous` and `next` are days to ask for with `at`, null at the ends."""

    start = fields.Date(required=True)
    end = fields.Date(required=True)
    previous = fields.Date(required=True, allow_none=True)
    next = fields.Date(required=True, allow_none=True)
