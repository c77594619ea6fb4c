"""What push registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.core.operations.job_queue import Job
from server.push import data_export, delivery
from server.push.commands import make_push_keys
from server.push.outbox import PUSHES
from server.push.subscriptions import SessionListener
from server.push.views import blueprint
from server.sessions.session_listeners import session_listeners

JOBS: Final = (
    Job(PUSHES.job, delivery.send_queued, every_seconds=60),
    Job("push_retention", delivery.delete_old, every_seconds=6 * 60 * 60),
)

FEATURE: Final = Feature(
    name="push",
    blueprint=blueprint,
    jobs=JOBS,
    commands=(make_push_keys,),
    export=data_export.export,
    gauges=lambda: PUSHES.gauges("push", "pushes"),
    provides=(session_listeners.provide(SessionListener()),),
)
