"""What sessions registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.sessions import guard, service, taking
from server.sessions.jobs import JOBS
from server.sessions.views import blueprint

FEATURE: Final = Feature(
    name="sessions",
    blueprint=blueprint,
    jobs=JOBS,
    install=guard.init_sessions,
    export=taking.export,
    erase=service.erase,
)
