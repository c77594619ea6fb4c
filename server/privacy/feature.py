"""What privacy registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.notifications.minors import minors
from server.privacy import answering, letters, request_letters, taking
from server.privacy import minors as privacy_minors
from server.privacy.jobs import JOBS
from server.privacy.views import blueprint

FEATURE: Final = Feature(
    name="privacy",
    blueprint=blueprint,
    letters={
        letters.EXPORT_READY: letters.export_ready,
        letters.ACCOUNT_CLOSES: letters.account_closes,
        letters.ASK_PARENT: letters.ask_parent,
        request_letters.REQUEST_ANSWERED: request_letters.request_answered,
    },
    jobs=JOBS,
    export=taking.export,
    gauges=answering.gauges,
    provides=(minors.provide(privacy_minors.unasked),),
)
