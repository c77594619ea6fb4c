"""Errors of the second factor."""

from server.core.errors import Conflict, Forbidden, Unauthorized, ValidationFailed
from server.core.text.i18n import _

NOT_RIGHT = _("That code isn't right. Please try again.")


class WrongCode(ValidationFailed):
    """422: a signed-in person gave a code that is wrong, used or expired."""

    code = "invalid_otp"
    message = NOT_RIGHT

    def __init__(self) -> None:
        super().__init__(errors={"otp": [self.message]})


class InvalidOtp(Unauthorized):
    """401: the same at sign-in."""

    code = "invalid_otp"
    message = NOT_RIGHT


class SecondFactorRequired(Unauthorized):
    """401: the password was right, and the account requires a code too."""

    code = "second_factor_required"
    message = _("Enter the code from your authenticator app.")


class NotStarted(Conflict):
    """409: there is no secret to confirm, or it is too old."""

    code = "second_factor_not_started"
    message = _("This took too long. Please start again.")


class NotEnabled(Conflict):
    """409: this account has no second factor."""

    code = "second_factor_off"
    message = _("Two-step sign-in is not on.")


class RenewedJustNow(Conflict):
    """409: another call made new recovery codes within the last ten seconds."""

    code = "recovery_codes_renewed"
    message = _("You just made new recovery codes. Please use those, or try again in a moment.")


class OperatorsNeedIt(Forbidden):
    """403: an operator cannot turn the second factor off."""

    code = "second_factor_needed"
    message = _("Your role needs two-step sign-in, so it stays on.")
