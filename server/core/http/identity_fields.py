"""Fields for the identity of a person: address, phone number, names and password."""

import re
from typing import Any, Final

import phonenumbers
from email_validator import EmailNotValidError, validate_email
from marshmallow import ValidationError, fields

from server.core.http.schemas import Text
from server.core.text.i18n import _

HOME_REGION: Final = "ID"
USERNAME: Final = re.compile(r"[A-Za-z0-9._]+")
# What mail programs turn into a link; a title such as S.Kom is none.
WEB_ADDRESS: Final = re.compile(r"://|(?i:www\.)|@|\w{2,}\.[a-z]{2,}(?!\w)")
LONGEST_PASSWORD: Final = 128

NO_EMAIL: Final = _("Enter a valid email address.")
NO_PHONE: Final = _("Enter a valid phone number.")
NO_USERNAME: Final = _("Use letters, digits, dots and underscores only.")
NO_LETTER: Final = _("Use at least one letter or digit.")
NO_NAME: Final = _("Write your name without a web or email address.")
NEEDED: Final = _("This field is required.")
NO_TEXT: Final = _("This must be text.")
LONG_PASSWORD: Final = _("Use at most 128 characters.")


class EmailAddress(Text):
    """An email address in lower case, without a check that it exists."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(most=254, **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> str:
        text = super()._deserialize(value, *args, **kwargs)
        try:
            checked = validate_email(
                text,
                check_deliverability=False,
                allow_smtputf8=False,
                strict=True,
                test_environment=True,
            )
        except EmailNotValidError as error:
            raise ValidationError([NO_EMAIL]) from error
        return (checked.ascii_email or checked.normalized).lower()


class PhoneNumber(Text):
    """A phone number in E.164, Indonesian unless it names its country."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(most=40, **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> str:
        text = super()._deserialize(value, *args, **kwargs)
        try:
            number = phonenumbers.parse(text, HOME_REGION)
        except phonenumbers.NumberParseException as error:
            raise ValidationError([NO_PHONE]) from error
        if not phonenumbers.is_valid_number(number):
            raise ValidationError([NO_PHONE])
        return phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.E164)


class Username(Text):
    """A public name of 3 to 30 letters, digits, dots and underscores."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(least=3, most=30, **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> str:
        text = super()._deserialize(value, *args, **kwargs)
        if not USERNAME.fullmatch(text):
            raise ValidationError([NO_USERNAME])
        if not text.strip("._"):
            raise ValidationError([NO_LETTER])
        return text


class FullName(Text):
    """A full name of up to 100 characters, without links."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(most=100, **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> str:
        text = super()._deserialize(value, *args, **kwargs)
        if WEB_ADDRESS.search(text):
            raise ValidationError([NO_NAME])
        return text


class Password(fields.String):
    """A password as it was typed, neither trimmed nor normalized."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(error_messages={"invalid": NO_TEXT}, **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> str:
        text = super()._deserialize(value, *args, **kwargs)
        if not text:
            raise ValidationError([NEEDED])
        if len(text) > LONGEST_PASSWORD:
            raise ValidationError([LONG_PASSWORD])
        return text
