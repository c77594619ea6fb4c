"""Schemas of support messages, which the console shares."""

from marshmallow import fields, validate

from server.core.http.schemas import Schema, Text
from server.core.text.i18n import _
from server.support.enums import STATES, WRITERS

MAX_MESSAGE_LENGTH = 4000


class SupportReplySchema(Schema):
    """A reply to a message, by an `operator` or by its `owner`."""

    id = fields.String(required=True)
    by = fields.String(required=True, validate=validate.OneOf(WRITERS))
    text = fields.String(required=True)
    created_at = fields.String(required=True)


class MessageSchema(Schema):
    """A message with its replies, oldest first."""

    id = fields.String(required=True)
    message = fields.String(required=True)
    state = fields.String(required=True, validate=validate.OneOf(STATES))
    created_at = fields.String(required=True)
    last_at = fields.String(required=True)
    replies = fields.List(fields.Nested(SupportReplySchema), required=True)


class NewMessageSchema(Schema):
    """A message of 1 to 4,000 characters; line breaks stay."""

    message = Text(
        most=MAX_MESSAGE_LENGTH,
        breaks=True,
        required=True,
        error_messages={"empty": _("Please write your message.")},
    )
