"""What goals registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.goals import contributions, data_export
from server.goals.views import blueprint
from server.transactions.booking_checks import booking_checks

FEATURE: Final = Feature(
    name="goals",
    blueprint=blueprint,
    export=data_export.export,
    provides=(booking_checks.provide(contributions.BOOKING_CHECK),),
)
