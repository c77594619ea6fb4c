"""Requests to register, sign in, set a password and accept an invitation."""

import re
from collections.abc import Mapping
from typing import Any, Final

from marshmallow import ValidationError, fields, validate, validates_schema

from server.core.http.fields import Switch
from server.core.http.identity_fields import (
    NEEDED,
    EmailAddress,
    FullName,
    Password,
    PhoneNumber,
    Username,
)
from server.core.http.schemas import MailedTokenSchema, Schema
from server.core.text.i18n import _
from server.second_factor.schemas import OneTimeCode
from server.users import passwords

NO_MATCH: Final = _("Passwords do not match")
NOT_ACCEPTED: Final = _("Please accept the terms.")


class Accepted(fields.Boolean):
    """A required checkbox: only true is valid."""

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> bool:
        if value is not True:
            raise ValidationError([NOT_ACCEPTED])
        return True


class BrowserKey(fields.String):
    """A random key that a browser makes to recognise its own registration."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(validate=validate.Regexp(r"\A[\w-]{22,64}\Z", re.ASCII), **kwargs)


class RegistrationSchema(Schema):
    """The registration form."""

    fullname = FullName(required=True)
    username = Username(required=True)
    phone_number = PhoneNumber(required=True)
    email = EmailAddress(required=True)
    password = Password(required=True)
    repeated = Password(required=True, data_key="confPassword")
    browser_key = BrowserKey()

    @validates_schema(skip_on_field_errors=False)
    def check_passwords(self, form: dict[str, str], **_options: Any) -> None:
        """Both passwords are the same, and hard enough to guess for this person."""
        _check_passwords(form)


class AddressSchema(Schema):
    """Whom to send a new link."""

    email = EmailAddress(required=True)


class NewPasswordSchema(Schema):
    """A new password, typed twice."""

    password = Password(required=True)
    repeated = Password(required=True, data_key="confPassword")

    @validates_schema(skip_on_field_errors=False)
    def check_passwords(self, form: dict[str, str], **_options: Any) -> None:
        """Both passwords are the same, and hard enough to guess for anybody."""
        _check_passwords(form)


class ResetSchema(NewPasswordSchema, MailedTokenSchema):
    """The form of a mailed reset link."""

    accepted = Accepted(required=True, data_key="acceptTerms")
    remove_second_factor = Switch()


class ConfirmInBrowserSchema(MailedTokenSchema):
    """A mailed link, and the new password to confirm its registration with, typed twice."""

    password = Password()
    repeated = Password(data_key="confPassword")

    @validates_schema(skip_on_field_errors=False)
    def check_passwords(self, form: dict[str, str], **_options: Any) -> None:
        """Both passwords are the same, and hard enough to guess for anybody."""
        _check_passwords(form)
        if ("password" in form) != ("repeated" in form):
            missing = "confPassword" if "password" in form else "password"
            raise ValidationError({missing: [NEEDED]})


class OpenedLinkSchema(MailedTokenSchema):
    """A mailed link, and the key of the browser that opened it."""

    browser_key = BrowserKey()


class RegistrationLinkSchema(Schema):
    """The registration that a mailed link confirms; null but the state once it is verified.

    `is_own` means that this browser registered; `disown_token` deletes the registration. With
    `keeps_guest`, what was recorded without an account is in the new one.
    """

    state = fields.String(required=True, validate=validate.OneOf(("waiting", "verified")))
    email = fields.String(required=True, allow_none=True)
    fullname = fields.String(required=True, allow_none=True)
    username = fields.String(required=True, allow_none=True)
    created_at = fields.String(required=True, allow_none=True)
    is_own = fields.Boolean(required=True)
    keeps_guest = fields.Boolean(required=True)
    disown_token = fields.String(required=True, allow_none=True)


class AcceptanceSchema(NewPasswordSchema, MailedTokenSchema):
    """The form that accepts an invitation; its link carries the rest."""

    username = Username(required=True)
    phone_number = PhoneNumber(required=True)
    accepted = Accepted(required=True, data_key="acceptTerms")


class InvitedSchema(Schema):
    """Whom an invitation is for, and when it expires."""

    fullname = fields.String(required=True)
    email = fields.String(required=True)
    expires_at = fields.String(required=True)


class UsernameSchema(Schema):
    """A wanted username, and the key of the browser that wants it."""

    username = Username(required=True)
    browser_key = BrowserKey()


class AvailabilitySchema(Schema):
    """Whether a username is available."""

    username = fields.String(required=True)
    available = fields.Boolean(required=True)


def _check_passwords(form: Mapping[str, Any]) -> None:
    errors: dict[str, list[str]] = {}
    password = form.get("password")
    if password is None:
        return
    reason = passwords.find_weakness(
        password,
        username=form.get("username", ""),
        email=form.get("email", ""),
        fullname=form.get("fullname", ""),
    )
    if reason:
        errors["password"] = [reason]
    if form.get("repeated", password) != password:
        errors["confPassword"] = [NO_MATCH]
    if errors:
        raise ValidationError(errors)


class LoginSchema(Schema):
    """The login form; with `otp` once a code is required."""

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
