"""Requests and responses about the second factor."""

from marshmallow import fields

from server.core.http.schemas import Schema
from server.second_factor.fields import OneTimeCode


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
