"""What push registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.push import data_export
from server.push.commands import make_push_keys
from server.push.jobs import JOBS
from server.push.outbox import PUSHES
from server.push.subscriptions import SessionListener
from server.push.views import blueprint
from server.sessions.session_listeners import session_listeners

FEATURE: Final = Feature(
    name="push",
    blueprint=blueprint,
    jobs=JOBS,
    commands=(make_push_keys,),
    export=data_export.export,
    gauges=lambda: PUSHES.gauges("push", "pushes"),
    provides=(session_listeners.provide(SessionListener()),),
)
