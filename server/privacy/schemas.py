"""What the calls about the own data take and show."""

from marshmallow import fields, validate

from server.core.http.identity_fields import EmailAddress
from server.core.http.schemas import Schema, Text
from server.core.text.i18n import _
from server.privacy.models import EXPORT_STATES, OUTCOMES, REQUEST_KINDS, REQUEST_STATES

WORD = "DELETE"
TYPE_DELETE = _('Please type "DELETE" to confirm.')
CHOOSE = _("Choose one of the offered values.")
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
    """The word that says that somebody means it, letter by letter."""

    confirmation = fields.String(
        required=True,
        validate=validate.Equal(WORD, error=TYPE_DELETE),
        error_messages=dict.fromkeys(("required", "null", "invalid"), TYPE_DELETE),
    )


class TokenSchema(Schema):
    """What a mailed link carries."""

    token = Text(most=LONGEST_TOKEN, required=True)


class NewDataRequestSchema(Schema):
    """What is wanted and, if there is more to say, up to 2,000 characters."""

    kind = fields.String(
        required=True,
        validate=validate.OneOf(REQUEST_KINDS, error=CHOOSE),
        error_messages={"invalid": CHOOSE},
    )
    text = Text(least=0, most=2000, breaks=True, load_default="")


class DataRequestSchema(Schema):
    """A request; it is answered by `due_at`, with an outcome and words."""

    id = fields.String(required=True)
    kind = fields.String(required=True, validate=validate.OneOf(REQUEST_KINDS))
    text = fields.String(required=True)
    state = fields.String(required=True, validate=validate.OneOf(REQUEST_STATES))
    created_at = fields.String(required=True)
    due_at = fields.String(required=True)
    answered_at = fields.String(required=True, allow_none=True)
    outcome = fields.String(required=True, allow_none=True, validate=validate.OneOf(OUTCOMES))
    answer = fields.String(required=True, allow_none=True)


class ConsentSchema(Schema):
    """What is allowed, since when, and how that came; null where nobody chose yet."""

    purpose = fields.String(required=True)
    state = fields.String(required=True, validate=validate.OneOf(CONSENT_STATES))
    how = fields.String(required=True, validate=validate.OneOf(WAYS))
    text_version = fields.String(required=True, allow_none=True)
    changed_at = fields.String(required=True, allow_none=True)


class AllowedSchema(Schema):
    """What may be done for this account at present."""

    letters = fields.Boolean(required=True)
    tips = fields.Boolean(required=True)
    comments = fields.Boolean(required=True)
    push = fields.Boolean(required=True)


class GuardianSchema(Schema):
    """Whether a parent has to agree and has agreed, and what is allowed meanwhile."""

    state = fields.String(required=True, validate=validate.OneOf(GUARDIAN_STATES))
    asked_at = fields.String(required=True, allow_none=True)
    given_at = fields.String(required=True, allow_none=True)
    allowed = fields.Nested(AllowedSchema, required=True)


class ParentSchema(Schema):
    """Whom to ask."""

    email = EmailAddress(required=True)


class AskedOfParentSchema(Schema):
    """What a parent is asked: the words, their version, and the child's first name at most."""

    first_name = fields.String(required=True, allow_none=True)
    state = fields.String(required=True, validate=validate.OneOf(("asked", "given")))
    text_version = fields.String(required=True)
    text = fields.List(fields.String(), required=True)


class AccessLogEntrySchema(Schema):
    """A look of an operator at the own transactions: in which role, why, and at how many rows."""

    id = fields.String(required=True)
    at = fields.String(required=True)
    role = fields.String(required=True)
    reason = fields.String(required=True)
    rows = fields.Integer(required=True)
