"""What holds for everybody, as it is shown."""

import re
from typing import Any, Final
from urllib.parse import urlsplit

import phonenumbers
from marshmallow import ValidationError, fields

from server.core.http.identity_fields import EmailAddress, PhoneNumber
from server.core.http.schemas import Schema, Text
from server.core.text.i18n import _

NO_LINK: Final = _("Enter an address that begins with https://.")
LONGEST_LINK: Final = 200
POSTCODE: Final = re.compile(r"[A-Za-z0-9]+(?:[ -]+[A-Za-z0-9]+)*")
NO_POSTCODE: Final = _("Use only letters, digits, spaces and dashes.")


class RateSchema(Schema):
    """What one unit of a currency was worth in rupiah on a day; `rate` is a decimal number."""

    currency = fields.String(required=True)
    rate = fields.String(required=True)
    date = fields.Date(required=True)


class ContactSchema(Schema):
    """How the site can be reached, and the addresses of its links; null is what nobody set."""

    name = fields.String(required=True, allow_none=True)
    email = fields.String(required=True, allow_none=True)
    phone = fields.String(required=True, allow_none=True)
    street = fields.String(required=True, allow_none=True)
    city = fields.String(required=True, allow_none=True)
    postcode = fields.String(required=True, allow_none=True)
    country = fields.String(required=True, allow_none=True)
    fax = fields.String(required=True, allow_none=True)
    email_link = fields.String(required=True, allow_none=True)
    phone_link = fields.String(required=True, allow_none=True)


class SocialSchema(Schema):
    """Where the site is in social networks; null is what nobody set."""

    instagram = fields.String(required=True, allow_none=True)
    youtube = fields.String(required=True, allow_none=True)
    x = fields.String(required=True, allow_none=True)
    facebook = fields.String(required=True, allow_none=True)


class SiteSchema(Schema):
    """What every visitor may know; a currency without a rate is not among them."""

    rates = fields.List(fields.Nested(RateSchema), required=True)
    contact = fields.Nested(ContactSchema, required=True)
    social = fields.Nested(SocialSchema, required=True)


class WebAddress(Text):
    """A link to another site, by https and to a named host."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(most=LONGEST_LINK, **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> str:
        text = super()._deserialize(value, *args, **kwargs)
        if not _is_link(text):
            raise ValidationError([NO_LINK])
        return text


class ShownPhoneNumber(PhoneNumber):
    """A phone number as people read it, with its country and spaces."""

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> str:
        number = phonenumbers.parse(super()._deserialize(value, *args, **kwargs))
        return phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.INTERNATIONAL)


class Postcode(Text):
    """A postcode of any country; what Indonesia's looks like is known where the country is."""

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> str:
        text = super()._deserialize(value, *args, **kwargs)
        if not POSTCODE.fullmatch(text):
            raise ValidationError([NO_POSTCODE])
        return text


class ContactFormSchema(Schema):
    """What may be set of how the site can be reached."""

    name = Text(most=100)
    email = EmailAddress()
    phone = ShownPhoneNumber()
    street = Text(most=200)
    city = Text(most=80)
    postcode = Postcode(most=10)
    country = Text(most=60)
    fax = ShownPhoneNumber()
    instagram = WebAddress()
    youtube = WebAddress()
    x = WebAddress()
    facebook = WebAddress()


def _is_link(text: str) -> bool:
    try:
        parts = urlsplit(text)
        named = "." in (parts.hostname or "") and parts.port is None
    except ValueError:
        return False
    plain = not any(letter.isspace() or letter in "<>\"'\\" for letter in text)
    return parts.scheme == "https" and named and "@" not in parts.netloc and plain
