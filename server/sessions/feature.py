"""The registration of sessions."""

from typing import Final

from server.core.feature_registration import Feature
from server.sessions import access_guard, data_export, service
from server.sessions.jobs import JOBS
from server.sessions.views import blueprint

FEATURE: Final = Feature(
    name="sessions",
    blueprint=blueprint,
    jobs=JOBS,
    install=access_guard.init_sessions,
    export=data_export.export,
    erase=service.erase_sessions,
)
