"""Requests of people who try the product without an account."""

from marshmallow import fields, validate

from server.core.http.schemas import Schema
from server.core.text.i18n import LANGUAGES
from server.users.fields import TimeZone


class NewGuestSchema(Schema):
    """The language of the page, and the time zone of the device if it tells one."""

    language = fields.String(required=True, validate=validate.OneOf(LANGUAGES))
    timezone = TimeZone()
