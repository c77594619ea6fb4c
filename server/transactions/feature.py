"""What transactions registers."""

from typing import Final

from server.categories.usage import category_usages
from server.core.feature_registration import Feature
from server.core.http.idempotency import delete_old_keys
from server.core.operations.job_queue import Job
from server.transactions import category_usage, data_export
from server.transactions.commands import check_balances
from server.transactions.undo_log import delete_expired
from server.transactions.views import blueprint

HOUR: Final = 3600

FEATURE: Final = Feature(
    name="transactions",
    blueprint=blueprint,
    jobs=(
        Job("forget_old_keys", delete_old_keys, every_seconds=HOUR),
        Job("forget_old_acts", delete_expired, every_seconds=HOUR),
    ),
    commands=(check_balances,),
    export=data_export.export,
    provides=(category_usages.provide(category_usage.USAGE),),
)
