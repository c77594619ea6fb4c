"""Calendar feeds: their settings, and the calendar behind a secret address."""

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from server.audit import actions
from server.audit.service import record
from server.calendar_feed import addresses
from server.calendar_feed.addresses import Address, FeedOwner
from server.calendar_feed.entries import Entry, FeedContext, list_entries
from server.calendar_feed.ics import CalendarHeader, write_calendar
from server.core.calendar.clock import format_utc, today
from server.core.errors import NotFound
from server.core.text.i18n import DEFAULT
from server.notifications.preferences import get_preferences
from server.settings import current_settings
from server.users.service import find_account

Item = dict[str, Any]

PURPOSE: Final = "calendar"
ADDRESS: Final = "/api/v1/calendar/{secret}.ics"
WEBCAL: Final = "webcal"
# Raise it when the same entries render differently, so that caches drop the former file.
FORMAT_VERSION: Final = "1"


@dataclass(frozen=True, slots=True)
class Feed:
    """A calendar with its ETag, not rendered yet."""

    etag: str
    header: CalendarHeader
    entries: Sequence[Entry]

    def render(self) -> bytes:
        """The file; the expensive part, which a matching ETag saves."""
        return write_calendar(self.header, self.entries)


def list_calendars(owner_id: str) -> list[Item]:
    """The address and settings of the owner's calendar; empty before the address was made."""
    address = addresses.find_address(owner_id)
    return [] if address is None else [_serialize(owner_id, address)]


def make_calendar(owner_id: str) -> Item:
    """Make the address of the owner's calendar unless there is one, and return it."""
    return _serialize(owner_id, addresses.get_or_make_address(owner_id))


def choose_amounts(owner_id: str, *, with_amounts: bool) -> Item:
    """Show amounts in the owner's calendar, or hide them."""
    return _serialize(owner_id, addresses.choose_amounts(owner_id, with_amounts=with_amounts))


def renew_calendar(owner_id: str) -> Item:
    """Replace the address of the owner's calendar; the former one stops working."""
    record(actions.CALENDAR_RENEWED, actor_id=owner_id)
    return _serialize(owner_id, addresses.renew_address(owner_id))


class CalendarSessionListener:
    """Renews the address of a calendar when its owner is signed out everywhere.

    Whoever was signed in may know the address.
    """

    def ended(self, handles: Collection[str]) -> None:
        """A calendar outlives the sessions of single devices."""

    def replaced(self, before: str, owner_id: str, handle: str, version: int) -> None:
        """The owner is still signed in."""

    def ended_others(self, owner_id: str, handle: str) -> None:
        _replace_address(owner_id)

    def ended_all(self, owner_id: str) -> None:
        _replace_address(owner_id)


def _replace_address(owner_id: str) -> None:
    if addresses.replace_address(owner_id):
        record(actions.CALENDAR_RENEWED, actor_id=owner_id)


def read_feed(secret: str) -> Feed:
    """The calendar of a secret; raises NotFound, also while the calendar is turned off."""
    found = addresses.find_by_secret(secret)
    if found is None:
        raise NotFound
    context = _context(found)
    if context is None or not get_preferences(found.owner_id)[PURPOSE]:
        raise NotFound
    header = CalendarHeader(
        timezone=context.timezone,
        language=context.language,
        site=current_settings().public_url,
        year=context.today.year,
    )
    entries = list_entries(context)
    etag = hashlib.sha256(repr((FORMAT_VERSION, header, entries)).encode()).hexdigest()[:32]
    return Feed(etag, header, entries)


def _context(found: FeedOwner) -> FeedContext | None:
    owner = find_account(found.owner_id)
    if owner is None or not owner.is_active:
        return None
    return FeedContext(
        owner_id=owner.id,
        timezone=owner.timezone,
        today=today(owner.timezone),
        language=owner.language or DEFAULT,
        payday=owner.payday,
        payday_shift=owner.payday_shift,
        with_amounts=found.with_amounts,
        changed_at=found.changed_at,
    )


def _serialize(owner_id: str, address: Address) -> Item:
    url = address.secret and current_settings().public_url + ADDRESS.format(secret=address.secret)
    return {
        "url": url,
        "webcal_url": url and WEBCAL + url[url.index(":") :],
        "is_on": get_preferences(owner_id)[PURPOSE],
        "with_amounts": address.with_amounts,
        "renewed_at": format_utc(address.renewed_at),
    }
