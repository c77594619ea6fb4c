"""Requests and responses of the settings calls."""

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Any, Final

import marshmallow as ma
from marshmallow import fields

from server.core.http.fields import RowCount
from server.core.http.pagination import PageRequestSchema, SearchRequestSchema
from server.core.http.schemas import Schema, Text
from server.core.text.i18n import _
from server.site.schemas import ContactFormSchema
from server.users.roles import ROLES

LAST_YEAR: Final = 9998
BAD_YEAR: Final = _("Write the year with four digits.")
RATE: Final = re.compile(r"\d{1,12}(\.\d{1,6})?", re.ASCII)
BAD_RATE: Final = _("Enter a number above 0 with at most six decimals, such as 16500.5.")
OFFERED: Final = _("Choose one of the available options.")


class SettingsSchema(Schema):
    """The contact settings; null where not set."""

    name = fields.String(required=True, allow_none=True)
    email = fields.String(required=True, allow_none=True)
    phone = fields.String(required=True, allow_none=True)
    street = fields.String(required=True, allow_none=True)
    city = fields.String(required=True, allow_none=True)
    postcode = fields.String(required=True, allow_none=True)
    country = fields.String(required=True, allow_none=True)
    fax = fields.String(required=True, allow_none=True)
    instagram = fields.String(required=True, allow_none=True)
    youtube = fields.String(required=True, allow_none=True)
    x = fields.String(required=True, allow_none=True)
    facebook = fields.String(required=True, allow_none=True)
    version = fields.Integer(required=True)


class SettingsFormSchema(ContactFormSchema):
    """What is set of how the site can be reached; null or an empty text takes it away."""

    def on_bind_field(self, field_name: str, field_obj: fields.Field[Any]) -> None:
        field_obj.allow_none = True
        super().on_bind_field(field_name, field_obj)

    @ma.pre_load
    def _unset(self, sent: Any, **_kwargs: object) -> Any:
        if not isinstance(sent, Mapping):
            return sent
        return {name: None if _is_blank(value) else value for name, value in sent.items()}


class RoleSchema(Schema):
    """An account and what it may do; it is `active`, `suspended` or `closing`."""

    id = fields.String(required=True)
    fullname = fields.String(required=True)
    username = fields.String(required=True)
    email = fields.String(required=True)
    avatar_url = fields.String(required=True, allow_none=True)
    role = fields.String(required=True, validate=ma.validate.OneOf(ROLES))
    status = fields.String(required=True)
    version = fields.Integer(required=True)


class RolesQuerySchema(SearchRequestSchema):
    """Which accounts are listed."""

    role = fields.String(validate=ma.validate.OneOf(ROLES, error=OFFERED), load_default=None)


class NewRoleSchema(Schema):
    """What an account may do from now on."""

    role = fields.String(required=True, validate=ma.validate.OneOf(ROLES, error=OFFERED))


class KeptRateSchema(Schema):
    """What one unit was worth in rupiah from a day on; the newest one is in use."""

    currency = fields.String(required=True)
    rate = fields.String(required=True)
    date = fields.String(required=True)
    in_use = fields.Boolean(required=True)
    version = fields.Integer(required=True)


class RatesQuerySchema(PageRequestSchema):
    """Which rates are listed."""

    currency = Text(most=3, load_default=None)


class ExactRate(fields.String):
    """A decimal number above 0 as text, so that it stays exact."""

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, *args, **kwargs)
        if not RATE.fullmatch(text) or Decimal(text) <= 0:
            raise ma.ValidationError([BAD_RATE])
        return Decimal(text)


class RateFormSchema(Schema):
    """What one unit is worth in rupiah; `rate` is a decimal number."""

    rate = ExactRate(required=True, error_messages={"invalid": BAD_RATE})


class HolidaySettingSchema(Schema):
    """A public holiday with its names in English and in Indonesian."""

    date = fields.String(required=True)
    name = fields.String(required=True)
    name_id = fields.String(required=True)
    version = fields.Integer(required=True)


class HolidaysQuerySchema(Schema):
    """The year of the holidays, by default the current one."""

    year = RowCount(LAST_YEAR, BAD_YEAR, load_default=None)


class HolidayFormSchema(Schema):
    """What a public holiday is called in English and in Indonesian."""

    name = Text(most=80, required=True)
    name_id = Text(most=80, required=True)


def _is_blank(value: Any) -> bool:
    return isinstance(value, str) and not value.strip()
