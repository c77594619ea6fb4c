"""Why somebody cannot register, confirm or sign in."""

from server.core.errors import BadRequest, Unauthorized, ValidationFailed
from server.core.i18n import _


class InvalidCredentials(Unauthorized):
    """401: the one answer to every failed login."""

    code = "invalid_credentials"
    message = _("Wrong email or password. Please try again.")


class EmailNotVerified(Unauthorized):
    """401: the password was right, the address is not confirmed yet."""

    code = "email_not_verified"
    message = _("Please verify your email address first. We can send you a new link.")


class UsernameTaken(ValidationFailed):
    """422: somebody else has this username."""

    code = "username_taken"
    message = _("This username is taken.")

    def __init__(self) -> None:
        super().__init__(errors={"username": [self.message]})


class LinkExpired(BadRequest):
    """400: the link is ours, but older than 24 hours."""

    code = "link_expired"
    message = _("This link has expired. Please ask for a new one.")


class LinkInvalid(BadRequest):
    """400: the link is not ours, was changed, or a later one took its place."""

    code = "link_invalid"
    message = _("This link does not work any more. Please ask for a new one.")


class AlreadyVerified(BadRequest):
    """400: the account was confirmed, so nothing is left to withdraw."""

    code = "already_verified"
    message = _("This account has already been confirmed from your mailbox.")
