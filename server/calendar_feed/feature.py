"""What calendar feed registers."""

from typing import Final

from server.calendar_feed import addresses
from server.calendar_feed.service import CalendarSessionListener
from server.calendar_feed.views import blueprint
from server.core.feature_registration import Feature
from server.core.operations.job_queue import Job
from server.sessions.session_listeners import session_listeners

DAY: Final = 24 * 3600

FEATURE: Final = Feature(
    name="calendar_feed",
    blueprint=blueprint,
    export=addresses.export,
    provides=(session_listeners.provide(CalendarSessionListener()),),
    jobs=(Job("reseal_calendars", addresses.reencrypt_addresses, every_seconds=DAY),),
)
