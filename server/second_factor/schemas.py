"""Requests and responses about the second factor."""

from typing import Final

from marshmallow import fields

from server.core.http.schemas import Schema, Text

LONGEST_CODE: Final = 60


class OneTimeCode(Text):
    """A code of an authenticator or a recovery code, as it was typed."""

    def __init__(self, *, required: bool = False) -> None:
        super().__init__(most=LONGEST_CODE, required=required)


class CodeSchema(Schema):
    """The first code of a new authenticator."""

    otp = OneTimeCode(required=True)


class EnrolmentSchema(Schema):
    """The secret for an authenticator: as text, as a URI, and as a QR code in a data URL."""

    secret = fields.String(required=True)
    otpauth_url = fields.String(required=True)
    qr_code = fields.String(required=True)


class RecoveryCodesSchema(Schema):
    """Recovery codes, each valid once; shown only this time."""

    recovery_codes = fields.List(fields.String(), required=True)
