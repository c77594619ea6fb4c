"""The registration of audit."""

from typing import Final

from server.audit import commands, data_export, service
from server.audit.jobs import JOBS
from server.core.feature_registration import Feature

FEATURE: Final = Feature(
    name="audit",
    jobs=JOBS,
    commands=(commands.check_audit, commands.trim_audit),
    export=data_export.export,
    erase=service.erase,
)
