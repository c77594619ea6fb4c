"""What the account calls take and show."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final
from zoneinfo import available_timezones

from marshmallow import ValidationError, fields, validate

from server.core.http.fields import Switch
from server.core.http.identity_fields import EmailAddress, FullName, PhoneNumber
from server.core.http.schemas import Schema
from server.core.text.i18n import _
from server.users.money_schemas import OpeningSchema, Payday

LANGUAGES: Final = ("en", "id")
THEMES: Final = ("default", "dark")
TEXT_SIZES: Final = (100, 75, 50, 25)
CURRENCIES: Final = ("IDR", "EUR", "USD")
AGES: Final = ("Under 18", "18-24", "25-34", "35-44", "45-54", "55-64", "65 above")
COUNTRIES: Final = ("Indonesia", "Malaysia", "Singapore", "Thailand", "Vietnam")
# Names that stand for the zone of whichever machine reads them.
NO_PLACES: Final = frozenset({"localtime", "posixrules", "Factory"})

NOT_OFFERED: Final = _("Choose one of the offered values.")
NO_ZONE: Final = _("Choose a time zone of the list, such as Asia/Jakarta.")


@cache
def _zones() -> frozenset[str]:
    # Reads a directory.
    return frozenset(available_timezones() - NO_PLACES)


class ProfileSchema(Schema):
    """An account as its owner sees it; `balance` is whole rupiah.

    `email_change` is the address that was asked for and is not confirmed, `text_size` is percent.
    """

    fullname = fields.String(required=True)
    username = fields.String(required=True)
    email = fields.String(required=True)
    email_change = fields.String(required=True, allow_none=True)
    phone_number = fields.String(required=True)
    age = fields.String(required=True, allow_none=True, validate=validate.OneOf(AGES))
    country = fields.String(required=True, allow_none=True, validate=validate.OneOf(COUNTRIES))
    avatar_url = fields.String(required=True, allow_none=True)
    balance = fields.Integer(required=True)
    language = fields.String(required=True, allow_none=True, validate=validate.OneOf(LANGUAGES))
    theme = fields.String(required=True, allow_none=True, validate=validate.OneOf(THEMES))
    text_size = fields.Integer(required=True, allow_none=True, validate=validate.OneOf(TEXT_SIZES))
    currency = fields.String(required=True, allow_none=True, validate=validate.OneOf(CURRENCIES))
    timezone = fields.String(required=True)
    payday = fields.Integer(required=True)
    payday_shift = fields.Boolean(required=True)
    hide_amounts = fields.Boolean(required=True)
    opening = fields.Nested(OpeningSchema, required=True, allow_none=True)
    second_factor = fields.Boolean(required=True)
    role = fields.String(required=True)


class Choice(fields.String):
    """One of a few words."""

    def __init__(self, choices: Sequence[str], **kwargs: Any) -> None:
        super().__init__(
            allow_none=True,
            validate=validate.OneOf(choices, error=NOT_OFFERED),
            error_messages={"invalid": NOT_OFFERED},
            **kwargs,
        )


class OpenChoice(Choice):
    """One of a few words, or nothing: an empty word stands for a form's unset list."""

    def deserialize(
        self,
        value: Any,
        attr: str | None = None,
        data: Mapping[str, Any] | None = None,
        **kwargs: Any,
    ) -> Any:
        return super().deserialize(None if value == "" else value, attr, data, **kwargs)


class TextSize(fields.Integer):
    """The size of text in percent, one of a few whole numbers."""

    def __init__(self) -> None:
        super().__init__(
            strict=True,
            allow_none=True,
            validate=validate.OneOf(TEXT_SIZES, error=NOT_OFFERED),
            error_messages={"invalid": NOT_OFFERED},
        )

    def _deserialize(
        self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any
    ) -> int:
        # A boolean is an integer to Python, and a text of digits would pass for one.
        if isinstance(value, bool) or not isinstance(value, int):
            raise ValidationError([NOT_OFFERED])
        return value


class TimeZone(fields.String):
    """A zone of the IANA list."""

    def __init__(self) -> None:
        super().__init__(error_messages={"invalid": NO_ZONE, "null": NO_ZONE})

    def _deserialize(
        self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any
    ) -> str:
        name = super()._deserialize(value, attr, data, **kwargs)
        if name not in _zones():
            raise ValidationError([NO_ZONE])
        return name


class PreferencesSchema(Schema):
    """What to change; null goes back to what the browser prefers."""

    language = Choice(LANGUAGES)
    theme = Choice(THEMES)
    text_size = TextSize()
    currency = Choice(CURRENCIES)
    timezone = TimeZone()
    payday = Payday()
    payday_shift = Switch()
    hide_amounts = Switch()


class ChangesSchema(Schema):
    """What to change of the own account; a missing field stays as it is.

    Another `email` is only asked for; the present one changes nothing.
    """

    fullname = FullName()
    email = EmailAddress()
    phone_number = PhoneNumber(data_key="phoneNumber")
    age = OpenChoice(AGES)
    country = OpenChoice(COUNTRIES)
