"""What imports registers."""

from typing import Final

from server.categories.usage import category_usages
from server.core.feature_registration import Feature
from server.core.operations.job_queue import Job
from server.imports import (
    category_usage,
    data_export,
    jobs,
    layout_shapes,
    mark_queries,
    wallet_usage,
)
from server.imports.gauges import gauges
from server.imports.service import JOB, follow_rules
from server.imports.views import blueprint
from server.rules.service import rule_listeners
from server.rules.typed_details import imported_votes
from server.sessions.initial_answers import InitialCall, initial_calls
from server.wallets.usage import wallet_usages

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE

FEATURE: Final = Feature(
    name="imports",
    blueprint=blueprint,
    jobs=(
        Job(JOB, jobs.work_next, every_seconds=MINUTE, is_long=True),
        Job("expired_imports", jobs.delete_expired, every_seconds=10 * MINUTE),
        Job("old_layout_shapes", layout_shapes.delete_old, every_seconds=6 * HOUR),
        Job("old_import_changes", jobs.forget_undone, every_seconds=HOUR),
    ),
    export=data_export.export,
    gauges=gauges,
    provides=(
        # Another one changes in the worker, so only the list comes with its page.
        initial_calls.provide(InitialCall("/imports", pages=("/import",))),
        category_usages.provide(category_usage.USAGE),
        wallet_usages.provide(wallet_usage.USAGE),
        imported_votes.provide(mark_queries.count_votes_of),
        rule_listeners.provide(follow_rules),
    ),
)
