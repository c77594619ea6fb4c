"""Schemas of the calendar feed."""

from marshmallow import fields

from server.core.http.fields import Switch
from server.core.http.schemas import Schema


class CalendarChoiceSchema(Schema):
    """What a calendar may tell."""

    with_amounts = Switch(required=True)


class CalendarSchema(Schema):
    """Where the own calendar lies; no address when this site can no longer read it.

    It opens nothing while `is_on` is false; `renewed_at` is when the address was made.
    """

    url = fields.String(required=True, allow_none=True)
    webcal_url = fields.String(required=True, allow_none=True)
    is_on = fields.Boolean(required=True)
    with_amounts = fields.Boolean(required=True)
    renewed_at = fields.String(required=True)
