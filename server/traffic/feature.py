"""What traffic registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.traffic import jobs, waiting
from server.traffic.views import blueprint

FEATURE: Final = Feature(
    name="traffic",
    blueprint=blueprint,
    jobs=jobs.JOBS,
    erase=waiting.forget,
    gauges=jobs.gauges,
)
