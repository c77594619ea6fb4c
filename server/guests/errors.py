"""Errors of guests."""

from typing import Final

from server.core.errors import Conflict, RateLimited
from server.core.text.i18n import _

FULL: Final = _(
    "Too many people are trying Lumbung without an account right now. Register instead, or try "
    "again later."
)


class TooManyGuests(RateLimited):
    """429: so many guests have begun here, or altogether, that no more may for a while."""

    def __init__(self, retry_after: int) -> None:
        super().__init__(retry_after, FULL)


class AlreadyRegistered(Conflict):
    """409: the account has an address, so there is nothing to keep."""

    code = "already_registered"
    message = _("You already have an account.")
