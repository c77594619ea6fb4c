"""The features that join all others: privacy and the overview."""

from typing import Final

from server.features.feature import Feature
from server.notifications.minors import minors
from server.overview import views as overview_views
from server.privacy import answering as privacy_answering
from server.privacy import jobs as privacy_jobs
from server.privacy import letters as privacy_letters
from server.privacy import minors as privacy_minors
from server.privacy import request_letters as privacy_request_letters
from server.privacy import taking as privacy_taking
from server.privacy import views as privacy_views

WHOLE: Final[tuple[Feature, ...]] = (
    Feature(
        name="privacy",
        blueprint=privacy_views.blueprint,
        letters={
            privacy_letters.EXPORT_READY: privacy_letters.export_ready,
            privacy_letters.ACCOUNT_CLOSES: privacy_letters.account_closes,
            privacy_letters.ASK_PARENT: privacy_letters.ask_parent,
            privacy_request_letters.REQUEST_ANSWERED: privacy_request_letters.request_answered,
        },
        jobs=privacy_jobs.JOBS,
        install=lambda _app: minors.come_from(privacy_minors.unasked),
        export=privacy_taking.export,
        gauges=privacy_answering.gauges,
    ),
    Feature(name="overview", blueprint=overview_views.blueprint),
)
