"""The response that carries an access token: the same for signing in and for GET /token."""

from datetime import UTC, datetime
from typing import Final

from marshmallow import fields

from server.core.calendar.clock import format_utc
from server.core.http.envelope import Body, envelope
from server.core.http.schemas import Schema
from server.core.text.i18n import Message
from server.sessions.service import TokenGrant

ACCESS_TOKEN: Final = {"accessToken": fields.String(required=True)}


class SessionLimitsSchema(Schema):
    """How long a session lasts: without use in seconds, and until when in any case."""

    idle_seconds = fields.Integer(required=True)
    ends_at = fields.AwareDateTime(required=True)


def token_response(grant: TokenGrant, message: Message | None = None) -> Body:
    """The access token and how long its session lasts."""
    terms = grant.session.terms
    ends_at = format_utc(datetime.fromtimestamp(terms.ends, UTC))
    limits = {"idle_seconds": terms.idle, "ends_at": ends_at}
    return {**envelope(message, [limits]), "accessToken": grant.access_token}
