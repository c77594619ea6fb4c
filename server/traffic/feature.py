"""What traffic registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.traffic import jobs, view_buffer
from server.traffic.views import blueprint

FEATURE: Final = Feature(
    name="traffic",
    blueprint=blueprint,
    jobs=jobs.JOBS,
    erase=view_buffer.delete_views_of,
    gauges=jobs.gauges,
)
