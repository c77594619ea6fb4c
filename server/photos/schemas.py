"""The response of the photo calls."""

from marshmallow import fields

from server.core.http.schemas import Schema


class PhotoSchema(Schema):
    """The address of the photo of an account; null when it has none."""

    avatar_url = fields.String(required=True, allow_none=True)
