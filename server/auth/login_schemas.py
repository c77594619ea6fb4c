"""What somebody types to sign in, and to show again that it is them."""

from typing import Any

from marshmallow import ValidationError, validates_schema

from server.core.http.identity_fields import NEEDED, EmailAddress, Password
from server.core.http.schemas import Schema
from server.second_factor.schemas import OneTimeCode


class LoginSchema(Schema):
    """The login form; `otp` once the answer asked for a code."""

    email = EmailAddress(required=True)
    password = Password(required=True)
    otp = OneTimeCode()


class ConfirmationSchema(Schema):
    """The password, or a code of the second factor."""

    password = Password()
    otp = OneTimeCode()

    @validates_schema
    def check_one(self, form: dict[str, str], **_options: Any) -> None:
        """One of the two is given, not both."""
        if len(form) != 1:
            raise ValidationError({"password": [NEEDED]})
