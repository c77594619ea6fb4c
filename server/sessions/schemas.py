"""What the calls of sessions show."""

from marshmallow import fields

from server.core.http.schemas import Schema


class DeviceSchema(Schema):
    """A device that is signed in; null is what it did not tell, the country has two letters."""

    id = fields.String(required=True)
    browser = fields.String(required=True, allow_none=True)
    system = fields.String(required=True, allow_none=True)
    country = fields.String(required=True, allow_none=True)
    address = fields.String(required=True)
    created = fields.AwareDateTime(required=True)
    last_used = fields.AwareDateTime(required=True)
    current = fields.Boolean(required=True)
