"""What notifications registers."""

from typing import Final

from server.categories.usage import category_usages
from server.core.feature_registration import Feature
from server.core.mail.mail_templates import unsubscribe_finder
from server.notifications import data_export, delivery_channels, service, unsubscribe
from server.notifications.jobs import JOBS
from server.notifications.views import blueprint
from server.push.listeners import listeners

FEATURE: Final = Feature(
    name="notifications",
    blueprint=blueprint,
    jobs=JOBS,
    export=data_export.export,
    provides=(
        category_usages.provide(service.USE),
        unsubscribe_finder.provide(unsubscribe.make_way_out),
        listeners.provide(delivery_channels.listening),
    ),
)
