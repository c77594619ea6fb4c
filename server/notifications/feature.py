"""What notifications registers."""

from typing import Final

from server.categories.usage import category_usages
from server.core.feature_registration import Feature
from server.core.mail.mail_templates import unsubscribe_finder
from server.notifications import centre, data_export, delivery_channels, unsubscribe
from server.notifications.jobs import JOBS
from server.notifications.views import blueprint
from server.push.outbox import preference_filter

FEATURE: Final = Feature(
    name="notifications",
    blueprint=blueprint,
    jobs=JOBS,
    export=data_export.export,
    provides=(
        category_usages.provide(centre.CATEGORY_USE),
        unsubscribe_finder.provide(unsubscribe.make_unsubscribe),
        preference_filter.provide(delivery_channels.filter_wanted),
    ),
)
