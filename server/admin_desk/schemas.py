"""Requests and responses of the support and data request calls."""

from typing import Final

from marshmallow import fields, validate

from server.core.http.fields import Switch
from server.core.http.pagination import PageRequestSchema, SearchRequestSchema
from server.core.http.schemas import Schema, Text
from server.core.text.i18n import _
from server.imports.states import ShapeState
from server.privacy.enums import OUTCOMES, REQUEST_STATES
from server.privacy.schemas import DataRequestSchema
from server.support.enums import CLOSED, OPEN, STATES
from server.support.schemas import MAX_MESSAGE_LENGTH, MessageSchema

LONGEST_TITLE: Final = 80
SHAPE_STATES: Final = [state.value for state in ShapeState]
CHOOSE: Final = _("Choose one of the available options.")
EMPTY: Final = _("Please write an answer.")


class InboxSchema(SearchRequestSchema):
    """Which messages are listed; without a state all of them."""

    state = fields.String(load_default=None, validate=validate.OneOf(STATES, error=CHOOSE))


class RequestsSchema(PageRequestSchema):
    """Which requests are listed; without a state all of them."""

    state = fields.String(load_default=None, validate=validate.OneOf(REQUEST_STATES, error=CHOOSE))


class SupportAnswerSchema(Schema):
    """An answer of 1 to 4,000 characters, and whether the message is closed with it."""

    text = Text(
        most=MAX_MESSAGE_LENGTH, breaks=True, required=True, error_messages={"empty": EMPTY}
    )
    close = Switch(load_default=False)


class SupportStateSchema(Schema):
    """Whether a message is open or closed; an answer makes it answered."""

    state = fields.String(
        required=True,
        validate=validate.OneOf((OPEN, CLOSED), error=CHOOSE),
        error_messages=dict.fromkeys(("required", "null", "invalid"), CHOOSE),
    )


class NewAnswerTemplateSchema(Schema):
    """A reply template; the client replaces {name} by the name of the recipient."""

    title = Text(most=LONGEST_TITLE, required=True)
    text_en = Text(most=MAX_MESSAGE_LENGTH, breaks=True, required=True)
    text_id = Text(most=MAX_MESSAGE_LENGTH, breaks=True, required=True)


class ShapesSchema(PageRequestSchema):
    """Which layouts are listed; without a state all of them."""

    state = fields.String(load_default=None, validate=validate.OneOf(SHAPE_STATES, error=CHOOSE))


class ShapeStateSchema(Schema):
    """Whether operators are done with a layout."""

    state = fields.String(
        required=True,
        validate=validate.OneOf(SHAPE_STATES, error=CHOOSE),
        error_messages=dict.fromkeys(("required", "null", "invalid"), CHOOSE),
    )


class ShapeLineSchema(Schema):
    """A layout that somebody sent; `size_kb` is the upper end of the class of its size."""

    id = fields.String(required=True)
    kind = fields.String(required=True)
    size_kb = fields.Integer(required=True)
    bank = fields.String(required=True)
    state = fields.String(required=True, validate=validate.OneOf(SHAPE_STATES))
    times = fields.Integer(required=True)
    sent_on = fields.Date(required=True)
    version = fields.Integer(required=True)


class SentLayoutSchema(ShapeLineSchema):
    """A layout with its masked text."""

    content = fields.String(required=True)


class RequestOutcomeSchema(Schema):
    """What became of a request, in the words that the person gets."""

    outcome = fields.String(
        required=True,
        validate=validate.OneOf(OUTCOMES, error=CHOOSE),
        error_messages=dict.fromkeys(("required", "null", "invalid"), CHOOSE),
    )
    text = Text(
        most=MAX_MESSAGE_LENGTH, breaks=True, required=True, error_messages={"empty": EMPTY}
    )


class SenderSchema(Schema):
    """Who wrote; `status` tells an account that is closing or suspended."""

    id = fields.String(required=True)
    fullname = fields.String(required=True)
    email = fields.String(required=True)
    avatar_url = fields.String(required=True, allow_none=True)
    language = fields.String(required=True)
    status = fields.String(
        required=True, validate=validate.OneOf(("pending", "active", "suspended", "closing"))
    )


class InboxLineSchema(Schema):
    """A message in the list with its number of replies."""

    id = fields.String(required=True)
    user = fields.Nested(SenderSchema, required=True)
    excerpt = fields.String(required=True)
    state = fields.String(required=True, validate=validate.OneOf(STATES))
    created_at = fields.String(required=True)
    last_at = fields.String(required=True)
    replies = fields.Integer(required=True)


class ThreadSchema(MessageSchema):
    """A message with its sender and replies."""

    user = fields.Nested(SenderSchema, required=True)
    excerpt = fields.String(required=True)
    version = fields.Integer(required=True)


class AnswerTemplateSchema(Schema):
    """A reply template."""

    id = fields.String(required=True)
    title = fields.String(required=True)
    text_en = fields.String(required=True)
    text_id = fields.String(required=True)
    updated_at = fields.String(required=True)
    version = fields.Integer(required=True)


class AskedSchema(DataRequestSchema):
    """A request with who made it; `overdue` ones have waited for more than 72 hours."""

    user = fields.Nested(SenderSchema, required=True)
    overdue = fields.Boolean(required=True)
