"""The schema of a data request; the console shows it too."""

from marshmallow import fields, validate

from server.core.http.schemas import Schema
from server.privacy.enums import OUTCOMES, REQUEST_KINDS, REQUEST_STATES


class DataRequestSchema(Schema):
    """A request; it is answered by `due_at` with an outcome and a text."""

    id = fields.String(required=True)
    kind = fields.String(required=True, validate=validate.OneOf(REQUEST_KINDS))
    text = fields.String(required=True)
    state = fields.String(required=True, validate=validate.OneOf(REQUEST_STATES))
    created_at = fields.String(required=True)
    due_at = fields.String(required=True)
    answered_at = fields.String(required=True, allow_none=True)
    outcome = fields.String(required=True, allow_none=True, validate=validate.OneOf(OUTCOMES))
    answer = fields.String(required=True, allow_none=True)
