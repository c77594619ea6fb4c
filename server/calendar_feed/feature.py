"""What calendar feed registers."""

from typing import Final

from server.calendar_feed import addresses
from server.calendar_feed.views import blueprint
from server.core.feature_registration import Feature
from server.core.operations.job_queue import Job

DAY: Final = 24 * 3600

FEATURE: Final = Feature(
    name="calendar_feed",
    blueprint=blueprint,
    export=addresses.export,
    jobs=(Job("reseal_calendars", addresses.reencrypt_addresses, every_seconds=DAY),),
)
