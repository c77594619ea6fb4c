"""What holds for everybody, as it is shown."""

from marshmallow import fields

from server.core.http.schemas import Schema


class RateSchema(Schema):
    """What one unit of a currency was worth in rupiah on a day; `rate` is a decimal number."""

    currency = fields.String(required=True)
    rate = fields.String(required=True)
    date = fields.Date(required=True)


class ContactSchema(Schema):
    """How the site can be reached, and the addresses of its links; null is what nobody set."""

    name = fields.String(required=True, allow_none=True)
    email = fields.String(required=True, allow_none=True)
    phone = fields.String(required=True, allow_none=True)
    street = fields.String(required=True, allow_none=True)
    city = fields.String(required=True, allow_none=True)
    postcode = fields.String(required=True, allow_none=True)
    country = fields.String(required=True, allow_none=True)
    fax = fields.String(required=True, allow_none=True)
    email_link = fields.String(required=True, allow_none=True)
    phone_link = fields.String(required=True, allow_none=True)


class SocialSchema(Schema):
    """Where the site is in social networks; null is what nobody set."""

    instagram = fields.String(required=True, allow_none=True)
    youtube = fields.String(required=True, allow_none=True)
    x = fields.String(required=True, allow_none=True)
    facebook = fields.String(required=True, allow_none=True)


class SiteSchema(Schema):
    """What every visitor may know; a currency without a rate is not among them."""

    rates = fields.List(fields.Nested(RateSchema), required=True)
    contact = fields.Nested(ContactSchema, required=True)
    social = fields.Nested(SocialSchema, required=True)
