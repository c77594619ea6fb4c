"""Errors of registration, confirmation, invitations and sign-in."""

import math
from typing import Final

from server.core.errors import BadRequest, Conflict, RateLimited, Unauthorized, ValidationFailed
from server.core.text.i18n import Message, _

SECONDS_AS_SUCH: Final = 90
TOO_MANY: Final = _(
    "Too many failed sign-ins. Please wait {wait} and try again, or reset your password by email."
)


class InvalidCredentials(Unauthorized):
    """401: the same answer to every failed login."""

    code = "invalid_credentials"
    message = _("Wrong email or password. Please try again.")


class TooManySignIns(RateLimited):
    """429: too many sign-ins failed; the wait is told in words, too."""

    def __init__(self, retry_after: int) -> None:
        super().__init__(retry_after, TOO_MANY.format(wait=_wait_in_words(max(1, retry_after))))


def _wait_in_words(seconds: int) -> Message:
    if seconds == 1:
        return _("1 second")
    if seconds < SECONDS_AS_SUCH:
        return _("{count} seconds").format(count=seconds)
    # Never less than the wait.
    return _("{count} minutes").format(count=math.ceil(seconds / 60))


class EmailNotVerified(Unauthorized):
    """401: the password was right, the address is not confirmed yet."""

    code = "email_not_verified"
    message = _("Please verify your email address first. We can send you a new link.")


class WrongPassword(ValidationFailed):
    """422: a signed-in person gave a wrong password."""

    code = "wrong_password"
    message = _("Wrong password. Please try again.")

    def __init__(self) -> None:
        super().__init__(errors={"password": [self.message]})


class WeakPassword(ValidationFailed):
    """422: the password is too easy to guess for this person."""

    code = "weak_password"

    def __init__(self, reason: Message) -> None:
        super().__init__(errors={"password": [reason]})


class UsernameTaken(ValidationFailed):
    """422: somebody else has this username."""

    code = "username_taken"
    message = _("This username is taken.")

    def __init__(self) -> None:
        super().__init__(errors={"username": [self.message]})


class AlreadyVerified(BadRequest):
    """400: the account is confirmed, so there is no registration to delete."""

    code = "already_verified"
    message = _("This account has already been confirmed from your inbox.")


class RegistrationReplaced(BadRequest):
    """400: another account has the address of this registration, which was deleted."""

    code = "registration_replaced"
    message = _(
        "Another registration with this address was confirmed. Sign in with "
        "that one, or choose a new password."
    )


class UsernameGone(BadRequest):
    """400: somebody else took the username before this registration was confirmed."""

    code = "username_taken"
    message = _("Someone else took this username. Please register again with another one.")


class AddressHasAccount(Conflict):
    """409: the address has an account."""

    code = "address_has_account"
    message = _("This address already has an account.")


class AlreadyInvited(Conflict):
    """409: there is an open invitation to this address, which can be sent again."""

    code = "already_invited"
    message = _("This address already has an open invitation. You can resend it.")


class InvitationOver(Conflict):
    """409: the invitation was accepted or withdrawn."""

    code = "invitation_over"
    message = _("This invitation was already accepted or withdrawn.")
