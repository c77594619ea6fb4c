"""The registration of sessions."""

from typing import Final

from server.core.feature_registration import Feature
from server.core.operations.job_queue import Job
from server.sessions import access_guard, service
from server.sessions.devices import delete_old_devices
from server.sessions.views import blueprint

JOBS: Final = (Job("forget_devices", delete_old_devices, every_seconds=24 * 60 * 60),)

FEATURE: Final = Feature(
    name="sessions",
    blueprint=blueprint,
    jobs=JOBS,
    install=access_guard.init_sessions,
    export=service.export,
    erase=service.erase_sessions,
)
