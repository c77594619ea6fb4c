"""What somebody types to sign in, and to show again that it is them."""

from server.core.people import EmailAddress, Password
from server.core.schemas import Schema


class LoginSchema(Schema):
    """The login form."""

    email = EmailAddress(required=True)
    password = Password(required=True)


class ConfirmationSchema(Schema):
    """The password, or a code of the second factor."""

    password = Password(required=True)
