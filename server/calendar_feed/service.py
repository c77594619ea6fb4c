"""Private calendars: their addresses, and what other programs read there."""

import hashlib
from collections.abc import Sequence
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
from server.notifications.preferences import get_preferences as choices
from server.settings import current_settings
from server.users.service import find_account

Item = dict[str, Any]

PURPOSE: Final = "calendar"
ADDRESS: Final = "/api/v1/calendar/{secret}.ics"
WEBCAL: Final = "webcal"
# Raised when the same entries are written another way, so that nobody keeps the former file.
FORM: Final = "1"


@dataclass(frozen=True, slots=True)
class Feed:
    """A calendar that may be read: what names this state of it, and what it is written from."""

    etag: str
    head: CalendarHeader
    entries: Sequence[Entry]

    def text(self) -> bytes:
        """The file, which costs more than everything before."""
        return write_calendar(self.head, self.entries)


def get_calendar(owner_id: str) -> Item:
    """Where the owner's calendar lies and what it tells; the address is made when first asked."""
    return _serialize(owner_id, addresses.get_or_make_address(owner_id))


def choose_amounts(owner_id: str, *, with_amounts: bool) -> Item:
    """Let the owner's calendar tell amounts, or leave them out."""
    return _serialize(owner_id, addresses.choose_amounts(owner_id, with_amounts=with_amounts))


def renew_calendar(owner_id: str) -> Item:
    """Give the owner's calendar another address; the earlier one opens nothing from now on."""
    record(actions.CALENDAR_RENEWED, actor_id=owner_id)
    return _serialize(owner_id, addresses.renew_address(owner_id))


def read_feed(secret: str) -> Feed:
    """The calendar that a secret opens; NotFound for any other and while it is switched off."""
    found = addresses.find_by_secret(secret)
    if found is None:
        raise NotFound
    reading = _reading(found)
    if reading is None or not choices(found.owner_id)[PURPOSE]:
        raise NotFound
    head = CalendarHeader(
        timezone=reading.timezone,
        language=reading.language,
        site=current_settings().public_url,
        year=reading.today.year,
    )
    told = list_entries(reading)
    etag = hashlib.sha256(repr((FORM, head, told)).encode()).hexdigest()[:32]
    return Feed(etag, head, told)


def _reading(found: FeedOwner) -> FeedContext | None:
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
        "is_on": choices(owner_id)[PURPOSE],
        "with_amounts": address.with_amounts,
        "renewed_at": format_utc(address.renewed_at),
    }
