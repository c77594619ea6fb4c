"""What the account calls take and show."""

from marshmallow import fields, validate

from server.core.i18n import _
from server.core.schemas import Schema

LANGUAGES = ("en", "id")
THEMES = ("default", "dark")


class ProfileSchema(Schema):
    """An account as its owner sees it; `balance` is whole rupiah."""

    fullname = fields.String(required=True)
    username = fields.String(required=True)
    email = fields.String(required=True)
    phone_number = fields.String(required=True)
    age = fields.String(required=True, allow_none=True)
    country = fields.String(required=True, allow_none=True)
    avatar_url = fields.String(required=True, allow_none=True)
    balance = fields.Integer(required=True)
    language = fields.String(required=True, allow_none=True, validate=validate.OneOf(LANGUAGES))
    theme = fields.String(required=True, allow_none=True, validate=validate.OneOf(THEMES))
    timezone = fields.String(required=True)
    role = fields.String(required=True)


def _choice(choices: tuple[str, ...]) -> fields.String:
    sentence = _("Choose one of the offered values.")
    return fields.String(
        allow_none=True,
        validate=validate.OneOf(choices, error=sentence),
        error_messages={"invalid": sentence},
    )


class PreferencesSchema(Schema):
    """What to change; null goes back to what the browser prefers."""

    language = _choice(LANGUAGES)
    theme = _choice(THEMES)
