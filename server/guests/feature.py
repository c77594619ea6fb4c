"""The registration of guests."""

from typing import Final

from server.core.feature_registration import Feature
from server.core.operations.job_queue import Job
from server.guests import service
from server.guests.views import blueprint
from server.sessions.accounts import guest_departures
from server.users.guest_accounts import end_guest

JOBS: Final = (Job("unused_guests", service.end_unused_guests, every_seconds=60 * 60),)

FEATURE: Final = Feature(
    name="guests",
    blueprint=blueprint,
    jobs=JOBS,
    provides=(guest_departures.provide(end_guest),),
)
