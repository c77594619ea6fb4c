"""The features that tell people something, and take what they say."""

from typing import Final

from flask import Flask

from server.core.mail.mail_templates import ways_out
from server.core.operations.gauges import of_waiting
from server.features.feature import Feature
from server.notifications import data_export as notifications_taking
from server.notifications import delivery_channels as notifications_carrying
from server.notifications import jobs as notifications_jobs
from server.notifications import service as notifications_categorised
from server.notifications import unsubscribe as notifications_leaving
from server.notifications import views as notifications_views
from server.push import commands as push_commands
from server.push import data_export as push_taking
from server.push import jobs as push_jobs
from server.push import views as push_views
from server.push.listeners import listeners
from server.push.models import PushMessage
from server.push.subscriptions import BoundToSignIn
from server.sessions.bound import followers
from server.support import inbox as support_inbox
from server.support import letters as support_letters
from server.support import taking as support_taking
from server.support import views as support_views


def _let_people_choose(_app: Flask) -> None:
    ways_out.come_from(notifications_leaving.make_way_out)
    listeners.come_from(notifications_carrying.listening)


TELLING: Final[tuple[Feature, ...]] = (
    Feature(
        name="support",
        blueprint=support_views.blueprint,
        letters={
            support_letters.COPY: support_letters.copy,
            support_letters.REPLY: support_letters.reply,
        },
        export=support_taking.export,
        gauges=support_inbox.gauges,
    ),
    Feature(
        name="push",
        blueprint=push_views.blueprint,
        jobs=push_jobs.JOBS,
        install=lambda _app: followers.are(BoundToSignIn()),
        commands=(push_commands.make_push_keys,),
        export=push_taking.export,
        gauges=lambda: of_waiting(PushMessage, "push", "pushes"),
    ),
    Feature(
        name="notifications",
        blueprint=notifications_views.blueprint,
        jobs=notifications_jobs.JOBS,
        install=_let_people_choose,
        export=notifications_taking.export,
        category_use=notifications_categorised.USE,
    ),
)
