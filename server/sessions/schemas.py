"""What the calls of sessions show."""

from marshmallow import fields

from server.core.schemas import Schema


class SessionLimitsSchema(Schema):
    """How long a session lasts: without use in seconds, and until when in any case."""

    idle_seconds = fields.Integer(required=True)
    ends_at = fields.AwareDateTime(required=True)
