"""Requests of the support calls."""

from server.core.http.schemas import Schema, Text
from server.core.text.i18n import _
from server.support.shared_schemas import MAX_MESSAGE_LENGTH


class NewMessageSchema(Schema):
    """A message of 1 to 4,000 characters; line breaks stay."""

    message = Text(
        most=MAX_MESSAGE_LENGTH,
        breaks=True,
        required=True,
        error_messages={"empty": _("Please write your message.")},
    )
