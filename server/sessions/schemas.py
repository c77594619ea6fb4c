"""What the calls of sessions answer: signed-in devices and access tokens."""

from typing import Final

from marshmallow import fields

from server.core.http.envelope import Body, envelope
from server.core.http.schemas import Schema
from server.core.text.i18n import Message
from server.sessions.service import TokenGrant
from server.sessions.session_store import format_seconds

ACCESS_TOKEN: Final = {"accessToken": fields.String(required=True)}


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


class SessionDetailsSchema(Schema):
    """How long a session lasts, without use in seconds and until when in any case.

    `quiz_closed` is false until its owner answered the quiz or closed it; `is_guest` says that they
    try the product without an address.
    """

    idle_seconds = fields.Integer(required=True)
    ends_at = fields.AwareDateTime(required=True)
    quiz_closed = fields.Boolean(required=True)
    is_guest = fields.Boolean(required=True)


def token_response(grant: TokenGrant, message: Message | None = None) -> Body:
    """The access token, how long its session lasts, and whether the quiz is closed."""
    terms = grant.session.terms
    details = {
        "idle_seconds": terms.idle,
        "ends_at": format_seconds(terms.ends),
        "quiz_closed": grant.quiz_closed,
        "is_guest": grant.is_guest,
    }
    return {**envelope(message, [details]), "accessToken": grant.access_token}
