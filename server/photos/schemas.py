"""What the photo calls show."""

from marshmallow import fields

from server.core.http.schemas import Schema


class PhotoSchema(Schema):
    """Where the photo of an account is; null when it has none."""

    avatar_url = fields.String(required=True, allow_none=True)
