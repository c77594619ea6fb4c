"""The response with signed-in devices."""

from marshmallow import fields

from server.core.http.schemas import Schema


class DeviceSchema(Schema):
    """A signed-in device; null for what is unknown, the country in two letters."""

    id = fields.String(required=True)
    browser = fields.String(required=True, allow_none=True)
    system = fields.String(required=True, allow_none=True)
    country = fields.String(required=True, allow_none=True)
    address = fields.String(required=True)
    created = fields.AwareDateTime(required=True)
    last_used = fields.AwareDateTime(required=True)
    current = fields.Boolean(required=True)
