"""Schemas of push subscriptions."""

from marshmallow import fields

from server.core.http.schemas import Schema, Text
from server.push.models import LONGEST_ENDPOINT

LONGEST_KEY = 200


class EndpointSchema(Schema):
    """Where the push service of a browser takes messages for it."""

    endpoint = Text(most=LONGEST_ENDPOINT, required=True)


class KeysSchema(Schema):
    """The keys of a subscription, in base64url as the browser gives them."""

    p256dh = Text(most=LONGEST_KEY, required=True)
    auth = Text(most=LONGEST_KEY, required=True)


class NewSubscriptionSchema(EndpointSchema):
    """A subscription as the browser made it."""

    keys = fields.Nested(KeysSchema, required=True)


class SubscriptionSchema(Schema):
    """A browser that shows notifications; `device` is null when it does not tell what it is."""

    id = fields.String(required=True)
    device = fields.String(required=True, allow_none=True)
    created_at = fields.String(required=True)
