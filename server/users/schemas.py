"""Requests and responses about the own account."""

from typing import Final

from marshmallow import fields, validate

from server.core.calendar.money_month import LATEST_PAYDAY
from server.core.http.fields import RowCount, Switch
from server.core.http.identity_fields import EmailAddress, FullName, PhoneNumber
from server.core.http.schemas import Schema
from server.core.text.i18n import _
from server.users.fields import (
    BAD_PAYDAY,
    Choice,
    OpenChoice,
    OpeningSchema,
    Payday,
    TextSize,
    TimeZone,
)
from server.users.preferences import CURRENCIES, LANGUAGES, TEXT_SIZES, THEMES
from server.users.profiles import AGES, COUNTRIES

BAD_SWITCH: Final = _("This must be true or false.")


class ProfileSchema(Schema):
    """An account as its owner sees it; `balance` is whole rupiah.

    `email_change` is a new address that is not confirmed yet, `text_size` is percent. A guest,
    `is_guest`, has no address and no username of their own: `email` is null then.
    """

    fullname = fields.String(required=True)
    username = fields.String(required=True)
    email = fields.String(required=True, allow_none=True)
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
    is_guest = fields.Boolean(required=True)
    role = fields.String(required=True)


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


class MoneyMonthsQuerySchema(Schema):
    """A payday and whether it moves; what is missing is taken as it is stored."""

    payday = RowCount(LATEST_PAYDAY, BAD_PAYDAY, load_default=None)
    payday_shift = fields.Boolean(
        truthy={"true"},
        falsy={"false"},
        load_default=None,
        error_messages={"invalid": BAD_SWITCH},
    )


class MoneyMonthSchema(Schema):
    """A money month; `moved_from` is the payday that the start would have been.

    `reason` is then `weekend` or the name of the public holiday.
    """

    key = fields.String(required=True)
    start = fields.Date(required=True)
    end = fields.Date(required=True)
    label = fields.String(required=True)
    moved_from = fields.Date(required=True, allow_none=True)
    reason = fields.String(required=True, allow_none=True)
