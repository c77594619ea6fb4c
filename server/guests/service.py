"""Guests: begin one, register it, and end those that nobody uses.

The limits of new guests count nothing that registered people need: who spends them keeps only
others from trying without an account, who can register as always.
"""

from dataclasses import dataclass, replace
from typing import Any, Final

import structlog

from server.audit import actions
from server.audit import service as audit
from server.auth import service as auth
from server.auth.service import RegistrationForm
from server.core.database.unit_of_work import unit_of_work
from server.core.http.rate_limits import (
    RateLimit,
    count_event,
    count_or_refuse,
    seconds_to_wait,
    wide_network,
)
from server.guests.errors import TooManyGuests
from server.sessions import devices
from server.sessions import service as sessions
from server.users import guest_accounts
from server.users import service as users

HOUR: Final = 60 * 60
DAY: Final = 24 * HOUR
# Carriers put many phones behind one address, so it is more than one household needs.
BY_ADDRESS: Final = RateLimit("guests-address", 20, HOUR)
BY_NETWORK: Final = RateLimit("guests-network", 100, HOUR)
OF_ALL: Final = RateLimit("guests-all", 1_000, HOUR)
REGISTRATIONS: Final = RateLimit("guest-registrations", 5, DAY)
AT_ONCE: Final = 200
# For how many days back the console counts.
COUNTED_DAYS: Final = (7, 30)

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class NewGuest:
    """What a browser tells of itself; `session_id` and `device` are its cookies."""

    language: str
    timezone: str | None
    address: str
    session_id: str | None
    device: str | None


@dataclass(frozen=True, slots=True)
class BegunGuest:
    """The values of the browser's cookies, None where they stay, and an access token."""

    grant: sessions.TokenGrant
    session_id: str | None = None
    device: str | None = None


def begin_guest(given: NewGuest) -> BegunGuest:
    """Create a guest and sign the browser in, unless it is signed in already.

    TooManyGuests.
    """
    try:
        _account, grant = sessions.resume_session(given.session_id)
    except sessions.SessionEnded:
        return _begin(given)
    return BegunGuest(grant)


def register_guest(guest_id: str, form: RegistrationForm) -> None:
    """Mail a link that makes the guest a full account; the guest goes on meanwhile.

    The answer is the same for the address of an account. UsernameTaken, RateLimited.
    """
    count_or_refuse(REGISTRATIONS, guest_id)
    auth.register(replace(form, guest_id=guest_id))


def end_unused_guests() -> int:
    """End the guests without use for 14 days; returns how many.

    A session says that somebody can still open the account, whatever was noted of its use.
    """
    ended, last = 0, ""
    while True:
        with unit_of_work():
            found = guest_accounts.list_unused_guests(AT_ONCE, last)
            unused = [one for one in found if not sessions.list_devices(one)]
            ended += sum(guest_accounts.end_guest(one) for one in unused)
        if len(found) < AT_ONCE:
            return ended
        last = found[-1]


def count_guests() -> dict[str, Any]:
    """How many guests there are, and how many began and became accounts lately; one query."""
    return guest_accounts.count_guests(COUNTED_DAYS)


def _begin(given: NewGuest) -> BegunGuest:
    _count(given.address)
    guest_id = guest_accounts.create_guest(given.language, given.timezone)
    account = users.find_account(guest_id)
    if account is None:
        raise sessions.SessionEnded
    device = devices.remember_device(guest_id, given.device)
    audit.record(actions.SESSION_STARTED, actor_id=guest_id)
    session_id, grant = sessions.start_session(account, instead_of=given.session_id)
    return BegunGuest(grant, session_id, device.name)


def _count(address: str) -> None:
    """Count a new guest, or raise TooManyGuests."""
    counted = ((BY_ADDRESS, (address,)), (BY_NETWORK, (wide_network(address),)), (OF_ALL, ()))
    for rule, keys in counted:
        if not count_event(rule, *keys):
            raise TooManyGuests(seconds_to_wait(rule, *keys))
