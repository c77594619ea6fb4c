"""What holds for everybody, as it is shown."""

from marshmallow import fields

from server.core.schemas import Schema


class RateSchema(Schema):
    """What one unit of a currency was worth in rupiah on a day; `rate` is a decimal number."""

    currency = fields.String(required=True)
    rate = fields.String(required=True)
    date = fields.Date(required=True)


class SiteSchema(Schema):
    """What every visitor may know; a currency without a rate is not among them."""

    rates = fields.List(fields.Nested(RateSchema), required=True)
