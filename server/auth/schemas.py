"""What somebody types to register, to sign in and to set a password."""

from collections.abc import Mapping
from typing import Any, Final

from marshmallow import ValidationError, fields, validates_schema

from server.core.http.identity_fields import EmailAddress, FullName, Password, PhoneNumber, Username
from server.core.http.schemas import MailedTokenSchema, Schema
from server.core.text.i18n import _
from server.users import passwords

NO_MATCH: Final = _("Passwords do not match")
NOT_ACCEPTED: Final = _("Please accept the terms.")


class Accepted(fields.Boolean):
    """A box that must be ticked: nothing but true will do."""

    def _deserialize(
        self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any
    ) -> bool:
        if value is not True:
            raise ValidationError([NOT_ACCEPTED])
        return True


class RegistrationSchema(Schema):
    """The registration form."""

    fullname = FullName(required=True)
    username = Username(required=True)
    phone_number = PhoneNumber(required=True)
    email = EmailAddress(required=True)
    password = Password(required=True)
    repeated = Password(required=True, data_key="confPassword")

    @validates_schema(skip_on_field_errors=False)
    def check_passwords(self, form: dict[str, str], **_options: Any) -> None:
        """Both passwords are the same, and hard enough to guess for this person."""
        _check_passwords(form)


class AddressSchema(Schema):
    """Whom to send a new link."""

    email = EmailAddress(required=True)


class NewPasswordSchema(Schema):
    """A password for an account that is there, typed twice."""

    password = Password(required=True)
    repeated = Password(required=True, data_key="confPassword")

    @validates_schema(skip_on_field_errors=False)
    def check_passwords(self, form: dict[str, str], **_options: Any) -> None:
        """Both passwords are the same, and hard enough to guess for anybody."""
        _check_passwords(form)


class ResetSchema(NewPasswordSchema, MailedTokenSchema):
    """What stands on the page of a mailed link that sets a password."""

    accepted = Accepted(required=True, data_key="acceptTerms")


class AcceptanceSchema(NewPasswordSchema, MailedTokenSchema):
    """What somebody types who accepts an invitation; its link says the rest."""

    username = Username(required=True)
    phone_number = PhoneNumber(required=True)
    accepted = Accepted(required=True, data_key="acceptTerms")


class InvitedSchema(Schema):
    """Whom the account of an invitation is for, and until when it can be made."""

    fullname = fields.String(required=True)
    email = fields.String(required=True)
    expires_at = fields.String(required=True)


class UsernameSchema(Schema):
    """A username that somebody would like to have."""

    username = Username(required=True)


class AvailabilitySchema(Schema):
    """Whether a username can be had."""

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
