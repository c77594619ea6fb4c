"""The registration of privacy."""

from typing import Final

from server.core.feature_registration import Feature
from server.notifications.minors import minors
from server.privacy import data_export, data_requests, letters, parental_consent
from server.privacy.jobs import JOBS
from server.privacy.views import blueprint

FEATURE: Final = Feature(
    name="privacy",
    blueprint=blueprint,
    letters={
        letters.EXPORT_READY: letters.export_ready,
        letters.ACCOUNT_CLOSES: letters.account_closes,
        letters.ASK_PARENT: letters.ask_parent,
        letters.REQUEST_ANSWERED: letters.request_answered,
    },
    jobs=JOBS,
    export=data_export.export,
    gauges=data_requests.gauges,
    provides=(minors.provide(parental_consent.find_without_consent),),
)
