"""What notifications registers."""

from typing import Final

from server.categories.usage import category_usages
from server.core.feature_registration import Feature
from server.core.mail.mail_templates import unsubscribe_finder
from server.core.operations.job_queue import Job
from server.notifications import centre, delivery_channels, unsubscribe
from server.notifications.queries import purge_old
from server.notifications.views import blueprint
from server.push.outbox import preference_filter
from server.sessions.initial_answers import InitialCall, initial_calls, parameters

FEATURE: Final = Feature(
    name="notifications",
    blueprint=blueprint,
    jobs=(Job("forget_notifications", purge_old, every_seconds=24 * 60 * 60),),
    export=centre.export,
    provides=(
        category_usages.provide(centre.CATEGORY_USE),
        unsubscribe_finder.provide(unsubscribe.make_unsubscribe),
        preference_filter.provide(delivery_channels.filter_wanted),
        initial_calls.provide(InitialCall("/notifications", query=parameters({"limit": "1"}))),
        initial_calls.provide(InitialCall("/users/notifications", pages=("/notification",))),
    ),
)
