"""Requests and responses about the own data."""

from marshmallow import fields, validate

from server.core.http.identity_fields import EmailAddress
from server.core.http.schemas import Schema, Text
from server.core.text.i18n import _
from server.privacy.enums import EXPORT_STATES, OUTCOMES, REQUEST_KINDS, REQUEST_STATES

WORD = "DELETE"
TYPE_DELETE = _('Please type "DELETE" to confirm.')
CHOOSE = _("Choose one of the available options.")
LONGEST_TOKEN = 500
GUARDIAN_STATES = ("not_needed", "needed", "asked", "given")
CONSENT_STATES = ("asked", "given", "withdrawn")
WAYS = ("default", "settings", "parent")


class ExportSchema(Schema):
    """An archive of the own data: `progress` is percent, `size` bytes once it is ready."""

    id = fields.String(required=True)
    state = fields.String(required=True, validate=validate.OneOf(EXPORT_STATES))
    progress = fields.Integer(required=True)
    size = fields.Integer(required=True, allow_none=True)
    created_at = fields.String(required=True)
    finished_at = fields.String(required=True, allow_none=True)
    expires_at = fields.String(required=True, allow_none=True)


class ClosingSchema(Schema):
    """The word that confirms the closure, exactly as given."""

    confirmation = fields.String(
        required=True,
        validate=validate.Equal(WORD, error=TYPE_DELETE),
        error_messages=dict.fromkeys(("required", "null", "invalid"), TYPE_DELETE),
    )


class TokenSchema(Schema):
    """The token of a mailed link."""

    token = Text(most=LONGEST_TOKEN, required=True)


class NewDataRequestSchema(Schema):
    """A new request: its kind and an optional text of up to 2,000 characters."""

    kind = fields.String(
        required=True,
        validate=validate.OneOf(REQUEST_KINDS, error=CHOOSE),
        error_messages={"invalid": CHOOSE},
    )
    text = Text(least=0, most=2000, breaks=True, load_default="")


class ConsentSchema(Schema):
    """A consent: its state, since when and by which way; null where nothing was chosen yet."""

    purpose = fields.String(required=True)
    state = fields.String(required=True, validate=validate.OneOf(CONSENT_STATES))
    how = fields.String(required=True, validate=validate.OneOf(WAYS))
    text_version = fields.String(required=True, allow_none=True)
    changed_at = fields.String(required=True, allow_none=True)


class AllowedSchema(Schema):
    """The purposes that are allowed for this account at present."""

    letters = fields.Boolean(required=True)
    tips = fields.Boolean(required=True)
    comments = fields.Boolean(required=True)
    push = fields.Boolean(required=True)


class GuardianSchema(Schema):
    """The state of the consent of a parent, and what is allowed at present."""

    state = fields.String(required=True, validate=validate.OneOf(GUARDIAN_STATES))
    asked_at = fields.String(required=True, allow_none=True)
    given_at = fields.String(required=True, allow_none=True)
    allowed = fields.Nested(AllowedSchema, required=True)


class ParentSchema(Schema):
    """The address of a parent."""

    email = EmailAddress(required=True)


class AskedOfParentSchema(Schema):
    """The question to a parent: text, version, and at most the first name of the child."""

    first_name = fields.String(required=True, allow_none=True)
    state = fields.String(required=True, validate=validate.OneOf(("asked", "given")))
    text_version = fields.String(required=True)
    text = fields.List(fields.String(), required=True)


class AccessLogEntrySchema(Schema):
    """An operator's view of the own transactions: role, reason and number of rows.

    `operator` is a name, null when that account is gone.
    """

    id = fields.String(required=True)
    at = fields.String(required=True)
    operator = fields.String(required=True, allow_none=True)
    role = fields.String(required=True)
    reason = fields.String(required=True)
    rows = fields.Integer(required=True)


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
