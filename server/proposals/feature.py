"""What proposals registers."""

from typing import Final

from server.core.data_restore import restorers
from server.core.feature_registration import Feature
from server.proposals import data_export, restoration
from server.proposals.views import blueprint

FEATURE: Final = Feature(
    name="proposals",
    blueprint=blueprint,
    export=data_export.export,
    provides=(restorers.provide(restoration.RESTORER),),
)
