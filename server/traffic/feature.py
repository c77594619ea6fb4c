"""What traffic registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.core.operations.job_queue import Job
from server.traffic import aggregation, view_buffer
from server.traffic.views import blueprint

FEATURE: Final = Feature(
    name="traffic",
    blueprint=blueprint,
    jobs=(
        Job("page_views", aggregation.write_buffered, every_seconds=60),
        Job("old_page_views", aggregation.delete_old_views, every_seconds=6 * 60 * 60),
        Job("views_on_disk", view_buffer.rewrite_append_only_file, every_seconds=60 * 60),
    ),
    erase=view_buffer.delete_views_of,
    gauges=view_buffer.gauges,
)
