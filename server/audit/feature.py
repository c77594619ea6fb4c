"""The registration of audit."""

from typing import Final

from server.audit import commands, service
from server.core.feature_registration import Feature
from server.core.operations.job_queue import Job

JOBS: Final = (
    Job("repeated_events", service.store_repeated, every_seconds=60),
    # Deletes origins only; events are deleted by a command.
    Job("audit_origins", service.forget_origins, every_seconds=60 * 60),
)

FEATURE: Final = Feature(
    name="audit",
    jobs=JOBS,
    commands=(commands.check_audit, commands.trim_audit),
    export=service.export,
    erase=service.erase,
)
