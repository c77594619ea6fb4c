"""What audit registers."""

from typing import Final

from server.audit import commands, service, taking
from server.audit.jobs import JOBS
from server.core.feature_registration import Feature

FEATURE: Final = Feature(
    name="audit",
    jobs=JOBS,
    commands=(commands.check_audit, commands.trim_audit),
    export=taking.export,
    erase=service.erase,
)
