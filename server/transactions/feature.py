"""What transactions registers."""

from typing import Final

from server.categories.usage import category_usages
from server.core.feature_registration import Feature
from server.transactions import category_usage, data_export
from server.transactions.commands import check_balances
from server.transactions.jobs import JOBS
from server.transactions.views import blueprint

FEATURE: Final = Feature(
    name="transactions",
    # The calls that change something join those that read.
    blueprint=blueprint,
    jobs=JOBS,
    commands=(check_balances,),
    export=data_export.export,
    provides=(category_usages.provide(category_usage.USAGE),),
)
