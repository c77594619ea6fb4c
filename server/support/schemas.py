"""What the support calls take and show."""

from marshmallow import fields, validate

from server.core.http.schemas import Schema, Text
from server.core.text.i18n import _
from server.support.models import STATES, WRITERS

LONGEST = 4000


class NewMessageSchema(Schema):
    """A message of 1 to 4,000 characters; line breaks stay."""

    message = Text(
        most=LONGEST,
        breaks=True,
        required=True,
        error_messages={"empty": _("Please write your message.")},
    )


class SupportReplySchema(Schema):
    """What was said after a message, by an `operator` or by its `owner`."""

    id = fields.String(required=True)
    by = fields.String(required=True, validate=validate.OneOf(WRITERS))
    text = fields.String(required=True)
    created_at = fields.String(required=True)


class MessageSchema(Schema):
    """A message to us and what became of it, the oldest reply first."""

    id = fields.String(required=True)
    message = fields.String(required=True)
    state = fields.String(required=True, validate=validate.OneOf(STATES))
    created_at = fields.String(required=True)
    last_at = fields.String(required=True)
    replies = fields.List(fields.Nested(SupportReplySchema), required=True)
